import { expect, test } from 'vitest';
import { createFolder } from '#workers/lib/sequences/oligos/strandFolds.ts';
import {
  crossDimer,
  crossEndDimer,
  primerHairpin,
  selfDimer,
  selfEndDimer,
} from '#workers/lib/sequences/primers/primerFolds.ts';

const FOLDER = createFolder({ monovalent: 50, magnesium: 1.5, dntp: 0.6, oligo: 50 });

test('of several variants the most stable counts', () => {
  const [one, other] = ['CCGCAGTAAGCTGCGG', 'CCGAAGTAAGCTGCGG'] as const;
  expect(primerHairpin(FOLDER, [one, other])).toEqual(primerHairpin(FOLDER, [one]));
  const both = selfDimer(FOLDER, [one, other]);
  for (const pair of [
    [one, one],
    [one, other],
    [other, other],
  ] as const)
    expect(both?.energy).toBeLessThanOrEqual(FOLDER.dimer(pair[0], pair[1])?.energy ?? 0);
});

test('either primer may be the one whose 3′ end is paired', () => {
  const [first, second] = [['CGAAGCTTCGTTTGCATGCA'], ['TGCATGCAAACGAAGCTACG']] as const;
  const end = crossEndDimer(FOLDER, first, second);
  expect(end).toEqual(crossDimer(FOLDER, first, second));
  expect(crossEndDimer(FOLDER, second, first)?.energy).toBe(end?.energy);
});

test('where nothing pairs there is nothing', () => {
  expect(primerHairpin(FOLDER, ['AAAAAAAA'])).toBeNull();
  expect(selfDimer(FOLDER, ['AAAA'])).toBeNull();
  expect(selfEndDimer(FOLDER, ['AAAA'])).toBeNull();
  expect(crossDimer(FOLDER, ['AAAA'], ['CCCC'])).toBeNull();
  expect(crossEndDimer(FOLDER, ['AAAA'], ['CCCC'])).toBeNull();
});
