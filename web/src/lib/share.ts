// Handing an address to somebody else.

/** Put text on the clipboard; works without https as well. Whether it did. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copied(text);
  }
}

/** Whether this browser has a share sheet. */
export function shareable(): boolean {
  return typeof navigator !== "undefined" && typeof navigator.share === "function";
}

/** Open the share sheet; closing it is no error. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The person changed their mind.
  }
}

function copied(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  // Inside an open dialog, where the rest of the page cannot be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  const before = document.activeElement as HTMLElement | null;
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  before?.focus();
  return done;
}
