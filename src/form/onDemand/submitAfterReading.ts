/**
 * Holds back a press of Calculate while a file is being read into a box of the form: without the file, the form would be refused
 * as blank.
 *
 * @returns ends it; given true, the form is submitted if it was held back
 */
export function submitAfterReading(form: HTMLFormElement): (isRead: boolean) => void {
  let isPressed = false;
  const holdBack = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    isPressed = true;
  };
  form.addEventListener('submit', holdBack, { capture: true });
  return (isRead) => {
    form.removeEventListener('submit', holdBack, { capture: true });
    if (isRead && isPressed) form.requestSubmit();
  };
}
