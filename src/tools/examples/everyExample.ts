/** Computes the example of every calculator when the site is built, for the figures that its page shows in gray. No page imports it. */
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { ExampleResult } from '#src/engine/results/exampleResult.ts';
import { calculation } from '#src/tools/cli/calculation.ts';
import type { AnyTypes } from '#workers/contract.ts';
import { createHost, type FormulaModules } from '#workers/host.ts';
import { exampleResult } from './exampleResult.ts';

const DEFINITIONS = import.meta.glob<AnyCalculatorDefinition>('../../calculators/*/calculator.ts', {
  import: 'default',
});
const FORMULAS = import.meta.glob('../../../workers/formulas/*.ts');
const FORMULA_MODULES: FormulaModules = Object.fromEntries(
  Object.entries(FORMULAS).map(([path, load]) => [path.replace('../../../workers/', './'), load]),
);

/** What the pages have to know about an example, and the SVG of its picture, which is null where nothing is drawn. */
interface DrawnExample {
  readonly example: ExampleResult;
  readonly svg: string | null;
}

let computed: Promise<ReadonlyMap<string, DrawnExample>> | undefined;

/** Returns the SVG of the pictures by the ids of their calculators. */
export async function drawnExamples(): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await everyExample())].flatMap(([id, { svg }]) => (svg === null ? [] : [[id, svg]])));
}

/** Returns the results of the examples by the ids of their calculators. */
export async function exampleResults(): Promise<Readonly<Record<string, ExampleResult>>> {
  return Object.fromEntries([...(await everyExample())].map(([id, { example }]) => [id, example]));
}

/** Computes them, once. */
function everyExample(): Promise<ReadonlyMap<string, DrawnExample>> {
  computed ??= computeEvery();
  return computed;
}

async function computeEvery(): Promise<ReadonlyMap<string, DrawnExample>> {
  const examples = await Promise.all(
    Object.entries(DEFINITIONS).map(async ([path, load]) => [
      path.split('/').at(-2) ?? '',
      await exampleOf(await load()),
    ]),
  );
  return new Map(examples.filter((each): each is [string, DrawnExample] => each[1] !== null));
}

/**
 * Returns the result of a calculator's example; null on toxicity and medicine: there no number may be read as a dose that is
 * not the visitor's own.
 *
 * @throws Error if the example is refused
 */
export async function exampleOf(definition: AnyCalculatorDefinition): Promise<DrawnExample | null> {
  if (definition.resultAfterEdit === 'removed') return null;
  const draft = { ...createFormModel(definition).blank, ...definition.example };
  const answer = await calculation(createHost<AnyTypes>(FORMULA_MODULES), definition, draft);
  if ('issues' in answer) throw new Error(`The example of ${definition.formula} is refused`);
  return exampleResult(definition, draft, answer.presentation);
}
