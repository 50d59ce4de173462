interface Meanwhile {
  /** Calculate was pressed, for the first time: it waits. */
  readonly onPress: () => void;
  readonly onReset: () => void;
}

/**
 * Holds back a press of Calculate while something is read into the form, without which it would be refused as blank, and notices a reset.
 *
 * @returns ends it, once; given true, a press that was held back goes on
 */
export function whileReading(form: HTMLFormElement, { onPress, onReset }: Meanwhile): (isRead: boolean) => void {
  let isPressed = false;
  const over = new AbortController();
  const { signal } = over;
  form.addEventListener('submit', holdBack, { capture: true, signal });
  form.addEventListener('reset', onReset, { signal });
  return (isRead) => {
    over.abort();
    if (isRead && isPressed) form.requestSubmit();
  };

  function holdBack(event: Event): void {
    event.preventDefault();
    event.stopPropagation();
    if (!isPressed) onPress();
    isPressed = true;
  }
}
