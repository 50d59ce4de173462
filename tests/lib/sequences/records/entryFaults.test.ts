import { describe, expect, test } from 'vitest';
import { createEntryCheck, declaredLength } from '#workers/lib/sequences/records/entryFaults.ts';

test.each([
  ['LOCUS       NC_005816               9609 bp    DNA     circular CON 18-OCT-2016', 9609],
  ['LOCUS       SCU49845     5028 bp    DNA             PLN       21-JUN-1999', 5028],
  ['LOCUS       NP_990292                147 aa            linear   VRT 25-MAR-2024', 147],
  ['LOCUS       SYN001', null],
  ['LOCUS       SYN001                   many bp    DNA', null],
  ['LOCUS       12 bp', null],
  ['DEFINITION  x 120 bp', null],
])('%s: says %s letters', (line, letters) => {
  expect(declaredLength(line)).toBe(letters);
});

describe('entries of a file', () => {
  const entry = (record: number, declared: number | null, letters: number) => ({
    record,
    name: 'x',
    declared,
    letters,
  });

  test('entries that match their declaration, or declare nothing, are not faults', () => {
    const check = createEntryCheck(1);
    check.check(entry(1, 120, 120));
    check.check(entry(2, null, 7));
    expect(check.faults(false)).toEqual({ count: 0, listed: [], endsOpen: false });
  });

  test.each([
    [600, 300],
    [600, 601],
    [600, 0],
    [null, 0],
  ])('%s letters said and %i read are one', (declared, letters) => {
    const check = createEntryCheck(1);
    check.check(entry(1, declared, letters));
    expect(check.faults('entry')).toEqual({ count: 1, listed: [entry(1, declared, letters)], endsOpen: 'entry' });
  });

  test('of many, the first are listed and the one looked at', () => {
    const check = createEntryCheck(50);
    for (let record = 1; record <= 100; record += 1) check.check(entry(record, 9, 8));
    const { count, listed } = check.faults(false);
    expect(count).toBe(100);
    expect(listed.map(({ record }) => record)).toEqual([1, 2, 3, 50]);
  });
});
