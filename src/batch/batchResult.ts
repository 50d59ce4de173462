/** A table that has been calculated: the visitor's own columns, the results beside them, and the rows refused. */
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import { csvLine } from '#src/tables/csv.ts';
import { takingTurns } from '#src/tables/turns.ts';
import type { AnyClient } from '#workers/client.ts';
import { type BatchJob, computeRows, FAILED, type RowOutcome } from './computeRows.ts';
import { type ResultColumn, resultColumns } from './resultColumns.ts';
import { uniqueNames } from './uniqueNames.ts';

export interface BatchResult {
  readonly job: BatchJob;
  /** The visitor's own columns by name: as the table names them, and numbered where it has a name twice. */
  readonly ownNames: readonly string[];
  /** Under headers that no other column has. */
  readonly results: readonly ResultColumn[];
  /** Why rows were refused, by their places counted from 0. */
  readonly refused: ReadonlyMap<number, string>;
  /** What the page says of every one of the results. */
  readonly sharedNotices: readonly string[];
}

/**
 * Calculates every row and puts the results into words, in turns between which the page answers.
 *
 * @param report is told how many rows are done
 * @throws the reason of the signal when it is aborted, and whatever takes the worker away
 */
export async function runBatch(
  job: BatchJob,
  client: AnyClient,
  signal: AbortSignal,
  report: (done: number) => void,
): Promise<BatchResult> {
  const { present } = job.definition;
  const columns = resultColumns();
  const refused = new Map<number, string>();
  const turn = takingTurns();
  let done = 0;
  for await (const outcomes of computeRows(job, client, signal)) {
    for (const outcome of outcomes) {
      const message = outcome.kind === 'refused' ? outcome.message : shown(outcome, present, columns.add);
      if (message !== null) refused.set(outcome.row, message);
      await turn();
      signal.throwIfAborted();
    }
    done += outcomes.length;
    report(done);
  }
  return { job, ...namedApart(job.table.columns, columns.columns()), refused, sharedNotices: columns.sharedNotices() };
}

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

/** Column in which a file says why a row has no results. */
const WHY_NOT = 'Not calculated because';

/** Parts in which a file is encoded, in UTF-16 units: all at once it would keep the page from answering. */
const PART = 64 * 1024;

/** Everything as comma-separated values, in turns: the columns as they were given, the results, why rows were refused. */
export async function batchFile({ job: { table }, ownNames, results, refused }: BatchResult): Promise<Blob> {
  const turn = takingTurns();
  const hasRefused = refused.size > 0;
  const parts: Blob[] = [];
  // Without the mark, spreadsheets read letters such as µ and ° wrongly.
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
    await turn();
  }
  return new Blob([...parts, part], { type: 'text/csv;charset=utf-8' });
}

/** Adds a result to the columns; a result that cannot be put into words is a bug of that row alone. */
function shown(
  { row, input, result }: Extract<RowOutcome, { readonly kind: 'computed' }>,
  present: AnyCalculatorDefinition['present'],
  add: ReturnType<typeof resultColumns>['add'],
): string | null {
  try {
    add(row, present(result, input));
    return null;
  } catch (error) {
    reportError(error);
    return FAILED;
  }
}
