/**
 * The texts of the pages on pet health, poisons and medicines: American spelling, and nothing about how the site chose
 * its rules.
 */
import { expect, test } from 'vitest';
import { leavesOf, runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { SOURCES } from '#workers/reference/sources.ts';

const PAGES = [
  ...[
    'dog-quality-life',
    'cat-quality-life',
    'dog-water-intake',
    'dog-life-expectancy',
    'dog-nutrition',
    'cat-calorie',
  ],
  ...['dog-age', 'cat-age', 'dog-bmi', 'cat-bmi', 'cat-size-predictor', 'horse-weight', 'dog-omega3', 'cat-fish-oil'],
  ...['dog-chocolate', 'cat-chocolate', 'dog-onion', 'dog-raisin', 'dog-xylitol'].map((poison) => `${poison}-toxicity`),
  ...['pet-medicine-overdose', 'dog-metacam', 'cat-metacam', 'dog-benadryl', 'cat-benadryl'],
  ...['dog-cephalexin', 'cat-cephalexin', 'dog-tramadol'],
];

const BRITISH =
  /diarrhoea|colour|litre|metre\b|metres|labour|behaviour|oestr|tumour|ageing|draught|judgement|neighbour|recognis|organis|favour|programme/i;
const OURS = /specified|specification/i;

const CALCULATORS = (await everyCalculator()).filter(({ id }) => PAGES.includes(id));

test('all of these pages are found', () => {
  expect(CALCULATORS.map(({ id }) => id).sort()).toEqual([...PAGES].sort());
});

test.each(CALCULATORS)('$id', async ({ content, definition }) => {
  const { presentation } = await runExample(definition);
  const sources = definition.sources.map((key) => SOURCES[key].citation.replace(/‘[^’]*’|“[^”]*”/g, ''));
  const texts = leavesOf([content, definition.fields, presentation, sources]).map(({ leaf }) => String(leaf));
  expect(texts.filter((text) => BRITISH.test(text) || OURS.test(text))).toEqual([]);
});
