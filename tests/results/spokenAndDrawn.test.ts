import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spokenAndDrawn } from '#src/engine/results/NumberText.tsx';

const drawn = (text: string) =>
  spokenAndDrawn(text)
    .map((part) => (typeof part === 'string' ? part : part.drawn))
    .join('');
const plain = (text: string) =>
  spokenAndDrawn(text)
    .map((part) => (typeof part === 'string' ? part : part.plain))
    .join('');

test.each([
  ['2.287e+8', '2.287\u00a0×\u00a010⁸'],
  ['-17.6', '−17.6'],
  ['14313.14', '14\u202f313.14'],
  ['12345 to -23456', '12\u202f345 to −23\u202f456'],
  ['2024-06-17', '2024-06-17'],
  ['C12345', 'C12345'],
  ['gi|45478711|ref', 'gi|45478711|ref'],
  ['complement(12345..>67890)', 'complement(12345..>67890)'],
  ['12345..67890', '12345..67890'],
  ['gi|2765658|emb', 'gi|2765658|emb'],
  ['0.123456', '0.123456'],
  ['5-10', '5-10'],
])('%j is drawn as %j', (text, seen) => {
  expect(drawn(text)).toBe(seen);
});

test('what is read and copied is the text itself', () => {
  const number = fc.double({ noNaN: true }).map(String);
  fc.assert(
    fc.property(
      fc.array(fc.oneof(number, fc.string(), fc.constantFrom(' ', '-', 'e', '.')), { maxLength: 6 }),
      (texts) => {
        expect(plain(texts.join(''))).toBe(texts.join(''));
      },
    ),
  );
});
