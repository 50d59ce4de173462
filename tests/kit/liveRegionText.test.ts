import { expect, test } from 'vitest';
import { liveRegionText } from '#src/engine/kit/liveRegionText.ts';

test.each([
  ['', '', ''],
  ['', 'Copied', 'Copied'],
  ['Link copied', 'Copied', 'Copied'],
  ['Copied', '', ''],
])('after %j, %j is said as it is', (last, text, said) => {
  expect(liveRegionText(last, text)).toBe(said);
});

test('a sentence that is said again and again is another text each time, with the same words', () => {
  const second = liveRegionText('Copied', 'Copied');
  const third = liveRegionText(second, 'Copied');
  expect(second).not.toBe('Copied');
  expect(third).not.toBe(second);
  expect([second.trim(), third.trim()]).toEqual(['Copied', 'Copied']);
});
