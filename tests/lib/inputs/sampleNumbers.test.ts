import { expect, test } from 'vitest';
import { sampleNumberFault } from '#workers/lib/inputs/sampleNumbers.ts';

test.each([
  ['sampleSize1', { sampleSize1: 1 }, 'Sample size must be a whole number of at least 2'],
  ['sampleSize', { sampleSize: 2.5 }, 'Sample size must be a whole number of at least 2'],
  ['standardDeviation', { standardDeviation: -1 }, 'Standard deviation must be 0 or greater'],
  ['successes2', { successes2: 5, trials2: 4 }, 'Successes must be a whole number from 0 to the number of trials'],
  ['successes', { successes: -1, trials: 4 }, 'Successes must be a whole number from 0 to the number of trials'],
  ['trials', { trials: 0 }, 'Number of trials must be a whole number of at least 1'],
  ['trials', { trials: 2e9 }, 'Number of trials must be a whole number of at least 1'],
  ['events', { events: 0.5 }, 'Number of events must be a whole number of 0 or more'],
  ['exposure', { exposure: 0 }, 'Exposure must be greater than 0'],
])('%s of %j is refused', (name, numbers, message) => {
  expect(sampleNumberFault(name, numbers)).toBe(message);
});

test.each([
  ['sampleSize', { sampleSize: 2 }],
  ['standardDeviation1', { standardDeviation1: 0 }],
  ['successes', { successes: 0, trials: 4 }],
  ['successes', { successes: 5, trials: 0 }],
  ['trials1', { trials1: 1 }],
  ['events', { events: 0 }],
  ['exposure', { exposure: 0.001 }],
  ['mean', { mean: -7 }],
])('%s of %j is accepted', (name, numbers) => {
  expect(sampleNumberFault(name, numbers)).toBeNull();
});
