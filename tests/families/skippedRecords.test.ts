import { expect, test } from 'vitest';
import { skippedNotices } from '#src/calculators/families/skippedRecords.ts';

test('says how many records are left out, which, and by which letter', () => {
  expect(skippedNotices({ count: 0, listed: [] })).toEqual([]);
  const first = { record: 2, name: 'AAA1', length: 40, reason: 'Residue 34 is “X”' };
  expect(skippedNotices({ count: 1, listed: [first] })).toMatchObject([
    {
      title: '1 record is left out',
      text: 'Record 2, AAA1: residue 34 is “X”. There are values for the twenty amino acids only.',
    },
  ]);
  const listed = [first, { record: 1200, name: '', length: 3, reason: 'Residue 1 is “U”' }];
  expect(skippedNotices({ count: 9, listed })).toMatchObject([
    {
      title: '9 records are left out',
      text: 'Record 2, AAA1: residue 34 is “X”. Record 1200: residue 1 is “U”. 7 more have such a letter. There are values for the twenty amino acids only.',
    },
  ]);
});
