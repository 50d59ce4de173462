/** Computes the example of every calculator when the site is built, and draws its picture. No page imports it. */
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { ExamplePicture } from '#src/engine/kit/examplePicture.ts';
import { isPicture } from '#src/engine/results/picture.ts';
import { calculation } from '#src/tools/cli/calculation.ts';
import type { AnyTypes } from '#workers/contract.ts';
import { createHost, type FormulaModules } from '#workers/host.ts';
import { type DrawnPicture, drawnPicture } from './drawnPicture.tsx';

const DEFINITIONS = import.meta.glob<AnyCalculatorDefinition>('../../calculators/*/calculator.ts', {
  import: 'default',
});
const FORMULAS = import.meta.glob('../../../workers/formulas/*.ts');
const FORMULA_MODULES: FormulaModules = Object.fromEntries(
  Object.entries(FORMULAS).map(([path, load]) => [path.replace('../../../workers/', './'), load]),
);

/** Pictures by the ids of their calculators. */
export type DrawnExamples = ReadonlyMap<string, DrawnPicture>;

let drawn: Promise<DrawnExamples> | undefined;

/** Draws the pictures, once. */
export function drawnExamples(): Promise<DrawnExamples> {
  drawn ??= drawEvery();
  return drawn;
}

/** Returns what the pages have to know about the pictures, by the ids of the calculators. */
export async function examplePictures(): Promise<Readonly<Record<string, ExamplePicture>>> {
  return Object.fromEntries([...(await drawnExamples())].map(([id, { picture }]) => [id, picture]));
}

async function drawEvery(): Promise<DrawnExamples> {
  const pictures = await Promise.all(
    Object.entries(DEFINITIONS).map(async ([path, load]) => [
      path.split('/').at(-2) ?? '',
      await exampleOf(await load()),
    ]),
  );
  return new Map(pictures.filter((each): each is [string, DrawnPicture] => each[1] !== null));
}

/**
 * Returns the picture of a calculator's example; null where it has none. Pages on toxicity and medicine have none: on
 * them no number may be read as a dose that is not the visitor's own.
 *
 * @throws Error if the example is refused
 */
export async function exampleOf(definition: AnyCalculatorDefinition): Promise<DrawnPicture | null> {
  if (definition.resultAfterEdit === 'removed') return null;
  const draft = { ...createFormModel(definition).blank, ...definition.example };
  const answer = await calculation(createHost<AnyTypes>(FORMULA_MODULES), definition, draft);
  if ('issues' in answer) throw new Error(`The example of ${definition.formula} is refused`);
  const picture = answer.presentation.blocks.find(isPicture);
  return picture === undefined ? null : drawnPicture(picture);
}
