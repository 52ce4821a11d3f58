// The words above the answers.
import type { Table } from "./table.svelte";

/** What to do next, as far as the taps have led; "" where the question says it. */
export function wanted(table: Table): string {
  const { ask, choice } = table;
  if (!ask || !choice || choice.plans) return "";
  return table.game.wanted?.(ask, table.taps, choice) ?? "";
}
