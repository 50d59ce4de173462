import { expect, test } from 'vitest';
import {
  countUnits,
  recordUnits,
  type UnitRules,
  unitAt,
  unitLetters,
} from '#workers/lib/sequences/strand/recordUnits.ts';
import { sequenceKernel } from '#workers/lib/sequences/strand/sequenceKernel.ts';
import { GENETIC_CODES } from '#workers/reference/geneticCodes.ts';

const kernel = await sequenceKernel;
const RECORDS = ['ATGGCC', '', 'TTT'];
const LENGTHS = { places: Uint32Array.of(0, 1, 2), lengths: Uint32Array.from(RECORDS, ({ length }) => length) };
const RULES: UnitRules = { change: 'none', frames: ['plus1'], code: GENETIC_CODES['1'], pieceLength: null };

async function lettersOf(rules: UnitRules, from: number, to: number): Promise<string> {
  const units = recordUnits(LENGTHS, rules);
  const read = await unitLetters(LENGTHS, units, rules, [from, to], kernel, async (stretches) => {
    for (const { record, from: first, to: end, letters } of stretches)
      letters.set(new TextEncoder().encode(RECORDS[record - 1]?.slice(first, end)));
  });
  return new TextDecoder().decode(read);
}

test.each([
  [{}, 'ATGGCCTTT', [0, 6, 6, 9]],
  [{ change: 'reverseComplement' }, 'GGCCATAAA', [0, 6, 6, 9]],
  [{ pieceLength: 4 }, 'ATGGCCTTT', [0, 4, 6, 6, 9]],
  [{ change: 'translate', frames: ['plus1', 'minus1'] }, 'MAGHFK', [0, 2, 4, 4, 4, 5, 6]],
] as const)('%j', async (own, letters, before) => {
  const rules = { ...RULES, ...own };
  expect([...recordUnits(LENGTHS, rules).before]).toEqual(before);
  expect(countUnits(LENGTHS, rules)).toBe(before.length - 1);
  for (let from = 0; from <= letters.length; from += 1)
    for (let to = from; to <= letters.length; to += 1)
      expect(await lettersOf(rules, from, to)).toBe(letters.slice(from, to));
});

test('the last place that is not above a value', () => {
  const rising = Float64Array.of(0, 3, 3, 8);
  expect([0, 2, 3, 7, 8, 99].map((value) => unitAt(rising, value))).toEqual([0, 0, 2, 2, 3, 3]);
});
