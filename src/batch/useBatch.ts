/** The steps of a calculation of many rows: a table is read, its columns are matched, its rows are calculated. */
import { useEffect, useRef, useState } from 'react';
import { MOST_CHARACTERS_IN_BOX } from '#src/form/longText.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { Values } from '#src/kit/fields.ts';
import { batchInputs } from '#src/tables/batchInputs.ts';
import { FileRefused, fileText } from '#src/tables/fileText.ts';
import { hasHeader, type Matching, matchColumns, type NamedTable, namedTable } from '#src/tables/matchColumns.ts';
import { type Cells, readTable } from '#src/tables/readTable.ts';
import type { AnyClient } from '#workers/client.ts';
import { type BatchResult, runBatch } from './batchResult.ts';

/** A table with what the visitor has decided about it. */
export interface MatchedTable {
  readonly cells: Cells;
  readonly isNamed: boolean;
  readonly table: NamedTable;
  readonly matching: Matching;
}

/** How far a table has come, with all that is shown then. */
export type Stage =
  /** `text`: what stands in the box, such as a table that was refused or not read to its end. */
  | { readonly kind: 'empty'; readonly problem: string | null; readonly text: string }
  | { readonly kind: 'reading'; readonly text: string }
  /** `hasFailed`: the last calculation broke for a reason that is not the visitor's. */
  | { readonly kind: 'matching'; readonly matched: MatchedTable; readonly hasFailed: boolean }
  | { readonly kind: 'running'; readonly matched: MatchedTable; readonly done: number }
  | { readonly kind: 'done'; readonly matched: MatchedTable; readonly result: BatchResult };

/** One table at work, as its panel sees it. */
export interface Batch {
  readonly stage: Stage;
  /** Reads a text, which comes back into the box when it is refused, or a file, after which what was typed there does. */
  readonly read: (source: string | Blob, typed: string) => void;
  /** Says whether the first row holds the names of the columns; the columns are matched anew. */
  readonly setNamed: (matched: MatchedTable, isNamed: boolean) => void;
  readonly setColumn: (matched: MatchedTable, input: string, column: number | null) => void;
  readonly calculate: (matched: MatchedTable, draft: Values) => void;
  /** Ends whatever is under way, and goes back to the columns or to the beginning. */
  readonly cancel: () => void;
  /** Back to the columns of the table. */
  readonly rematch: (matched: MatchedTable) => void;
  /** Forgets the table. */
  readonly restart: () => void;
}

/** Told more often, the page would have to draw more often. */
const REPORT_INTERVAL_MS = 100;
const UNREADABLE = 'This table could not be read.';

/** @param client a worker of its own: ending a calculation of many rows ends no other */
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

  /** Shows what a piece of work comes to, unless it was ended meanwhile. */
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
    calculate(matched, draft) {
      const signal = begin();
      const { table, matching } = matched;
      let told = performance.now();
      const report = (done: number) => {
        if (signal.aborted || performance.now() - told < REPORT_INTERVAL_MS) return;
        told = performance.now();
        setStage({ kind: 'running', matched, done });
      };
      setStage({ kind: 'running', matched, done: 0 });
      const work = runBatch({ definition, table, matching, draft }, client, signal, report);
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

/** What was typed or pasted, as far as a box has room for it; beside a file, what was typed before. */
function textForBox(source: string | Blob, typed: string): string {
  if (typeof source !== 'string') return typed;
  return source.length <= MOST_CHARACTERS_IN_BOX ? source : '';
}

const ONLY_NAMES = 'This table has the names of columns, but no row below them.';
