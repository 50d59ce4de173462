/**
 * Water in an aquarium: volume, weight and water change, from its outside measures.
 *
 *   floor: length × width;  π × diameter² ÷ 4;  3√3 ÷ 2 × side²;  with a bow: length × width + segment of a circle
 *   segment of chord c and height s: R = (c² ÷ 4 + s²) ÷ 2s;  R² × acos((R − s) ÷ R) − (R − s) × √(2Rs − s²)
 *   water = (floor × (inner height − gap) − floor × substrate × (1 − pores)) × (1 − decoration)        cm, L
 *
 * Source: geometry; gallons by `nistHandbook44`. The glass is taken off every wall and the bottom once. Salt water weighs
 * 1.025 kg/L.
 *
 * Refuses: blanks; measures not above 0; a bow that is less deep than the sides or deeper than a half circle; negative
 * glass, gap or substrate; pores outside 0 to 60 %, decoration outside 0 to 50 %, a water change outside 0 to 100 %; glass
 * that leaves no inside; substrate and gap that leave no water; unknown options; results beyond the range of a double.
 */
import type { Formula, FormulaType } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { acceptWithinNumbers, INVALID, NOT_POSITIVE } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { isWithin } from '../lib/inputs/within.ts';

type Shape = 'rectangular' | 'cylinder' | 'hexagonal' | 'bowFront';
type Measure = 'length' | 'width' | 'diameter' | 'side' | 'bowDepth';

/** Measures in cm, outside. */
export interface TankVolumeInput {
  readonly shape: Shape;
  readonly length?: number;
  /** Front to back; of a bow front at the sides. */
  readonly width?: number;
  readonly diameter?: number;
  /** Of a regular hexagon. */
  readonly side?: number;
  /** Front to back in the middle, `width` to `width` + `length` ÷ 2. */
  readonly bowDepth?: number;
  readonly height: number;
  /** 0 or more, as are the next two. Left out: 0. */
  readonly glassThickness?: number;
  /** From the rim to the water. */
  readonly waterGap?: number;
  readonly substrateDepth?: number;
  /** Percent of the substrate that holds water, 0 to 60. Left out: 40. */
  readonly substrateVoid?: number;
  /** Percent of the water displaced by stones and wood, 0 to 50. Left out: 0. */
  readonly decor?: number;
  /** Percent, 0 to 100. Left out: 25. */
  readonly waterChange?: number;
  readonly water: 'fresh' | 'salt';
}

export interface TankVolumeResult {
  /** By the outside measures. */
  readonly grossLiters: number;
  /** By the inside measures, full to the rim. */
  readonly innerLiters: number;
  readonly waterLiters: number;
  readonly usGallons: number;
  readonly imperialGallons: number;
  /** cm², inside. */
  readonly floorArea: number;
  readonly substrateLiters: number;
  /** By the grains of the substrate and decoration. */
  readonly displacedLiters: number;
  /** kg. */
  readonly waterWeight: number;
  readonly waterWeightPounds: number;
  readonly waterChangeLiters: number;
  readonly waterChangeUsGallons: number;
}

const MEASURES: Readonly<Record<Shape, readonly Measure[]>> = {
  rectangular: ['length', 'width'],
  cylinder: ['diameter'],
  hexagonal: ['side'],
  bowFront: ['length', 'width', 'bowDepth'],
};
const DEPTHS = ['glassThickness', 'waterGap', 'substrateDepth'] as const;
const OPTIONAL = [...DEPTHS, 'substrateVoid', 'decor', 'waterChange'] as const;
const USUAL = { substrateVoid: 40, waterChange: 25 } as const;
const [CUBIC_CM_PER_LITER, US_GALLON, IMPERIAL_GALLON, KG_PER_POUND] = [1000, 3.785411784, 4.54609, 0.45359237];
const KG_PER_LITER = { fresh: 1, salt: 1.025 } as const;
const BOW = 'The depth at the middle must be at least that at the sides and at most half the length more';

declare module '../contract.ts' {
  interface FormulaTypes {
    'tank-volume': FormulaType<TankVolumeInput, TankVolumeResult>;
  }
}

export default {
  id: 'tank-volume',

  validate(candidate) {
    const { shape, water } = candidate;
    if (shape === '' || !Object.hasOwn(MEASURES, shape)) return refuse(INVALID, 'shape');
    if (water !== 'fresh' && water !== 'salt') return refuse(INVALID, 'water');
    const names = MEASURES[shape];
    const measures = enteredNumbers(candidate, names);
    if (!measures.ok) return measures;
    const others = enteredNumbers(candidate, ['height'], OPTIONAL);
    if (!others.ok) return others;
    const { length = 0, width = 0, bowDepth = 0 } = measures.input as Partial<Record<Measure, number>>;
    const { height, substrateVoid = 0, decor = 0, waterChange = 0 } = others.input;
    const refused = firstRefusal([
      ...names.map((name): Rule => [!(measures.input[name] > 0), NOT_POSITIVE, name]),
      [!(height > 0), NOT_POSITIVE, 'height'],
      [shape === 'bowFront' && !isWithin(bowDepth, width, width + length / 2), BOW, 'bowDepth'],
      ...DEPTHS.map((name): Rule => [(others.input[name] ?? 0) < 0, 'All values must be non-negative', name]),
      [!isWithin(substrateVoid, 0, 60), 'Pore space of the substrate must be between 0 and 60 %', 'substrateVoid'],
      [!isWithin(decor, 0, 50), 'Decoration must be between 0 and 50 %', 'decor'],
      [!isWithin(waterChange, 0, 100), 'Water change must be between 0 and 100 %', 'waterChange'],
    ]);
    if (refused !== null) return refused;
    const input: TankVolumeInput = { shape, water, ...measures.input, ...others.input };
    const { innerHeight, isHollow } = inside(input);
    const { waterGap = 0, substrateDepth = 0 } = others.input;
    return (
      firstRefusal([
        [!isHollow, 'The glass is too thick for these dimensions', 'glassThickness'],
        [
          waterGap + substrateDepth >= innerHeight,
          'Substrate and water gap together must be less than the inner height',
          'substrateDepth',
        ],
      ]) ?? acceptWithinNumbers(input, Object.values(filled(input)), names[0] ?? 'height')
    );
  },

  compute: filled,
} satisfies Formula<'tank-volume'>;

function filled(input: TankVolumeInput): TankVolumeResult {
  const { waterGap = 0, substrateDepth = 0, decor = 0, water } = input;
  const { substrateVoid = USUAL.substrateVoid, waterChange = USUAL.waterChange } = input;
  const { floorArea, innerHeight } = inside(input);
  const grains = (floorArea * substrateDepth * (1 - substrateVoid / 100)) / CUBIC_CM_PER_LITER;
  const room = (floorArea * (innerHeight - waterGap)) / CUBIC_CM_PER_LITER - grains;
  const waterLiters = room * (1 - decor / 100);
  const waterWeight = waterLiters * KG_PER_LITER[water];
  const waterChangeLiters = (waterLiters * waterChange) / 100;
  return {
    grossLiters: (floorOf(input, 0) * input.height) / CUBIC_CM_PER_LITER,
    innerLiters: (floorArea * innerHeight) / CUBIC_CM_PER_LITER,
    waterLiters,
    usGallons: waterLiters / US_GALLON,
    imperialGallons: waterLiters / IMPERIAL_GALLON,
    floorArea,
    substrateLiters: (floorArea * substrateDepth) / CUBIC_CM_PER_LITER,
    displacedLiters: grains + room - waterLiters,
    waterWeight,
    waterWeightPounds: waterWeight / KG_PER_POUND,
    waterChangeLiters,
    waterChangeUsGallons: waterChangeLiters / US_GALLON,
  };
}

/** Floor in cm² and height in cm without the glass, and whether anything is left. */
function inside(input: TankVolumeInput) {
  const { shape, length = 0, width = 0, diameter = 0, side = 0, height, glassThickness = 0 } = input;
  const innerHeight = height - glassThickness;
  const narrowest = {
    rectangular: Math.min(length, width) - 2 * glassThickness,
    bowFront: Math.min(length, width) - 2 * glassThickness,
    cylinder: diameter - 2 * glassThickness,
    hexagonal: side - (2 * glassThickness) / Math.sqrt(3),
  }[shape];
  return { floorArea: floorOf(input, glassThickness), innerHeight, isHollow: narrowest > 0 && innerHeight > 0 };
}

/** cm², within walls of glass. */
function floorOf(
  { shape, length = 0, width = 0, diameter = 0, side = 0, bowDepth = 0 }: TankVolumeInput,
  glass: number,
) {
  const [chord, depth] = [length - 2 * glass, width - 2 * glass];
  switch (shape) {
    case 'rectangular':
      return chord * depth;
    case 'cylinder':
      return (Math.PI * (diameter - 2 * glass) ** 2) / 4;
    case 'hexagonal':
      return ((3 * Math.sqrt(3)) / 2) * (side - (2 * glass) / Math.sqrt(3)) ** 2;
    case 'bowFront':
      return chord * depth + segment(chord, bowDepth - width);
  }
}

/** cm², of a circle above a chord. */
function segment(chord: number, height: number): number {
  if (height <= 0) return 0;
  const radius = (chord ** 2 / 4 + height ** 2) / (2 * height);
  const fromCenter = radius - height;
  const inCircle = Math.min(1, Math.max(-1, fromCenter / radius));
  const half = Math.sqrt(Math.max(0, 2 * radius * height - height ** 2));
  return radius ** 2 * Math.acos(inCircle) - fromCenter * half;
}
