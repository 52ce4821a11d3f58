// Calling somebody back to the table: the tab's title, its icon, a short sound.
import { decision, type Prepared } from "./forced";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";
import type { TableNews } from "./wire";
import { t } from "./words.svelte";

const NAME = "Consigliere";

/** Watch the table from inside a component: title, icon and sound follow it until it is gone. */
export function attend(session: Session, game: () => string): void {
  let heard = "";
  $effect(() => {
    const table = session.behind === 0 ? session.newest : null;
    const asked = table ? decisions(table, session.prepared) : "";
    title(table, asked !== "", game());
    icon(asked !== "" && settings.badge);
    if (asked !== "" && asked !== heard && settings.sound) void chime();
    if (table) heard = asked;
  });
  $effect(() => () => {
    document.title = NAME;
    icon(false);
  });
}

/** Which decisions I owe: equal as long as nothing new is asked. */
export function decisions(table: TableNews, prepared?: Prepared): string {
  const owed = table.mine.filter((mine) => decision(mine, prepared) !== null);
  return owed.map((mine) => `${mine.seat}:${mine.ask?.at}`).join(" ");
}

function title(table: TableNews | null, mine: boolean, game: string): void {
  if (mine) document.title = t("title-turn", { game });
  else if (table?.wait && !table.end) {
    document.title = t("title-wait", { wait: table.wait.replace(/\.$/, ""), game });
  } else if (game) document.title = t("title-game", { game });
  else document.title = NAME;
}

function icon(badge: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  link.dataset.plain ??= link.getAttribute("href") ?? "";
  const wanted = badge ? `data:image/svg+xml,${encodeURIComponent(hat())}` : link.dataset.plain;
  if (link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}

function hat(): string {
  const brim =
    "M4.5 19c3-1.3 5-1.5 6-2l1.5-7c.8-2.5 2.5-2.3 4-1.6 1.5-.7 3.2-.9 4 1.6l1.5 7c1 .5 3 .7 6 2-5 4-18 4-23 0z";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#0b0e14" stroke="#c79f55" stroke-width="2"/><path d="${brim}" fill="#f3dc9c"/><circle cx="24" cy="8" r="8" fill="#0b0e14"/><circle cx="24" cy="8" r="6.2" fill="#f4b550"/></svg>`;
}

let audio: AudioContext | null = null;

/** Two soft notes, a third apart, as loud as wished. A browser that was never clicked stays silent. */
export async function chime(): Promise<void> {
  try {
    audio ??= new AudioContext();
    const asked = performance.now();
    await audio.resume();
    // It may be allowed only with the next click, when the news is old.
    if (performance.now() - asked > 500) return;
    note(audio, 587.3, 0);
    note(audio, 740, 0.13);
  } catch {
    // No sound on this machine.
  }
}

function note(context: AudioContext, pitch: number, wait: number): void {
  const start = context.currentTime + wait;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.0005 + 0.44 * (settings.volume / 100) ** 2, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.5);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.55);
}
