/**
 * Values of distributions, computed with mpmath at 25 to 50 digits when the tests were written: betas and gammas by their
 * hypergeometric series, integrals by adaptive quadrature, quantiles by root finding, the hypergeometric in exact fractions.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const FILE = fileURLToPath(new URL('./distributionValues.json', import.meta.url));
const VALUES = JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, readonly (readonly number[])[]>>;

/** Rows of arguments followed by the values expected. */
export function referenceRows(distribution: string): readonly (readonly number[])[] {
  const rows = VALUES[distribution];
  if (rows === undefined) throw new Error(`There are no values of '${distribution}'`);
  return rows;
}

/** Holds a number to 10 digits of the one expected; one below 1e-290 was not computed and is written as 0. */
export function expectTenDigits(actual: number, expected: number | undefined, place: string): void {
  if (expected === undefined) throw new Error(`${place} has no value`);
  if (expected === 0) {
    expect(actual, place).toBeLessThan(1e-289);
    return;
  }
  expect(Math.abs(actual / expected - 1), `${place}: ${actual} instead of ${expected}`).toBeLessThan(1e-10);
}
