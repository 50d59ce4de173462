/** Counted offspring against a ratio. Statistics against scipy: tests/vectors/own. */
import { describe, expect, test } from 'vitest';
import segregationRatio from '#workers/formulas/segregation-ratio.ts';
import { MENDELIAN_RATIOS } from '#workers/reference/mendelianRatios.ts';

const validate = (own: object) =>
  segregationRatio.validate({ counts: '315 101 108 32', ratio: '9:3:3:1', ownRatio: '', ...own });

function fitted(own: object) {
  const verdict = validate(own);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return segregationRatio.compute(verdict.input);
}

test('counts are read with any usual separator', () => {
  for (const counts of ['315,101,108,32', '315:101:108:32', '315\n101\n108\n32', ' 315; 101; 108; 32 '])
    expect(fitted({ counts })).toMatchObject({ total: 556, degreesOfFreedom: 3 });
});

test('classes and cause are those of the ratio; an own ratio has numbered classes and no cause', () => {
  expect(fitted({}).classes.map(({ name }) => name)).toEqual(['A_B_', 'A_bb', 'aaB_', 'aabb']);
  expect(fitted({ ratio: 'own', ownRatio: '9:3:3:1' })).toMatchObject({ ratio: '9:3:3:1', cause: '' });
  expect(fitted({ ratio: 'own', ownRatio: '9:3:3:1' }).classes[3]).toMatchObject({ name: 'Class 4' });
});

test('the known ratios with as many classes are listed, the best first', () => {
  const { fits } = fitted({ counts: '128, 42, 61', ratio: '1:2:1' });
  expect(fits.map(({ statistic }) => statistic)).toEqual(
    fits.map(({ statistic }) => statistic).toSorted((a, b) => a - b),
  );
  expect(fits.map(({ ratio }) => ratio).toSorted()).toEqual(['12:3:1', '1:2:1', '9:3:4', '9:6:1']);
  expect(fits[0]).toMatchObject({ ratio: '9:3:4' });
  expect(fitted({ counts: '1 2 3 4 5', ratio: 'own', ownRatio: '1:1:1:1:1' }).fits).toEqual([]);
});

describe('refuses', () => {
  test.each([
    [{ counts: ' ' }, 'counts', 'Please fill in all required fields'],
    [{ ratio: '' }, 'ratio', 'Please fill in all required fields'],
    [{ ratio: 'own' }, 'ownRatio', 'Please fill in all required fields'],
    [{ counts: '315 101 108' }, 'counts', '4 classes are expected in this ratio, but there are 3 counts'],
    [{ counts: '315 101 108 3.5' }, 'counts', 'Counts are whole numbers from 0 to 1000000000, and 3.5 is not one'],
    [{ counts: '315 101 108 many' }, 'counts', '“many” is not a number'],
    [{ counts: '315' }, 'counts', 'There must be from 2 to 64 numbers'],
    [{ counts: '0 0 0 0' }, 'counts', 'At least one offspring must be counted'],
    [{ ratio: 'own', ownRatio: '9:3:3:0' }, 'ownRatio', 'Every part of the ratio must be above 0'],
  ])('%o', (own, path, message) => {
    expect(validate(own)).toEqual({ ok: false, issues: [{ message, path }] });
  });
});

test('the ratios of two genes follow from the square of sixteen cells', () => {
  const dominant = (gene: 'A' | 'B', genotype: string) => genotype.includes(gene);
  const gametes = ['AB', 'Ab', 'aB', 'ab'];
  const offspring = gametes.flatMap((one) => gametes.map((other) => one + other));
  const counted = (classOf: (a: boolean, b: boolean) => number, alive = offspring) => {
    const counts: number[] = [];
    for (const each of alive) {
      const index = classOf(dominant('A', each), dominant('B', each));
      counts[index] = (counts[index] ?? 0) + 1;
    }
    return counts;
  };
  const parts = (id: keyof typeof MENDELIAN_RATIOS) => [...MENDELIAN_RATIOS[id].parts];
  expect(counted((a, b) => (a ? (b ? 0 : 1) : b ? 2 : 3))).toEqual(parts('9:3:3:1'));
  expect(counted((a, b) => (a ? (b ? 0 : 1) : 2))).toEqual(parts('9:3:4'));
  expect(counted((a, b) => (a ? 0 : b ? 1 : 2))).toEqual(parts('12:3:1'));
  expect(counted((a, b) => (a && b ? 0 : a || b ? 1 : 2))).toEqual(parts('9:6:1'));
  expect(counted((a, b) => (a && b ? 0 : 1))).toEqual(parts('9:7'));
  expect(counted((a, b) => (a || b ? 0 : 1))).toEqual(parts('15:1'));
  expect(counted((a, b) => (!a && b ? 1 : 0))).toEqual(parts('13:3'));
  const survivors = offspring.filter((each) => each.includes('a'));
  expect(counted((a, b) => (a ? (b ? 0 : 1) : b ? 2 : 3), survivors)).toEqual(parts('6:2:3:1'));
});
