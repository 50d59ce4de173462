/** Arbitrary drafts that a visitor could enter, sensible or not, derived from the declared fields. */
import fc from 'fast-check';
import { inLetterCase } from '#src/engine/form/letterCase.ts';
import type { AnyField, AnyFields, Value, Values } from '#src/engine/kit/fields.ts';

/** Typed numbers: blank, unreadable, at and around the usual limits, tiny, large, in the formats of other countries. */
const NUMBERS = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 400 }).map(String) },
  { weight: 3, arbitrary: fc.double({ min: 0, max: 50, noNaN: true }).map((value) => value.toFixed(3)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      'abc',
      '0',
      '-0',
      '-1',
      '1',
      '7',
      '14',
      '0.5',
      '1,5',
      '1e6',
      '1e-9',
      '1e15',
      '1e300',
      '1e-300',
    ),
  },
);

const BASES = fc.stringMatching(/^[ACGTacgt]{0,24}$/);
const WORDS = fc.oneof(BASES, fc.constantFrom('', ' ', 'A', 'x', 'AT GC', 'H2O', 'C6H12O6', 'é', 'ATXG', '-5', '12'));
const SEQUENCES = fc.oneof(
  fc.stringMatching(/^[ACGTacgt \n]{0,200}$/),
  fc.constantFrom('', ' \n', 'ATGAAATAG', 'CCATGGCC', '>header\nATG', 'ATGX', 'MKV', 'AUGC'),
);
const DATES = fc.constantFrom('', '1900-01-01', '2024-02-29', '2024-03-31', '2023-12-31', '2100-12-31', '1899-12-31');

/** Half of the drafts differ from the example in one field only: by chance, few of the others reach a result. */
export function arbitraryDraft(fields: AnyFields, example: Values): fc.Arbitrary<Values> {
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, arbitraryValue(field, example[name])]),
  );
  const draft = fc.record(values);
  const names = Object.keys(values).filter((name) => name in example);
  if (names.length < 2) return draft;
  const nearby = fc.tuple(fc.constantFrom(...names), draft).map(([name, { [name]: value }]) => ({
    ...example,
    ...(value !== undefined && { [name]: value }),
  }));
  return fc.oneof(draft, nearby);
}

function arbitraryValue(field: AnyField, example: Value | undefined): fc.Arbitrary<Value> {
  switch (field.kind) {
    case 'number':
      return withExample(NUMBERS, example);
    case 'text':
      return withExample(
        WORDS.map((text) => inLetterCase(text.slice(0, field.maxLength ?? text.length), field)),
        example,
      );
    case 'sequence':
      return withExample(SEQUENCES, example);
    case 'date':
      return withExample(DATES, example);
    case 'checkbox':
      // What a box tells of the visitor's body takes the page out of use.
      if (field.isPersonal === true) return fc.constantFrom(false, false, false, true);
      // By chance, all confirmations of a page at once are rare.
      return field.confirms === undefined ? fc.boolean() : withExample(fc.boolean(), example);
    case 'choice': {
      const values = field.options.map(({ value }) => value);
      return field.initial === undefined
        ? withExample(fc.constantFrom(...values, ''), example)
        : fc.constantFrom(...values);
    }
    case 'rows': {
      const [first] = Array.isArray(example) ? (example as readonly Values[]) : [];
      const rows = fc.array(arbitraryDraft(field.row, first ?? {}), {
        minLength: field.minRows,
        maxLength: field.minRows + 4,
      });
      // Rows that must be consistent, such as shares of a whole, hardly ever are by chance.
      return withExample(rows, example);
    }
    case 'group':
      return arbitraryDraft(field.fields, (example ?? {}) as Values);
  }
}

/** Sometimes uses the example's own value; otherwise few random drafts would reach a result. */
function withExample(arbitrary: fc.Arbitrary<Value>, example: Value | undefined): fc.Arbitrary<Value> {
  return example === undefined ? arbitrary : fc.oneof(arbitrary, fc.constant(example));
}
