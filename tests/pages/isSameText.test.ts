import { expect, test } from 'vitest';
import { isSameText } from '#src/site/pages/calculator/onDemand/useAnalysis.ts';

const ONE = { sequence: '>a\nAC\n>b\nGT', readAsFasta: true, record: 1, learnt: { records: new ArrayBuffer(8) } };

test.each([
  [{ ...ONE }, true],
  [{ ...ONE, record: 2, learnt: {} }, true],
  [{ ...ONE, sequence: 'AC' }, false],
  [{ ...ONE, sequence: { held: '7', name: 'a.fa' } }, false],
  [{ ...ONE, readAsFasta: false }, false],
  [null, false],
  [undefined, false],
])('%j', (other, isSame) => {
  expect(isSameText(ONE, other)).toBe(isSame);
});
