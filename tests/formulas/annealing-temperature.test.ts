import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type AnnealingInput } from '#workers/formulas/annealing-temperature.ts';

const filled: AnnealingInput = {
  forwardPrimer: 'ATGC',
  reversePrimer: 'GGGGG',
  onlyForward: false,
  saltConcentration: 50,
  magnesium: 0,
  dntp: 0,
  oligoConcentration: 50,
};
const primers = fc.string({ unit: fc.constantFrom('A', 'T', 'G', 'C'), minLength: 1, maxLength: 60 });

describe('validate', () => {
  const missing = 'Please enter both primer sequences';
  const letters = 'Invalid sequence. Use only A, T, C, G bases';
  const salt = 'Invalid salt concentration';

  refuses(formula, [
    [{ ...filled, forwardPrimer: '' }, missing, 'forwardPrimer'],
    [{ ...filled, reversePrimer: '' }, missing, 'reversePrimer'],
    [{ ...filled, reversePrimer: ' \t\u00a0\n' }, missing, 'reversePrimer'],
    [{ ...filled, forwardPrimer: 'ACGX' }, letters, 'forwardPrimer', 'Base 4 is “X”'],
    [
      { ...filled, reversePrimer: 'AC GT\nn' },
      letters,
      'reversePrimer',
      'Base 5 is “N”. N stands for several bases: enter one primer for each of them.',
    ],
    [{ ...filled, forwardPrimer: 'A🧬T' }, letters, 'forwardPrimer', 'Base 2 is “🧬”'],
    [{ ...filled, saltConcentration: 0 }, salt, 'saltConcentration'],
    [{ ...filled, saltConcentration: -50 }, salt, 'saltConcentration'],
    [{ ...filled, saltConcentration: null }, salt, 'saltConcentration'],
    // In mol/L it is 0.
    [{ ...filled, saltConcentration: 5e-324 }, salt, 'saltConcentration'],
    [{ ...filled, saltConcentration: Number.NaN }, salt, 'saltConcentration'],
    [{ ...filled, saltConcentration: Number.POSITIVE_INFINITY }, salt, 'saltConcentration'],
    [{ ...filled, magnesium: -0.1 }, 'Please enter a magnesium concentration of 0 or more', 'magnesium'],
    [{ ...filled, magnesium: Number.NaN }, 'Please enter a magnesium concentration of 0 or more', 'magnesium'],
    [{ ...filled, dntp: -1 }, 'Please enter a dNTP concentration of 0 or more', 'dntp'],
    [{ ...filled, oligoConcentration: 0 }, 'Please enter a primer concentration above 0', 'oligoConcentration'],
  ]);

  test('what is copied along with a primer is refused with an edit that leaves it out', () => {
    const verdict = formula.validate({ ...filled, reversePrimer: "5'-ggu-3'" });
    const remedies = [{ label: 'Leave out 2 end marks (5′, 3′), read U as T', field: 'reversePrimer', value: 'GGT' }];
    expect(verdict).toEqual({
      ok: false,
      issues: [{ message: letters, path: 'reversePrimer', place: 'Base 1 is “5”', remedies }],
    });
  });

  describe('reports one fault at a time, in the order of the specification', () => {
    const faulty = { ...filled, forwardPrimer: 'X', reversePrimer: '', saltConcentration: 0, magnesium: -1 };
    refuses(formula, [
      [faulty, missing, 'reversePrimer'],
      [{ ...faulty, reversePrimer: 'Y' }, letters, 'forwardPrimer', 'Base 1 is “X”'],
      [{ ...faulty, forwardPrimer: 'A', reversePrimer: 'T' }, salt, 'saltConcentration'],
    ]);
  });

  refuses(formula, [
    [{ ...filled, forwardPrimer: '', onlyForward: true }, 'Please enter a primer sequence', 'forwardPrimer'],
  ]);

  accepts(formula, [
    [filled, filled],
    // The box of the other primer is hidden.
    [
      { ...filled, reversePrimer: '', onlyForward: true },
      { ...filled, reversePrimer: '', onlyForward: true },
    ],
    [{ ...filled, forwardPrimer: ' at g\r\nc\u2009' }, filled],
    [{ ...filled, magnesium: null, dntp: null, oligoConcentration: null }, filled],
    [
      { ...filled, saltConcentration: 0.001 },
      { ...filled, saltConcentration: 0.001 },
    ],
  ]);
});

test('a single primer is computed as in its pair', () => {
  const pair = computed(formula, filled);
  const one = computed(formula, { ...filled, reversePrimer: '', onlyForward: true });
  expect(one).toMatchObject({ forward: pair.forward, reverse: null, recommended: pair.forward.annealingTemp });
  expect(one.reference).toMatchObject({ forward: pair.reference.forward, reverse: null, tmDifference: null });
  expect(one.reference.recommended).toBeCloseTo((pair.reference.forward.tmNearestNeighbour ?? 0) - 5, 10);
});

describe('specified temperatures', () => {
  test('are 4 °C a base, less 21.597 °C at 50 mM, 5 °C less to anneal, ± 2 °C', () => {
    const { forward, reverse, recommended } = computed(formula, filled);
    const salt = -21.597097928022087;
    expect(forward.tm).toBeCloseTo(16 + salt, 10);
    expect(forward.annealingTemp).toBeCloseTo(11 + salt, 10);
    expect(forward.optimalRange.min).toBeCloseTo(9 + salt, 10);
    expect(forward.optimalRange.max).toBeCloseTo(13 + salt, 10);
    expect(reverse?.tm).toBeCloseTo(20 + salt, 10);
    expect(recommended).toBe(forward.annealingTemp);
  });

  test('need no correction in 1 mol/L salt', () => {
    expect(computed(formula, { ...filled, saltConcentration: 1000 }).forward.tm).toBe(16);
  });

  test('GC content is a percentage of the length', () => {
    const { forward, reverse } = computed(formula, { ...filled, forwardPrimer: 'AAAGT' });
    expect(forward).toMatchObject({ gc: 20, length: 5 });
    expect(reverse).toMatchObject({ gc: 100, length: 5 });
  });

  test('ignore magnesium, nucleotides and primer concentration', () => {
    const { reference: _, ...plain } = computed(formula, filled);
    const { reference: __, ...buffered } = computed(formula, {
      ...filled,
      magnesium: 3,
      dntp: 0.8,
      oligoConcentration: 500,
    });
    expect(buffered).toEqual(plain);
  });

  test('depend on the length of a primer, not on its bases', () => {
    fc.assert(
      fc.property(primers, (primer) => {
        const { forward, reverse } = computed(formula, {
          ...filled,
          forwardPrimer: primer,
          reversePrimer: 'A'.repeat(primer.length),
        });
        expect(forward.tm).toBeCloseTo(reverse?.tm ?? Number.NaN, 9);
      }),
    );
  });

  test('swapping the primers swaps the halves of the result and keeps the recommendation', () => {
    fc.assert(
      fc.property(primers, primers, (one, other) => {
        const there = computed(formula, { ...filled, forwardPrimer: one, reversePrimer: other });
        const back = computed(formula, { ...filled, forwardPrimer: other, reversePrimer: one });
        expect(back.forward).toEqual(there.reverse);
        expect(back.reference.forward).toEqual(there.reference.reverse);
        expect(back.recommended).toBe(there.recommended);
        expect(back.reference.tmDifference).toBe(there.reference.tmDifference);
      }),
    );
  });
});

describe('reference', () => {
  test('a PCR buffer: M13 primers with 1.5 mM magnesium and 0.6 mM nucleotides', () => {
    const { reference } = computed(formula, {
      ...filled,
      forwardPrimer: 'GTAAAACGACGGCCAGT',
      reversePrimer: 'CAGGAAACAGCTATGAC',
      magnesium: 1.5,
      dntp: 0.6,
    });
    expect(reference.forward.tmNearestNeighbour).toBeCloseTo(54.7, 1);
    expect(reference.reverse?.tmNearestNeighbour).toBeCloseTo(49.095, 2);
    expect(reference.reverse?.tmOwczarzy).toBeCloseTo(48.207, 2);
    expect(reference.reverse?.tmWallace).toBe(50);
    expect(reference.recommended).toBeCloseTo(44.095, 2);
    expect(reference.tmDifference).toBeCloseTo(5.6, 1);
    expect(reference.sodiumEquivalent).toBeCloseTo(163.842, 3);
  });

  test('a single base has no neighbor: no energies, no temperature, no pair', () => {
    const { reference } = computed(formula, { ...filled, forwardPrimer: 'A' });
    expect(reference.forward).toMatchObject({
      tmNearestNeighbour: null,
      tmOwczarzy: null,
      tmWallace: 2,
      enthalpy: null,
      entropy: null,
      selfComplementary: false,
    });
    expect(reference).toMatchObject({ recommended: null, tmDifference: null });
    expect(reference.reverse?.tmNearestNeighbour).not.toBeNull();
  });

  test('a palindrome is recognized', () => {
    const { reference } = computed(formula, { ...filled, forwardPrimer: 'GCGAATTCGC' });
    expect(reference.forward.selfComplementary).toBe(true);
    expect(reference.reverse?.selfComplementary).toBe(false);
  });
});
