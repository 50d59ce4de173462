/**
 * Where two elements lie in the triangle of van Arkel and Ketelaar, and how they compare on the scale of Allen.
 *
 *   mean = (χ₁ + χ₂)/2;  difference = |χ₁ − χ₂|                      without unit on Pauling's scale, eV on Allen's
 *
 * Sources: `pauling1960`, `allred1961`; `mann2000`, `mann2000d`; the borders of the regions `unhexennium`. Refuses a choice that is not made, and an
 * element without a Pauling value.
 */
import type { Formula } from '../contract.ts';
import {
  TRIANGLE,
  type TrianglePlace,
  type TriangleRegion,
  trianglePlace,
  triangleRegion,
} from '../lib/chemistry/bondTriangle.ts';
import { isMetal, paulingElectronegativity } from '../lib/chemistry/electronegativity.ts';
import { isElement } from '../lib/chemistry/elementShares.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { CONFIGURATION_ENERGIES } from '../reference/configurationEnergies.ts';
import type { ElementSymbol } from '../reference/elements.ts';

export interface BondTriangleInput {
  readonly element1: ElementSymbol;
  readonly element2: ElementSymbol;
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

declare module '../contract.ts' {
  interface FormulaTypes {
    'bond-triangle': FormulaType<BondTriangleInput, BondTriangleResult>;
  }
}

const PATHS = ['element1', 'element2'] as const;

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
