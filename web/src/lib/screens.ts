// The secrets of shared screens, by room; a screen forgets them when its window is closed.

const KEY = "consigliere.screen.";
const memory = new Map<string, string>();

/** What lets this screen in again after a reload. */
export function keys(code: string): string[] {
  const key = storedKey(code);
  return key ? [key] : [];
}

/** Keep the secret of this screen. */
export function keep(code: string, token: string): void {
  memory.set(code, token);
  try {
    sessionStorage.setItem(KEY + code, token);
  } catch {
    // This tab knows it until it is closed.
  }
}

function storedKey(code: string): string | null {
  try {
    return sessionStorage.getItem(KEY + code);
  } catch {
    return memory.get(code) ?? null;
  }
}
