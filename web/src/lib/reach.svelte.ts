// Whether the server answers; when it does not, it is asked again until it does.
import { tell } from "./notice.svelte";
import { t } from "./words.svelte";

export const reach = $state({ lost: false, times: 0 });

const FIRST = 1_500;
const LONGEST = 10_000;
let pause = FIRST;

/** A request got no answer. */
export function missed(): void {
  if (reach.lost || typeof window === "undefined") return;
  reach.lost = true;
  pause = FIRST;
  window.addEventListener("online", again, { once: true });
  setTimeout(again, pause);
}

async function again(): Promise<void> {
  if (!reach.lost) return;
  const found = await fetch("/api/health", { cache: "no-store" }).catch(() => null);
  if (found?.ok) {
    reach.lost = false;
    reach.times += 1;
    tell(t("app-back"));
    return;
  }
  pause = Math.min(LONGEST, pause * 1.5);
  setTimeout(again, pause);
}
