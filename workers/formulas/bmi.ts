/**
 * Body mass index of adults, with classes.
 *
 *   bmi = weight ÷ height²      kg, m;  prime = bmi ÷ 25;  ponderal index = weight ÷ height³
 *   reference.newBmi = 1.3 × weight ÷ height^2.5 (Trefethen)
 *
 * Source: classes of `who894` and, for Asian populations, `whoAsianBmi2004`, on the unrounded index; the lower limit of a
 * class belongs to it.
 *
 * Refuses, in this order: blanks, of the age only where `adult` does not say that it is 20 or more; pregnancy; an age below 20 years or above 120; a weight or a height outside its limits.
 */
import type { Formula, FormulaType } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { isWithin } from '../lib/inputs/within.ts';
import { ASIAN_BMI_CLASSES, type AsianBmiClassId, BMI_CLASSES, type BmiClassId, NORMAL_BMI } from '../reference/bmi.ts';

export interface BmiInput {
  /** kg, 20 to 500. */
  readonly weight: number;
  /** cm, 100 to 250. */
  readonly height: number;
  /** Years, 20 to 120. Left out where `adult` says so. */
  readonly age?: number;
  /** 20 years or older: the classes need no more of the age. */
  readonly adult: boolean;
  /** Always false once accepted. */
  readonly pregnant: boolean;
}

export interface BmiResult {
  /** kg/m². */
  readonly bmi: number;
  readonly classId: BmiClassId;
  readonly asianClassId: AsianBmiClassId;
  /** kg, at 18.5 and at 25 kg/m². */
  readonly healthyWeight: { readonly min: number; readonly max: number };
  /** kg to the nearer end of that range, negative for less weight; 0 within it. */
  readonly weightToHealthy: number;
  /** bmi ÷ 25. */
  readonly bmiPrime: number;
  /** kg/m³. */
  readonly ponderalIndex: number;
  readonly reference: {
    /** kg/m^2.5, times 1.3. */
    readonly newBmi: number;
  };
}

/** Years from which the classes hold. */
const YOUNGEST = 20;
const TOO_YOUNG = 'BMI classes for adults apply from 20 years. For children and teenagers use BMI-for-age charts';

declare module '../contract.ts' {
  interface FormulaTypes {
    bmi: FormulaType<BmiInput, BmiResult>;
  }
}

export default {
  id: 'bmi',

  validate(candidate) {
    const numbers = candidate.adult
      ? enteredNumbers(candidate, ['weight', 'height'], ['age'])
      : enteredNumbers(candidate, ['weight', 'height', 'age']);
    if (!numbers.ok) return numbers;
    const { weight, height, age = YOUNGEST } = numbers.input;
    return (
      firstRefusal([
        [
          candidate.pregnant === true,
          'BMI classes do not apply during pregnancy. Ask your midwife or doctor',
          'pregnant',
        ],
        [age < YOUNGEST, TOO_YOUNG, 'age'],
        [age > 120, 'Age must be between 20 and 120 years', 'age'],
        [!isWithin(weight, 20, 500), 'Weight must be between 20 and 500 kg (44 and 1102 lb)', 'weight'],
        [!isWithin(height, 100, 250), 'Height must be between 100 and 250 cm (39.4 and 98.4 in)', 'height'],
      ]) ?? { ok: true, input: { ...numbers.input, adult: candidate.adult, pregnant: false } }
    );
  },

  compute({ weight, height }) {
    const meters = height / 100;
    const bmi = weight / meters ** 2;
    const healthyWeight = { min: NORMAL_BMI.from * meters ** 2, max: NORMAL_BMI.below * meters ** 2 };
    return {
      bmi,
      classId: classOf(bmi, BMI_CLASSES),
      asianClassId: classOf(bmi, ASIAN_BMI_CLASSES),
      healthyWeight,
      weightToHealthy: Math.max(healthyWeight.min - weight, 0) + Math.min(healthyWeight.max - weight, 0),
      bmiPrime: bmi / NORMAL_BMI.below,
      ponderalIndex: weight / meters ** 3,
      reference: { newBmi: (1.3 * weight) / meters ** 2.5 },
    };
  },
} satisfies Formula<'bmi'>;

/** The id of the last class whose lower limit the index has reached. */
function classOf<Id extends string>(bmi: number, classes: readonly { readonly id: Id; readonly from: number }[]): Id {
  const reached = classes.findLast(({ from }) => bmi >= from);
  if (reached === undefined) throw new Error('A validated body mass index has a class');
  return reached.id;
}
