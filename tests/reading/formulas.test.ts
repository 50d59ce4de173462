import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/molar-mass/calculator.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/molar-mass.ts';
import { CORPUS_FILE, complaintAbout, FORMULA_CASES, type Outcome } from './formulaCorpus.ts';

const ORIGINAL = '../shared/reading/formulas.json';

/** As the worker and the page's texts have it. */
async function outcomeOf(typed: string): Promise<Outcome> {
  const verdict = await formula.validate({ formula: typed, massGrams: null, moles: null });
  if (!verdict.ok)
    return {
      read: false,
      words: verdict.issues.map(({ message, place }) => `${message} ${place ?? ''}`).join(' '),
      suggestions: verdict.issues.flatMap(({ remedies = [] }) => remedies.map(({ value }) => String(value))),
    };
  const result = computed(formula, verdict.input);
  return {
    read: true,
    molarMass: result.molarMass,
    atoms: Object.fromEntries(result.elements.map(({ symbol, count }) => [symbol, count])),
    charge: result.charge,
    words: JSON.stringify(calculator.present(result, verdict.input)),
  };
}

test.each(FORMULA_CASES)('$kind: $input', async (given) => {
  expect(complaintAbout(given, await outcomeOf(given.input))).toBeNull();
});

describe('one press on a suggestion gives a result', () => {
  test.each(FORMULA_CASES)('$input', async ({ input }) => {
    const outcome = await outcomeOf(input);
    for (const suggestion of outcome.read ? [] : outcome.suggestions)
      expect(await outcomeOf(suggestion), suggestion).toMatchObject({ read: true });
  });
});

test('a plain formula is read without a word', async () => {
  const outcome = await outcomeOf('C8H10N4O2');
  expect(outcome.words).not.toContain('Read as');
});

test('the copy differs nowhere from the original, where that stands beside the checkout', () => {
  const copy = readFileSync(CORPUS_FILE, 'utf8');
  expect(existsSync(ORIGINAL) ? readFileSync(ORIGINAL, 'utf8') : copy).toBe(copy);
});
