/**
 * Calls back once no mouse button or finger is down: at once, or when the press under way has become a click. A box that
 * grows while it loses the focus to a press would move the pressed button away from under the pointer, and the browser
 * would make no click of it.
 */
export function afterPress(act: () => void): void {
  // The click follows the release before any timer.
  if (document.querySelector(':active') === null) act();
  else addEventListener('mouseup', () => setTimeout(act), { once: true });
}
