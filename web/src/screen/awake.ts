// A screen that stays lit and fills the glass, where the browser can do that.

/** Keep the screen lit from now on; what ends it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async () => {
    if (over || document.hidden || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
  };
  const look = () => void ask();
  document.addEventListener("visibilitychange", look);
  void ask();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", look);
    void lock?.release().catch(() => undefined);
  };
}

/** Whether this browser can show a page on the whole glass. */
export function canFill(): boolean {
  return typeof document !== "undefined" && document.fullscreenEnabled === true;
}

/** The whole glass, or the window again. */
export async function fill(): Promise<void> {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  await done.catch(() => undefined);
}
