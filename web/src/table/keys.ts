// The keys of the table page.
import { settings } from "../lib/settings.svelte";
import type { Table } from "./table.svelte";

interface Windows {
  help(): void;
  words(): void;
}

/** Do what the key means; keys for a field, a dialog or with Ctrl are left alone. */
export function keyboard(event: KeyboardEvent, table: Table, windows: Windows): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target.closest("input, textarea, select, dialog, [data-own-keys]")) return;
  if (act(event.key, target, table, windows)) {
    event.preventDefault();
    event.stopPropagation();
  }
}

function act(key: string, target: HTMLElement, table: Table, windows: Windows): boolean {
  if (key === "Enter" || key === " ") return enter(key, target, table);
  if (key === "Escape") return back(table);
  if (/^[1-9]$/.test(key)) return press(`[data-option="${key}"]`);
  switch (key.toLowerCase()) {
    case "u":
      return press("[data-key=u]");
    case "p":
      return press("[data-key=p]");
    case "h":
      return press("[data-key=h]");
    case "l":
      return tab(table, "log");
    case "c":
      return tab(table, "chat");
    case "r":
      return tab(table, "rules");
    case "q":
      table.quick = !table.quick;
      return true;
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

/** Confirms, unless a button has the focus that means something else. */
function enter(key: string, target: HTMLElement, table: Table): boolean {
  const piece = target.closest("[data-piece]");
  const busy = target.closest("button, a, [role=button], [role=tab], summary");
  if (busy && !(piece && piece.getAttribute("aria-pressed") === "true")) return false;
  if (key === " " && table.session.behind > 0) {
    table.session.skip();
    return true;
  }
  if (!table.choice?.pick || !table.begun) return false;
  void table.confirm();
  return true;
}

function back(table: Table): boolean {
  if (table.past) void table.look(null);
  else if (table.begun || table.listing || table.doubt) table.cancel();
  else if (press("[data-key=hint-close]")) return true;
  else if (table.drawer) table.drawer = false;
  else return false;
  return true;
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
