/**
 * The volume of an amount of meloxicam that a veterinarian has prescribed for a cat. A conversion: no amount is proposed.
 *
 *   mg = weight in kg × prescribed mg/kg
 *   mL = mg ÷ 0.5 mg/mL, the suspension for cats
 *
 * Both are rounded down to two decimals, the volume from the unrounded mg. An amount that would round down to 0 mg
 * cannot be measured: then both are null. Highest amounts by `metacamCatProductInformation`; see also
 * `metacamUsBoxedWarning`.
 *
 * A label's own amount is compared with what is printed and changes nothing else.
 *
 * Refuses, in this order: anything blank; a number that is unreadable or not above 0, an unknown option; a missing
 * confirmation; the strength for dogs; a weight outside CAT_MELOXICAM.doseWeights; more mg/kg than the highest of the day.
 */
import type { Formula } from '../contract.ts';
import { roundedDown } from '../lib/animals/doseSteps.ts';
import { type LabelCheck, labelCheck, leastOnLabel } from '../lib/animals/labelCheck.ts';
import { INVALID, isPositive, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isWithin } from '../lib/inputs/within.ts';
import { inKilograms, isWeightUnit, type WeightUnit } from '../lib/mathematics/imperialUnits.ts';
import { CAT_MELOXICAM, MELOXICAM_STRENGTHS, type MeloxicamStrength } from '../reference/meloxicam.ts';

export interface CatMetacamInput {
  /** In `weightUnit`, 1 to 12 kg. */
  readonly weight: number;
  readonly weightUnit: WeightUnit;
  readonly day: 'first' | 'following';
  /** As the veterinarian wrote it: mg per kg of body weight, above 0. */
  readonly prescribedMgPerKg: number;
  /** mg/mL; 1.5 is offered only so that it can be refused. */
  readonly concentration: MeloxicamStrength;
  readonly vetPrescribed: boolean;
  readonly noContraindications: boolean;
  /** What the clinic's own label says, mL, above 0; absent where nothing was entered. */
  readonly labelAmount?: number;
}

export interface CatMetacamResult {
  /** mg, rounded down to two decimals; null when it cannot be measured. */
  readonly doseMg: number | null;
  /** mL, rounded down to two decimals; null when it cannot be measured. */
  readonly volumeMl: number | null;
  readonly recheckWithinDays: number;
  readonly measurable: boolean;
  /** How the label's amount compares with what is printed; null where none was entered. */
  readonly labelCheck: LabelCheck | null;
  /** kg, unrounded. */
  readonly weightKg: number;
  /** mg/mL. */
  readonly mgPerMl: number;
  /** Unrounded. */
  readonly raw: { readonly doseMg: number; readonly volumeMl: number };
}

const KEYS = ['weight', 'weightUnit', 'day', 'prescribedMgPerKg', 'concentration'] as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'cat-metacam': FormulaType<CatMetacamInput, CatMetacamResult>;
  }
}

export default {
  id: 'cat-metacam',

  validate(candidate) {
    const {
      weight,
      weightUnit,
      day,
      prescribedMgPerKg,
      concentration,
      vetPrescribed,
      noContraindications,
      labelAmount,
    } = candidate;
    if (weight === null || weightUnit === '' || day === '' || prescribedMgPerKg === null || concentration === '')
      return refuse(
        REQUIRED,
        KEYS.find((key) => candidate[key] === null || candidate[key] === ''),
      );
    if (!isPositive(weight)) return refuse(INVALID, 'weight');
    if (!isWeightUnit(weightUnit)) return refuse(INVALID, 'weightUnit');
    if (!Object.hasOwn(CAT_MELOXICAM.maxMgPerKg, day)) return refuse(INVALID, 'day');
    if (!isPositive(prescribedMgPerKg)) return refuse(INVALID, 'prescribedMgPerKg');
    if (!Object.hasOwn(MELOXICAM_STRENGTHS, concentration)) return refuse(INVALID, 'concentration');
    if (labelAmount !== null && labelAmount !== undefined && !isPositive(labelAmount))
      return refuse(INVALID, 'labelAmount');
    if (vetPrescribed !== true)
      return refuse('Please confirm that your veterinarian has prescribed this medicine', 'vetPrescribed');
    if (noContraindications !== true)
      return refuse('Please confirm that none of the listed warnings applies', 'noContraindications');
    if (concentration !== CAT_MELOXICAM.strength)
      return refuse('Never use the 1.5 mg/mL dog suspension for a cat. Ask your veterinarian.', 'concentration');
    if (!isWithin(inKilograms(weight, weightUnit), CAT_MELOXICAM.doseWeights.min, CAT_MELOXICAM.doseWeights.max))
      return refuse('No dose is shown for this weight. Ask your veterinarian.', 'weight');
    if (prescribedMgPerKg > CAT_MELOXICAM.maxMgPerKg[day])
      return refuse(
        'This is above the highest dose shown by this calculator. Do not give it before speaking to your veterinarian.',
        'prescribedMgPerKg',
      );
    const confirmed = { vetPrescribed, noContraindications };
    const label = isPositive(labelAmount) ? { labelAmount } : {};
    return accept({ weight, weightUnit, day, prescribedMgPerKg, concentration, ...confirmed, ...label });
  },

  compute({ weight, weightUnit, prescribedMgPerKg, concentration, labelAmount }) {
    const weightKg = inKilograms(weight, weightUnit);
    const mgPerMl = MELOXICAM_STRENGTHS[concentration];
    const raw = { doseMg: prescribedMgPerKg * weightKg, volumeMl: (prescribedMgPerKg * weightKg) / mgPerMl };
    const doseMg = roundedDown(raw.doseMg, 2);
    const measurable = doseMg > 0;
    const shownMl = measurable ? roundedDown(raw.volumeMl, 2) : 0;
    return {
      doseMg: measurable ? doseMg : null,
      volumeMl: measurable ? shownMl : null,
      labelCheck: labelCheck(labelAmount, leastOnLabel(shownMl), shownMl),
      recheckWithinDays: CAT_MELOXICAM.recheckWithinDays,
      measurable,
      weightKg,
      mgPerMl,
      raw,
    };
  },
} satisfies Formula<'cat-metacam'>;
