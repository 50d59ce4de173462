/** The standard normal distribution. */
import { erfc } from '../mathematics/errorFunction.ts';
import type { Tails } from './incompleteBeta.ts';
import type { Tail } from './tailQuantile.ts';

/** The density at z. */
export function normalDensity(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}

/** The chance of less and of more than z. */
export function normalTails(z: number): Tails {
  const beyond = erfc(Math.abs(z) / Math.SQRT2) / 2;
  return z > 0 ? { lower: 1 - beyond, upper: beyond } : { lower: beyond, upper: 1 - beyond };
}

/** The chance of a value at least as far from 0 as z. */
export function normalTwoSided(z: number): number {
  return erfc(Math.abs(z) / Math.SQRT2);
}

/**
 * The value with that probability in its tail, to about 16 digits: algorithm AS 241, PPND16. Source: `wichura1988`.
 *
 * @param probability above 0 and below 1
 */
export function normalQuantile(probability: number, tail: Tail = 'lower'): number {
  const q = tail === 'lower' ? probability - 0.5 : 0.5 - probability;
  if (Math.abs(q) <= CENTRAL) {
    const r = CENTRAL * CENTRAL - q * q;
    return (q * polynomial(A, r)) / polynomial(B, r);
  }
  const isNear = (tail === 'lower') === q < 0;
  const r = Math.sqrt(-Math.log(isNear ? probability : 1 - probability));
  const size =
    r <= FAR ? polynomial(C, r - 1.6) / polynomial(D, r - 1.6) : polynomial(E, r - FAR) / polynomial(F, r - FAR);
  return q < 0 ? -size : size;
}

const CENTRAL = 0.425;
const FAR = 5;

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}

const A = [
  3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987, 67265.7709270087,
  33430.57558358813, 2509.0809287301227,
];
const B = [
  1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271, 28729.085735721943,
  5226.495278852546,
];
const C = [
  1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684, 0.2417807251774506,
  0.022723844989269184, 0.0007745450142783414,
];
const D = [
  1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457,
  0.0005475938084995345, 1.0507500716444169e-9,
];
const E = [
  6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124,
  0.0012426609473880784, 2.7115555687434876e-5, 2.0103343992922881e-7,
];
const F = [
  1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133, 1.8463183175100548e-5,
  1.421511758316446e-7, 2.0442631033899397e-15,
];
