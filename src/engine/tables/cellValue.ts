/** Converts a table cell to a field's value. */
import { inLetterCase } from '#src/engine/form/letterCase.ts';
import { optionNamed } from '#src/engine/form/onDemand/optionNamed.ts';
import type { Value } from '#src/engine/kit/fields.ts';
import { isInCalendar, isIsoDate } from '#src/engine/kit/isoDate.ts';
import type { CellField } from './batchInputs.ts';

/** The value that the form's box would hold, or a sentence on why the cell does not fit. */
export type CellReading =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string };

type Reader<Kind extends CellField['kind']> = (
  text: string,
  field: Extract<CellField, { readonly kind: Kind }>,
) => CellReading;

/** Numbers are not parsed here: the form's own parser follows, and the formula reports errors in them. */
const READERS: { readonly [Kind in CellField['kind']]: Reader<Kind> } = {
  number: accepted,
  sequence: accepted,
  text(text, field) {
    const { maxLength = text.length } = field;
    return text.length > maxLength
      ? refused(field, `at most ${maxLength} characters fit`)
      : accepted(inLetterCase(text, field));
  },
  date(text, field) {
    if (text === '') return accepted(text);
    if (!isIsoDate(text))
      return refused(field, `write ${quoted(text)} as year, month and day with hyphens, such as 2024-04-15`);
    return isInCalendar(text) ? accepted(text) : refused(field, `there is no ${text} in the calendar`);
  },
  checkbox(text, field) {
    const answer = ANSWERS.get(text.toLowerCase());
    return answer === undefined ? refused(field, `${quoted(text)} is neither yes nor no`) : accepted(answer);
  },
  choice(text, field) {
    const found = optionNamed(text, field);
    return found === null
      ? refused(field, `${quoted(text)} is not one of the choices (${someOf(field.options)})`)
      : accepted(found);
  },
};

const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ['', false],
  ['no', false],
  ['n', false],
  ['false', false],
  ['0', false],
  ['yes', true],
  ['y', true],
  ['true', true],
  ['1', true],
  ['x', true],
]);

/** Most options that a message lists. */
const MOST_NAMED = 6;

export function cellValue(cell: string, field: CellField): CellReading {
  const text = cell.trim();
  // The record is typed kind by kind, so an entry looked up by a field's own kind fits that field.
  return (READERS[field.kind] as Reader<CellField['kind']>)(text, field);
}

function accepted(value: Value): CellReading {
  return { ok: true, value };
}

function refused({ label }: CellField, problem: string): CellReading {
  return { ok: false, problem: `${label}: ${problem}.` };
}

function quoted(text: string): string {
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
}

function someOf(options: readonly { readonly label: string }[]): string {
  const named = options.slice(0, MOST_NAMED).map(({ label }) => label);
  return [...named, ...(options.length > MOST_NAMED ? ['…'] : [])].join('; ');
}
