import { stirlingError } from './logGamma.ts';

/**
 * The logarithm of the density of u = ln √(χ²/ν), which the noncentral t and the studentized range are integrated over:
 * ln 2 + ½ ln(ν/4π) + ν(u − (e^2u − 1)/2) − the error of Stirling's formula. No large terms cancel.
 *
 * @param freedom degrees of freedom ν, above 0
 */
export function logDensityOfRoot(u: number, freedom: number): number {
  const half = freedom / 2;
  return Math.LN2 + Math.log(half / (2 * Math.PI)) / 2 - stirlingError(half) + freedom * (u - Math.expm1(2 * u) / 2);
}
