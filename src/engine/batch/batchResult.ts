/** A calculated table: the visitor's own columns, the results beside them, and the refused rows. */
import { notPropagated, propagate, type UncertainFigure } from '#src/engine/exploring/propagate.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { TodayLine } from '#src/engine/kit/onDemand/todayLine.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { csvLine } from '#src/engine/tables/csv.ts';
import { timeSlicer } from '#src/engine/tables/timeSlices.ts';
import type { AnyClient } from '#workers/client.ts';
import { type BatchJob, computeRows, FAILED, type RowOutcome } from './computeRows.ts';
import { type ResultColumn, resultColumns } from './resultColumns.ts';
import { type TodayColumns, todayColumns } from './todayColumns.ts';

/** A table that was calculated, row by row. */
export interface BatchResult {
  readonly job: BatchJob;
  /** Names of the visitor's own columns: as in the table, numbered where the table repeats a name. */
  readonly ownNames: readonly string[];
  /** Columns of results, with headers that are unique in the table. */
  readonly results: readonly ResultColumn[];
  /** Why rows were refused, by row index from 0. */
  readonly refused: ReadonlyMap<number, string>;
  /** Notices that are the same on all results. */
  readonly sharedNotices: readonly string[];
  /** What the results mean today, whose columns are the first of the results; null where the day changes nothing. */
  readonly today: TodayColumns | null;
}

/** The file's column that says why a row has no results. */
const WHY_NOT = 'Not calculated because';

/**
 * Calculates every row and presents the results, yielding to the page in between.
 *
 * @param report receives the number of finished rows
 * @throws the reason of the signal when it is aborted, and any failure of the worker
 */
export async function runBatch(
  job: BatchJob,
  client: AnyClient,
  signal: AbortSignal,
  report: (done: number) => void,
): Promise<BatchResult> {
  const columns = resultColumns();
  const refused = new Map<number, string>();
  const lineOf = job.today === undefined ? undefined : await job.definition.today?.load();
  const lines = new Map<number, TodayLine>();
  const yieldWhenDue = timeSlicer();
  let done = 0;
  for await (const outcomes of computeRows(job, client, signal)) {
    for (const outcome of outcomes) {
      const message =
        outcome.kind === 'refused'
          ? outcome.message
          : await shown(outcome, job.definition, columns.add, client, signal);
      if (message !== null) refused.set(outcome.row, message);
      else if (outcome.kind === 'computed' && job.today !== undefined && lineOf !== undefined)
        lines.set(outcome.row, lineOf(outcome.result, outcome.input, job.today));
      if (outcome.kind === 'computed' && Object.keys(outcome.spreads).length > 0) report(outcome.row + 1);
      await yieldWhenDue();
      signal.throwIfAborted();
    }
    done += outcomes.length;
    report(done);
  }
  const { columns: own, rows } = job.table;
  const today = job.today === undefined || lines.size === 0 ? null : todayColumns(job.today, lines, rows.length);
  const results = [...(today?.columns ?? []), ...columns.columns()];
  return { job, ...namedApart(own, results), refused, sharedNotices: columns.sharedNotices(), today };
}

/** Adds a result to the columns, with its uncertainties where ± was given; if it cannot be presented, only that row fails. */
async function shown(
  { row, input, result, draft, spreads }: Extract<RowOutcome, { readonly kind: 'computed' }>,
  definition: AnyCalculatorDefinition,
  add: ReturnType<typeof resultColumns>['add'],
  client: AnyClient,
  signal: AbortSignal,
): Promise<string | null> {
  let presentation: Presentation;
  try {
    presentation = definition.present(result, input);
  } catch (error) {
    reportError(error);
    return FAILED;
  }
  let uncertain: readonly UncertainFigure[] = [];
  if (Object.keys(spreads).length > 0) {
    const answer = await propagate({ definition, draft, presentation }, spreads, client, signal, () => {});
    const why = answer.kind === 'computed' ? null : notPropagated(answer);
    if (why !== null) return why;
    if (answer.kind === 'computed') uncertain = answer.figures;
  }
  add(row, presentation, uncertain);
  return null;
}

/** Makes the headers of a file differ: the visitor's own columns keep their names, a result of the same name gets an addition. */
function namedApart(
  own: readonly string[],
  results: readonly ResultColumn[],
): Pick<BatchResult, 'ownNames' | 'results'> {
  const taken = new Set([WHY_NOT]);
  const ownNames = uniqueNames(own, taken);
  const headers = uniqueNames(
    results.map(({ header }) => header),
    taken,
    '(result)',
  );
  return {
    ownNames,
    results: results.map((column, place) => ({ ...column, header: headers[place] ?? column.header })),
  };
}

/**
 * Makes column names unique: a duplicate gets the addition, or else a number.
 *
 * @param taken names in use; the returned ones are added to it
 * @param addition such as '(result)'
 */
export function uniqueNames(names: readonly string[], taken: Set<string>, addition?: string): readonly string[] {
  return names.map((name) => {
    const other = addition === undefined || !taken.has(name) ? name : `${name} ${addition}`;
    let unique = other;
    for (let number = 2; taken.has(unique); number += 1) unique = `${other} ${number}`;
    taken.add(unique);
    return unique;
  });
}

/** Chunk size for encoding a file, in UTF-16 code units: encoding it at once would block the page. */
const PART = 64 * 1024;

/**
 * Returns everything as comma-separated values, yielding to the page in between: the original columns, the results, why
 * rows were refused.
 */
export async function batchFile({ job: { table }, ownNames, results, refused }: BatchResult): Promise<Blob> {
  const yieldWhenDue = timeSlicer();
  const hasRefused = refused.size > 0;
  const parts: Blob[] = [];
  // Without a byte order mark, spreadsheets misread characters such as µ and °.
  let part = `\ufeff${csvLine([
    ...ownNames,
    ...results.map(({ header }) => header),
    ...(hasRefused ? [WHY_NOT] : []),
  ])}`;
  for (const [row, cells] of table.rows.entries()) {
    part += csvLine([
      ...table.columns.map((_, column) => cells[column] ?? ''),
      ...results.map(({ textAt }) => textAt(row)),
      ...(hasRefused ? [refused.get(row) ?? ''] : []),
    ]);
    if (part.length >= PART) {
      parts.push(new Blob([part]));
      part = '';
    }
    await yieldWhenDue();
  }
  return new Blob([...parts, part], { type: 'text/csv;charset=utf-8' });
}
