import { expect, test } from 'vitest';
import { readExceptions } from '#workers/lib/sequences/features/codingExceptions.ts';
import { readLocation } from '#workers/lib/sequences/features/featureLocation.ts';

function exceptions(location: string, text: string, codonStart = 1) {
  const place = readLocation(location, 1000, false);
  if (place === null) throw new Error('The location cannot be read');
  return [...readExceptions(text, place, codonStart)];
}

test.each([
  ['11..40', '(pos:14..16,aa:Sec)', 1, [[1, 'U']]],
  [
    '11..40',
    '(pos: 11..13, aa: Met) (pos:38..40,aa:TERM)',
    1,
    [
      [0, 'M'],
      [9, '*'],
    ],
  ],
  ['complement(11..40)', '(pos:complement(35..37),aa:Trp)', 1, [[1, 'W']]],
  ['complement(11..40)', '(pos:35..37,aa:Pyl)', 1, [[1, 'O']]],
  ['join(11..15,21..40)', '(pos:join(14..15,21),aa:OTHER)', 1, [[1, 'X']]],
  ['complement(join(11..15,21..40))', '(pos:complement(13..15),aa:Ser)', 1, []],
  ['12..40', '(pos:13..15,aa:Cys)', 2, [[0, 'C']]],
  ['11..40', '(pos:12..14,aa:Sec)(pos:500..502,aa:Sec)(pos:x,aa:Sec)', 1, []],
  ['11..24', '(pos:23..24,aa:TERM)', 1, [[4, '*']]],
] as const)('%s, %s, codon start %d', (location, text, codonStart, found) => {
  expect(exceptions(location, text, codonStart)).toEqual(found);
});
