import { describe, expect, test } from 'vitest';
import { raisedCharge, withSubscripts, withSuperscripts } from '#src/engine/kit/onDemand/scriptDigits.ts';

describe('digits set low and high', () => {
  test.each([
    ['C6H12O6', 'C₆H₁₂O₆'],
    ['NaCl', 'NaCl'],
    ['K3[Fe(CN)6]', 'K₃[Fe(CN)₆]'],
    ['CuSO4·5H2O', 'CuSO₄·5H₂O'],
    ['C1000H2000', 'C₁₀₀₀H₂₀₀₀'],
  ])('%s as a formula is %s', (plain, set) => {
    expect(withSubscripts(plain)).toBe(set);
  });

  test('a configuration has the electrons above, the shells on the line', () => {
    expect(withSuperscripts('1s2 2s2 2p6 3d10 4f14')).toBe('1s² 2s² 2p⁶ 3d¹⁰ 4f¹⁴');
  });

  test.each([
    [0, ''],
    [1, '⁺'],
    [-1, '⁻'],
    [3, '³⁺'],
    [-12, '¹²⁻'],
  ])('the charge %d is written “%s”', (charge, text) => {
    expect(raisedCharge(charge)).toBe(text);
  });
});
