// One sentence over the page, said aloud by screen readers, gone after a while.

export const notice = $state<{ text: string; kind: "error" | "done"; n: number }>({
  text: "",
  kind: "done",
  n: 0,
});
/** How many dialogs are open, which say it themselves. */
export const dialogs = $state({ open: 0 });
let timer: ReturnType<typeof setTimeout> | undefined;

/** Say it; an error stays longer. */
export function tell(text: string, kind: "error" | "done" = "done"): void {
  notice.text = text;
  notice.kind = kind;
  notice.n += 1;
  clearTimeout(timer);
  timer = setTimeout(hush, kind === "error" ? 9_000 : 4_000);
}

/** Take it away. */
export function hush(): void {
  notice.text = "";
}

/** Do it, and say so when it cannot be done; whether it was. */
export async function attempt(what: () => Promise<unknown>): Promise<boolean> {
  try {
    await what();
    return true;
  } catch (error) {
    tell((error as Error).message, "error");
    return false;
  }
}
