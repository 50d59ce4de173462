/**
 * Where two elements lie in the triangle of van Arkel and Ketelaar, between metallic, ionic and covalent substances, and how
 * they compare on the scale of Allen.
 *
 *   mean = (χ₁ + χ₂)/2;  difference = |χ₁ − χ₂|                      without unit on Pauling's scale, eV on Allen's
 *   metallic: mean ≤ 2.28 − difference/2, that is, the higher χ is at most 2.28                      on Pauling's scale
 *   else ionic: mean ≤ 1.60 + difference/2, that is, the lower χ is at most 1.60;  else covalent
 *
 * Sources: `pauling1960`, `allred1961`; `mann2000`, `mann2000d`. The borders are those of `unhexennium`, which reads them off the
 * diagram of the IB data booklet; the corners are those of `meekGarner2005`: cesium, its fluoride, fluorine.
 *
 * Refuses a choice that is not made, and an element without a Pauling value.
 */
import type { Formula } from '../contract.ts';
import { isMetal, paulingElectronegativity } from '../lib/chemistry/electronegativity.ts';
import { isElement } from '../lib/chemistry/elementShares.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { CONFIGURATION_ENERGIES } from '../reference/configurationEnergies.ts';
import { PAULING_ELECTRONEGATIVITIES } from '../reference/electronegativities.ts';
import type { ElementSymbol } from '../reference/elements.ts';

export interface BondTriangleInput {
  readonly element1: ElementSymbol;
  readonly element2: ElementSymbol;
}

type TriangleRegion = 'metallic' | 'ionic' | 'covalent';

interface TrianglePlace {
  readonly mean: number;
  /** 0 or more. */
  readonly difference: number;
}

/** Two elements on one scale. */
export interface ScaledPair extends TrianglePlace {
  readonly first: number;
  readonly second: number;
  /** The element of the higher value; null where both have the same. */
  readonly negativeEnd: ElementSymbol | null;
}

export interface BondTriangleResult {
  /** By the Pauling scale. */
  readonly region: TriangleRegion;
  readonly pauling: ScaledPair;
  /** Configuration energies, eV; null when one of the elements has none. */
  readonly allen: ScaledPair | null;
  /** The region is that of metals, though not both are metals. */
  readonly isBorderline: boolean;
  /** Of the triangle and of its regions, for drawing; Pauling scale. */
  readonly borders: typeof TRIANGLE;
}

const PATHS = ['element1', 'element2'] as const;
const HIGHEST_OF_METALS = 2.28;
const LOWEST_OF_COVALENT = 1.6;
/** Values have up to three decimals. */
const THOUSANDTHS = 1000;
const { Cs: cesium, F: fluorine } = PAULING_ELECTRONEGATIVITIES;

/** The outline, and both borders inside it, from end to end. */
export const TRIANGLE: {
  readonly outline: readonly TrianglePlace[];
  readonly metals: readonly TrianglePlace[];
  readonly ions: readonly TrianglePlace[];
} = {
  outline: [
    trianglePlace(cesium, cesium),
    trianglePlace(cesium, fluorine),
    trianglePlace(fluorine, fluorine),
    trianglePlace(cesium, cesium),
  ],
  metals: [trianglePlace(cesium, HIGHEST_OF_METALS), trianglePlace(HIGHEST_OF_METALS, HIGHEST_OF_METALS)],
  ions: [trianglePlace(LOWEST_OF_COVALENT, HIGHEST_OF_METALS), trianglePlace(LOWEST_OF_COVALENT, fluorine)],
};

declare module '../contract.ts' {
  interface FormulaTypes {
    'bond-triangle': FormulaType<BondTriangleInput, BondTriangleResult>;
  }
}

export default {
  id: 'bond-triangle',

  validate(candidate) {
    const { element1, element2 } = candidate;
    const missing = PATHS.find((path) => !isElement(candidate[path]));
    if (element1 === '' || element2 === '' || missing !== undefined)
      return refuse('Please select two elements', missing);
    const without = PATHS.find((path) => paulingElectronegativity(candidate[path]) === null);
    if (without !== undefined) return refuse(`No Pauling electronegativity for ${candidate[without]}`, without);
    return accept({ element1, element2 });
  },

  compute({ element1, element2 }): BondTriangleResult {
    const pauling = pairOn(paulingElectronegativity, element1, element2);
    if (pauling === null) throw new Error('A validated element has a Pauling electronegativity');
    const region = triangleRegion(pauling.first, pauling.second);
    return {
      region,
      pauling,
      allen: pairOn(configurationEnergy, element1, element2),
      isBorderline: region === 'metallic' && !(isMetal(element1) && isMetal(element2)),
      borders: TRIANGLE,
    };
  },
} satisfies Formula<'bond-triangle'>;

function pairOn(
  scale: (element: ElementSymbol) => number | null,
  element1: ElementSymbol,
  element2: ElementSymbol,
): ScaledPair | null {
  const [first, second] = [scale(element1), scale(element2)];
  if (first === null || second === null) return null;
  const negativeEnd = first === second ? null : first > second ? element1 : element2;
  return { first, second, ...trianglePlace(first, second), negativeEnd };
}

function configurationEnergy(element: ElementSymbol): number | null {
  const values: Readonly<Partial<Record<ElementSymbol, number>>> = CONFIGURATION_ENERGIES;
  return values[element] ?? null;
}

/** Mean and difference of two electronegativities, computed in integer thousandths: 1.9 less 1.6 is 0.3 and not 0.2999999999999998. */
export function trianglePlace(one: number, other: number): TrianglePlace {
  const [low, high] = [Math.round(Math.min(one, other) * THOUSANDTHS), Math.round(Math.max(one, other) * THOUSANDTHS)];
  return { mean: (low + high) / (2 * THOUSANDTHS), difference: (high - low) / THOUSANDTHS };
}

/** Where two values of the Pauling scale lie; each border belongs to the region below it. */
export function triangleRegion(one: number, other: number): TriangleRegion {
  if (Math.max(one, other) <= HIGHEST_OF_METALS) return 'metallic';
  return Math.min(one, other) <= LOWEST_OF_COVALENT ? 'ionic' : 'covalent';
}
