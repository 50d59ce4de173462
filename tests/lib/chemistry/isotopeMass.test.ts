import { expect, test } from 'vitest';
import { elementPart, isotopeOf } from '#workers/lib/chemistry/isotopeMass.ts';

test.each([
  ['13C', 'C', 'Carbon-13', 13.00335483534],
  ['2H', 'H', 'Deuterium', 2.01410177784],
  ['3H', 'H', 'Tritium', 3.01604928132],
  ['14C', 'C', 'Carbon-14', 14.00324198862],
])('%s', (label, element, name, mass) => {
  expect(isotopeOf(label)).toEqual({ element, name, mass });
});

test.each(['99C', '013C', 'C', '13Xx', '13', '1constructor'])('%s is none', (label) => {
  expect(isotopeOf(label)).toBeNull();
});

test('the element of a symbol', () => {
  expect(['13C', 'C', '2H'].map(elementPart)).toEqual(['C', 'C', 'H']);
});
