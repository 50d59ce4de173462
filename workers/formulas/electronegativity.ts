/**
 * Electronegativities of two elements, how far they lie apart, and what kind of bond that suggests.
 *
 *   difference = |χ₁ − χ₂|, without unit;  classes: `lib/electronegativity`
 *
 * Source: `pauling1960`, values by `allred1961` and later additions. The limits of the classes are conventions: `otherLimits`
 * holds the class by those of other textbooks.
 *
 * Refuses a choice that is not made, then a symbol that is not an element, then an element without a Pauling value.
 */
import type { Formula } from '../contract.ts';
import {
  type BondLimits,
  type BondType,
  bondTypeOf,
  isMetal,
  paulingElectronegativity,
} from '../lib/chemistry/electronegativity.ts';
import { isElement } from '../lib/chemistry/elementShares.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import type { ElementSymbol } from '../reference/elements.ts';

export interface ElectronegativityInput {
  readonly element1: ElementSymbol;
  readonly element2: ElementSymbol;
}

export interface ElectronegativityResult {
  readonly electronegativity1: number;
  readonly electronegativity2: number;
  /** 0 or more. */
  readonly difference: number;
  readonly bondType: BondType;
  /** The element that draws the electrons; null where both draw alike. */
  readonly negativeEnd: ElementSymbol | null;
  /** The class by other limits in use. */
  readonly otherLimits: readonly (BondLimits & { readonly bondType: BondType })[];
}

const OTHER_LIMITS: readonly BondLimits[] = [
  { polarFrom: 0.4, ionicFrom: 1.7 },
  { polarFrom: 0.4, ionicFrom: 1.8 },
  { polarFrom: 0.5, ionicFrom: 2 },
];
const PATHS = ['element1', 'element2'] as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    electronegativity: FormulaType<ElectronegativityInput, ElectronegativityResult>;
  }
}

export default {
  id: 'electronegativity',

  validate(candidate) {
    const { element1, element2 } = candidate;
    const missing = PATHS.find((path) => candidate[path] === '');
    if (element1 === '' || element2 === '') return refuse('Please select two elements', missing);
    const unknown = PATHS.find((path) => !isElement(candidate[path]));
    if (unknown !== undefined) return refuse(`Unknown element: ${candidate[unknown]}`, unknown);
    const without = PATHS.find((path) => paulingElectronegativity(candidate[path]) === null);
    if (without !== undefined) return refuse(`No Pauling electronegativity for ${candidate[without]}`, without);
    return accept({ element1, element2 });
  },

  compute({ element1, element2 }): ElectronegativityResult {
    const [electronegativity1, electronegativity2] = [knownValue(element1), knownValue(element2)];
    const difference = Math.abs(electronegativity1 - electronegativity2);
    const areMetals = isMetal(element1) && isMetal(element2);
    return {
      electronegativity1,
      electronegativity2,
      difference,
      bondType: bondTypeOf(difference, areMetals),
      negativeEnd: difference === 0 ? null : electronegativity1 > electronegativity2 ? element1 : element2,
      otherLimits: OTHER_LIMITS.map((limits) => ({ ...limits, bondType: bondTypeOf(difference, areMetals, limits) })),
    };
  },
} satisfies Formula<'electronegativity'>;

function knownValue(element: ElementSymbol): number {
  const value = paulingElectronegativity(element);
  if (value === null) throw new Error('A validated element has a Pauling electronegativity');
  return value;
}
