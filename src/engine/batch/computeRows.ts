/** The rows of a table through the worker: candidates by the rules of the form, many to a message, answers in order. */
import { draftWithSpreads } from '#src/engine/exploring/draftWithSpreads.ts';
import { isExplorable } from '#src/engine/exploring/exploredResult.ts';
import { spreadsInText, type TypedSpreads } from '#src/engine/exploring/spreads.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { isHeldText, type Values } from '#src/engine/kit/fields.ts';
import { missingWords } from '#src/engine/kit/ready.ts';
import { SPREADS_KEY } from '#src/engine/kit/spreadsKey.ts';
import { isMeasured, unitName } from '#src/engine/kit/unitFields.ts';
import { batchInputs } from '#src/engine/tables/batchInputs.ts';
import { type Matching, type NamedTable, unitOfColumn } from '#src/engine/tables/matchColumns.ts';
import { cellName, inputColumns, rowReader } from '#src/engine/tables/rowValues.ts';
import type { AnyClient } from '#workers/client.ts';
import type { Answer, IsoDate, Issue } from '#workers/contract.ts';

/** Everything needed to calculate many rows. */
export interface BatchJob {
  readonly definition: AnyCalculatorDefinition;
  readonly table: NamedTable;
  readonly matching: Matching;
  /** The form's values, used for inputs without a column. */
  readonly draft: Values;
  /** The visitor's calendar day; needed only where results say what they mean on it. */
  readonly today?: IsoDate;
}

/** The outcome of a row. `row` is its index in the table, from 0. */
export type RowOutcome =
  | {
      readonly kind: 'computed';
      readonly row: number;
      readonly input: unknown;
      readonly result: unknown;
      /** The values of the row, as in the form. */
      readonly draft: Values;
      /** What is written after ± in its cells, and in the form for inputs without a column. */
      readonly spreads: TypedSpreads;
    }
  | { readonly kind: 'refused'; readonly row: number; readonly message: string };

/**
 * Rows per message: few enough for the page to deserialize their results within a frame, enough to keep the overhead
 * low.
 */
export const ROWS_PER_MESSAGE = 100;

/**
 * Yields outcomes in batches of up to `ROWS_PER_MESSAGE`; the next batch is computed while the last one is processed.
 * Consumers that need all results, such as an export, read them here and need not store them.
 *
 * @throws the reason of the signal when it is aborted, and any failure of the worker
 */
export async function* computeRows(
  job: BatchJob,
  client: AnyClient,
  signal: AbortSignal,
): AsyncGenerator<readonly RowOutcome[]> {
  const { table, definition } = job;
  const read = candidateReader(job);
  const lotFrom = (start: number): Lot | null => {
    if (start >= table.rows.length) return null;
    const rows = table.rows.slice(start, start + ROWS_PER_MESSAGE).map((cells, place) => read(cells, start + place));
    const candidates = rows.flatMap((row) => (row.ok ? [row.candidate] : []));
    const answers = client.ask('computeMany', definition.formula, candidates, signal);
    // A batch requested ahead may fail before it is awaited.
    answers.catch(() => {});
    return { start, rows, answers };
  };
  let next = lotFrom(0);
  while (next !== null) {
    const { start, rows, answers } = next;
    const given = (await answers).values();
    next = lotFrom(start + ROWS_PER_MESSAGE);
    yield rows.map((row, place) => outcomeOf(start + place, row, row.ok ? given.next().value : undefined));
  }

  function outcomeOf(row: number, reading: RowReading, answer: Answer | undefined): RowOutcome {
    if (!reading.ok) return { kind: 'refused', row, message: reading.message };
    if (answer === undefined || answer.kind === 'failed') return { kind: 'refused', row, message: FAILED };
    if (answer.kind === 'refused')
      return { kind: 'refused', row, message: sentences(answer.issues, reading.unread) ?? reading.missing() };
    if (!reading.isReady) return { kind: 'refused', row, message: reading.missing() };
    const [unread] = reading.unread;
    if (unread !== undefined) return { kind: 'refused', row, message: unread };
    const { draft, spreads } = reading;
    return { kind: 'computed', row, input: answer.input, result: answer.result, draft, spreads };
  }
}

/** The message of a row whose calculation fails because of a bug. */
export const FAILED = 'Something went wrong while calculating this row.';
const NO_SPREADS = 'Numbers with an uncertainty are not taken on this page: enter them without ±.';
const NOTHING = 'There is nothing to calculate in this row: a value is missing.';

interface Lot {
  readonly start: number;
  readonly rows: readonly RowReading[];
  readonly answers: Promise<readonly Answer[]>;
}

type RowReading =
  | {
      readonly ok: true;
      readonly draft: Values;
      readonly spreads: TypedSpreads;
      readonly candidate: unknown;
      /** Calculate would be enabled with these values. */
      readonly isReady: boolean;
      /** Returns the form's message on what is missing. */
      readonly missing: () => string;
      /** Cells that are not numbers: a message that names them says more than the formula can. */
      readonly unread: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

function candidateReader({
  definition,
  table,
  matching,
  draft,
}: BatchJob): (cells: readonly string[], row: number) => RowReading {
  const form = createFormModel(definition);
  const inputs = batchInputs(definition.fields);
  const columns = inputColumns(inputs, matching);
  // The values of a column are in the unit that its heading names, else in that of the field, regardless of the form above.
  const ownUnits = columns.flatMap(({ input, column }) =>
    isMeasured(input.field)
      ? [[unitName(input.name), unitOfColumn(table.columns[column] ?? '', input) ?? input.field.unit ?? '']]
      : [],
  );
  const hasColumn = new Set(columns.map(({ input }) => input.name));
  const formSpreads = Object.entries(spreadsInText(String(draft[SPREADS_KEY] ?? '')));
  const ofForm = isExplorable(definition) ? formSpreads.filter(([path]) => !hasColumn.has(path)) : [];
  const read = rowReader(inputs, table, matching, { ...withoutHeldTexts(draft), ...Object.fromEntries(ownUnits) });
  return (cells, row) => {
    const reading = read(cells, row);
    if (!reading.ok) return reading;
    const { draft: values, spreads, unread } = draftWithSpreads(reading.values, definition.fields);
    if (Object.keys(spreads).length > 0 && !isExplorable(definition)) return { ok: false, message: NO_SPREADS };
    const inCells = unread.map(({ message, path }) => {
      const found = columns.find(({ input }) => input.name === path);
      if (found === undefined) return message;
      const { input, column } = found;
      return `${cellName(row, input.field, table.columns[column] ?? '')}${message.slice(input.field.label.length)}`;
    });
    return {
      ok: true,
      draft: values,
      spreads: { ...Object.fromEntries(ofForm), ...spreads },
      candidate: form.candidate(values),
      isReady: form.canSubmit(values),
      missing: () => (definition.needs === undefined ? NOTHING : missingWords(definition.needs, values)),
      unread: inCells,
    };
  };
}

/** A long text in the form is not used as a value for rows. */
function withoutHeldTexts(draft: Values): Values {
  return Object.fromEntries(Object.entries(draft).map(([name, value]) => [name, isHeldText(value) ? '' : value]));
}

/** Returns the complete message on a refused row: the formula's sentences, unchanged and separated by periods. */
function sentences(issues: readonly Issue[], remarks: readonly string[]): string | undefined {
  const messages = issues.flatMap(({ message, place }) => (place === undefined ? [message] : [message, place]));
  const [first, ...others] = [...messages, ...remarks];
  return others.reduce((before, text) => `${before}${/[.!?]$/.test(before ?? '') ? '' : '.'} ${text}`, first);
}
