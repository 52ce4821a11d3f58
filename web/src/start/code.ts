/** Letters in a code. */
export const LENGTH = 5;

/** The code in what was typed or pasted: letters and 2-9, of a link the last part of its path. */
export function code(typed: string): string {
  const link = /https?:\/\/[^\s/]+\/(\S*)/i.exec(typed);
  const path = (link?.[1] ?? typed).split("?")[0] ?? "";
  const last = path.split("/").filter(Boolean).at(-1) ?? "";
  const bare = last.split("#").find(Boolean) ?? "";
  return bare
    .toUpperCase()
    .replace(/[^A-Z2-9]/g, "")
    .slice(0, LENGTH);
}
