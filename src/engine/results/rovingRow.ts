/** One tab stop for all rows of a table that open something: a list of a million would otherwise have as many. */
import { createContext, type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';

/** Rows that Page up and Page down move by. */
const PAGE = 10;

/** Returns the row, counted from 0, that a key moves to; the same one at an end, null for a key that does not move. */
export function rowAfterKey(key: string, row: number, rowCount: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: -1,
    ArrowDown: 1,
    PageUp: -PAGE,
    PageDown: PAGE,
    Home: -rowCount,
    End: rowCount,
  };
  const step = steps[key];
  return step === undefined ? null : Math.max(0, Math.min(row + step, rowCount - 1));
}

/** The row whose button is to take the focus as soon as it is drawn; null: none. */
export const WantedRow = createContext<RefObject<number | null>>({ current: null });

/** Returns the row that is the tab stop, and what the element around the table listens to. */
export function useRovingRow(rowCount: number) {
  const [stop, setStop] = useState(0);
  const wanted = useRef<number | null>(null);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    // The browser's own shortcuts, such as Alt+← to go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const row = rowOf(event.target);
    const next = row === null ? null : rowAfterKey(event.key, row, rowCount);
    if (next === null) return;
    event.preventDefault();
    if (next === row) return;
    wanted.current = next;
    setStop(next);
    const box = event.currentTarget.querySelector('[role="region"]');
    if (box !== null && event.currentTarget.querySelector(`[data-row="${next}"]`) === null)
      box.scrollTop = (next / (rowCount - 1)) * (box.scrollHeight - box.clientHeight);
  }

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    const row = rowOf(target);
    if (row !== null) setStop(row);
  }

  return { stop: Math.min(stop, Math.max(0, rowCount - 1)), wanted, listeners: { onKeyDown, onFocus } };
}

function rowOf(target: EventTarget): number | null {
  const row = target instanceof HTMLElement ? target.dataset.row : undefined;
  return row === undefined ? null : Number(row);
}
