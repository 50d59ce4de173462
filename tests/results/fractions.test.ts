/** Divisions of a line of arithmetic as fractions. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Drawn, drawnFractions } from '#src/engine/results/fractions.ts';

/** A fraction in braces: above | below. */
function asText(drawn: readonly Drawn[]): string {
  return drawn
    .map((part) => (typeof part === 'string' ? part : `{${asText(part.over)}|${asText(part.under)}}`))
    .join('');
}

test.each([
  ['c = n ÷ V', 'c = {n|V}'],
  ['9 ÷ 180.156 ÷ 0.25', '{{9|180.156}|0.25}'],
  ['a ÷ b·c', '{a|b}·c'],
  ['a·b ÷ 100', '{a·b|100}'],
  ['(a + b) ÷ (c − d)', '{a + b|c − d}'],
  ['(a + b)·(c) ÷ 2', '{(a + b)·(c)|2}'],
  ['1 ÷ (1 + x ÷ y)', '{1|1 + {x|y}}'],
  ['r = (q ÷ p)·2', 'r = (q ÷ p)·2'],
  ['length ÷ spacing, rounded up', '{length|spacing}, rounded up'],
  ['≈ −3 + 4', '≈ −3 + 4'],
])('%s', (line, expected) => {
  expect(asText(drawnFractions(line))).toBe(expected);
});

test('nothing of a line is lost but its divisions and outer brackets', () => {
  const said = (text: string) => text.replace(/[{}|÷()\s]/g, '');
  const piece = fc.constantFrom('a', '12', ' ÷ ', '·', ' + ', '(', ')', ', ', ' = ', ' × ');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const line = pieces.join('');
      expect(said(asText(drawnFractions(line)))).toBe(said(line));
    }),
  );
});
