import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LoadDefinition } from '../../notebook/runStep.ts';
import type { Received } from './received.ts';
import { type OpenedItem, openedItem, type Way } from './ways.ts';

/** More files than these are not looked at. */
export const MOST_ITEMS = 50;
/** A longer text is not a question. */
const LONGEST_QUESTION = 200;

const UNREADABLE = 'It could not be read any more: it may have been moved, changed or deleted. Open it once more.';
const NOT_LOADED = 'A part of the site could not be loaded. Check the connection and open it once more.';

/** What was received is looked at once, however often Home is drawn. */
const looks = new WeakMap<Received, Promise<readonly OpenedItem[]>>();
/** What was opened without asking: coming back does not open it again. */
const gone = new WeakSet<Received>();

interface Opened {
  /** Null while they are looked at. */
  readonly items: readonly OpenedItem[] | null;
  /** Why something was not opened, as a sentence; '' where all is well. */
  readonly failure: string;
  /** Opens an item on one of its pages. */
  readonly take: (way: Way) => void;
}

/**
 * Looks at what was received. A single item whose page is obvious is opened there at once, and words are searched for.
 *
 * @param onSearch called with words that are nothing else
 */
export function useOpened(received: Received, load: LoadDefinition, onSearch: (text: string) => void): Opened {
  const navigate = useNavigate();
  const [looked, setLooked] = useState<{ readonly at: Received; readonly items: readonly OpenedItem[] } | null>(null);
  const [failure, setFailure] = useState('');
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  function open(way: Way, replace: boolean): void {
    setFailure('');
    way.go().then(
      // To read a table once more takes a moment: who has gone elsewhere meanwhile stays there.
      (path) => isHere.current && navigate(path, { replace }),
      () => setFailure(UNREADABLE),
    );
  }

  function show(items: readonly OpenedItem[]): void {
    const only = items.length === 1 && !gone.has(received) ? items[0] : undefined;
    gone.add(received);
    const [way] = only?.isObvious === true ? only.ways : [];
    if (way !== undefined) open(way, received.isArrival);
    else if (typeof only?.search === 'string') onSearch(questionIn(only.search));
    else setLooked({ at: received, items });
  }

  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    let isLeft = false;
    lookedAt(received, load).then(
      (items) => isLeft || latest.current(items),
      () => isLeft || setFailure(NOT_LOADED),
    );
    return () => {
      isLeft = true;
    };
  }, [received, load]);

  return {
    items: looked?.at === received ? looked.items : null,
    failure,
    take: (way) => open(way, false),
  };
}

function lookedAt(received: Received, load: LoadDefinition): Promise<readonly OpenedItem[]> {
  const before = looks.get(received);
  if (before !== undefined) return before;
  const items = Promise.all(received.items.slice(0, MOST_ITEMS).map((item) => openedItem(item, load)));
  looks.set(received, items);
  // The next try may succeed.
  items.catch(() => looks.delete(received));
  return items;
}

function questionIn(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUESTION);
}
