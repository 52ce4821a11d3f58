// A finger drawn across: which way, if it was meant.

const FAR = 56;

/** Calls `turn` with -1 or 1 when a finger goes far enough sideways; what scrolls is left alone. */
export function swipe(node: HTMLElement, turn: (step: -1 | 1) => void): { destroy(): void } {
  let from: { x: number; y: number } | null = null;
  const down = (event: TouchEvent) => {
    const touch = event.touches.length === 1 ? event.touches[0] : undefined;
    from = touch && !slides(event.target) ? { x: touch.clientX, y: touch.clientY } : null;
  };
  const up = (event: TouchEvent) => {
    const touch = event.changedTouches[0];
    if (!from || !touch) return;
    const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
    from = null;
    if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? 1 : -1);
  };
  node.addEventListener("touchstart", down, { passive: true });
  node.addEventListener("touchend", up, { passive: true });
  return {
    destroy() {
      node.removeEventListener("touchstart", down);
      node.removeEventListener("touchend", up);
    },
  };
}

/** Whether the thing under the finger moves sideways itself. */
function slides(target: EventTarget | null): boolean {
  for (let one = target as HTMLElement | null; one; one = one.parentElement) {
    const { overflowX } = getComputedStyle(one);
    if (one.scrollWidth > one.clientWidth + 4 && /auto|scroll/.test(overflowX)) return true;
  }
  return false;
}
