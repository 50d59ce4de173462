/**
 * Surface, volume and their ratio for a sphere, a cube or a cylinder, beside the three bodies of the same volume.
 *
 *   sphere 4π·r², 4π·r³/3;  cube 6·a², a³;  cylinder 2π·r·(r + h), π·r²·h;  ratio = surface / volume
 *   same volume V: sphere r = (3V/4π)^⅓;  cube a = V^⅓;  cylinder r = (V/2π)^⅓ with h = 2r
 *   isoperimetric quotient = 36π·V² / A³ = (surface of the sphere of the same volume / surface)³
 *
 * Source: `spec`, section 3, and `solidGeometry`. The specification leaves the proportions of the compared cylinder
 * open: it is the one with the smallest surface. Lengths are in any one unit.
 *
 * A dimension that is missing or not above 0 gives no result and no message, as specified. Refused with a sentence:
 * dimensions whose surface, volume or ratio is beyond the range of a double.
 */
import type { Formula } from '../contract.ts';
import { accept, NOTHING_YET, refuse } from '../lib/inputs/verdict.ts';
import {
  cubeEdge,
  cuboid,
  cylinder,
  isMeasurable,
  type Solid,
  sphere,
  sphereDiameter,
  squarestCylinderHeight,
  surfaceToVolume,
} from '../lib/mathematics/solids.ts';
import { SOLID_SHAPES, type SolidDimension, type SolidShape } from '../reference/solidShapes.ts';

/** Lengths in one unit; 0 where the shape has no such dimension, else above 0. */
export interface SurfaceVolumeInput {
  readonly shape: SolidShape;
  /** Of a sphere or cylinder. */
  readonly radius: number;
  /** Of a cube. */
  readonly side: number;
  /** Of a cylinder. */
  readonly height: number;
}

/** Square units, and one over the unit. */
interface SameVolume {
  readonly surfaceArea: number;
  readonly ratio: number;
}

export interface SurfaceVolumeResult {
  /** Square units. */
  readonly surfaceArea: number;
  /** Cubic units. */
  readonly volume: number;
  /** Surface per volume, one over the unit. */
  readonly ratio: number;
  /** Above 0; 1 for a sphere and less for every other body. */
  readonly isoperimetricQuotient: number;
  /** Bodies of the same volume. */
  readonly comparison: Readonly<Record<SolidShape, SameVolume>>;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'surface-area-volume': FormulaType<SurfaceVolumeInput, SurfaceVolumeResult>;
  }
}

export default {
  id: 'surface-area-volume',

  validate(candidate) {
    const { shape } = candidate;
    if (shape === '' || !Object.hasOwn(SOLID_SHAPES, shape)) return NOTHING_YET;
    const input = { shape, radius: 0, side: 0, height: 0 };
    const needed: readonly SolidDimension[] = SOLID_SHAPES[shape];
    for (const dimension of needed) {
      const value = candidate[dimension];
      if (value === null || !(value > 0)) return NOTHING_YET;
      input[dimension] = value;
    }
    if (!isMeasurable(bodyOf(input)))
      return refuse('Please enter lengths that are neither too large nor too small to calculate with', needed[0]);
    return accept(input);
  },

  compute(input) {
    const body = bodyOf(input);
    const { volume, surfaceArea } = body;
    const bestSphere = sphere(sphereDiameter(volume));
    const edge = cubeEdge(volume);
    const height = squarestCylinderHeight(volume);
    return {
      surfaceArea,
      volume,
      ratio: surfaceToVolume(body),
      isoperimetricQuotient: (bestSphere.surfaceArea / surfaceArea) ** 3,
      comparison: {
        sphere: sameVolume(bestSphere),
        cube: sameVolume(cuboid(edge, edge, edge)),
        cylinder: sameVolume(cylinder(height, height)),
      },
    };
  },
} satisfies Formula<'surface-area-volume'>;

function bodyOf({ shape, radius, side, height }: SurfaceVolumeInput): Solid {
  switch (shape) {
    case 'sphere':
      return sphere(2 * radius);
    case 'cube':
      return cuboid(side, side, side);
    case 'cylinder':
      return cylinder(height, 2 * radius);
  }
}

function sameVolume(body: Solid): SameVolume {
  return { surfaceArea: body.surfaceArea, ratio: surfaceToVolume(body) };
}
