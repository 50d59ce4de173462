/**
 * Runs the calculators over the recorded answers of other programs when the site is built, and compares. No page imports
 * it; the build puts what it returns into the page of agreement.
 */

import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { ComparedCase, ComparedFigure, ComparedPage, Comparisons } from '#src/engine/kit/comparison.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { ANALYSES } from '#src/site/catalog/analyses.ts';
import { findCalculator } from '#src/site/catalog/catalog.ts';
import { calculation } from '#src/tools/cli/calculation.ts';
import { answeringHost } from './answeringHost.ts';
import { caseFigures, leavesOf, listedFigures, refuseUnused } from './caseFigures.ts';
import { AS_GIVEN, draftOfCase, referenceMapping, withImpliedMode } from './caseInputs.ts';
import { COMPARED, type ComparedFile } from './compared.ts';
import { largestDifference } from './comparedFigure.ts';
import type { JsonObject, Tolerance } from './goldenCase.ts';
import { inputWords } from './inputWords.ts';
import type { OwnFile } from './ownAnswer.ts';
import { ownComparison } from './ownComparison.ts';

/** A file of recorded answers. */
export interface RecordedFile {
  readonly calculator: string;
  readonly tolerance: Tolerance;
  /** Why a figure differs by more than the tolerance, by its key in the result. */
  readonly differs?: Readonly<Record<string, string>>;
  readonly cases: readonly RecordedCase[];
}

interface RecordedCase {
  readonly name: string;
  readonly input: JsonObject;
  readonly expect?: JsonObject;
  readonly tolerance?: Tolerance;
}

const DEFINITIONS = import.meta.glob<AnyCalculatorDefinition>('../../calculators/*/calculator.ts', {
  import: 'default',
});
const RECORDED = import.meta.glob<RecordedFile>(
  ['../../../tests/vectors/*.json', '../../../tests/vectors/peers/*.json'],
  {
    import: 'default',
  },
);
const OWN = import.meta.glob<OwnFile>('../../../tests/vectors/own/*.json', { import: 'default' });

let comparisons: Promise<Comparisons> | undefined;

/**
 * Compares everything that `compared.ts` lists, and all golden cases of our own, once: the bundles for Node and for the browser both
 * contain the answer.
 *
 * @throws Error if a figure differs without a stated reason, if a reason is given for what agrees, or if no case has what is listed
 */
export function everyComparison(): Promise<Comparisons> {
  comparisons ??= compareEvery();
  return comparisons;
}

async function compareEvery(): Promise<Comparisons> {
  const listed = await Promise.all(
    COMPARED.map(async (compared) => {
      const recorded = await RECORDED[`../../../tests/vectors/${compared.file}.json`]?.();
      if (recorded === undefined) throw new Error(`There are no recorded answers '${compared.file}'`);
      return comparisonWith(compared, recorded);
    }),
  );
  const own = await Promise.all(Object.values(OWN).map(async (load) => ownComparison(await load())));
  const titles = ANALYSES.map(({ title }) => title);
  return {
    calculators: byPage([...listed, ...own.filter(({ kind }) => kind === 'calculator')]),
    sections: byPage(own.filter(({ kind }) => kind === 'section')).toSorted(
      (a, b) => titles.indexOf(a.name) - titles.indexOf(b.name),
    ),
  };
}

/** The programs of one page together, in the order in which they come. */
function byPage(compared: readonly ComparedPage[]): readonly ComparedPage[] {
  return [...new Set(compared.map(({ path }) => path))].map((path) => {
    const same = compared.filter((each) => each.path === path);
    return { name: same[0]?.name ?? '', path, programs: same.flatMap(({ programs }) => programs) };
  });
}

/**
 * Compares one file.
 *
 * @throws Error as `everyComparison` does
 */
export async function comparisonWith(compared: ComparedFile, recorded: RecordedFile): Promise<ComparedPage> {
  const { calculator: id, tolerance, differs = {} } = recorded;
  const { file, by, keys } = compared;
  const definition = await DEFINITIONS[`../../calculators/${id}/calculator.ts`]?.();
  const entry = findCalculator(id);
  if (definition === undefined || entry === undefined) throw new Error(`There is no calculator '${id}'`);
  const mapping = file.endsWith('.reference') ? referenceMapping(id) : AS_GIVEN;
  const used = new Set<string>();
  const cases: ComparedCase[] = [];
  const all: ComparedFigure[] = [];
  for (const { name, input: given, expect = {}, tolerance: own = tolerance } of recorded.cases.filter(isComparable)) {
    const place = `${file}, ${name}`;
    const input = mapping.input(given);
    const answer = await calculation(answeringHost(), definition, caseDraft(definition, input));
    if ('issues' in answer) throw new Error(`${place}: refused`);
    const { presentation, result } = answer;
    const base = mapping.expectedAt[0] ?? '';
    const compare = keys ?? leavesOf(expect).map(({ path }) => path);
    const figures = caseFigures(
      { place, presentation, result, expect, base, keys: compare, tolerance: own, differs },
      used,
    );
    all.push(...figures);
    if (figures.length > 0) cases.push({ inputs: inputWords(definition.fields, input), ...listedFigures(figures) });
  }
  refuseUnused(file, differs, used);
  if (cases.length === 0) throw new Error(`${file}: nothing is compared`);
  const known = recorded.cases.flatMap(({ expect = {} }) => leavesOf(expect).map(({ path }) => path));
  const missing = (keys ?? []).filter((key) => !known.includes(key));
  if (missing.length > 0) throw new Error(`${file}: no case has ${missing.join(', ')}`);
  return { name: entry.name, path: entry.path, programs: [{ by, largest: largestDifference(all), cases }] };
}

/** Sequences that are made by a recipe are too long for a page. */
function isComparable({ input, expect }: RecordedCase): boolean {
  return expect !== undefined && !('generator' in input);
}

/** Returns the form filled with the inputs of a golden case. */
function caseDraft(definition: AnyCalculatorDefinition, input: JsonObject): Values {
  const { blank } = createFormModel(definition);
  return { ...blank, ...draftOfCase(definition.fields, withImpliedMode(definition.formula, input)) };
}
