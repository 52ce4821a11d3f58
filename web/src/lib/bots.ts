// What a bot is called: its strength, and the style it may have, as in `hard:builder`.

export const USUAL = "normal";

export interface BotName {
  level: string;
  /** Empty: it plays what it thinks best. */
  style: string;
}

/** A name taken apart; how long a bot may think (`hard@400`) is not shown. */
export function partsOf(bot: string): BotName {
  const [whole = "", style = ""] = bot.split(":");
  const [level = ""] = whole.split("@");
  return { level, style };
}

/** The name of a bot of that strength and style. */
export function nameOf({ level, style }: BotName): string {
  return style === "" || level === "" ? level : `${level}:${style}`;
}

/** The one to begin with. */
export function usualOf(bots: string[]): string {
  return bots.includes(USUAL) ? USUAL : (bots[0] ?? USUAL);
}
