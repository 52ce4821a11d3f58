// What a hint shows: shares of the victory as bars and as words. Pure.
import type { Advice } from "../lib/wire";

/** A share of the victory as a bar with its interval, in percent of the bar. */
export interface Gauge {
  value: number;
  low: number;
  high: number;
}

export function gauge({ value, low, high }: Advice): Gauge {
  const part = (share: number) => Math.min(100, Math.max(0, share * 100));
  return { value: part(value), low: part(low), high: part(high) };
}

/** A share in percent, as people write it in that language. */
export function percent(share: number, lang: string): string {
  return plain(lang).format(whole(share));
}

/** A span of shares in percent. */
export function span(low: number, high: number, lang: string): string {
  const [from, to] = [Math.max(0, whole(low)), Math.max(0, whole(high))];
  return from === to ? plain(lang).format(from) : plain(lang).formatRange(from, to);
}

/** Whether the difference to the best could be none. */
export function close({ behind, behind_low }: Advice): boolean {
  return behind_low <= 0 || whole(behind) <= 0;
}

function plain(lang: string): Intl.NumberFormat {
  return new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 });
}

/** In hundredths, without a minus before nothing. */
function whole(share: number): number {
  return Math.round(share * 100) / 100 + 0;
}
