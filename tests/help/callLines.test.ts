import { afterEach, expect, test, vi } from 'vitest';
import { callLines } from '#src/site/help/callLines.ts';

afterEach(() => vi.unstubAllGlobals());

function linesIn(country: string | undefined, call: 'poison' | 'veterinarian'): readonly string[] {
  vi.stubGlobal('document', { documentElement: { dataset: { country } } });
  return callLines(call);
}

const GENERAL = 'Call your own veterinarian or the nearest emergency animal hospital.';

test('the numbers of the country, then the general line', () => {
  expect(linesIn('GB', 'poison')).toEqual(['Animal PoisonLine: 01202 509000', GENERAL]);
  expect(linesIn('US', 'poison')).toHaveLength(3);
});

test.each(['DE', 'none', '', undefined, 'us', '__proto__'])('in %s the general line alone', (country) => {
  expect(linesIn(country, 'poison')).toEqual([GENERAL]);
});

test('for a birth no poison helpline', () => {
  expect(linesIn('US', 'veterinarian')).toEqual([GENERAL]);
});
