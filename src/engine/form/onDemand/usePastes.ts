import { useEffect, useRef, useState } from 'react';
import type { Values } from '#src/engine/kit/fields.ts';
import type * as pastedRows from './pastedRows.ts';
import type { Cell } from './pasteTarget.ts';
import { useReading } from './useReading.ts';

type Rows = readonly Values[];

export type PasteReader = typeof pastedRows;

/** Lines that were pasted into a list, from one of its cells on. */
export interface Paste {
  readonly text: string;
  readonly at: Cell;
}

interface Pasting {
  /** Inserts a paste at once, or as soon as what reads it is there. */
  readonly paste: (form: HTMLFormElement, paste: Paste) => void;
  /** The list itself sets these rows: pastes under way still belong into it. Any other rows replace the list. */
  readonly keepFor: (rows: Rows) => void;
  /** A row was removed: pastes under way move up with the rows that they go into, and one into that row goes with it. */
  readonly withoutRow: (index: number) => void;
  /** Said while Calculate waits; null while it does not. */
  readonly awaited: string | null;
  /** The last paste was not read, and nothing was entered since. */
  readonly hasFailed: boolean;
}

interface UnderWay {
  readonly isWanted: () => boolean;
  pastes: readonly Paste[];
}

/** What reads a paste is not needed for typing. Null before it is there. */
let reader: PasteReader | null = null;

async function loadPasteReader(): Promise<PasteReader> {
  reader = await import('./pastedRows.ts');
  return reader;
}

/**
 * Pastes into a list. On a first visit, what reads them may still be on its way: they wait for it, and Calculate waits for them.
 *
 * @param values the whole form, of which any change is a next step after a paste that failed
 * @param insert given the pastes in the order in which they were made; the one of the latest render is called
 */
export function usePastes(
  rows: Rows,
  values: Values,
  insert: (reader: PasteReader, pastes: readonly Paste[]) => void,
  announce: (words: string) => void,
): Pasting {
  const { awaited, begin, end } = useReading(announce);
  const underWay = useRef<UnderWay | null>(null);
  const [failedAt, setFailedAt] = useState<Values | null>(null);
  const latest = useRef({ values, insert });
  useEffect(() => {
    latest.current = { values, insert };
  });

  // Reset, an example, Undo or a link: a paste was meant for the list before.
  const known = useRef(rows);
  useEffect(() => {
    if (rows === known.current) return;
    known.current = rows;
    end();
  }, [rows, end]);

  useEffect(() => {
    // Loaded before it is needed, so that a paste is in its rows before the next key.
    loadPasteReader().catch(() => {});
  }, []);

  function paste(form: HTMLFormElement, pasted: Paste): void {
    const before = underWay.current;
    setFailedAt(null);
    if (before?.isWanted()) before.pastes = [...before.pastes, pasted];
    else if (reader !== null) insert(reader, [pasted]);
    else insertOnceRead(form, pasted);
  }

  async function insertOnceRead(form: HTMLFormElement, first: Paste): Promise<void> {
    const waiting: UnderWay = { ...begin(form, 'Reading the pasted lines…'), pastes: [first] };
    underWay.current = waiting;
    const loaded = await loadPasteReader().catch(() => null);
    if (!waiting.isWanted()) return;
    if (loaded === null) setFailedAt(latest.current.values);
    else if (waiting.pastes.length > 0) latest.current.insert(loaded, waiting.pastes);
    end(loaded !== null);
  }

  function keepFor(next: Rows): void {
    known.current = next;
  }

  function withoutRow(index: number): void {
    const waiting = underWay.current;
    if (waiting === null) return;
    waiting.pastes = waiting.pastes
      .filter(({ at }) => at.row !== index)
      .map((each) => (each.at.row < index ? each : { ...each, at: { ...each.at, row: each.at.row - 1 } }));
  }

  return { paste, keepFor, withoutRow, awaited, hasFailed: failedAt === values };
}
