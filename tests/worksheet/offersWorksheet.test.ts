import { expect, test } from 'vitest';
import { offersWorksheet } from '#src/engine/worksheet/offersWorksheet.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';

const OFFERED = new Map((await everyCalculator()).map(({ id, definition }) => [id, offersWorksheet(definition)]));

test.each(['molarity', 'ph-analysis', 'population-growth', 'half-life', 'species-diversity'])('%s offers one', (id) => {
  expect(OFFERED.get(id)).toBe(true);
});

// Toxicity, medicine, scores of an animal that may be dying, a long text, a list whose rows are checked one by one, shares.
test.each([
  'dog-chocolate-toxicity',
  'dog-metacam',
  'dog-quality-life',
  'cat-quality-life',
  'dna-sequence',
  'blood-pressure',
  'average-atomic-mass',
])('%s offers none', (id) => {
  expect(OFFERED.get(id)).toBe(false);
});
