/**
 * Volume, surface and surface-to-volume ratio of a cell taken as a simple body.
 *
 *   sphere π·d³/6, π·d²;  cube d³, 6·d²;  cuboid l·w·h, 2·(l·w + l·h + w·h);  cylinder π·w²·l/4, π·w·l + π·w²/2
 *   rod (with round ends) π·w²/4·(l − w/3), π·w·l;  ellipsoid π·l·w·h/6, area by elliptic integrals
 *   ratio = surface / volume                                                     lengths in µm
 *
 * Source: `solidGeometry`; the ellipsoid's surface `dlmf19`. Rod and ellipsoid are shapes beyond the specified ones.
 *
 * A dimension of the shape that is missing or not above 0 gives no result and no message, as specified. Refused with a
 * sentence: a rod shorter than it is wide, and dimensions whose volume or ratio is beyond the range of a double.
 */
import type { Formula } from '../contract.ts';
import { accept, NOTHING_YET, refuse } from '../lib/inputs/verdict.ts';
import {
  cuboid,
  cylinder,
  isMeasurable,
  rod,
  type Solid,
  sphere,
  sphereDiameter,
  surfaceToVolume,
} from '../lib/mathematics/solids.ts';
import { CELL_SHAPES, type CellDimension, type CellShape } from '../reference/cellShapes.ts';
import { carlsonRD, carlsonRF } from './cell-size/carlson.ts';

/** Dimensions in µm, full lengths; 0 where the shape has no such dimension, else above 0. */
export interface CellSizeInput {
  readonly shape: CellShape;
  /** Diameter of a sphere, edge of a cube. */
  readonly size: number;
  /** Along the axis of a cylinder or rod, caps included. */
  readonly length: number;
  /** Diameter of a cylinder or rod. */
  readonly width: number;
  readonly height: number;
}

export interface CellSizeResult {
  /** µm³, which is the same number of femtoliters. */
  readonly volume: number;
  /** µm². */
  readonly surfaceArea: number;
  /** 1/µm. */
  readonly saToVolumeRatio: number;
  /** Diameter of the sphere of the same volume, µm. */
  readonly equivalentDiameter: number;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'cell-size': FormulaType<CellSizeInput, CellSizeResult>;
  }
}

export default {
  id: 'cell-size',

  validate(candidate) {
    const { shape } = candidate;
    if (shape === '' || !Object.hasOwn(CELL_SHAPES, shape)) return NOTHING_YET;
    const input = { shape, size: 0, length: 0, width: 0, height: 0 };
    const needed: readonly CellDimension[] = CELL_SHAPES[shape];
    for (const dimension of needed) {
      const value = candidate[dimension];
      if (value === null || !(value > 0)) return NOTHING_YET;
      input[dimension] = value;
    }
    if (shape === 'rod' && input.length < input.width)
      return refuse('Please enter a length that is not below the width', 'length');
    if (!isMeasurable(bodyOf(input)))
      return refuse('Please enter dimensions that are neither too large nor too small to calculate with', needed[0]);
    return accept(input);
  },

  compute(input) {
    const body = bodyOf(input);
    return {
      volume: body.volume,
      surfaceArea: body.surfaceArea,
      saToVolumeRatio: surfaceToVolume(body),
      equivalentDiameter: sphereDiameter(body.volume),
    };
  },
} satisfies Formula<'cell-size'>;

function bodyOf({ shape, size, length, width, height }: CellSizeInput): Solid {
  switch (shape) {
    case 'sphere':
      return sphere(size);
    case 'cube':
      return cuboid(size, size, size);
    case 'cuboid':
      return cuboid(length, width, height);
    case 'cylinder':
      return cylinder(length, width);
    case 'rod':
      return rod(length, width);
    case 'ellipsoid':
      return ellipsoid(length, width, height);
  }
}

/**
 * Volume and surface of an ellipsoid from its three full axes, in any order.
 *
 *   V = π·l·w·h ÷ 6;  A = 4π·a·b·R_G(c²/a², c²/b², 1) with the half axes a ≥ b ≥ c
 *
 * Source: `dlmf19`, §19.33 (the surface as a symmetric integral), §19.21 (R_G by R_F and R_D). In this form no two
 * terms cancel, not even where two or three axes are equal and the form with Legendre's integrals is 0 ÷ 0.
 */
export function ellipsoid(length: number, width: number, height: number): Solid {
  const [c = 0, b = 0, a = 0] = [length / 2, width / 2, height / 2].sort((one, other) => one - other);
  return {
    volume: (Math.PI * length * width * height) / 6,
    surfaceArea: 4 * Math.PI * a * b * symmetricIntegral((c / a) ** 2, (c / b) ** 2),
  };
}

/** Below this ratio the body is a flat disk within double precision. */
const FLAT = 1e-30;

/** R_G(x, y, 1) for 0 ≤ x ≤ y ≤ 1. */
function symmetricIntegral(x: number, y: number): number {
  if (y < FLAT) return 1 / 2;
  return (y * carlsonRF(x, 1, y) + ((y - x) * (1 - y) * carlsonRD(x, 1, y)) / 3 + Math.sqrt(x / y)) / 2;
}
