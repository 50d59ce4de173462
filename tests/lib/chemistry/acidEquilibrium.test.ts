import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dissociatedShare, hydrogenIons } from '#workers/formulas/pka.ts';
import { KW } from '#workers/reference/physicalConstants.ts';

describe('hydrogenIons', () => {
  test('0.1 mol/L of acetic acid', () => {
    const h = hydrogenIons(10 ** -4.756, 0.1, 0);
    expect(h / 0.0013156011704028609).toBeCloseTo(1, 10);
    expect(dissociatedShare(10 ** -4.756, h)).toBeCloseTo(0.013156011628, 10);
  });

  test('water alone, and an acid too dilute to matter', () => {
    expect(hydrogenIons(1e-5, 0, 0) / 1e-7).toBeCloseTo(1, 10);
    expect(hydrogenIons(1e-5, 1e-12, 0) / 1e-7).toBeCloseTo(1, 4);
  });

  test('a strong acid gives all of its ions, at any strength that doubles can hold', () => {
    expect(hydrogenIons(1e300, 0.01, 0) / 0.01).toBeCloseTo(1, 9);
    expect(hydrogenIons(1e-300, 1, 0) / 1e-7).toBeCloseTo(1, 10);
  });

  test('a strong acid beside the weak one: sulfuric acid of 0.1 mol/L', () => {
    const [ka, c] = [10 ** -1.99, 0.1];
    const h = hydrogenIons(ka, c, 0, c);
    // h² + (Ka − C)·h − 2·Ka·C = 0, neglecting water.
    const root = (c - ka + Math.sqrt((c - ka) ** 2 + 8 * ka * c)) / 2;
    expect(h / root).toBeCloseTo(1, 9);
    expect(-Math.log10(h)).toBeCloseTo(0.964, 3);
    expect(hydrogenIons(ka, 1e-12, 0, 1e-12) / 1e-7).toBeCloseTo(1, 4);
  });

  test('the salt alone is a weak base: its hydroxide ions answer to Kw ÷ Ka', () => {
    const [ka, base] = [1e-5, 0.1];
    const hydroxide = KW / hydrogenIons(ka, 0, base);
    expect(hydroxide / hydrogenIons(KW / ka, base, 0)).toBeCloseTo(1, 6);
  });

  test('solves the cubic', () => {
    const pKa = fc.double({ min: 1, max: 12, noNaN: true });
    const concentration = fc.double({ min: 1e-6, max: 1, noNaN: true });
    fc.assert(
      fc.property(pKa, concentration, concentration, (pK, acid, base) => {
        const ka = 10 ** -pK;
        const h = hydrogenIons(ka, acid, base);
        const terms = [h ** 3, (ka + base) * h ** 2, -(ka * acid + KW) * h, -ka * KW];
        const largest = Math.max(...terms.map(Math.abs));
        expect(Math.abs(terms.reduce((sum, term) => sum + term, 0)) / largest).toBeLessThan(1e-9);
      }),
    );
  });
});
