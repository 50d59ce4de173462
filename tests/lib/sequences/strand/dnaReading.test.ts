import { expect, test } from 'vitest';
import { USUAL } from '#tests/support/dnaCases.ts';
import { openReading } from '#workers/lib/sequences/records/sequenceReading.ts';
import { type DnaOptions, readDnaOptions } from '#workers/lib/sequences/strand/dnaOptions.ts';
import { alphabetOf, foreignDnaIssue, scannedText } from '#workers/lib/sequences/strand/dnaReading.ts';
import { stringSource } from '#workers/streams/byteSource.ts';

function usualOptions(): DnaOptions {
  const options = readDnaOptions(USUAL);
  if ('message' in options) throw new Error(options.message);
  return options;
}

const options = usualOptions();

async function scan(text: string, recognize: boolean) {
  const source = stringSource(text);
  const chosen = { ...options, recognize };
  const reading = await openReading(source, { ...chosen, letters: 'dna' });
  const outcome = await scannedText(reading, chosen, reading.source.slices());
  return { source, reading, outcome, chosen };
}

test('letters by the option for ambiguity', () => {
  expect(alphabetOf({ ...options, allowAmbiguous: true })).toBe('ambiguousDna');
  expect(alphabetOf({ ...options, allowAmbiguous: false })).toBe('dna');
});

test('what is recognized is left out and counted', async () => {
  const { outcome } = await scan('1 acgu', true);
  expect(outcome).toMatchObject({ ok: true, leftOut: { digits: 1, readAsT: 1 } });
});

test.each([
  ['1 ACGT', 'recognize', undefined],
  ['MKTAYIAKQRQISFVKE', 'inputType', 'protein-synthesis'],
  ['ACGTN', 'allowAmbiguous', undefined],
  // The n of a heading is no ambiguity letter.
  ['name,sequence\na,ACGT\nb,ACGGT', 'recognize', undefined],
])('%s is refused with an edit of %s', async (text, field, calculator) => {
  const { source, reading, outcome, chosen } = await scan(text, false);
  if (outcome.ok) throw new Error('Accepted');
  const { remedies } = await foreignDnaIssue('Refused', source, reading, outcome, chosen);
  expect(remedies?.map((remedy) => [remedy.field, remedy.calculator])).toEqual([[field, calculator]]);
});
