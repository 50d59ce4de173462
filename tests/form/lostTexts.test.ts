import { expect, test } from 'vitest';
import { withLostTexts } from '#src/engine/form/onDemand/lostTexts.ts';

const BACK = 'Your inputs from before are back.';
const FILE = { name: 'lambda.fa', unit: 'bytes' };
const PASTED = { name: 'Pasted text', unit: 'characters' };

test.each([
  [BACK, [FILE], `${BACK} The file “lambda.fa” has to be chosen again.`],
  ['', [FILE], 'The file “lambda.fa” has to be chosen again.'],
  [BACK, [PASTED], `${BACK} The text that you pasted is gone: paste it again.`],
  [BACK, [], BACK],
])('%j and %j', (before, lost, words) => {
  expect(withLostTexts(before, lost)).toBe(words);
});

test.each([
  [null],
  ['x'],
  [{ length: 3 }],
  [[null, 7, 'x', {}, { name: 7, unit: 'bytes' }]],
  [[{ ...FILE, name: 'x'.repeat(256) }]],
])('nothing is made of %j', (lost) => {
  expect(withLostTexts('', lost)).toBe('');
});
