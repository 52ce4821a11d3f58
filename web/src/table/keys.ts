// The keys of the table page.
import { settings } from "../lib/settings.svelte";
import { pressing, toQuestion } from "./question";
import type { Table } from "./table.svelte";

interface Windows {
  help(): void;
  words(): void;
}

const CONTROLS = "button, a, [role=button], [role=tab], summary";

/** Do what the key means; keys for a field, a dialog or with Ctrl are left alone. */
export function keyboard(event: KeyboardEvent, table: Table, windows: Windows): void {
  const target = event.target as HTMLElement;
  if (event.key === "Tab") table.tabbed();
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target.closest("input, textarea, select, dialog, [data-own-keys]")) return;
  if (act(event, target, table, windows)) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/** The key as `aria-keyshortcuts` says it, as long as single keys are switched on. */
export function shortcut(key: string): string | undefined {
  return settings.keys ? key : undefined;
}

function act(event: KeyboardEvent, target: HTMLElement, table: Table, windows: Windows): boolean {
  const { key } = event;
  if (key === "Enter") return enter(event, target, table);
  if (key === "Escape") return back(table);
  if (!settings.keys) return false;
  if (key === " ") return next(target, table);
  if (/^\d$/.test(key)) return digit(key);
  switch (key.toLowerCase()) {
    case "u":
      return press("[data-key=u]");
    case "p":
      return press("[data-key=p]");
    case "w":
      return press("[data-key=w]");
    case "s":
      return pause(table);
    case "a":
      table.session.playback.again();
      return true;
    case "n":
      table.repeated += 1;
      return true;
    case "f":
      return toQuestion();
    case "o":
      return press("[data-key=o]");
    case "h":
      return press("[data-key=h]");
    case "i":
      return about(target, table);
    case "l":
      return tab(table, "log");
    case "c":
      return tab(table, "chat");
    case "r":
      return tab(table, "rules");
    case "q":
      table.quick = table.hasQuick && !table.quick;
      return table.hasQuick;
    case "v":
      table.session.peek = settings.streamer;
      return settings.streamer;
    case "t":
      windows.words();
      return true;
    case "?":
      windows.help();
      return true;
  }
  return false;
}

/**
 * Enter presses the button that says so, except on what the Tab key has led to for this question:
 * that is pressed itself, unless it is a piece chosen already. No piece is taken back by it.
 */
function enter(event: KeyboardEvent, target: HTMLElement, table: Table): boolean {
  const control = target.closest(CONTROLS);
  const chosen = target.closest("[data-piece]")?.getAttribute("aria-pressed") === "true";
  const row = target.closest("[data-row]");
  // in a list of several, the space bar chooses and Enter confirms
  const aimed = row ? !row.hasAttribute("aria-pressed") : table.aimed;
  if (control && aimed && !chosen) return event.repeat;
  const confirm = pressing();
  if (confirm && !event.repeat) confirm.click();
  return confirm !== undefined || chosen || event.repeat;
}

/** It presses the answer of that number, leads to that row of the list, or begins a number. */
function digit(key: string): boolean {
  const field = document.querySelector<HTMLInputElement>(".prompt form input[type=number]");
  if (field && !document.querySelector("[data-row]")) {
    field.select(); // the key itself is then typed there
    return false;
  }
  return row(key) || press(`[data-option="${key}"]`);
}

/** In a list of more than nine the digits of a number lead to its row one after the other. */
function row(key: string): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const list = rows[0]?.closest<HTMLElement>("ol");
  if (!list || rows.length <= 9) return false;
  const numbered = (number: string) => rows.find((one) => one.dataset.row === number);
  const longer = (list.dataset.typed ?? "") + key;
  list.dataset.typed = numbered(longer) ? longer : key;
  numbered(list.dataset.typed)?.focus();
  return true;
}

function next(target: HTMLElement, table: Table): boolean {
  if (target.closest(CONTROLS) || table.session.behind === 0) return false;
  table.session.playback.next();
  return true;
}

function pause(table: Table): boolean {
  const { playback } = table.session;
  if (playback.behind === 0) return false;
  playback.pause(!playback.paused);
  return true;
}

function back(table: Table): boolean {
  if (table.info.thing) table.info.close();
  else if (table.opened) table.opened = "";
  else if (table.past) void table.look(null);
  else if (table.begun || table.listing || table.whyNot) table.cancel();
  else if (press("[data-key=hint-close]")) return true;
  else if (table.drawer) table.drawer = false;
  else return false;
  return true;
}

/** Explain the piece that has the focus, else the one under the mouse; or put that away. */
function about(target: HTMLElement, table: Table): boolean {
  const { info } = table;
  if (info.thing && info.how === "key") {
    info.close();
    return true;
  }
  return info.open(target, "key") || info.open(info.anchor, "key");
}

function tab(table: Table, which: "log" | "chat" | "rules"): boolean {
  if (table.drawer && table.tab === which) table.drawer = false;
  else table.show(which);
  return true;
}

function press(selector: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(selector);
  if (!button || button.disabled) return false;
  button.click();
  return true;
}
