/**
 * The files of one calculator, as paths from the top level. `npm run new` writes them, `npm run check -- <id>` requires
 * them.
 */
export interface CalculatorFiles {
  readonly formula: string;
  readonly formulaTest: string;
  readonly content: string;
  readonly calculator: string;
  readonly goldenCases: string;
}

/**
 * Returns the files of a calculator.
 *
 * @param id of the calculator; a calculator of a family has no formula of its own, and its first two files are the
 * family's
 */
export function calculatorFiles(id: string): CalculatorFiles {
  return {
    formula: `workers/formulas/${id}.ts`,
    formulaTest: `tests/formulas/${id}.test.ts`,
    content: `src/calculators/${id}/content.ts`,
    calculator: `src/calculators/${id}/calculator.ts`,
    goldenCases: `tests/vectors/${id}.json`,
  };
}

/** What each file contains: shown for a missing file, and by the generator after it has written the files. */
export const WHAT_IT_HOLDS: Readonly<Record<keyof CalculatorFiles, string>> = {
  formula: 'the mathematics: `validate` refuses in sentences, `compute` maps the input to the result',
  formulaTest: 'refusals with their sentences, worked results from an independent source, a property',
  content: 'name, description in one sentence, purpose, back link; keywords, introduction, guide, FAQ, notes',
  calculator: 'fields with hints and units, an example, what is shown of the result, how sure it is, sources',
  goldenCases: 'inputs and the results expected of them, computed without this code',
};

export const TAXONOMY = 'src/engine/kit/taxonomy.ts';
