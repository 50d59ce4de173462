/** The steps of a batch calculation: read a table, match its columns, calculate its rows. */
import { useEffect, useRef, useState } from 'react';
import { MOST_CHARACTERS_IN_BOX } from '#src/engine/form/longText.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { batchInputs } from '#src/engine/tables/batchInputs.ts';
import { FileRefused, fileText } from '#src/engine/tables/fileText.ts';
import {
  hasHeader,
  type Matching,
  matchColumns,
  type NamedTable,
  namedTable,
} from '#src/engine/tables/matchColumns.ts';
import { type Cells, readTable } from '#src/engine/tables/readTable.ts';
import type { AnyClient } from '#workers/client.ts';
import type { IsoDate } from '#workers/contract.ts';
import { type BatchResult, runBatch } from './batchResult.ts';

/** A table with the visitor's choices about it. */
export interface MatchedTable {
  readonly cells: Cells;
  readonly isNamed: boolean;
  readonly table: NamedTable;
  readonly matching: Matching;
}

/** The current step of a table, with everything shown in it. */
export type Stage =
  /** `text`: the initial text of the box, such as a table that was refused or not read to its end. */
  | { readonly kind: 'empty'; readonly problem: string | null; readonly text: string }
  | { readonly kind: 'reading'; readonly text: string }
  /** `hasFailed`: the last calculation failed because of an error that is not the visitor's. */
  | { readonly kind: 'matching'; readonly matched: MatchedTable; readonly hasFailed: boolean }
  | { readonly kind: 'running'; readonly matched: MatchedTable; readonly done: number }
  | { readonly kind: 'done'; readonly matched: MatchedTable; readonly result: BatchResult };

/** The state of a batch calculation and its actions, as the panel uses them. */
export interface Batch {
  readonly stage: Stage;
  /** Reads a text or a file. A refused text comes back into the box; after a refused file, `typed` does. */
  readonly read: (source: string | Blob, typed: string) => void;
  /** Sets whether the first row holds the names of the columns; the columns are matched again. */
  readonly setNamed: (matched: MatchedTable, isNamed: boolean) => void;
  readonly setColumn: (matched: MatchedTable, input: string, column: number | null) => void;
  /** @param today the visitor's calendar day */
  readonly calculate: (matched: MatchedTable, draft: Values, today: IsoDate) => void;
  /** Aborts the current task, and goes back to the columns or to the beginning. */
  readonly cancel: () => void;
  /** Goes back to the columns of the table. */
  readonly rematch: (matched: MatchedTable) => void;
  /** Discards the table. */
  readonly restart: () => void;
}

/** Throttles progress reports, in milliseconds: each one renders the panel. */
const REPORT_INTERVAL_MS = 100;
const UNREADABLE = 'This table could not be read.';

/** @param client a worker of its own, so that cancelling a batch cancels no other calculation */
export function useBatch(definition: AnyCalculatorDefinition, client: AnyClient): Batch {
  const [stage, setStage] = useState<Stage>(EMPTY);
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);

  function begin(): AbortSignal {
    running.current.abort();
    running.current = new AbortController();
    return running.current.signal;
  }

  function matchedTable(cells: Cells, isNamed: boolean): MatchedTable {
    const table = namedTable(cells, isNamed);
    return { cells, isNamed, table, matching: matchColumns(batchInputs(definition.fields), table, isNamed) };
  }

  async function readFrom(source: string | Blob, text: string, signal: AbortSignal): Promise<Stage> {
    const reading = await readTable(typeof source === 'string' ? source : await fileText(source), signal);
    if (!reading.ok) return { kind: 'empty', problem: reading.problem, text };
    const isNamed = hasHeader(batchInputs(definition.fields), reading.rows);
    if (isNamed && reading.rows.length === 1) return { kind: 'empty', problem: ONLY_NAMES, text };
    return { kind: 'matching', matched: matchedTable(reading.rows, isNamed), hasFailed: false };
  }

  /** Shows the outcome of a task, unless it was aborted in the meantime. */
  function follow(work: Promise<Stage>, signal: AbortSignal, broken: Stage): void {
    work.then(
      (next) => {
        if (!signal.aborted) setStage(next);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        const isRefused = error instanceof FileRefused && broken.kind === 'empty';
        setStage(isRefused ? { ...broken, problem: error.message } : broken);
      },
    );
  }

  return {
    stage,
    read(source, typed) {
      const signal = begin();
      const text = textForBox(source, typed);
      setStage({ kind: 'reading', text });
      follow(readFrom(source, text, signal), signal, { kind: 'empty', problem: UNREADABLE, text });
    },
    setNamed({ cells }, isNamed) {
      setStage({ kind: 'matching', matched: matchedTable(cells, isNamed), hasFailed: false });
    },
    setColumn(matched, input, column) {
      const matching = { ...matched.matching, [input]: column };
      setStage({ kind: 'matching', matched: { ...matched, matching }, hasFailed: false });
    },
    calculate(matched, draft, today) {
      const signal = begin();
      const { table, matching } = matched;
      let reported = performance.now();
      const report = (done: number) => {
        if (signal.aborted || performance.now() - reported < REPORT_INTERVAL_MS) return;
        reported = performance.now();
        setStage({ kind: 'running', matched, done });
      };
      setStage({ kind: 'running', matched, done: 0 });
      const work = runBatch({ definition, table, matching, draft, today }, client, signal, report);
      follow(
        work.then((result) => ({ kind: 'done', matched, result })),
        signal,
        { kind: 'matching', matched, hasFailed: true },
      );
    },
    cancel() {
      running.current.abort();
      if (stage.kind === 'running') setStage({ kind: 'matching', matched: stage.matched, hasFailed: false });
      else setStage({ ...EMPTY, text: stage.kind === 'reading' ? stage.text : '' });
    },
    rematch: (matched) => setStage({ kind: 'matching', matched, hasFailed: false }),
    restart: () => setStage(EMPTY),
  };
}

const EMPTY = { kind: 'empty', problem: null, text: '' } as const satisfies Stage;

/** Returns the typed or pasted text if it is short enough for a box; for a file, the previously typed text. */
function textForBox(source: string | Blob, typed: string): string {
  if (typeof source !== 'string') return typed;
  return source.length <= MOST_CHARACTERS_IN_BOX ? source : '';
}

const ONLY_NAMES = 'This table has the names of columns, but no row below them.';
