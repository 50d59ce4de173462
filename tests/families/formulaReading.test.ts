import { expect, test } from 'vitest';
import { readingNotices } from '#src/calculators/families/formulaReading.ts';
import molarMass from '#src/calculators/molar-mass/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/molar-mass.ts';

test('one notice says all that was left out, each once; a plain formula has none', () => {
  expect(readingNotices([])).toEqual([]);
  expect(readingNotices(['Left out: “?”.', 'Left out: “?”.', 'Read as NaCl.'])).toMatchObject([
    { kind: 'notice', tone: 'neutral', text: 'Left out: “?”. Read as NaCl.' },
  ]);
});

test('the charge of an ion, and whose mass it changes', () => {
  expect(chargeOf('H2O')).toBeUndefined();
  expect(chargeOf('SO4^2-')).toMatchObject({ value: -2, text: '²⁻', note: 'The mass of 2 electrons is added.' });
  expect(chargeOf('Na+')).toMatchObject({ value: 1, text: '⁺', note: 'The mass of 1 electron is taken off.' });
});

function chargeOf(text: string) {
  const input = { formula: text };
  const presentation = molarMass.present(computed(formula, input), input);
  return figuresOf(presentation).find(({ field }) => field === 'charge');
}
