import { expect, test } from 'vitest';
import { fastaName, NAME_CHARACTERS, shortened } from '#workers/lib/sequences/records/recordName.ts';

test.each([
  ['', ''],
  ['a'.repeat(NAME_CHARACTERS), 'a'.repeat(NAME_CHARACTERS)],
  ['a'.repeat(NAME_CHARACTERS + 1), `${'a'.repeat(NAME_CHARACTERS - 1)}…`],
  ['😀'.repeat(NAME_CHARACTERS), '😀'.repeat(NAME_CHARACTERS)],
  ['😀'.repeat(NAME_CHARACTERS + 5), `${'😀'.repeat(NAME_CHARACTERS - 1)}…`],
])('%s', (name, kept) => {
  expect(shortened(name)).toBe(kept);
});

test.each([
  ['', 'sequence_7'],
  ['id and words', 'id and words'],
  ['id and wor…', 'id and'],
  ['longid…', 'longid'],
])('%s as a header', (name, header) => {
  expect(fastaName(name, 7)).toBe(header);
});
