/** The corpus of formulas through the command line: the first case of each kind, with its figures or its refusal. */
import { expect, test } from 'vitest';
import { complaintAbout, FORMULA_CASES, type Outcome } from '#tests/reading/formulaCorpus.ts';
import { answerTo } from '#tests/support/headless.ts';
import type { MolarMassResult } from '#workers/formulas/molar-mass.ts';

const KINDS = [...new Set(FORMULA_CASES.map(({ kind }) => kind))];
const SAMPLE = KINDS.flatMap((kind) => FORMULA_CASES.find((each) => each.kind === kind) ?? []);

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

test.each(SAMPLE)('$kind: $input', async (given) => {
  expect(complaintAbout(given, await outcomeOf(given.input))).toBeNull();
});
