/**
 * The labeled amount of meloxicam for a dog, and its volume in one of two suspensions.
 *
 *   mg = weight in kg × mg/kg      the first day once, then the smaller amount; see DOG_MELOXICAM
 *   mL = mg ÷ mg/mL of the suspension
 *
 * Both are rounded down to two decimals, the volume from the unrounded mg. Sources: `cfrMeloxicam`, `metacamDogLabel`.
 *
 * A label's own amount is compared with what is printed and changes nothing else.
 *
 * Refuses, in this order: anything blank; a weight that is unreadable or not above 0, an unknown option; a missing
 * confirmation; a weight outside DOG_MELOXICAM.doseWeights; the stronger suspension for a dog under `minKgForStrong`.
 */
import type { Formula } from '../contract.ts';
import { roundedDown } from '../lib/animals/doseSteps.ts';
import { type LabelCheck, labelCheck, leastOnLabel } from '../lib/animals/labelCheck.ts';
import { INVALID, isPositive, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isWithin } from '../lib/inputs/within.ts';
import { inKilograms, isWeightUnit, type WeightUnit } from '../lib/mathematics/imperialUnits.ts';
import { DOG_MELOXICAM, MELOXICAM_STRENGTHS, type MeloxicamStrength } from '../reference/meloxicam.ts';

export interface DogMetacamInput {
  /** In `weightUnit`, 1 to 100 kg. */
  readonly weight: number;
  readonly weightUnit: WeightUnit;
  readonly day: 'first' | 'maintenance';
  /** mg/mL. */
  readonly concentration: MeloxicamStrength;
  readonly vetPrescribed: boolean;
  readonly noContraindications: boolean;
  /** What the clinic's own label says, mL, above 0; absent where nothing was entered. */
  readonly labelAmount?: number;
}

export interface DogMetacamResult {
  /** mg, rounded down to two decimals. */
  readonly doseMg: number;
  /** mL, rounded down to two decimals. */
  readonly volumeMl: number;
  readonly intervalHours: number;
  /** How the label's amount compares with what is printed; null where none was entered. */
  readonly labelCheck: LabelCheck | null;
  /** kg, unrounded. */
  readonly weightKg: number;
  readonly mgPerKg: number;
  /** mg/mL. */
  readonly mgPerMl: number;
  /** Unrounded. */
  readonly raw: { readonly doseMg: number; readonly volumeMl: number };
}

const KEYS = ['weight', 'weightUnit', 'day', 'concentration'] as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'dog-metacam': FormulaType<DogMetacamInput, DogMetacamResult>;
  }
}

export default {
  id: 'dog-metacam',

  validate(candidate) {
    const { weight, weightUnit, day, concentration, vetPrescribed, noContraindications, labelAmount } = candidate;
    if (weight === null || weightUnit === '' || day === '' || concentration === '')
      return refuse(
        REQUIRED,
        KEYS.find((key) => candidate[key] === null || candidate[key] === ''),
      );
    if (!isPositive(weight)) return refuse(INVALID, 'weight');
    if (!isWeightUnit(weightUnit)) return refuse(INVALID, 'weightUnit');
    if (!Object.hasOwn(DOG_MELOXICAM.mgPerKg, day)) return refuse(INVALID, 'day');
    if (!Object.hasOwn(MELOXICAM_STRENGTHS, concentration)) return refuse(INVALID, 'concentration');
    if (labelAmount !== null && labelAmount !== undefined && !isPositive(labelAmount))
      return refuse(INVALID, 'labelAmount');
    if (vetPrescribed !== true)
      return refuse('Please confirm that your veterinarian has prescribed this medicine', 'vetPrescribed');
    if (noContraindications !== true)
      return refuse('Please confirm that none of the listed warnings applies', 'noContraindications');
    const kilograms = inKilograms(weight, weightUnit);
    if (!isWithin(kilograms, DOG_MELOXICAM.doseWeights.min, DOG_MELOXICAM.doseWeights.max))
      return refuse('No dose is shown for this weight. Ask your veterinarian.', 'weight');
    if (concentration === '1.5' && kilograms < DOG_MELOXICAM.minKgForStrong)
      return refuse(
        'The 1.5 mg/mL suspension is not shown for dogs under 2.3 kg (5 lb). Ask your veterinarian.',
        'concentration',
      );
    const label = isPositive(labelAmount) ? { labelAmount } : {};
    return accept({ weight, weightUnit, day, concentration, vetPrescribed, noContraindications, ...label });
  },

  compute({ weight, weightUnit, day, concentration, labelAmount }) {
    const weightKg = inKilograms(weight, weightUnit);
    const mgPerKg = DOG_MELOXICAM.mgPerKg[day];
    const mgPerMl = MELOXICAM_STRENGTHS[concentration];
    const doseMg = mgPerKg * weightKg;
    const volumeMl = doseMg / mgPerMl;
    const shownMl = roundedDown(volumeMl, 2);
    return {
      doseMg: roundedDown(doseMg, 2),
      volumeMl: shownMl,
      intervalHours: DOG_MELOXICAM.intervalHours,
      labelCheck: labelCheck(labelAmount, leastOnLabel(shownMl), shownMl),
      weightKg,
      mgPerKg,
      mgPerMl,
      raw: { doseMg, volumeMl },
    };
  },
} satisfies Formula<'dog-metacam'>;
