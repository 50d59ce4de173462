/**
 * A dog's age in human years by its size, its stage of life, and its age by the methylation of DNA.
 *
 *   human years: table of the size at 0, 1 … 15 years, straight lines between; after 15 a slope of the size
 *   epigenetic = 16·ln(age) + 31        from 1 year on
 *   both rounded half up to whole years
 *
 * Sources: `akcAgeChart`, `wang2020`; the stages are those of `aaha2019`. `raw` holds the unrounded ages, `curve` both
 * scales in half years. The epigenetic age comes from Labradors and is not meant to replace the chart.
 *
 * Refuses, in this order: anything blank; an age that is unreadable or negative, an unknown option; an age above
 * MOST_DOG_YEARS.
 */
import type { Formula } from '../contract.ts';
import { inputByRules } from '../lib/inputs/inputRules.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { hasReached, isAbove } from '../lib/inputs/within.ts';
import { halfUp } from '../lib/mathematics/halfUp.ts';
import { piecewiseLinear } from '../lib/mathematics/piecewiseLinear.ts';
import {
  DOG_SIZES,
  DOG_STAGES,
  type DogSize,
  type DogStage,
  EPIGENETIC_CLOCK,
  HUMAN_YEARS,
  HUMAN_YEARS_AFTER_TABLE,
  LAST_TABLE_YEAR,
  MOST_DOG_YEARS,
  SENIOR_FROM_SHARE,
  TYPICAL_LIFESPAN,
} from '../reference/dogAge.ts';

export interface DogAgeInput {
  /** In `ageUnit`, 0 to 30 years. */
  readonly age: number;
  readonly ageUnit: 'years' | 'months';
  readonly size: DogSize;
}

/** Years throughout. */
export interface DogAgeResult {
  /** Rounded. */
  readonly humanAge: number;
  readonly lifeStage: DogStage;
  /** Rounded; null below 1 year. */
  readonly epigeneticAge: number | null;
  /** Age of the dog, unrounded. */
  readonly ageYears: number;
  /** Age at which dogs of the size become senior. */
  readonly seniorFromYears: number;
  /** Unrounded. */
  readonly raw: { readonly humanAge: number; readonly epigeneticAge: number | null };
  /** Both scales for dogs of the size, from birth in half years to 15 years or the dog's age, unrounded. */
  readonly curve: readonly {
    readonly age: number;
    readonly humanAge: number;
    readonly epigeneticAge: number | null;
  }[];
}

const TOO_OLD = 'Please enter an age between 0 and 30 years';

declare module '../contract.ts' {
  interface FormulaTypes {
    'dog-age': FormulaType<DogAgeInput, DogAgeResult>;
  }
}

export default {
  id: 'dog-age',

  validate(candidate) {
    const verdict = inputByRules<DogAgeInput>(candidate, {
      age: { min: 0 },
      ageUnit: { oneOf: ['years', 'months'] },
      size: { oneOf: DOG_SIZES },
    });
    if (verdict.ok && isAbove(inYears(verdict.input), MOST_DOG_YEARS)) return refuse(TOO_OLD, 'age');
    return verdict;
  },

  compute(input) {
    const { size } = input;
    const ageYears = inYears(input);
    const seniorFromYears = TYPICAL_LIFESPAN[size] * SENIOR_FROM_SHARE;
    const raw = { humanAge: humanYears(ageYears, size), epigeneticAge: epigeneticYears(ageYears) };
    return {
      humanAge: halfUp(raw.humanAge, 0),
      lifeStage: stageAt(ageYears, seniorFromYears),
      epigeneticAge: raw.epigeneticAge === null ? null : halfUp(raw.epigeneticAge, 0),
      ageYears,
      seniorFromYears,
      raw,
      curve: Array.from({ length: 2 * Math.max(LAST_TABLE_YEAR, Math.ceil(ageYears)) + 1 }, (_, index) => ({
        age: index / 2,
        humanAge: humanYears(index / 2, size),
        epigeneticAge: epigeneticYears(index / 2),
      })),
    };
  },
} satisfies Formula<'dog-age'>;

function inYears({ age, ageUnit }: DogAgeInput): number {
  return ageUnit === 'years' ? age : age / 12;
}

function humanYears(age: number, size: DogSize): number {
  const table = [0, ...HUMAN_YEARS[size]];
  if (age > LAST_TABLE_YEAR)
    return (table[LAST_TABLE_YEAR] ?? 0) + (age - LAST_TABLE_YEAR) * HUMAN_YEARS_AFTER_TABLE[size];
  return piecewiseLinear(
    table.map((years, dogAge) => [dogAge, years] as const),
    age,
  );
}

/** ln(age) diverges toward birth, so the study's formula is used from the first year on. */
function epigeneticYears(age: number): number | null {
  const { factor, offset, fromYears } = EPIGENETIC_CLOCK;
  return age < fromYears ? null : factor * Math.log(age) + offset;
}

function stageAt(age: number, seniorFromYears: number): DogStage {
  if (hasReached(age, seniorFromYears)) return 'Senior';
  return DOG_STAGES.findLast(({ fromYears }) => hasReached(age, fromYears))?.name ?? 'Puppy';
}
