import { expect, test } from 'vitest';
import { fileSlug } from '#src/engine/results/saveFile.ts';

test.each([
  ['DNA Sequence Calculator', 'dna-sequence-calculator'],
  ['reference.reverseComplement', 'reference-reverse-complement'],
  ['Lineweaver–Burk: 1/v', 'lineweaver-burk-1-v'],
  ['Präparat', 'praparat'],
  ['', ''],
])('%j becomes the file name %j', (words, slug) => {
  expect(fileSlug(words)).toBe(slug);
});
