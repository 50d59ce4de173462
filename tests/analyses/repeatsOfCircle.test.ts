/** Repeats of a plasmid are the same wherever its text begins. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import directRepeats from '#workers/formulas/direct-repeats.ts';
import invertedRepeats from '#workers/formulas/inverted-repeats.ts';
import tandemRepeats from '#workers/formulas/tandem-repeats.ts';

const PLASMID = readFileSync('tests/data/NC_005816.fna', 'utf8')
  .replace(/^>.*\n/, '')
  .replace(/\s/g, '');
const SIZE = PLASMID.length;
const OPENED_AT = [1, 777, 4001, SIZE - 3];
const COMMON = { order: 'position', shape: 'circular' } as const;

async function givenTurned(by: number) {
  return givenDna({ text: PLASMID.slice(by) + PLASMID.slice(0, by), cuts: [1000, 5000] });
}

/** A place of the turned text as that of the plasmid. */
const back = (place: number, by: number) => ((place - 1 + by) % SIZE) + 1;

async function direct(by: number) {
  const { given, task } = await givenTurned(by);
  const { total, listed } = await directRepeats.compute({ given, leastLength: 11, ...COMMON }, task);
  const rows = listed.map(({ firstStart, firstEnd, secondStart, secondEnd, letters }) => [
    ...[firstStart, firstEnd, secondStart, secondEnd].map((place) => back(place, by)),
    letters,
  ]);
  return { total, rows: rows.map(String).toSorted() };
}

async function inverted(by: number) {
  const { given, task } = await givenTurned(by);
  const { total, listed } = await invertedRepeats.compute({ given, leastArm: 7, mostGap: 300, ...COMMON }, task);
  const rows = listed.map(({ leftStart, leftEnd, rightStart, rightEnd, letters }) => [
    ...[leftStart, leftEnd, rightStart, rightEnd].map((place) => back(place, by)),
    letters,
  ]);
  return { total, rows: rows.map(String).toSorted() };
}

async function tandem(by: number) {
  const { given, task } = await givenTurned(by);
  const rules = { shortestUnit: 1, longestUnit: 30, leastCopies: 2, leastLength: 8 };
  const { total, listed } = await tandemRepeats.compute({ given, ...rules, ...COMMON }, task);
  const rows = listed.map(({ start, end, unit, copies }) => [back(start, by), back(end, by), unit, copies]);
  return { total, rows: rows.map(String).toSorted() };
}

describe.each([
  ['direct', direct],
  ['inverted', inverted],
  ['tandem', tandem],
] as const)('%s repeats', (_, find) => {
  test.each(OPENED_AT)('of a plasmid whose text begins %i bases later', async (by) => {
    const [plain, turned] = [await find(0), await find(by)];
    expect(plain.total).toBeGreaterThan(20);
    expect(plain.total).toBeLessThanOrEqual(5000);
    expect(turned).toEqual(plain);
  });

  test('of a plasmid whose text begins amid one', async () => {
    const plain = await find(0);
    const start = Number(plain.rows[0]?.split(',')[0]);
    expect(await find(start + 2)).toEqual(plain);
  });
});
