/**
 * Estimated glomerular filtration rate of adults from creatinine, cystatin C or both, with stage and risk.
 *
 *   creatinine:  142 × min(S ÷ κ, 1)^α × max(S ÷ κ, 1)^−1.2 × 0.9938^age × (1.012 of women)       S mg/dL
 *   cystatin C:  133 × min(C ÷ 0.8, 1)^−0.499 × max(C ÷ 0.8, 1)^−1.328 × 0.996^age × (0.932 of women)   C mg/L
 *   both:        135 × the same ratios with powers of their own × 0.9961^age × (0.963 of women)
 *   all in mL/min/1.73 m²
 *
 * Source: `inker2021`, `inker2012`; stages and risks `kdigo2024`, by the value rounded half up. `reference` has the values of
 * `levey2009`, of the older equation with four variables and of `pottel2021`, all from creatinine.
 *
 * Refuses, in this order: blanks, of which both markers count as one; an age below 18; pregnancy; an age above 110; a
 * marker outside its limits; a negative ratio; an unknown sex.
 */
import type { Formula, FormulaType } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { INVALID, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { isAbove, isWithin } from '../lib/inputs/within.ts';
import { halfUp } from '../lib/mathematics/halfUp.ts';
import {
  ALBUMINURIA_LIMITS,
  COMBINED_EQUATION,
  CREATININE_EQUATIONS,
  CREATININE_KNOT,
  CYSTATIN_EQUATION,
  EKFC,
  KIDNEY_RISKS,
  KIDNEY_STAGES,
  type KidneyRisk,
  type KidneyStage,
  MDRD,
} from '../reference/kidney.ts';

type Sex = 'female' | 'male';

export interface EgfrInput {
  readonly sex: Sex;
  /** Years, 18 to 110. */
  readonly age: number;
  /** mg/dL, 0.1 to 30. */
  readonly creatinine?: number;
  /** mg/L, 0.1 to 15. */
  readonly cystatinC?: number;
  /** mg/g, 0 or more. */
  readonly albuminCreatinineRatio?: number;
  /** Always false once accepted. */
  readonly pregnant: boolean;
}

/** mL/min/1.73 m². */
interface Estimate {
  readonly egfr: number;
  readonly stage: KidneyStage;
}

export interface EgfrResult extends Estimate {
  /** What `egfr` is from: both markers where both are given. */
  readonly basis: 'combined' | 'creatinine' | 'cystatinC';
  readonly creatinine: Estimate | null;
  readonly cystatinC: Estimate | null;
  readonly combined: Estimate | null;
  readonly albuminuria: 'A1' | 'A2' | 'A3' | null;
  /** Null without the ratio. */
  readonly riskId: KidneyRisk | null;
  /** mL/min/1.73 m² by other equations; null without creatinine. */
  readonly reference: { readonly ckdEpi2009: number; readonly mdrd: number; readonly ekfc2021: number } | null;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    egfr: FormulaType<EgfrInput, EgfrResult>;
  }
}

export default {
  id: 'egfr',

  validate(candidate) {
    const { sex } = candidate;
    if (sex === '') return refuse(REQUIRED, 'sex');
    const numbers = enteredNumbers(candidate, ['age'], ['creatinine', 'cystatinC', 'albuminCreatinineRatio']);
    if (!numbers.ok) return numbers;
    const { age, creatinine, cystatinC, albuminCreatinineRatio = 0 } = numbers.input;
    if (creatinine === undefined && cystatinC === undefined) return refuse(REQUIRED, 'creatinine');
    return (
      firstRefusal([
        [age < 18, 'This formula is for adults from 18 years. For children ask for a pediatric estimate', 'age'],
        [candidate.pregnant === true, 'eGFR formulas are not valid during pregnancy', 'pregnant'],
        [age > 110, 'Age must be between 18 and 110 years', 'age'],
        [
          creatinine !== undefined && !isWithin(creatinine, 0.1, 30),
          'Creatinine must be between 0.1 and 30 mg/dL (8.8 and 2652 µmol/L)',
          'creatinine',
        ],
        [
          cystatinC !== undefined && !isWithin(cystatinC, 0.1, 15),
          'Cystatin C must be between 0.1 and 15 mg/L',
          'cystatinC',
        ],
        [albuminCreatinineRatio < 0, 'Albumin-creatinine ratio must not be negative', 'albuminCreatinineRatio'],
        [sex !== 'female' && sex !== 'male', INVALID, 'sex'],
      ]) ?? { ok: true, input: { sex, ...numbers.input, pregnant: false } }
    );
  },

  compute({ sex, age, creatinine, cystatinC, albuminCreatinineRatio }) {
    const byCreatinine = creatinine === undefined ? null : creatinineRate('ckdEpi2021', creatinine, age, sex);
    const byCystatin = cystatinC === undefined ? null : cystatinRate(cystatinC, age, sex);
    const both =
      creatinine === undefined || cystatinC === undefined ? null : combinedRate(creatinine, cystatinC, age, sex);
    const egfr = both ?? byCreatinine ?? byCystatin;
    if (egfr === null) throw new Error('A validated input has a marker');
    const albuminuria = albuminCreatinineRatio === undefined ? null : albuminuriaOf(albuminCreatinineRatio);
    const stage = stageOf(egfr);
    return {
      egfr,
      stage,
      basis: both !== null ? 'combined' : byCreatinine !== null ? 'creatinine' : 'cystatinC',
      creatinine: estimateOf(byCreatinine),
      cystatinC: estimateOf(byCystatin),
      combined: estimateOf(both),
      albuminuria,
      riskId: albuminuria === null ? null : (KIDNEY_RISKS[stage][CATEGORIES.indexOf(albuminuria)] ?? null),
      reference:
        creatinine === undefined
          ? null
          : {
              ckdEpi2009: creatinineRate('ckdEpi2009', creatinine, age, sex),
              mdrd:
                MDRD.factor * creatinine ** MDRD.creatinine * age ** MDRD.age * (sex === 'female' ? MDRD.female : 1),
              ekfc2021: ekfcRate(creatinine, age, sex),
            },
    };
  },
} satisfies Formula<'egfr'>;

const CATEGORIES = ['A1', 'A2', 'A3'] as const;

function creatinineRate(
  equation: keyof typeof CREATININE_EQUATIONS,
  creatinine: number,
  age: number,
  sex: Sex,
): number {
  const { factor, below, above, yearly, female } = CREATININE_EQUATIONS[equation];
  return factor * bent(creatinine / CREATININE_KNOT[sex], below[sex], above) * yearly ** age * ofWomen(sex, female);
}

function cystatinRate(cystatinC: number, age: number, sex: Sex): number {
  const { factor, knot, below, above, yearly, female } = CYSTATIN_EQUATION;
  return factor * bent(cystatinC / knot, below, above) * yearly ** age * ofWomen(sex, female);
}

function combinedRate(creatinine: number, cystatinC: number, age: number, sex: Sex): number {
  const { factor, below, above, cystatinBelow, cystatinAbove, yearly, female } = COMBINED_EQUATION;
  return (
    factor *
    bent(creatinine / CREATININE_KNOT[sex], below[sex], above) *
    bent(cystatinC / CYSTATIN_EQUATION.knot, cystatinBelow, cystatinAbove) *
    yearly ** age *
    ofWomen(sex, female)
  );
}

function ekfcRate(creatinine: number, age: number, sex: Sex): number {
  const { factor, below, above, yearly, from } = EKFC;
  return factor * bent(creatinine / middleCreatinine(age, sex), below, above) * yearly ** Math.max(0, age - from);
}

/** Of healthy people, mg/dL: `pottel2021`. */
function middleCreatinine(age: number, sex: Sex): number {
  const { middle, young } = EKFC;
  if (age > young.until) return middle[sex];
  const { constant, age: linear, logarithm, square, cube } = young[sex];
  return (
    Math.exp(constant + linear * age + logarithm * Math.log(age) + square * age ** 2 + cube * age ** 3) /
    young.micromolar
  );
}

/** The ratio of a marker to its knot, to one power below 1 and to another from 1. */
function bent(ratio: number, below: number, above: number): number {
  return Math.min(ratio, 1) ** below * Math.max(ratio, 1) ** above;
}

function ofWomen(sex: Sex, factor: number): number {
  return sex === 'female' ? factor : 1;
}

function estimateOf(egfr: number | null): Estimate | null {
  return egfr === null ? null : { egfr, stage: stageOf(egfr) };
}

function stageOf(egfr: number): KidneyStage {
  const rounded = halfUp(egfr, 0);
  const stage = KIDNEY_STAGES.findLast(({ from }) => rounded >= from);
  if (stage === undefined) throw new Error('A validated rate has a stage');
  return stage.id;
}

function albuminuriaOf(ratio: number): (typeof CATEGORIES)[number] {
  if (isAbove(ratio, ALBUMINURIA_LIMITS.a3Above)) return 'A3';
  return ratio >= ALBUMINURIA_LIMITS.a2From ? 'A2' : 'A1';
}
