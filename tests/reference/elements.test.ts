/** The tables of elements and isotopes: complete, consistent in themselves and with each other. */
import { describe, expect, test } from 'vitest';
import { weightRange } from '#workers/formulas/average-atomic-mass.ts';
import { isotopeMean, totalAbundance } from '#workers/lib/chemistry/isotopeMean.ts';
import { ATOMS, type Atom } from '#workers/reference/atoms.ts';
import { ELEMENTS, type Element, type ElementSymbol } from '#workers/reference/elements.ts';
import { ISOTOPES } from '#workers/reference/isotopes.ts';
import { MOLECULAR_WEIGHT_ELEMENTS } from '#workers/reference/molecularWeightElements.ts';

const ROWS = Object.entries(ELEMENTS) as readonly (readonly [ElementSymbol, Element])[];

function isotopesOf(symbol: ElementSymbol) {
  return (ISOTOPES[symbol] ?? []).map(([massNumber, mass, abundance]) => ({ massNumber, mass, abundance }));
}

describe('elements', () => {
  test('are 118, numbered from 1 on without a gap, each with a symbol and a name of its own', () => {
    expect(ROWS.map(([, { atomicNumber }]) => atomicNumber)).toEqual(
      Array.from({ length: 118 }, (_, index) => index + 1),
    );
    expect(new Set(ROWS.map(([, { name }]) => name)).size).toBe(118);
    expect(ROWS.filter(([symbol]) => !/^[A-Z][a-z]?$/.test(symbol))).toEqual([]);
  });

  test('have a group from 1 to 18, lanthanoids and actinoids aside', () => {
    const without = ROWS.filter(([, { group }]) => group === null).map(([, { atomicNumber }]) => atomicNumber);
    const series = (first: number) => Array.from({ length: 15 }, (_, index) => first + index);
    expect(without).toEqual([...series(57), ...series(89)]);
    expect(ROWS.filter(([, { group }]) => group !== null && !(group >= 1 && group <= 18))).toEqual([]);
  });

  test('have a standard weight with its uncertainty, and an interval within, or a mass number', () => {
    for (const [symbol, { weight, uncertainty, interval }] of ROWS) {
      if (uncertainty === null) {
        expect(Number.isInteger(weight), symbol).toBe(true);
        expect(interval, symbol).toBeUndefined();
      }
      for (const limit of interval ?? [])
        expect(Math.abs(limit - weight), symbol).toBeLessThan((uncertainty ?? 0) + 1e-9);
    }
    expect(ROWS.filter(([, { interval }]) => interval !== undefined)).toHaveLength(14);
    expect(ROWS.filter(([, { uncertainty }]) => uncertainty === null)).toHaveLength(34);
  });

  test('have the three weights that were revised in 2024', () => {
    expect(ELEMENTS.Zr).toMatchObject({ weight: 91.222, uncertainty: 0.003 });
    expect(ELEMENTS.Gd).toMatchObject({ weight: 157.249, uncertainty: 0.002 });
    expect(ELEMENTS.Lu).toMatchObject({ weight: 174.96669, uncertainty: 5e-5 });
  });

  test('grow heavier with their number, except for the known inversions', () => {
    const inverted = ROWS.filter(([, { weight }], index) => weight < (ROWS[index - 1]?.[1].weight ?? 0));
    expect(inverted.map(([symbol]) => symbol)).toEqual(['K', 'Ni', 'I', 'Pa', 'Np', 'Am', 'Hs']);
  });
});

describe('isotopes', () => {
  const natural = ROWS.filter(([symbol]) => symbol in ISOTOPES);

  test('exist for 84 elements, 288 in all', () => {
    expect(natural).toHaveLength(84);
    expect(Object.keys(ISOTOPES).filter((symbol) => !(symbol in ELEMENTS))).toEqual([]);
    expect(natural.flatMap(([symbol]) => isotopesOf(symbol))).toHaveLength(288);
  });

  test.each(natural)('those of %s make 100 %% and weigh about their mass number', (symbol) => {
    const isotopes = isotopesOf(symbol);
    expect(totalAbundance(isotopes)).toBeCloseTo(100, 9);
    for (const { massNumber, mass } of isotopes) expect(Math.abs(mass - massNumber)).toBeLessThan(0.11);
  });

  test('their means lie where the standard weights do, but for four whose weights rest on newer measurements', () => {
    const outside = natural.filter(([symbol, element]) => {
      const range = weightRange(element);
      const mean = isotopeMean(isotopesOf(symbol));
      return range === null || mean < range.min || mean > range.max;
    });
    expect(outside.map(([symbol]) => symbol)).toEqual(['Se', 'Gd', 'Lu', 'Hg']);
  });
});

describe('short lists', () => {
  test('molecular weight knows 18 of the first 20 elements', () => {
    const first = ROWS.slice(0, 20).map(([symbol]) => symbol);
    expect(MOLECULAR_WEIGHT_ELEMENTS).toEqual(first.filter((symbol) => symbol !== 'He' && symbol !== 'Ne'));
    expect(MOLECULAR_WEIGHT_ELEMENTS).toHaveLength(18);
  });

  test.each(Object.entries(ATOMS) as readonly (readonly [keyof typeof ATOMS, Atom])[])(
    '%s agrees with the long tables',
    (symbol, atom) => {
      const { name, atomicNumber, group }: Element = ELEMENTS[symbol];
      expect({ name, atomicNumber, group }).toEqual({
        name: atom.name,
        atomicNumber: atom.atomicNumber,
        group: atom.group,
      });
      const isotopes = isotopesOf(symbol);
      expect(isotopes.map(({ massNumber }) => massNumber)).toEqual(atom.naturalMassNumbers);
      const most = isotopes.reduce((one, other) => (other.abundance > one.abundance ? other : one));
      expect(most.massNumber).toBe(atom.massNumber);
    },
  );
});
