// What the editor asks of the server.
import { call } from "../lib/api";
import type { EditionChecked, EditionDraft, EditionFile, EditionSaved } from "../lib/wire";

/** An edition by its name or ref. */
export function edition(game: string, ref: string): Promise<EditionFile> {
  return call(`/api/editions/${encodeURIComponent(game)}/${encodeURIComponent(ref)}`);
}

/** The file made of a draft, and what is wrong with it. */
export function check(draft: EditionDraft): Promise<EditionChecked> {
  return call("/api/editions/check", { method: "POST", body: JSON.stringify(draft) });
}

/** Keep it; its ref is how rooms and records name it. */
export function save(draft: EditionDraft): Promise<EditionSaved> {
  return call("/api/editions", { method: "POST", body: JSON.stringify(draft) });
}
