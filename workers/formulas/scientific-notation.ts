/**
 * A number in standard, scientific and engineering form and with an SI prefix, rounded to significant figures.
 *
 *   number = mantissa × 10^exponent            1 ≤ |mantissa| < 10
 *   engineering exponent = 3 × floor(exponent ÷ 3)
 *
 * Sources: `siBrochurePrefixes`, `cgpm2022` (prefixes), `nistSp811` (rounding). Computed on the decimal digits as typed, so
 * that no binary fraction rounds: halves go away from zero. Without a decimal point, zeros at the end of a whole number do
 * not count as significant and are reported as ambiguous.
 *
 * Refuses: a blank; what is not a number, including a single comma before three digits; significant figures that are not a whole
 * number from 1 to 15; exponents outside ±300.
 */
import type { Formula, FormulaType } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isWithin } from '../lib/inputs/within.ts';
import { SI_PREFIXES } from '../reference/siPrefixes.ts';

export interface ScientificNotationInput {
  /** As typed: '0.00052', '5.2e-4', '5.2 x 10^-4'. */
  readonly number: string;
  /** 1 to 15. Left out: those of the number as typed. */
  readonly significantFigures?: number;
  /** Without a prefix: 'm', '/mol'. Left out: none. */
  readonly unit?: string;
}

export interface ScientificNotationResult {
  /** 1 to below 10, with the sign; 0 of zero. */
  readonly mantissa: number;
  readonly exponent: number;
  /** The exponent; null of zero. */
  readonly orderOfMagnitude: number | null;
  readonly significantFigures: number;
  /** Zeros at the end of a whole number may or may not be measured. */
  readonly ambiguous: boolean;
  /** All digits. */
  readonly standard: string;
  /** '5.2 × 10^-4'. */
  readonly scientific: string;
  /** '5.2e-4'. */
  readonly eNotation: string;
  /** '520 × 10^-6'. */
  readonly engineering: string;
  /** '520 µm'; null beyond the prefixes. */
  readonly siPrefix: string | null;
}

const SMALLEST_PREFIX = -30;
const LARGEST_EXPONENT = 300;

declare module '../contract.ts' {
  interface FormulaTypes {
    'scientific-notation': FormulaType<ScientificNotationInput, ScientificNotationResult>;
  }
}

export default {
  id: 'scientific-notation',

  validate(candidate) {
    const number = textOf(candidate.number).trim();
    const unit = textOf(candidate.unit).trim();
    if (number === '') return refuse(REQUIRED, 'number');
    const numbers = enteredNumbers(candidate, [], ['significantFigures']);
    if (!numbers.ok) return numbers;
    const digits = decimalDigits(number);
    if (digits === null) return refuse('Please enter a number such as 0.00052, 5.2e-4 or 5.2 x 10^-4', 'number');
    const { significantFigures = 1 } = numbers.input;
    if (!(Number.isInteger(significantFigures) && isWithin(significantFigures, 1, 15)))
      return refuse('Significant figures must be a whole number from 1 to 15', 'significantFigures');
    if (!isWithin(rounded(digits, numbers.input.significantFigures).exponent, -LARGEST_EXPONENT, LARGEST_EXPONENT))
      return refuse('The exponent must lie between -300 and 300', 'number');
    return accept({ number, ...numbers.input, ...(unit === '' ? {} : { unit }) });
  },

  compute({ number, significantFigures, unit = '' }) {
    const entered = decimalDigits(number);
    if (entered === null) throw new Error('A validated number has digits');
    const { isNegative, digits, exponent } = rounded(entered, significantFigures);
    const sign = isNegative ? '-' : '';
    const isAmbiguous = significantFigures === undefined && entered.uncounted > 0;
    if (digits === '') return zero(unit);
    const mantissa = `${sign}${withPoint(digits, 1)}`;
    const thousands = Math.floor(exponent / 3);
    const engineering = `${sign}${withPoint(digits, exponent - 3 * thousands + 1)}`;
    const prefix = SI_PREFIXES[thousands - SMALLEST_PREFIX / 3];
    return {
      mantissa: Number(mantissa),
      exponent,
      orderOfMagnitude: exponent,
      significantFigures: digits.length,
      ambiguous: isAmbiguous,
      standard: `${sign}${withPoint(digits, exponent + 1)}`,
      scientific: `${mantissa} × 10^${exponent}`,
      eNotation: `${mantissa}e${exponent}`,
      engineering: `${engineering} × 10^${3 * thousands}`,
      siPrefix: prefix === undefined ? null : `${engineering} ${prefix}${unit}`.trim(),
    };
  },
} satisfies Formula<'scientific-notation'>;

/** A number as its decimal digits: none is lost to a binary fraction. */
interface DecimalDigits {
  readonly isNegative: boolean;
  /** Significant digits, the first of them not 0; empty of zero. */
  readonly digits: string;
  /** Power of ten of the first digit; 0 of zero. */
  readonly exponent: number;
  /** Zeros at the end of a whole number without a decimal point, which are not among the digits. */
  readonly uncounted: number;
}

const MINUS = /−/g;
/** Space, no-break space, narrow no-break space, thin space, figure space. */
const GROUP_SPACES = /[ \u00a0\u202f\u2009\u2007]/g;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const RAISED_POWER = /10(?=[⁺⁻⁰¹²³⁴-⁹])/;
const RAISED = /[⁺⁻⁰¹²³⁴-⁹]/g;
const TYPED_NUMBER =
  /^(?<sign>[+-]?)(?<whole>\d{1,3}(?:[ \u00a0\u202f\u2009\u2007]\d{3})+|\d*)(?:(?<mark>[.,])(?<fraction>\d*))?(?:[eE](?<e>[+-]?\d+)| ?[x×X·⋅*] ?10(?:\^|\*\*) ?(?<power>[+-]?\d+))?$/;

/**
 * Reads a typed number: sign, digits in groups of three or without groups, decimal point or a single decimal comma, and
 * a power of ten as `e-4`, `x 10^-4` or `× 10⁻⁴`. A comma before exactly three digits could separate thousands and is
 * not read, except after 0.
 *
 * @returns null where the text is not a number
 */
export function decimalDigits(text: string): DecimalDigits | null {
  const plain = text.trim().replace(MINUS, '-').replace(RAISED_POWER, '10^').replace(RAISED, lowered);
  const groups = TYPED_NUMBER.exec(plain)?.groups;
  if (groups === undefined) return null;
  const { sign = '', whole: typed = '', mark = '', fraction = '', e = '', power = '' } = groups;
  const whole = typed.replace(GROUP_SPACES, '');
  if (whole === '' && fraction === '') return null;
  if (mark === ',' && fraction.length === 3 && !/^0*$/.test(whole)) return null;
  const all = `${whole}${fraction}`;
  const first = all.search(/[1-9]/);
  if (first === -1) return { isNegative: false, digits: '', exponent: 0, uncounted: 0 };
  const significant = all.slice(first);
  const digits = mark === '' ? significant.slice(0, lastNonZero(significant) + 1) : significant;
  return {
    isNegative: sign === '-',
    digits,
    exponent: whole.length - 1 - first + Number(e === '' ? power : e),
    uncounted: significant.length - digits.length,
  };
}

/** A raised sign or digit as one on the line. */
function lowered(sign: string): string {
  if (sign === '⁻') return '-';
  return sign === '⁺' ? '+' : String(SUPERSCRIPTS.indexOf(sign));
}

/** The place of the last digit that is not 0. */
function lastNonZero(digits: string): number {
  let index = digits.length - 1;
  while (index > 0 && digits[index] === '0') index -= 1;
  return index;
}

/** With as many digits as wanted, 1 to 15 or all; a half is rounded away from zero. */
function rounded(number: DecimalDigits, count = number.digits.length): DecimalDigits {
  const { digits, exponent } = number;
  if (digits === '') return number;
  if (digits.length <= count) return { ...number, digits: digits.padEnd(count, '0') };
  const kept = digits.slice(0, count);
  if ((digits[count] ?? '0') < '5') return { ...number, digits: kept };
  const raised = String(Number(kept) + 1);
  return { ...number, digits: raised.slice(0, count), exponent: exponent + raised.length - count };
}

/** The digits with `whole` of them before the point: zeros take the place of missing digits. */
function withPoint(digits: string, whole: number): string {
  if (whole <= 0) return `0.${'0'.repeat(-whole)}${digits}`;
  const before = digits.slice(0, whole).padEnd(whole, '0');
  const after = digits.slice(whole);
  return after === '' ? before : `${before}.${after}`;
}

/** The result of zero: there is nothing to count, round or scale. */
function zero(unit: string): ScientificNotationResult {
  return {
    mantissa: 0,
    exponent: 0,
    orderOfMagnitude: null,
    significantFigures: 1,
    ambiguous: false,
    standard: '0',
    scientific: '0',
    eNotation: '0e0',
    engineering: '0',
    siPrefix: `0 ${unit}`.trim(),
  };
}
