/** Whether a modal window stands over the page: keys are meant for it then. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
