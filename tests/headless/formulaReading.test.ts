/** The corpus of formulas through the command line, with figures or refusals. */
import { expect, test } from 'vitest';
import { complaintAbout, FORMULA_CASES, type Outcome } from '#tests/reading/formulaCorpus.ts';
import { answerTo } from '#tests/support/headless.ts';
import type { MolarMassResult } from '#workers/formulas/molar-mass.ts';

async function outcomeOf(typed: string): Promise<Outcome> {
  const { result, issues = [], out } = await answerTo('molar-mass', { formula: typed });
  if (result === undefined)
    return {
      read: false,
      words: issues.map(({ message, place }) => `${message} ${place ?? ''}`).join(' '),
      suggestions: issues.flatMap(({ remedies = [] }) => remedies.map(({ value }) => String(value))),
    };
  const { molarMass, elements, charge } = result as unknown as MolarMassResult;
  return {
    read: true,
    molarMass,
    atoms: Object.fromEntries(elements.map(({ symbol, count }) => [symbol, count])),
    charge,
    words: out,
  };
}

test.each(FORMULA_CASES)('$kind: $input', async (given) => {
  expect(complaintAbout(given, await outcomeOf(given.input))).toBeNull();
});
