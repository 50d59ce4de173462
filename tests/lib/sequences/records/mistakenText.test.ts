import { expect, test } from 'vitest';
import { cutSource } from '#tests/support/cutSource.ts';
import { createHeadKeeper, mistakenText } from '#workers/lib/sequences/records/mistakenText.ts';

test.each([
  ['cat\tACGTACGT\ntag\tCCCCCCC', 'bases', true],
  ['cat\tACGTACGT\ntag\tCCCCCCC', 'residues', true],
  ['Met-Lys', 'residues', true],
  ['Met-Lys', 'bases', false],
  ['ACGT', 'bases', false],
] as const)('%j read as %s is a mistake: %s', (head, letters, isMistaken) => {
  const issue = mistakenText(head, letters, 'Refused');
  expect(issue !== null).toBe(isMistaken);
  if (isMistaken) expect(issue).toMatchObject({ message: 'Refused', remedies: [{ field: 'recognize', value: true }] });
});

test('the beginning is kept while the slices go by, without white space before it', async () => {
  const text = `  \n${'é'.repeat(5000)}`;
  const keeper = createHeadKeeper();
  let bytes = 0;
  for await (const slice of keeper.keep(cutSource(text, [2, 4, 6, 9000]).slices())) bytes += slice.bytes.length;
  expect(bytes).toBe(10_003);
  expect(keeper.head()).toBe('é'.repeat(4096));
});
