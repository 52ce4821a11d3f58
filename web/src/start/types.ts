/** A match in which this browser has a chair. */
export type ActiveRoom = {
  code: string;
  game: string;
  title: string;
  line: string;
  emblems: string[];
};
