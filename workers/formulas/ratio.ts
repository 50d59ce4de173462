/**
 * Ratios, in four questions: the fourth number of a proportion, a ratio in its lowest terms, a total split by parts, and
 * a dilution.
 *
 *   proportion   direct: x = b × c ÷ a        inverse: x = a × b ÷ c        a belongs to b, c to x
 *   simplify     whole numbers without a common divisor; shares in percent
 *   split        share = total × part ÷ sum of the parts
 *   dilution     a in b: sample = V × a ÷ b   a plus b: sample = V × a ÷ (a + b)        mL
 *
 * Source: `iso6887` reads 1:10 as one part in ten parts of the mixture; `iupacDilution`. Many labels of households and
 * sprays mean one part and ten more, so both are computed.
 *
 * Refuses: blanks first; a first value of 0 (direct), a third of 0 (inverse); terms or volumes not above 0; negative
 * parts, fewer than two, none above 0, a total not above 0; a mixture of fewer parts than the sample; results beyond the
 * range of a double, and terms that have no ratio of whole numbers.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { rowsOf } from '../lib/inputs/candidateParts.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { acceptWithinNumbers, INVALID, isMissing, NOT_POSITIVE, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { greatestCommonDivisor } from '../lib/mathematics/greatestCommonDivisor.ts';

export interface RatioInput {
  readonly mode: 'proportion' | 'simplify' | 'split' | 'dilution';
  /** For `proportion`: with more of a, x grows (direct) or falls (inverse). */
  readonly type: 'direct' | 'inverse';
  /** For `proportion` and `simplify`. */
  readonly a?: number;
  readonly b?: number;
  /** For `simplify` optional: a third term. */
  readonly c?: number;
  /** For `split`, above 0. */
  readonly total?: number;
  /** For `split`: two or more, of 0 or more. */
  readonly parts: readonly { readonly part: number }[];
  /** For `dilution`, above 0. */
  readonly sampleParts?: number;
  readonly otherParts?: number;
  /** For `dilution`: of the mixture, mL. */
  readonly finalVolume?: number;
}

/** One reading of a dilution; volumes in mL. */
export interface DilutionReading {
  /** How many times weaker than the sample. */
  readonly dilutionFactor: number;
  readonly sampleVolume: number;
  readonly diluentVolume: number;
  /** Share of the sample in the mixture, percent. */
  readonly concentrationPercent: number;
}

export type RatioResult =
  | {
      readonly mode: 'proportion';
      readonly x: number;
      /** What b is multiplied by. */
      readonly factor: number;
    }
  | {
      readonly mode: 'simplify';
      /** '2:3'. */
      readonly simplified: string;
      readonly terms: readonly number[];
      /** Each term divided by the first. */
      readonly toOne: readonly number[];
      /** Percent of the sum. */
      readonly shares: readonly number[];
    }
  | {
      readonly mode: 'split';
      /** In the order of the parts. */
      readonly shares: readonly number[];
      readonly onePart: number;
    }
  | {
      readonly mode: 'dilution';
      /** a parts in b parts of mixture. */
      readonly inTotal: DilutionReading;
      /** a parts and b parts more. */
      readonly plusDiluent: DilutionReading;
      /** Concentration of `plusDiluent` against `inTotal`, percent. */
      readonly differencePercent: number;
    };

/** For terms whose lowest whole numbers a double cannot hold. */
const NO_WHOLE_RATIO = 'These numbers are too far apart for a ratio of whole numbers';

declare module '../contract.ts' {
  interface FormulaTypes {
    ratio: FormulaType<RatioInput, RatioResult>;
  }
}

export default {
  id: 'ratio',

  validate(candidate) {
    switch (candidate.mode) {
      case 'proportion':
        return checkedProportion(candidate);
      case 'simplify':
        return checkedTerms(candidate);
      case 'split':
        return checkedSplit(candidate);
      case 'dilution':
        return checkedDilution(candidate);
      default:
        return refuse(INVALID, 'mode');
    }
  },

  compute: answer,
} satisfies Formula<'ratio'>;

function answer(input: RatioInput): RatioResult {
  switch (input.mode) {
    case 'proportion':
      return proportion(input);
    case 'simplify':
      return simplified(input);
    case 'split':
      return split(input);
    case 'dilution':
      return dilution(input);
  }
}

/** What the questions that do not ask for them have in their place. */
const NOT_ASKED = { type: 'direct', parts: [] } as const;

function checkedProportion(candidate: Candidate<RatioInput>): Verdict<RatioInput> {
  const { type } = candidate;
  const numbers = enteredNumbers(candidate, ['a', 'b', 'c']);
  if (!numbers.ok) return numbers;
  if (type !== 'direct' && type !== 'inverse') return refuse(INVALID, 'type');
  const { a, c } = numbers.input;
  const refused = firstRefusal([
    [type === 'direct' && a === 0, 'The first value must not be 0', 'a'],
    [type === 'inverse' && c === 0, 'The third value must not be 0', 'c'],
  ]);
  const input = { mode: 'proportion', ...numbers.input, type, parts: [] } as const;
  const { x, factor } = proportion(input);
  return refused ?? acceptWithinNumbers(input, [x, factor], 'c');
}

function checkedTerms(candidate: Candidate<RatioInput>): Verdict<RatioInput> {
  const numbers = enteredNumbers(candidate, ['a', 'b'], ['c']);
  if (!numbers.ok) return numbers;
  const entries = Object.entries(numbers.input);
  return (
    firstRefusal([
      ...entries.map(([name, value]): Rule => [!(value > 0), NOT_POSITIVE, name]),
      [wholeRatio(entries.map(([, value]) => value)) === null, NO_WHOLE_RATIO, 'b'],
    ]) ?? { ok: true, input: { mode: 'simplify', ...numbers.input, ...NOT_ASKED } }
  );
}

function checkedSplit(candidate: Candidate<RatioInput>): Verdict<RatioInput> {
  const numbers = enteredNumbers(candidate, ['total']);
  if (!numbers.ok) return numbers;
  const rows = rowsOf(candidate.parts).flatMap(({ part = null }, index) =>
    part === null ? [] : [{ part, path: `parts.${index}.part` }],
  );
  const unreadable = rows.find(({ part }) => isMissing(part));
  if (unreadable !== undefined) return refuse(REQUIRED, unreadable.path);
  const refused = firstRefusal([
    ...rows.map(({ part, path }): Rule => [part < 0, 'Parts must not be negative', path]),
    [rows.length < 2, 'Please enter at least two parts', `parts.${rows.length}.part`],
    [rows.every(({ part }) => part === 0), 'At least one part must be greater than 0', 'parts.0.part'],
    [!(numbers.input.total > 0), 'Total must be greater than 0', 'total'],
  ]);
  if (refused !== null) return refused;
  const input = { mode: 'split', type: 'direct', ...numbers.input, parts: rows.map(({ part }) => ({ part })) } as const;
  const { shares, onePart } = split(input);
  return acceptWithinNumbers(input, [...shares, onePart], 'total');
}

function checkedDilution(candidate: Candidate<RatioInput>): Verdict<RatioInput> {
  const names = ['sampleParts', 'otherParts', 'finalVolume'] as const;
  const numbers = enteredNumbers(candidate, names);
  if (!numbers.ok) return numbers;
  const { sampleParts, otherParts } = numbers.input;
  const refused = firstRefusal([
    ...names.map((name): Rule => [!(numbers.input[name] > 0), NOT_POSITIVE, name]),
    [otherParts < sampleParts, 'The second number of the dilution must not be smaller than the first', 'otherParts'],
  ]);
  if (refused !== null) return refused;
  const input = { mode: 'dilution', ...numbers.input, ...NOT_ASKED } as const;
  const { inTotal, plusDiluent, differencePercent } = dilution(input);
  const results = [...Object.values(inTotal), ...Object.values(plusDiluent), differencePercent];
  return acceptWithinNumbers(input, results, 'otherParts');
}

function proportion({ type, a = 0, b = 0, c = 0 }: RatioInput): Extract<RatioResult, { mode: 'proportion' }> {
  const factor = type === 'direct' ? c / a : a / c;
  return { mode: 'proportion', x: type === 'direct' ? (b * c) / a : (a * b) / c, factor };
}

function simplified({ a = 0, b = 0, c }: RatioInput): Extract<RatioResult, { mode: 'simplify' }> {
  const entered = [a, b, ...(c === undefined ? [] : [c])];
  const terms = wholeRatio(entered) ?? entered;
  const sum = terms.reduce((one, other) => one + other, 0);
  return {
    mode: 'simplify',
    simplified: terms.join(':'),
    terms,
    toOne: terms.map((term) => term / (terms[0] ?? 1)),
    shares: terms.map((term) => (100 * term) / sum),
  };
}

/**
 * The smallest whole numbers in the same ratio: 1.5 to 2.25 is 2 to 3. Decimals are taken as written, so that 0.1 is a
 * tenth.
 *
 * @param terms above 0
 * @returns null where the terms have no common scale of whole numbers that doubles can hold
 */
export function wholeRatio(terms: readonly number[]): readonly number[] | null {
  const scale = 10 ** Math.max(...terms.map(decimalsOf));
  const whole = terms.map((term) => Math.round(term * scale));
  if (!whole.every((term) => Number.isSafeInteger(term))) return null;
  const divisor = whole.reduce(greatestCommonDivisor);
  return whole.map((term) => term / divisor);
}

/** Digits after the point in the shortest text of the number: 2 of 2.25, 7 of 1e-7. */
function decimalsOf(value: number): number {
  const [digits = '', power = '0'] = String(value).split('e');
  const [, fraction = ''] = digits.split('.');
  return Math.max(0, fraction.length - Number(power));
}

function split({ total = 0, parts }: RatioInput): Extract<RatioResult, { mode: 'split' }> {
  const sum = parts.reduce((before, { part }) => before + part, 0);
  return { mode: 'split', shares: parts.map(({ part }) => (total * part) / sum), onePart: total / sum };
}

function dilution({
  sampleParts = 1,
  otherParts = 1,
  finalVolume = 0,
}: RatioInput): Extract<RatioResult, { mode: 'dilution' }> {
  const inTotal = reading(sampleParts, otherParts, finalVolume);
  const plusDiluent = reading(sampleParts, sampleParts + otherParts, finalVolume);
  return {
    mode: 'dilution',
    inTotal,
    plusDiluent,
    differencePercent: 100 * (plusDiluent.concentrationPercent / inTotal.concentrationPercent - 1),
  };
}

/** @param allParts of the mixture, the sample included */
function reading(sampleParts: number, allParts: number, volume: number): DilutionReading {
  const sampleVolume = (volume * sampleParts) / allParts;
  return {
    dilutionFactor: allParts / sampleParts,
    sampleVolume,
    diluentVolume: volume - sampleVolume,
    concentrationPercent: (100 * sampleParts) / allParts,
  };
}
