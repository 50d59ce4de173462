/** Every calculator, every section of a page and every formula, by discovery, for code that runs them without a page. */
import type { AnyAnalysisDefinition } from '#src/engine/kit/defineAnalysis.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { AnyTypes } from '#workers/contract.ts';
import { createHost, type FormulaModules } from '#workers/host.ts';
import type { AnyHost } from '#workers/questions.ts';

const DEFINITIONS = import.meta.glob<AnyCalculatorDefinition>('../../calculators/*/calculator.ts', {
  import: 'default',
});
const ANALYSES = import.meta.glob<AnyAnalysisDefinition>('../../calculators/analyses/*.ts', { import: 'default' });
const FORMULAS = import.meta.glob('../../../workers/formulas/*.ts');
const FORMULA_MODULES: FormulaModules = Object.fromEntries(
  Object.entries(FORMULAS).map(([path, load]) => [path.replace('../../../workers/', './'), load]),
);

/** Ids in alphabetical order. */
export const CALCULATOR_IDS: readonly string[] = Object.keys(DEFINITIONS).map((path) => path.split('/').at(-2) ?? '');

/** Undefined where there is no such calculator. */
export async function loadedDefinition(id: string): Promise<AnyCalculatorDefinition | undefined> {
  return DEFINITIONS[`../../calculators/${id}/calculator.ts`]?.();
}

/** Undefined where there is no such analysis. */
export async function loadedAnalysis(id: string): Promise<AnyAnalysisDefinition | undefined> {
  return ANALYSES[`../../calculators/analyses/${id}.ts`]?.();
}

/** A host of all formulas in this thread; each is loaded when it is first asked for. */
export function newHost(): AnyHost {
  return createHost<AnyTypes>(FORMULA_MODULES);
}
