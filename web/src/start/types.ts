/** A table at which this browser has a chair. */
export type ActiveRoom = {
  code: string;
  /** The code as it may be seen on a stream. */
  shown: string;
  game: string;
  title: string;
  begun: boolean;
  emblems: string[];
  /** The others there. */
  people: string[];
  /** Round and phase. */
  now?: string;
  /** Whom the table waits for. */
  wait?: string;
  /** Whether I am asked. */
  turn?: boolean;
  /** The last move. */
  last?: string;
  /** When that was, in milliseconds; 0: not known. */
  moved: number;
};
