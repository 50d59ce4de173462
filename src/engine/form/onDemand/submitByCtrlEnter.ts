import type { KeyboardEvent } from 'react';

/** In a text area, where Enter begins a line, Ctrl and Enter submit the form. */
export function submitByCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
