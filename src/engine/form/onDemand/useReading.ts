import { useCallback, useEffect, useRef, useState } from 'react';

interface Reading {
  /** What is said while Calculate waits: 'Reading “genome.fa”…'; null while it does not. */
  readonly awaited: string | null;
  /**
   * Begins to read something, instead of anything before.
   *
   * @param words said while Calculate waits for it
   */
  readonly begin: (form: HTMLFormElement, words: string) => UnderWay;
  /** Ends what is under way; given true, because it was read: Calculate goes on if it was pressed meanwhile. */
  readonly end: (isRead?: boolean) => void;
}

interface UnderWay {
  /** It was not ended meanwhile, and the form was not reset. */
  readonly isWanted: () => boolean;
}

/**
 * Reading the start of a file takes a moment, and so does the first paste into a list: Calculate waits for it. Leaving the page ends it, and
 * so does anything that the caller considers more important, such as what was entered instead.
 *
 * @param onWait Calculate was pressed, and waits: has the words for it
 */
export function useReading(onWait: (words: string) => void): Reading {
  const current = useRef<((isRead: boolean) => void) | null>(null);
  const [awaited, setAwaited] = useState<string | null>(null);
  const end = useCallback((isRead = false) => {
    const ending = current.current;
    current.current = null;
    setAwaited(null);
    ending?.(isRead);
  }, []);
  useEffect(
    () => () => {
      current.current?.(false);
      current.current = null;
    },
    [],
  );

  function begin(form: HTMLFormElement, words: string): UnderWay {
    end();
    const onPress = () => {
      setAwaited(words);
      onWait(words);
    };
    const own = whileReading(form, { onPress, onReset: () => end() });
    current.current = own;
    return { isWanted: () => current.current === own };
  }

  return { awaited, begin, end };
}

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
function whileReading(form: HTMLFormElement, { onPress, onReset }: Meanwhile): (isRead: boolean) => void {
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
