import { expect, test } from 'vitest';
import { spelledAlike } from '#workers/lib/chemistry/nameSpelling.ts';

test.each([
  ['  Copper   Sulphate ', 'copper sulfate'],
  ['Mohr’s salt', "mohr's salt"],
  ['aluminum', 'aluminium'],
  ['cesium', 'caesium'],
])('%j is %s', (text, name) => {
  expect(spelledAlike(text)).toBe(name);
});
