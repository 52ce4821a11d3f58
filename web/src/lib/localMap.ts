// A map in localStorage; in memory where the browser stores nothing.

/** Read again each time: another tab may have written since. */
export class LocalMap<T> {
  #memory: Record<string, T> = {};

  /** What is not `sound` was not put there by us, or long ago. */
  constructor(
    private readonly key: string,
    private readonly sound: (value: unknown) => value is T,
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
      const parsed: unknown = JSON.parse(text);
      if (typeof parsed !== "object" || parsed === null) return {};
      const sound = Object.entries(parsed).filter(([, value]) => this.sound(value));
      return Object.fromEntries(sound);
    } catch {
      return {};
    }
  }
}
