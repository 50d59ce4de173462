import { expect, test } from 'vitest';
import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';

test('only the sentences that hold, in their order', () => {
  expect(
    cautionNotices([
      [true, 'First'],
      [false, 'Second'],
      [true, 'Third', 'neutral'],
    ]),
  ).toEqual([
    { kind: 'notice', tone: 'caution', text: 'First' },
    { kind: 'notice', tone: 'neutral', text: 'Third' },
  ]);
});
