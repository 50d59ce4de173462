/**
 * Numbers of the reading corpus, changed at random, against a naive reader: what is read must be what the text says, in the unit
 * that it says. `npm run fuzz:numbers` runs 10,000 of them, and as many pasted tables.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { typedNumber } from '#src/engine/form/onDemand/typedNumber.ts';
import type { FieldOfKind } from '#src/engine/kit/fields.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { type CorpusBox, numberCases } from '#tests/reading/numberCorpus.ts';
import { misreadingOfColumns, mutatedColumns } from './columnReadings.ts';
import { type NaiveBox, naiveNumbers } from './naiveNumber.ts';

const CASES = numberCases();
const TEXTS = CASES.map(({ typed }) => typed);
const BOXES = [...new Set(CASES.map(({ box }) => box))];
const MEANINGS: Readonly<Record<string, NaiveBox['meaning']>> = { dilutionFactor: 'dilution', molarRatio: 'ratio' };
const LETTERS = [
  ..."0123456789.,-+−eE±~<>/:%x×·^_ '()",
  ' mg',
  ' kg',
  'mL',
  'µM',
  ' uL',
  '10',
  '×10⁻³',
  ' 000',
  ',5',
  '½',
  ' 1/2',
  '⁵',
  '١',
  '５',
  '\u200b',
  '\u202e',
  '\u00a0',
  'l',
  'O',
  ' to ',
  'pH ',
];

/** A text of the corpus in which letters were put in, taken out or changed, up to three times. */
export const mutatedTexts: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...TEXTS),
    fc.array(fc.record({ at: fc.nat(20), cut: fc.nat(2), put: fc.constantFrom('', ...LETTERS) }), { maxLength: 3 }),
  )
  .map(([text, changes]) =>
    changes.reduce((letters, { at, cut, put }) => {
      const index = at % (letters.length + 1);
      return letters.slice(0, index) + put + letters.slice(index + cut);
    }, text),
  );

export interface TypedInBox {
  readonly typed: string;
  readonly box: CorpusBox;
}
export const mutatedNumbers: fc.Arbitrary<TypedInBox> = fc.record({
  typed: mutatedTexts,
  box: fc.constantFrom(...BOXES),
});

/** How the box reads the text. */
export function readingOf({ typed, box: { label, name, unit, units = [] } }: TypedInBox) {
  const meaning = MEANINGS[name];
  const field: FieldOfKind<'number'> = {
    kind: 'number',
    label,
    ...(unit !== undefined && { unit, units: units.map((each) => ({ unit: each, times: 1 })) }),
    ...(meaning !== undefined && { readsAs: meaning }),
  };
  return typedNumber(typed, field, { fields: {}, isStrict: false });
}

/** What is wrong with how a text is read; null where nothing is, or where it is refused. */
export function misreadingOf(given: TypedInBox, read = readingOf(given)): string | null {
  const { typed, box } = given;
  if (readNumber(typed) === null) return null;
  if (read.kind === 'unreadable') return read.text === '' ? 'refused without a word' : null;
  const value = readNumber(read.text) ?? Number.NaN;
  const wanted = naiveNumbers(typed, { label: box.label, units: box.units ?? [], meaning: MEANINGS[box.name] });
  const isRight = wanted.some(
    (each) => each.unit === (read.unit ?? '') && Math.abs(each.value - value) <= 1e-9 * Math.abs(value),
  );
  if (!isRight) return `read as ${value} ${read.unit ?? ''}, not ${JSON.stringify(wanted)}`;
  const isOne = wanted.every((each) => each.value === wanted[0]?.value && each.unit === wanted[0]?.unit);
  return isOne ? null : `could be ${JSON.stringify(wanted)}`;
}

/** The exit code: 1 if any text was misread. */
export function main(): number {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { runs: { type: 'string', default: '10000' }, seed: { type: 'string', default: '20261123' } },
  });
  const sampling = { numRuns: Number(values.runs), seed: Number(values.seed) };
  const numbers = fc.sample(mutatedNumbers, sampling);
  const columns = fc.sample(mutatedColumns(mutatedTexts), sampling);
  const misread = [
    ...numbers.flatMap((given) => told(JSON.stringify([given.typed, given.box.label]), misreadingOf(given))),
    ...columns.flatMap((given) => told(JSON.stringify(given), misreadingOfColumns(given))),
  ];
  for (const line of misread.slice(0, 30)) console.log(line);
  const read = numbers.filter((given) => readingOf(given).kind === 'number').length;
  console.log(`${numbers.length} numbers, ${read} read, ${columns.length} pasted tables, ${misread.length} misread`);
  return misread.length === 0 ? 0 : 1;
}

function told(given: string, complaint: string | null): readonly string[] {
  return complaint === null ? [] : [`${given}: ${complaint}`];
}
