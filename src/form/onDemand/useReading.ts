import { useCallback, useEffect, useRef, useState } from 'react';
import { whileReading } from './whileReading.ts';

interface Reading {
  /** Name of the file for which Calculate waits; null for none. */
  readonly awaited: string | null;
  /** Begins to read a file, instead of one before. */
  readonly begin: (form: HTMLFormElement, name: string) => UnderWay;
  /** Ends what is under way; given true, because it was read: Calculate goes on if it was pressed meanwhile. */
  readonly end: (isRead?: boolean) => void;
}

interface UnderWay {
  /** Nothing was entered meanwhile, and the form was not reset. */
  readonly isWanted: () => boolean;
}

/**
 * Reading the start of a file takes a moment: anything entered in the meantime takes precedence, and so does leaving the page.
 *
 * @param onWait Calculate was pressed, and waits for the file of this name
 */
export function useReading(onWait: (name: string) => void): Reading {
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

  function begin(form: HTMLFormElement, name: string): UnderWay {
    end();
    const onPress = () => {
      setAwaited(name);
      onWait(name);
    };
    const own = whileReading(form, { onPress, onReset: () => end() });
    current.current = own;
    return { isWanted: () => current.current === own };
  }

  return { awaited, begin, end };
}
