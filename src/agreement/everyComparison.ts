/**
 * Runs the calculators over the recorded answers of other programs when the site is built, and compares. No page imports
 * it; the build puts what it returns into the page of agreement.
 */
import { findCalculator } from '#src/catalog/catalog.ts';
import { calculation } from '#src/headless/calculation.ts';
import type { ComparedCalculator, ComparedCase, ComparedFigure } from '#src/kit/comparison.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import { figuresOf } from '#src/kit/onDemand/presentationText.ts';
import type { Presentation } from '#src/kit/presentation.ts';
import type { AnyTypes } from '#workers/contract.ts';
import { createHost, type FormulaModules } from '#workers/host.ts';
import { caseDraft } from './caseDraft.ts';
import { COMPARED, type ComparedFile } from './compared.ts';
import { comparedFigure } from './comparedFigure.ts';
import type { Json, JsonObject, Tolerance } from './goldenCase.ts';
import { inputWords } from './inputWords.ts';
import { type ReferenceMapping, referenceMapping } from './referenceInputs.ts';

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

const AS_GIVEN: ReferenceMapping = { input: (given) => given, expectedAt: [''] };

const DEFINITIONS = import.meta.glob<AnyCalculatorDefinition>('../calculators/*/calculator.ts', { import: 'default' });
const FORMULAS = import.meta.glob('../../workers/formulas/*.ts');
const RECORDED = import.meta.glob<RecordedFile>(['../../tests/vectors/*.json', '../../tests/vectors/peers/*.json'], {
  import: 'default',
});
const FORMULA_MODULES: FormulaModules = Object.fromEntries(
  Object.entries(FORMULAS).map(([path, load]) => [path.replace('../../workers/', './'), load]),
);

/**
 * Compares everything that `compared.ts` lists.
 *
 * @throws Error if a figure differs without a stated reason, if a reason is given for what agrees, or if no case has what is listed
 */
export async function everyComparison(): Promise<readonly ComparedCalculator[]> {
  const files = await Promise.all(
    COMPARED.map(async (compared) => {
      const recorded = await RECORDED[`../../tests/vectors/${compared.file}.json`]?.();
      if (recorded === undefined) throw new Error(`There are no recorded answers '${compared.file}'`);
      return comparisonWith(compared, recorded);
    }),
  );
  const paths = new Set(files.map(({ path }) => path));
  return [...paths].map((path) => {
    const same = files.filter((each) => each.path === path);
    return { name: same[0]?.name ?? '', path, programs: same.flatMap(({ programs }) => programs) };
  });
}

/**
 * Compares one file.
 *
 * @throws Error as `everyComparison` does
 */
export async function comparisonWith(compared: ComparedFile, recorded: RecordedFile): Promise<ComparedCalculator> {
  const { calculator: id } = recorded;
  const definition = await DEFINITIONS[`../calculators/${id}/calculator.ts`]?.();
  const entry = findCalculator(id);
  if (definition === undefined || entry === undefined) throw new Error(`There is no calculator '${id}'`);
  const mapping = compared.file.endsWith('.reference') ? referenceMapping(id) : AS_GIVEN;
  const used = new Set<string>();
  const cases: ComparedCase[] = [];
  for (const each of recorded.cases.filter(isComparable)) {
    const input = mapping.input(each.input);
    const figures = await figuresFor(
      { definition, compared, recorded, base: mapping.expectedAt[0] ?? '' },
      { ...each, input },
      used,
    );
    if (figures.length > 0) cases.push({ inputs: inputWords(definition.fields, input), figures });
  }
  const unused = Object.keys(recorded.differs ?? {}).filter((key) => !used.has(key));
  if (unused.length > 0) throw new Error(`${compared.file}: a reason is given, but ${unused.join(', ')} agrees`);
  if (cases.length === 0) throw new Error(`${compared.file}: nothing is compared`);
  const known = recorded.cases.flatMap(({ expect = {} }) => leavesOf(expect).map(({ path }) => path));
  const missing = (compared.keys ?? []).filter((key) => !known.includes(key));
  if (missing.length > 0) throw new Error(`${compared.file}: no case has ${missing.join(', ')}`);
  return { name: entry.name, path: entry.path, programs: [{ by: compared.by, cases }] };
}

/** Sequences that are made by a recipe are too long for a page. */
function isComparable({ input, expect }: RecordedCase): boolean {
  return expect !== undefined && !('generator' in input);
}

interface Job {
  readonly definition: AnyCalculatorDefinition;
  readonly compared: ComparedFile;
  readonly recorded: RecordedFile;
  /** Key of the result under which the expected values are found; '' is the result itself. */
  readonly base: string;
}

/** @param used receives the keys whose reason was needed */
async function figuresFor(
  { definition, compared: { file, keys }, recorded: { tolerance, differs = {} }, base }: Job,
  { name, input, expect = {}, tolerance: own = tolerance }: RecordedCase,
  used: Set<string>,
): Promise<readonly ComparedFigure[]> {
  const answer = await calculation(createHost<AnyTypes>(FORMULA_MODULES), definition, caseDraft(definition, input));
  if ('issues' in answer) throw new Error(`${file}, ${name}: refused`);
  const { presentation, result } = answer;
  return leavesOf(expect)
    .filter(({ path }) => keys === undefined || keys.includes(path))
    .flatMap(({ path, expected }) => {
      const key = base === '' ? path : `${base}.${path}`;
      const figure = drawnAs(presentation, key);
      const compared = comparedFigure({
        label: figure?.label ?? key,
        unit: figure?.unit,
        ours: valueAt(result, key),
        theirs: expected,
        tolerance: own,
        reason: differs[key],
      });
      if (compared === null) throw new Error(`${file}, ${name}: ${key} differs without a reason`);
      if (compared.reason !== undefined) used.add(key);
      return [compared];
    });
}

/** How the page names the figure or sequence of a key. */
function drawnAs(
  presentation: Presentation,
  key: string,
): { readonly label: string; readonly unit?: string } | undefined {
  const figure = figuresOf(presentation).find(({ field }) => field === key);
  const sequence = presentation.blocks.find((block) => block.kind === 'sequence' && block.field === key);
  return figure ?? (sequence?.kind === 'sequence' ? { label: sequence.title } : undefined);
}

interface Leaf {
  readonly path: string;
  readonly expected: number | string;
}

/** Numbers and texts of an expectation, with their dotted keys. */
function leavesOf(expected: Json, path = ''): readonly Leaf[] {
  if (typeof expected === 'number' || typeof expected === 'string') return [{ path, expected }];
  if (typeof expected !== 'object' || expected === null) return [];
  return Object.entries(expected).flatMap(([key, value]) => leavesOf(value, path === '' ? key : `${path}.${key}`));
}

function valueAt(result: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[key], result);
}
