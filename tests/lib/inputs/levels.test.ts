import { expect, test } from 'vitest';
import { confidenceLevelIn, significanceLevelIn } from '#workers/lib/inputs/levels.ts';

test.each([50, 95, 99.9])('%d %% is a confidence level', (value) => {
  expect(confidenceLevelIn(value)).toEqual({ ok: true, input: value });
});

test.each([49.99, 99.91, 0.95, Number.NaN])('%d %% is none', (value) => {
  const message = 'Confidence level must be between 50 and 99.9 %';
  expect(confidenceLevelIn(value)).toEqual({ ok: false, issues: [{ message, path: 'confidenceLevel' }] });
});

test.each([0.0001, 0.05, 0.5])('%d is a significance level', (value) => {
  expect(significanceLevelIn(value)).toEqual({ ok: true, input: value });
});

test.each([0.00001, 0.51, 5, Number.NaN])('%d is none', (value) => {
  const message = 'Significance level must be between 0.0001 and 0.5';
  expect(significanceLevelIn(value)).toEqual({ ok: false, issues: [{ message, path: 'significanceLevel' }] });
});

test('both are needed', () => {
  const message = 'Please fill in all required fields';
  expect(confidenceLevelIn(null, 'level')).toEqual({ ok: false, issues: [{ message, path: 'level' }] });
  expect(significanceLevelIn(null)).toEqual({ ok: false, issues: [{ message, path: 'significanceLevel' }] });
});
