/** Returns whether a modal window is open, which then receives the keys. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
