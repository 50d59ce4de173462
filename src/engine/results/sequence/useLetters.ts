import { useCallback, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { DerivedText, TextResult } from '#workers/contract.ts';
import type { ReadText } from './readText.ts';

/** Letters fetched beyond each edge of the view, so that a short scroll needs no new request. */
const MARGIN = 2400;
/** A view that scrolls on within this time is not fetched, in milliseconds; the first view of a text is fetched before it is painted. */
const SETTLE_MS = 16;

interface Loaded {
  readonly text: DerivedText;
  readonly from: number;
  readonly letters: string;
}

export interface Letters {
  /** Null while they are being read. */
  readonly letters: string | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Returns the letters `from` to `to` of a text: a slice of it, or read in windows where it exists only on demand. */
export function useLetters(text: TextResult, field: string, readText: ReadText, from: number, to: number): Letters {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failedText, setFailedText] = useState<TextResult | null>(null);
  const covered =
    loaded !== null && loaded.text === text && loaded.from <= from && to <= loaded.from + loaded.letters.length;
  const failed = failedText === text;
  const given = givenLetters(text);
  const isGiven = typeof text === 'string' || to <= given.length;
  const isFirstView = loaded?.text !== text;
  const read = useEffectEvent(readText);

  useLayoutEffect(() => {
    if (isGiven || covered || failed) return;
    const controller = new AbortController();
    const { signal } = controller;
    const start = Math.max(from - MARGIN, 0);
    const end = Math.min(to + MARGIN, text.length);
    const load = (): void => {
      if (signal.aborted) return;
      read(field, start, end, signal).then(
        (letters) => {
          if (!signal.aborted) setLoaded({ text, from: start, letters });
        },
        () => {
          if (!signal.aborted) setFailedText(text);
        },
      );
    };
    // By then the box has been measured, which may change what is in view.
    if (isFirstView) queueMicrotask(load);
    const timer = isFirstView ? undefined : setTimeout(load, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, field, from, to, isGiven, covered, failed, isFirstView]);

  const retry = useCallback(() => setFailedText(null), []);
  if (isGiven) return { letters: given.slice(from, to), failed: false, retry };
  return { letters: covered ? loaded.letters.slice(from - loaded.from, to - loaded.from) : null, failed, retry };
}

/** The letters that came with the result. */
function givenLetters(text: TextResult): string {
  return typeof text === 'string' ? text : (text.head ?? '');
}
