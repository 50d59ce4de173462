import { expect, test } from 'vitest';
import {
  foreignChainIssue,
  LETTERS_IN_WORDS,
  openChains,
  readingOf,
} from '#workers/lib/sequences/protein/chainReading.ts';
import { readChains } from '#workers/lib/sequences/protein/chainRecords.ts';
import { stringSource } from '#workers/streams/byteSource.ts';

async function refusal(text: string, inputType: 'DNA' | 'RNA' | 'PROTEIN') {
  const options = { inputType, sequence: text, readAsFasta: false, recognize: false };
  const source = stringSource(text);
  const reading = await openChains(source, options);
  const chains = await readChains(reading.source.slices(), readingOf(options, reading));
  return foreignChainIssue('Refused', source, reading, chains, options);
}

test.each([
  ['AUGGCCAUUGUA', 'DNA', 'RNA'],
  ['ATGGCCATTGTA', 'RNA', 'DNA'],
  ['MKTAYIAKQRQISF', 'DNA', 'PROTEIN'],
] as const)('%s as %s: %s is offered', async (text, inputType, value) => {
  const { remedies } = await refusal(text, inputType);
  expect(remedies).toEqual([expect.objectContaining({ field: 'inputType', value })]);
});

test.each(['DNA', 'RNA', 'PROTEIN'] as const)('%s: digits can be left out', async (inputType) => {
  const { remedies } = await refusal('1 GCC 3', inputType);
  expect(remedies).toEqual([{ label: 'Leave out 2 digits', field: 'recognize', value: true }]);
});

test('letters are bases or residues', () => {
  expect(LETTERS_IN_WORDS).toEqual({ DNA: 'bases', RNA: 'bases', PROTEIN: 'residues' });
});
