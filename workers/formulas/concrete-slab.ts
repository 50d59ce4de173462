/**
 * Concrete for slabs or round pads: volume, bags, weight, and the parts of a mix.
 *
 *   V = area × thickness × count;  bags = V × (1 + waste) ÷ yield of a bag, rounded up        m², cm, m³, L
 *   from scratch: 1.54 dry volumes for a volume of concrete, shared by the parts of the mix; cement 1440 kg/m³
 *
 * Source: `aci302`, bags `astmC387`. The weight is of the slabs alone, at 2400 kg/m³, without waste.
 *
 * Refuses: blanks; lengths not above 0; a thickness outside 2 to 100 cm; a waste outside 0 to 50 %; a number of slabs
 * that is not whole or below 1; a yield of a bag not above 0; a negative depth of the base or price; unknown options;
 * results beyond the range of a double.
 */
import type { Formula, FormulaType } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { acceptWithinNumbers, INVALID } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { isWithin } from '../lib/inputs/within.ts';
import { wholeUp } from '../lib/mathematics/wholeUp.ts';
import {
  BAG_YIELDS,
  CONCRETE_MIXES,
  type ConcreteBag,
  type ConcreteMix,
  DENSITIES,
  DRY_VOLUMES,
} from '../reference/concrete.ts';

export interface ConcreteSlabInput {
  readonly shape: 'rectangle' | 'circle';
  /** m, above 0: for rectangles. */
  readonly length?: number;
  readonly width?: number;
  /** m, above 0: for circles. */
  readonly diameter?: number;
  /** cm, 2 to 100. */
  readonly thickness: number;
  /** Slabs alike, whole, 1 or more. Left out: 1. */
  readonly count?: number;
  /** Percent, 0 to 50. Left out: 10. */
  readonly waste?: number;
  readonly bag: ConcreteBag;
  /** Wet concrete from a bag, L, above 0: in place of the yield of `bag`. */
  readonly bagYield?: number;
  /** In any currency, 0 or more. */
  readonly bagPrice?: number;
  /** Gravel below the slab, cm, 0 or more. */
  readonly baseDepth?: number;
  readonly mix: ConcreteMix;
}

export interface ConcreteSlabResult {
  /** m², of all slabs. */
  readonly area: number;
  /** m, of all slabs: for the form. */
  readonly perimeter: number;
  /** m³. */
  readonly volume: number;
  readonly volumeWithWaste: number;
  /** Of the volume with waste. */
  readonly cubicYards: number;
  /** Whole, 1 or more. */
  readonly bags: number;
  /** kg, without waste. */
  readonly weight: number;
  /** m³ of loose fill; null without a base. */
  readonly baseVolume: number | null;
  /** Of the bags; null without a price. */
  readonly cost: number | null;
  readonly fromScratch: {
    readonly cementKg: number;
    readonly sandCubicMeters: number;
    readonly gravelCubicMeters: number;
  };
}

const LITERS_PER_CUBIC_METER = 1000;
const CUBIC_METERS_PER_CUBIC_YARD = 0.764554857984;
const USUAL = { count: 1, waste: 10 } as const;
const LENGTHS = 'Lengths must be greater than 0';

declare module '../contract.ts' {
  interface FormulaTypes {
    'concrete-slab': FormulaType<ConcreteSlabInput, ConcreteSlabResult>;
  }
}

export default {
  id: 'concrete-slab',

  validate(candidate) {
    const { shape, bag, mix } = candidate;
    if (shape !== 'rectangle' && shape !== 'circle') return refuse(INVALID, 'shape');
    const sides = shape === 'rectangle' ? (['length', 'width'] as const) : (['diameter'] as const);
    const names = ['length', 'width', 'diameter'] as const;
    const optional = ['count', 'waste', 'bagYield', 'bagPrice', 'baseDepth'] as const;
    const numbers = enteredNumbers<(typeof names)[number] | 'thickness', (typeof optional)[number]>(
      shape === 'rectangle' ? { ...candidate, diameter: 1 } : { ...candidate, length: 1, width: 1 },
      [...names, 'thickness'],
      optional,
    );
    if (!numbers.ok) return numbers;
    if (bag === '' || !Object.hasOwn(BAG_YIELDS, bag)) return refuse(INVALID, 'bag');
    if (mix === '' || !Object.hasOwn(CONCRETE_MIXES, mix)) return refuse(INVALID, 'mix');
    const {
      thickness,
      count = USUAL.count,
      waste = USUAL.waste,
      bagYield = 1,
      bagPrice = 0,
      baseDepth = 0,
    } = numbers.input;
    const refused = firstRefusal([
      ...sides.map((name): Rule => [!(numbers.input[name] > 0), LENGTHS, name]),
      [!isWithin(thickness, 2, 100), 'Thickness must be between 2 and 100 cm (0.8 and 39.4 in)', 'thickness'],
      [!isWithin(waste, 0, 50), 'Waste must be between 0 and 50 %', 'waste'],
      [!Number.isInteger(count) || count < 1, 'Number of slabs must be a whole number of at least 1', 'count'],
      [!(bagYield > 0), 'Yield of a bag must be greater than 0', 'bagYield'],
      [baseDepth < 0, 'Depth of the base must not be negative', 'baseDepth'],
      [bagPrice < 0, 'Price must not be negative', 'bagPrice'],
    ]);
    if (refused !== null) return refused;
    const { length, width, diameter, ...others } = numbers.input;
    const input: ConcreteSlabInput = {
      shape,
      ...(shape === 'rectangle' ? { length, width } : { diameter }),
      ...others,
      bag,
      mix,
    };
    const { fromScratch, ...results } = amounts(input);
    return acceptWithinNumbers(input, [...Object.values(results), ...Object.values(fromScratch)], sides[0]);
  },

  compute: amounts,
} satisfies Formula<'concrete-slab'>;

function amounts(input: ConcreteSlabInput): ConcreteSlabResult {
  const { thickness, count = USUAL.count, waste = USUAL.waste, bag, bagPrice, baseDepth, mix } = input;
  const slab = outline(input);
  const area = slab.area * count;
  const volume = (area * thickness) / 100;
  const volumeWithWaste = volume * (1 + waste / 100);
  const bags = Math.max(1, wholeUp((volumeWithWaste * LITERS_PER_CUBIC_METER) / (input.bagYield ?? BAG_YIELDS[bag])));
  const [cement, sand, gravel] = CONCRETE_MIXES[mix];
  const dry = (DRY_VOLUMES * volumeWithWaste) / (cement + sand + gravel);
  return {
    area,
    perimeter: slab.perimeter * count,
    volume,
    volumeWithWaste,
    cubicYards: volumeWithWaste / CUBIC_METERS_PER_CUBIC_YARD,
    bags,
    weight: volume * DENSITIES.concrete,
    baseVolume: baseDepth === undefined || baseDepth === 0 ? null : (area * baseDepth) / 100,
    cost: bagPrice === undefined ? null : bags * bagPrice,
    fromScratch: {
      cementKg: dry * cement * DENSITIES.cement,
      sandCubicMeters: dry * sand,
      gravelCubicMeters: dry * gravel,
    },
  };
}

/** Of one slab: m², m. */
function outline({ shape, length = 0, width = 0, diameter = 0 }: ConcreteSlabInput) {
  return shape === 'circle'
    ? { area: (Math.PI * diameter * diameter) / 4, perimeter: Math.PI * diameter }
    : { area: length * width, perimeter: 2 * (length + width) };
}
