/** A region of the strand: letters, composition and mass. */
import { describe, expect, test } from 'vitest';
import { cutSource } from '#tests/support/cutSource.ts';
import { givenFor } from '#tests/support/everyAnalysis.ts';
import type { Task } from '#workers/contract.ts';
import region, { type RegionInput, type RegionResult } from '#workers/formulas/region.ts';
import { oligoMass, rnaMass } from '#workers/lib/sequences/oligos/oligoMass.ts';
import type { GivenStrand } from '#workers/lib/sequences/strand/givenStrand.ts';

const task: Task = { report() {}, open: (text) => cutSource(String(text), [5, 10, 11, 30]) };
const STRAND = 'ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAG';
const OPTIONS = {
  shape: 'linear',
  reading: 'forward',
  writtenAsRna: false,
  amount: null,
  amountUnit: 'µg',
} as const;

async function cut(text: string, own: Partial<RegionInput> = {}, settings = {}): Promise<RegionResult> {
  const given = (await givenFor('dna', text, settings)) as GivenStrand;
  const verdict = region.validate({
    ...OPTIONS,
    ...own,
    amount: own.amount ?? null,
    from: own.from ?? null,
    to: own.to ?? null,
    given,
  });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return region.compute(verdict.input, task);
}

test('letters in each reading, as DNA and as RNA', async () => {
  expect((await cut(STRAND, { from: 1, to: 9 })).letters).toBe('ATGGCCATT');
  expect((await cut(STRAND, { from: 1, to: 9, reading: 'reverseComplement' })).letters).toBe('AATGGCCAT');
  expect((await cut(STRAND, { from: 1, to: 9, reading: 'complement' })).letters).toBe('TACCGGTAA');
  expect((await cut(STRAND, { from: 1, to: 9, reading: 'reverse', writtenAsRna: true })).letters).toBe('UUACCGGUA');
});

test('a region across the end of a circular strand', async () => {
  const { letters, length } = await cut(STRAND, { from: 38, to: 3, shape: 'circular' });
  expect([letters, length]).toEqual(['AGATG', 5]);
});

test('the masses are those of the strand and of both strands', async () => {
  const { mass } = await cut(STRAND, { from: 1, to: 9, reading: 'reverseComplement' });
  expect(mass?.single).toBeCloseTo(oligoMass('AATGGCCAT', false), 9);
  expect(mass?.double).toBeCloseTo(oligoMass('AATGGCCAT', false) + oligoMass('ATGGCCATT', false), 9);
  expect((mass?.singlePicomoles ?? 0) * (mass?.single ?? 0)).toBeCloseTo(1e6, 6);
  expect((mass?.doublePicomoles ?? 0) * (mass?.double ?? 0)).toBeCloseTo(1e6, 6);
});

test('the absorption is that of the strand from its 5′ end on', async () => {
  // 22.8 + 19.0 + 21.6 + 17.6 + 14.6 − 8.7 − 11.5 − 11.5 − 7.4 thousand, by hand.
  const { absorption, mass } = await cut(STRAND, { from: 1, to: 6 });
  expect(absorption?.coefficient).toBeCloseTo(56_500, 6);
  expect(absorption?.nanomoles).toBeCloseTo(1e6 / 56_500, 9);
  expect(absorption?.micrograms).toBeCloseTo(((1e6 / 56_500) * (mass?.single ?? 0)) / 1000, 9);
  const of = async (reading: RegionInput['reading'], writtenAsRna = false) =>
    (await cut(STRAND, { from: 1, to: 6, reading, writtenAsRna })).absorption?.coefficient;
  // GGCCAT: 21.6 + 17.6 + 14.6 + 21.2 + 22.8 − 11.5 − 7.4 − 7.4 − 15.4 thousand.
  expect(await of('reverseComplement')).toBeCloseTo(56_100, 6);
  expect(await of('complement')).toBe(await of('reverseComplement'));
  expect(await of('reverse')).toBe(await of('forward'));
});

test('as RNA the strand absorbs as RNA', async () => {
  const { absorption, duplex } = await cut(STRAND, { from: 1, to: 6, writtenAsRna: true });
  // AUGGCC: 24.0 + 20.0 + 21.6 + 17.4 + 14.2 − 9.9 − 11.5 − 11.5 − 7.2 thousand, by hand.
  expect(absorption?.coefficient).toBeCloseTo(57_100, 6);
  expect(absorption?.micrograms).toBeCloseTo(((1e6 / 57_100) * rnaMass('AUGGCC')) / 1000, 9);
  expect(duplex).toBeNull();
});

test('a duplex absorbs less than its strands, whichever of them is read', async () => {
  const { duplex, mass } = await cut(STRAND, { from: 1, to: 6 });
  const coefficient = (1 - (0.287 * 2 + 0.059 * 4) / 6) * (56_500 + 56_100);
  expect(duplex?.coefficient).toBeCloseTo(coefficient, 6);
  expect(duplex?.micrograms).toBeCloseTo(((1e6 / coefficient) * (mass?.double ?? 0)) / 1000, 9);
  for (const reading of ['reverseComplement', 'complement', 'reverse'] as const)
    expect((await cut(STRAND, { from: 1, to: 6, reading })).duplex?.coefficient).toBeCloseTo(coefficient, 6);
});

test('an amount is converted both ways', async () => {
  const { converted, mass } = await cut(STRAND, { amount: 2 });
  expect(converted).toEqual({
    single: 2 * (mass?.singlePicomoles ?? 0),
    double: 2 * (mass?.doublePicomoles ?? 0),
    unit: 'pmol',
  });
  const back = (await cut(STRAND, { amount: converted?.double ?? 0, amountUnit: 'pmol' })).converted;
  expect([back?.double, back?.unit]).toEqual([expect.closeTo(2, 12), 'µg']);
  expect((await cut(STRAND)).converted).toBeNull();
  expect((await cut('ACGTN', { amount: 1 }, { allowAmbiguous: true })).converted).toBeNull();
  await expect(cut(STRAND, { amount: 0 })).rejects.toThrow('Please enter an amount above 0');
  await expect(cut(STRAND, { amount: 1e13 })).rejects.toThrow('Please enter an amount of at most 1,000,000,000,000');
});

test('ambiguity letters have no mass, and no share in the GC content', async () => {
  const result = await cut('ACGTNNRY', { reading: 'reverseComplement' }, { allowAmbiguous: true });
  expect(result).toMatchObject({ letters: 'RYNNACGT', otherLetters: 4, mass: null, gcContent: 50 });
  expect((await cut('NNN', {}, { allowAmbiguous: true })).gcContent).toBeNull();
});

describe('a long region', () => {
  test('is a length, and its letters come in windows', async () => {
    const text = STRAND.repeat(400);
    const given = (await givenFor('dna', text)) as GivenStrand;
    const verdict = region.validate({ ...OPTIONS, given, from: 2, to: null });
    if (!verdict.ok) throw new Error('refused');
    expect((await region.compute(verdict.input, task)).letters).toEqual({ length: text.length - 1 });
    expect(await region.view(verdict.input, 'letters', 38, 47, task)).toBe('ATGGCCATT');
  });
});
