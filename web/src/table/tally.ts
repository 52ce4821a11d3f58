// What a player has more or less of than before. Pure.

/** Something of a player that is counted, in the words of the game. */
export interface Amount {
  what: string;
  n: number;
  /** How so much of it is written, where a number alone does not do. */
  shown?(n: number): string;
}

export interface Change {
  text: string;
  gain: boolean;
}

/** Gains first, each as “Cards +2”. */
export function changes(before: readonly Amount[], after: readonly Amount[]): Change[] {
  const all = after.flatMap(({ what, n, shown }, at) => {
    const by = n - (before[at]?.n ?? n);
    const size = shown ? shown(Math.abs(by)) : `${Math.abs(by)}`;
    return by === 0 ? [] : [{ text: `${what} ${by > 0 ? "+" : "−"}${size}`, gain: by > 0 }];
  });
  return all.toSorted((a, b) => Number(b.gain) - Number(a.gain));
}
