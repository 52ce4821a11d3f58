// A map in localStorage; in memory where the browser stores nothing.

/** Read again each time: another tab may have written since. */
export class LocalMap<T> {
  #memory: Record<string, T> = {};

  /** What is not `sound` was not put there by us, or long ago. */
  constructor(
    private readonly key: string,
    private readonly sound: (kept: unknown) => kept is T,
  ) {}

  all(): Record<string, T> {
    let text: string | null = null;
    try {
      text = localStorage.getItem(this.key);
    } catch {
      return this.#memory;
    }
    return this.#read(text ?? "{}");
  }

  write(things: Record<string, T>): void {
    this.#memory = things;
    try {
      localStorage.setItem(this.key, JSON.stringify(things));
    } catch {
      // Forbidden or full: this tab still knows.
    }
  }

  #read(text: string): Record<string, T> {
    try {
      const found: unknown = JSON.parse(text);
      if (typeof found !== "object" || found === null) return {};
      const sound = Object.entries(found).filter(([, kept]) => this.sound(kept));
      return Object.fromEntries(sound);
    } catch {
      return {};
    }
  }
}
