/** A match in which this browser has a chair. */
export type Running = {
  code: string;
  game: string;
  title: string;
  line: string;
  emblems: string[];
};

export type GameKey = "mafia-city" | "mafiozoo" | "mob-city";

export type GameInfo = { key: GameKey; low: number; high: number };
