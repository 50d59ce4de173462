/**
 * A mouse button or a finger is down. Tracked by events, because Firefox matches `:active` only after the focus has
 * moved.
 */
let isDown = false;

const TELLS_DOWN = { mousedown: true, mouseup: false, dragend: false, keydown: false };

if (typeof window !== 'undefined') {
  for (const [type, tells] of Object.entries(TELLS_DOWN)) {
    window.addEventListener(
      type,
      () => {
        isDown = tells;
      },
      { capture: true, passive: true },
    );
  }
}

/**
 * Calls back once no mouse button or finger is down: immediately, or once the current press has become a click. A box
 * that grows as it loses the focus to a press would move the pressed button away from under the pointer, and the
 * browser would not fire a click.
 */
export function whenPointerIsUp(act: () => void): void {
  // The click follows the release before any timer.
  if (isDown) addEventListener('mouseup', () => setTimeout(act), { once: true });
  else act();
}
