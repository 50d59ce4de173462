import { carlsonRD, carlsonRF } from '../biology/carlson.ts';
import type { Solid } from './solids.ts';

/** Below this ratio the body is a flat disk within double precision. */
const FLAT = 1e-30;

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

/** R_G(x, y, 1) for 0 ≤ x ≤ y ≤ 1. */
function symmetricIntegral(x: number, y: number): number {
  if (y < FLAT) return 1 / 2;
  return (y * carlsonRF(x, 1, y) + ((y - x) * (1 - y) * carlsonRD(x, 1, y)) / 3 + Math.sqrt(x / y)) / 2;
}
