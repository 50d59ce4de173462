import { expect, test } from 'vitest';
import { handLetters, takeLetters, takersOf } from '#src/engine/handover/handedLetters.ts';
import type { SequenceBlock } from '#src/engine/kit/presentation.ts';

const BLOCK: SequenceBlock = {
  kind: 'sequence',
  field: 'rna',
  title: 'RNA',
  text: 'AUGGCC',
  ends: ['5′', '3′'],
  unit: 'nt',
};
const names = (block: SequenceBlock) => takersOf(block).map(({ calculator }) => calculator);

test('a strand goes to the DNA calculator, a short one to the primers, a protein to the protein calculator', () => {
  expect(names(BLOCK)).toEqual(['dna-sequence', 'annealing-temperature']);
  expect(names({ ...BLOCK, text: { length: 61 } })).toEqual(['dna-sequence']);
  expect(names({ ...BLOCK, unit: 'aa', ends: ['N', 'C'] })).toEqual(['protein-synthesis']);
});

test('nothing takes a strand from 3′ to 5′, or no letters', () => {
  expect(names({ ...BLOCK, ends: ['3′', '5′'] })).toEqual([]);
  expect(names({ ...BLOCK, text: '' })).toEqual([]);
});

test('short letters are in the address, long ones are not, and both are taken once', () => {
  const [taker] = takersOf(BLOCK);
  if (taker === undefined) throw new Error('nothing takes the strand');
  const handed = { taker, letters: 'AUGGCC', title: 'RNA' };
  expect(handLetters(handed)).toBe('/calculator/dna-sequence#recognize=true&sequence=AUGGCC');
  expect(takeLetters('dna-sequence')).toEqual(handed);
  expect(takeLetters('dna-sequence')).toBeNull();
  const long = { ...handed, letters: 'ACGT'.repeat(5_000) };
  const address = handLetters(long);
  expect(address).toMatch(/^\/calculator\/dna-sequence#handed-letters=\d+$/);
  expect(handLetters(long)).not.toBe(address);
  expect(takeLetters('dna-sequence')?.letters).toHaveLength(20_000);
});

test('letters that went elsewhere are given up', () => {
  const [taker] = takersOf(BLOCK);
  if (taker === undefined) throw new Error('nothing takes the strand');
  handLetters({ taker, letters: 'A', title: 'RNA' });
  expect(takeLetters('molarity')).toBeNull();
  expect(takeLetters('dna-sequence')).toBeNull();
});
