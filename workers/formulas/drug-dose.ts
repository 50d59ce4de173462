/**
 * The published dose range of a medicine for one animal, and how much of a product stays within it.
 *
 *   lowest, highest = kg × mg/kg, neither above the ceiling of the row       1 lb = 0.45359237 kg
 *   units = highest ÷ strength, down to a whole step of the product
 *   measurable = units × strength is not below the lowest
 *
 * Source: the row's own in DRUGS. Everything is rounded down, doses to 0.1 mg; the units come from the unrounded highest
 * dose. Where the product is not measurable there are no units.
 *
 * A label's own amount is compared with what is printed and changes nothing else.
 *
 * Refuses, in this order: anything blank; a weight that is not a number above 0, an unknown option, a species without a
 * row; a confirmation of the row that is not given, with nothing but its sentence; a weight outside the row's limits.
 */
import type { Candidate, Formula } from '../contract.ts';
import { roundedDown, steppedDown } from '../lib/animals/doseSteps.ts';
import { type LabelCheck, labelCheck } from '../lib/animals/labelCheck.ts';
import { INVALID, isPositive, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { hasReached, isAbove, isWithin } from '../lib/inputs/within.ts';
import { inKilograms, isWeightUnit, type WeightUnit } from '../lib/mathematics/imperialUnits.ts';
import {
  type Confirmation,
  type DoseRange,
  DRUGS,
  type Drug,
  type DrugProduct,
  type DrugRow,
  type ProductId,
  type Species,
} from '../reference/drugs.ts';

/** Only the confirmations of the drug's row are required; a page fixes the others as not given. */
export interface DrugDoseInput extends Readonly<Record<Confirmation, boolean>> {
  readonly drug: Drug;
  readonly species: Species;
  /** In `weightUnit`, above 0. */
  readonly weight: number;
  readonly weightUnit: WeightUnit;
  /** One of the drug's own. */
  readonly product: ProductId;
  /** What the clinic's own label says, in the unit of the product, above 0; absent where nothing was entered. */
  readonly labelAmount?: number;
}

export interface DrugDoseResult {
  /** mg per dose, down to 0.1. */
  readonly doseMinMg: number;
  /** mg per dose, down to 0.1. */
  readonly doseMaxMg: number;
  /** The highest dose is the ceiling of the row. */
  readonly capped: boolean;
  readonly intervalHours: number;
  /** mg per dose by the label, down to 0.1; null where none is compared with. */
  readonly labelDoseMg: number | null;
  /** mg in 24 hours, down to 0.1; null where the source names none. */
  readonly maxDailyMg: number | null;
  /** Tablets, capsules or mL; null where the product is not measurable. */
  readonly maxUnitsPerDose: number | null;
  readonly unitLabel: DrugProduct['unit'];
  /** mg in `maxUnitsPerDose`; null where the product is not measurable. */
  readonly deliveredMg: number | null;
  readonly measurable: boolean;
  /** How the label's amount compares with what is printed; null where none was entered. */
  readonly labelCheck: LabelCheck | null;
  /**
   * For the working, truncated with more digits: kg after five decimals, mg per dose after two, units of that dose
   * after three.
   */
  readonly raw: { readonly weightKg: number; readonly minMg: number; readonly maxMg: number; readonly units: number };
}

const WRONG_WEIGHT = 'No dose is shown for this weight. Ask your veterinarian.';
const UNCONFIRMED: Readonly<Record<Confirmation, string>> = {
  vetApproved: 'Please confirm that your veterinarian has approved this medicine',
  vetPrescribed: 'Please confirm that your veterinarian has prescribed this medicine',
  singleIngredient: 'Please confirm that the product contains only diphenhydramine',
  noContraindications: 'Please confirm that none of the listed warnings applies',
};
const KEYS = ['weight', 'weightUnit', 'product'] as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'drug-dose': FormulaType<DrugDoseInput, DrugDoseResult>;
  }
}

export default {
  id: 'drug-dose',

  validate(candidate) {
    const { drug, species, weight, weightUnit, product, labelAmount } = candidate;
    if (weight === null || weightUnit === '' || product === '')
      return refuse(
        REQUIRED,
        KEYS.find((key) => candidate[key] === null || candidate[key] === ''),
      );
    if (!isPositive(weight)) return refuse(INVALID, 'weight');
    if (!isWeightUnit(weightUnit)) return refuse(INVALID, 'weightUnit');
    if (drug === '' || species === '') return refuse(INVALID);
    const range = rangeOf(drug, species);
    if (range === undefined) return refuse(INVALID);
    if (productOf(drug, product) === undefined) return refuse(INVALID, 'product');
    if (labelAmount !== null && labelAmount !== undefined && !isPositive(labelAmount))
      return refuse(INVALID, 'labelAmount');
    const unconfirmed = DRUGS[drug].confirmations.find((key) => candidate[key] !== true);
    if (unconfirmed !== undefined) return refuse(UNCONFIRMED[unconfirmed], unconfirmed);
    if (!isWithin(inKilograms(weight, weightUnit), range.weightKg.min, range.weightKg.max))
      return refuse(WRONG_WEIGHT, 'weight');
    const { vetApproved, vetPrescribed, singleIngredient, noContraindications } = candidate;
    const confirmed = { vetApproved, vetPrescribed, singleIngredient, noContraindications };
    const label = isPositive(labelAmount) ? { labelAmount } : {};
    return accept({ drug, species, weight, weightUnit, product, ...confirmed, ...label });
  },

  compute({ drug, species, weight, weightUnit, product, labelAmount }) {
    const range = rangeOf(drug, species);
    const pack = productOf(drug, product);
    if (range === undefined || pack === undefined)
      throw new Error(`There is no ${product} of ${drug} for a ${species}`);
    const { minMgPerKg, maxMgPerKg, intervalHours, capMg, labelMgPerKg, maxDailyMgPerKg } = range;
    const { unit, strengthMg, step } = pack;
    const weightKg = inKilograms(weight, weightUnit);
    const ceilingMg = capMg ?? Number.POSITIVE_INFINITY;
    const minMg = Math.min(weightKg * minMgPerKg, ceilingMg);
    const maxMg = Math.min(weightKg * maxMgPerKg, ceilingMg);
    const units = steppedDown(maxMg / strengthMg, step);
    const unitsMg = units * strengthMg;
    const measurable = hasReached(unitsMg, minMg);
    const [doseMinMg, doseMaxMg] = [inTenths(minMg), inTenths(maxMg)];
    const mostShownMg = measurable ? Math.max(doseMaxMg, unitsMg) : doseMaxMg;
    return {
      doseMinMg,
      doseMaxMg,
      capped: isAbove(weightKg * maxMgPerKg, ceilingMg),
      intervalHours,
      labelDoseMg: labelMgPerKg === null ? null : inTenths(weightKg * labelMgPerKg),
      maxDailyMg: maxDailyMgPerKg === null ? null : inTenths(weightKg * maxDailyMgPerKg),
      maxUnitsPerDose: measurable ? units : null,
      unitLabel: unit,
      // The finest step is a quarter of a milligram, so two decimals lose nothing.
      deliveredMg: measurable ? roundedDown(unitsMg, 2) : null,
      measurable,
      labelCheck: labelCheck(labelAmount === undefined ? undefined : labelAmount * strengthMg, doseMinMg, mostShownMg),
      raw: {
        weightKg: roundedDown(weightKg, 5),
        minMg: roundedDown(minMg, 2),
        maxMg: roundedDown(maxMg, 2),
        units: roundedDown(roundedDown(maxMg, 2) / strengthMg, 3),
      },
    };
  },
} satisfies Formula<'drug-dose'>;

function rangeOf(drug: Drug, species: Species): DoseRange | undefined {
  if (!Object.hasOwn(DRUGS, drug)) return undefined;
  const { doses }: DrugRow = DRUGS[drug];
  return Object.hasOwn(doses, species) ? doses[species] : undefined;
}

function productOf(drug: Drug, product: Candidate<ProductId>): DrugProduct | undefined {
  const { products }: DrugRow = DRUGS[drug];
  return products.find(({ id }) => id === product);
}

function inTenths(mg: number): number {
  return roundedDown(mg, 1);
}
