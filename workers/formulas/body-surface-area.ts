/**
 * Body surface area of people by four equations, and of dogs and cats by Meeh's constant.
 *
 *   Mosteller: √(height × weight ÷ 3600)                 m²; cm, kg
 *   Du Bois, Haycock, Gehan and George: factor × weight^a × height^b
 *   dog, cat: constant × weight^(2/3) ÷ 10 000           m²; g
 *
 * Source: `mosteller1987`, `duBois1916`, `haycock1978`, `gehanGeorge1970`; dogs `priceFrazier1998`. The spread is the
 * largest less the smallest of the four, percent of Mosteller's.
 *
 * Refuses: an unknown species; blanks; a weight or a height outside the limits of the species.
 */
import type { Formula, FormulaType } from '../contract.ts';
import { implausibleWeight } from '../lib/animals/implausibleWeight.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { INVALID } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isWithin } from '../lib/inputs/within.ts';
import { MEEH_CONSTANTS, SURFACE_EQUATIONS, type SurfaceEquation } from '../reference/bodySurface.ts';

export interface BodySurfaceAreaInput {
  readonly species: 'human' | 'dog' | 'cat';
  /** kg. */
  readonly weight: number;
  /** cm, 40 to 250: of people only. */
  readonly height?: number;
}

/** m². What is of people only is null for animals, and the other way round. */
export interface BodySurfaceAreaResult {
  /** Of people: Mosteller's. */
  readonly bodySurfaceArea: number;
  readonly mosteller: number | null;
  readonly duBois: number | null;
  readonly haycock: number | null;
  readonly gehanGeorge: number | null;
  readonly lowest: number | null;
  readonly highest: number | null;
  /** Percent of Mosteller's. */
  readonly spreadPercent: number | null;
  readonly meehConstant: number | null;
}

const GRAMS_PER_KILOGRAM = 1000;
const SQUARE_CENTIMETERS_PER_SQUARE_METER = 10_000;

declare module '../contract.ts' {
  interface FormulaTypes {
    'body-surface-area': FormulaType<BodySurfaceAreaInput, BodySurfaceAreaResult>;
  }
}

export default {
  id: 'body-surface-area',

  validate(candidate) {
    const { species } = candidate;
    if (species !== 'human' && species !== 'dog' && species !== 'cat') return refuse(INVALID, 'species');
    if (species !== 'human') {
      const numbers = enteredNumbers(candidate, ['weight']);
      if (!numbers.ok) return numbers;
      const { weight } = numbers.input;
      const implausible = implausibleWeight(species, weight);
      return implausible === null ? accept({ species, weight }) : refuse(implausible, 'weight');
    }
    const numbers = enteredNumbers(candidate, ['weight', 'height']);
    if (!numbers.ok) return numbers;
    const { weight, height } = numbers.input;
    return (
      firstRefusal([
        [!isWithin(weight, 1, 300), 'Weight must be between 1 and 300 kg (2.2 and 661 lb)', 'weight'],
        [!isWithin(height, 40, 250), 'Height must be between 40 and 250 cm (15.7 and 98.4 in)', 'height'],
      ]) ?? accept({ species, weight, height })
    );
  },

  compute({ species, weight, height = 0 }) {
    if (species !== 'human') return animal(weight, MEEH_CONSTANTS[species]);
    const mosteller = Math.sqrt((height * weight) / 3600);
    const by = (equation: SurfaceEquation) => {
      const { factor, weight: ofWeight, height: ofHeight } = SURFACE_EQUATIONS[equation];
      return factor * weight ** ofWeight * height ** ofHeight;
    };
    const [duBois, haycock, gehanGeorge] = [by('duBois'), by('haycock'), by('gehanGeorge')];
    const lowest = Math.min(mosteller, duBois, haycock, gehanGeorge);
    const highest = Math.max(mosteller, duBois, haycock, gehanGeorge);
    return {
      bodySurfaceArea: mosteller,
      mosteller,
      duBois,
      haycock,
      gehanGeorge,
      lowest,
      highest,
      spreadPercent: (100 * (highest - lowest)) / mosteller,
      meehConstant: null,
    };
  },
} satisfies Formula<'body-surface-area'>;

function animal(weight: number, meehConstant: number): BodySurfaceAreaResult {
  const grams = weight * GRAMS_PER_KILOGRAM;
  return {
    bodySurfaceArea: (meehConstant * grams ** (2 / 3)) / SQUARE_CENTIMETERS_PER_SQUARE_METER,
    mosteller: null,
    duBois: null,
    haycock: null,
    gehanGeorge: null,
    lowest: null,
    highest: null,
    spreadPercent: null,
    meehConstant,
  };
}
