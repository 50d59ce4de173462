/**
 * Energy, carbohydrate and dry-matter values of a dog or cat food from the analysis on its label.
 *
 *   NFE = 100 − moisture − protein − fat − fiber − ash               percent as fed
 *   kcal per 100 g = 3.5 × protein + 8.5 × fat + 3.5 × NFE           modified Atwater
 *   reference.nrc: GE = 5.7 P + 9.4 F + 4.1 (NFE + fiber); digestibility % = 91.2 − 1.43 × fiber in DM (dog),
 *     87.9 − 0.88 × fiber in DM (cat); ME = GE × digestibility ÷ 100 − 1.04 P (dog) or 0.77 P (cat)
 *
 * Source: `aafcoPf9`, `nrcDogsCats2006`. Ash that is not on the label is guessed from the moisture: 6 % up to 20 %, 5 %
 * below 60 %, 2 % from there on.
 *
 * Refuses: blanks; percentages outside 0 to 100; a moisture of 100 %; a sum above 100; a serving or daily energy not above
 * 0; a food without energy; fiber too high for the equations; an unknown species.
 */
import type { Formula, FormulaType } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { acceptWithinNumbers, INVALID } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { hasReached, isAbove, isWithin } from '../lib/inputs/within.ts';
import { ASH_GUESSES, ATWATER, NRC_ENERGY } from '../reference/petFoodEnergy.ts';

export interface PetFoodEnergyInput {
  readonly species: 'dog' | 'cat';
  /** Percent as fed, as are the next four; moisture below 100. */
  readonly moisture: number;
  readonly protein: number;
  readonly fat: number;
  readonly fiber: number;
  /** Left out: guessed from the moisture. */
  readonly ash?: number;
  /** g, above 0: one can, or one level cup. */
  readonly servingGrams?: number;
  /** kcal, above 0. */
  readonly dailyEnergy?: number;
}

export interface PetFoodEnergyResult {
  /** Percent as fed: the carbohydrates. */
  readonly nitrogenFreeExtract: number;
  readonly ash: number;
  readonly ashEstimated: boolean;
  /** Percent of the food, and of the dry matter. */
  readonly dryMatter: {
    readonly percent: number;
    readonly protein: number;
    readonly fat: number;
    readonly fiber: number;
    readonly ash: number;
    readonly nitrogenFreeExtract: number;
  };
  /** kcal, metabolizable. */
  readonly energyPer100g: number;
  readonly energyPerKg: number;
  /** Null without a serving. */
  readonly energyPerServing: number | null;
  /** Percent of the energy. */
  readonly energyShare: { readonly protein: number; readonly fat: number; readonly carbohydrate: number };
  /** g for 1000 kcal. */
  readonly perMcal: { readonly protein: number; readonly fat: number };
  /** Null without the daily energy; the second also without a serving. */
  readonly gramsPerDay: number | null;
  readonly servingsPerDay: number | null;
  readonly reference: {
    readonly nrc: {
      /** kcal in 100 g. */
      readonly grossEnergy: number;
      /** Percent. */
      readonly digestibility: number;
      readonly energyPer100g: number;
      readonly energyPerKg: number;
    };
  };
}

const LABEL = ['moisture', 'protein', 'fat', 'fiber'] as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'pet-food-energy': FormulaType<PetFoodEnergyInput, PetFoodEnergyResult>;
  }
}

export default {
  id: 'pet-food-energy',

  validate(candidate) {
    const { species } = candidate;
    if (species !== 'dog' && species !== 'cat') return refuse(INVALID, 'species');
    const numbers = enteredNumbers(candidate, LABEL, ['ash', 'servingGrams', 'dailyEnergy']);
    if (!numbers.ok) return numbers;
    const input = { species, ...numbers.input };
    const { moisture, ash = 0, servingGrams = 1, dailyEnergy = 1 } = input;
    const refused = firstRefusal([
      ...LABEL.map((name): Rule => [!isWithin(input[name], 0, 100), 'Percentages must be between 0 and 100', name]),
      [!isWithin(ash, 0, 100), 'Percentages must be between 0 and 100', 'ash'],
      [moisture >= 100, 'Moisture must be below 100 %', 'moisture'],
      [isAbove(sumOf(input), 100), 'The percentages add up to more than 100: check the label', 'protein'],
      [!(servingGrams > 0), 'Weight of a serving must be greater than 0', 'servingGrams'],
      [!(dailyEnergy > 0), 'Daily energy must be greater than 0', 'dailyEnergy'],
    ]);
    if (refused !== null) return refused;
    const { energyPer100g, reference, gramsPerDay, servingsPerDay, energyPerServing } = energy(input);
    return (
      firstRefusal([
        [!(energyPer100g > 0), 'This food has no energy: check the label', 'protein'],
        [!(reference.nrc.energyPer100g > 0), 'Fiber is too high for these formulas: check the label', 'fiber'],
      ]) ?? acceptWithinNumbers(input, [gramsPerDay, servingsPerDay, energyPerServing], 'servingGrams')
    );
  },

  compute: energy,
} satisfies Formula<'pet-food-energy'>;

function ashOf({ ash, moisture }: PetFoodEnergyInput): number {
  const { dry, semiMoist, wet, dryTo, wetFrom } = ASH_GUESSES;
  if (ash !== undefined) return ash;
  if (!isAbove(moisture, dryTo)) return dry;
  return hasReached(moisture, wetFrom) ? wet : semiMoist;
}

function sumOf(input: PetFoodEnergyInput): number {
  return LABEL.reduce((sum, name) => sum + input[name], ashOf(input));
}

function energy(input: PetFoodEnergyInput): PetFoodEnergyResult {
  const { species, moisture, protein, fat, fiber, servingGrams, dailyEnergy } = input;
  const ash = ashOf(input);
  const nitrogenFreeExtract = Math.max(0, 100 - sumOf(input));
  const dry = (percent: number) => (100 * percent) / (100 - moisture);
  const parts = {
    protein: ATWATER.protein * protein,
    fat: ATWATER.fat * fat,
    carbohydrate: ATWATER.carbohydrate * nitrogenFreeExtract,
  };
  const energyPer100g = parts.protein + parts.fat + parts.carbohydrate;
  const share = (part: number) => (100 * part) / energyPer100g;
  const gramsPerDay = dailyEnergy === undefined ? null : (100 * dailyEnergy) / energyPer100g;
  const grossEnergy =
    NRC_ENERGY.gross.protein * protein +
    NRC_ENERGY.gross.fat * fat +
    NRC_ENERGY.gross.carbohydrate * (nitrogenFreeExtract + fiber);
  const { digestible, perFiber, lostWithProtein } = NRC_ENERGY[species];
  const digestibility = digestible - perFiber * dry(fiber);
  const metabolizable = (grossEnergy * digestibility) / 100 - lostWithProtein * protein;
  return {
    nitrogenFreeExtract,
    ash,
    ashEstimated: input.ash === undefined,
    dryMatter: {
      percent: 100 - moisture,
      protein: dry(protein),
      fat: dry(fat),
      fiber: dry(fiber),
      ash: dry(ash),
      nitrogenFreeExtract: dry(nitrogenFreeExtract),
    },
    energyPer100g,
    energyPerKg: 10 * energyPer100g,
    energyPerServing: servingGrams === undefined ? null : (energyPer100g * servingGrams) / 100,
    energyShare: { protein: share(parts.protein), fat: share(parts.fat), carbohydrate: share(parts.carbohydrate) },
    perMcal: { protein: (1000 * protein) / energyPer100g, fat: (1000 * fat) / energyPer100g },
    gramsPerDay,
    servingsPerDay: gramsPerDay === null || servingGrams === undefined ? null : gramsPerDay / servingGrams,
    reference: {
      nrc: { grossEnergy, digestibility, energyPer100g: metabolizable, energyPerKg: 10 * metabolizable },
    },
  };
}
