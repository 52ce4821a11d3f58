// Parts of a page that are fetched when they are opened, so that the page itself comes sooner.
import { tell } from "./notice.svelte";
import { t } from "./words.svelte";

/** That part; the reader is told where it cannot be fetched. */
export function part<T>(coming: Promise<T>): Promise<T> {
  coming.catch(() => tell(t("common-part-torn"), "error"));
  return coming;
}
