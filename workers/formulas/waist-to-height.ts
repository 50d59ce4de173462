/**
 * Waist divided by height, with its band.
 *
 *   ratio = waist ÷ height        both cm;  waist for a ratio of 0.5 = height ÷ 2
 *
 * Source: bands of `niceNg246`, ratio reviewed in `ashwell2012`; the lower limit of a band belongs to it.
 * `reference.waistRisk` are the limits of `whoWaist2008`, which take no account of height.
 *
 * Refuses, in this order: blanks; pregnancy; an age below 5 years or above 120; a waist or a height outside its limits; an
 * unknown sex.
 */
import type { Formula, FormulaType } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { INVALID } from '../lib/inputs/positiveNumbers.ts';
import { isWithin } from '../lib/inputs/within.ts';
import { WAIST_BANDS, WAIST_LIMITS, type WaistBandId } from '../reference/waist.ts';

type Sex = keyof typeof WAIST_LIMITS;

export interface WaistToHeightInput {
  /** cm, 30 to 250. */
  readonly waist: number;
  /** cm, 80 to 250. */
  readonly height: number;
  /** Years, 5 to 120. */
  readonly age: number;
  /** For the limits of the WHO. */
  readonly sex?: Sex;
  /** Always false once accepted. */
  readonly pregnant: boolean;
}

export interface WaistToHeightResult {
  readonly ratio: number;
  readonly classId: WaistBandId;
  /** cm: half the height. */
  readonly waistForHalf: number;
  /** cm, 0 for a waist of up to half the height. */
  readonly waistAboveHalf: number;
  readonly reference: {
    /** By the limits of the WHO; null below 18 years and without a sex. */
    readonly waistRisk: 'low' | 'increased' | 'substantiallyIncreased' | null;
  };
}

const ADULT_YEARS = 18;

declare module '../contract.ts' {
  interface FormulaTypes {
    'waist-to-height': FormulaType<WaistToHeightInput, WaistToHeightResult>;
  }
}

export default {
  id: 'waist-to-height',

  validate(candidate) {
    const numbers = enteredNumbers(candidate, ['waist', 'height', 'age']);
    if (!numbers.ok) return numbers;
    const { waist, height, age } = numbers.input;
    const { sex } = candidate;
    return (
      firstRefusal([
        [candidate.pregnant === true, 'Waist measures do not apply during pregnancy', 'pregnant'],
        [age < 5, 'Waist-to-height ratio is used from 5 years', 'age'],
        [age > 120, 'Age must be between 5 and 120 years', 'age'],
        [!isWithin(waist, 30, 250), 'Waist must be between 30 and 250 cm (11.8 and 98.4 in)', 'waist'],
        [!isWithin(height, 80, 250), 'Height must be between 80 and 250 cm (31.5 and 98.4 in)', 'height'],
        [sex !== '' && !Object.hasOwn(WAIST_LIMITS, sex), INVALID, 'sex'],
      ]) ?? { ok: true, input: { ...numbers.input, ...(sex === '' ? {} : { sex }), pregnant: false } }
    );
  },

  compute({ waist, height, age, sex }) {
    const ratio = waist / height;
    const band = WAIST_BANDS.findLast(({ from }) => ratio >= from);
    if (band === undefined) throw new Error('A validated ratio has a band');
    const waistForHalf = height / 2;
    return {
      ratio,
      classId: band.id,
      waistForHalf,
      waistAboveHalf: Math.max(0, waist - waistForHalf),
      reference: { waistRisk: sex === undefined || age < ADULT_YEARS ? null : waistRisk(waist, sex) },
    };
  },
} satisfies Formula<'waist-to-height'>;

function waistRisk(waist: number, sex: Sex): 'low' | 'increased' | 'substantiallyIncreased' {
  const { increased, substantiallyIncreased } = WAIST_LIMITS[sex];
  if (waist >= substantiallyIncreased) return 'substantiallyIncreased';
  return waist >= increased ? 'increased' : 'low';
}
