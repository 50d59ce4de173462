import { expect, test } from 'vitest';
import { powersInTerms, powersOfTen } from '#src/engine/results/powersOfTen.ts';

test.each([
  ['2.287e+8', '2.287\u00a0×\u00a010⁸'],
  ['3.9811e-8', '3.9811\u00a0×\u00a010⁻⁸'],
  ['-4e-12', '−4\u00a0×\u00a010⁻¹²'],
  ['1.5e+20 to 2e+21', '1.5\u00a0×\u00a010²⁰ to 2\u00a0×\u00a010²¹'],
  ['With four digits 3.981e-8.', 'With four digits 3.981\u00a0×\u00a010⁻⁸.'],
])('%s reads as a power of ten', (text, drawn) => {
  expect(powersOfTen(text)).toBe(drawn);
});

test.each(['48.5', '0x1e-3', 'A2e-1', '1e', 'Fe3+', '2.5e+1a4', '12'])('%s is left alone', (text) => {
  expect(powersOfTen(text)).toBe(text);
});

test.each([
  ['1 ÷ 2e+8', '1 ÷ (2\u00a0×\u00a010⁸)'],
  ['ln 5e-8', 'ln (5\u00a0×\u00a010⁻⁸)'],
  ['2e+3²', '(2\u00a0×\u00a010³)²'],
  ['3·2e+8 − 4e+5', '3·2\u00a0×\u00a010⁸ − 4\u00a0×\u00a010⁵'],
])('in arithmetic %s keeps its meaning', (line, drawn) => {
  expect(powersInTerms(line)).toBe(drawn);
});
