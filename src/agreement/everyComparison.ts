/**
 * Runs the calculators over the recorded answers of other programs when the site is built, and compares. No page imports
 * it; the build puts what it returns into the page of agreement.
 */
import { ANALYSES } from '#src/catalog/analyses.ts';
import { findCalculator } from '#src/catalog/catalog.ts';
import { createFormModel } from '#src/form/createFormModel.ts';
import { blankValues } from '#src/form/fieldValues.ts';
import { calculation } from '#src/headless/calculation.ts';
import type { ComparedCase, ComparedPage, Comparisons } from '#src/kit/comparison.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { AnyField, AnyFields, Value, Values } from '#src/kit/fields.ts';
import { plainText } from '#src/kit/readNumber.ts';
import { answeringHost } from './answeringHost.ts';
import { caseFigures, leavesOf, listedFigures, refuseUnused } from './caseFigures.ts';
import { COMPARED, type ComparedFile } from './compared.ts';
import type { Json, JsonObject, Tolerance } from './goldenCase.ts';
import { inputWords } from './inputWords.ts';
import type { OwnFile } from './ownAnswer.ts';
import { ownComparison } from './ownComparison.ts';

/**
 * How the cases of a reference file run through the same calculator as the specified ones: what their inputs become,
 * and under which keys of the result the expected values are.
 */
interface ReferenceMapping {
  readonly input: (given: JsonObject) => JsonObject;
  /** Dotted keys, each of which must hold the expected values; '' is the result itself. */
  readonly expectedAt: readonly string[];
}

const asGiven = (given: JsonObject): JsonObject => given;
const IN_REFERENCE: ReferenceMapping = { input: asGiven, expectedAt: ['reference'] };

const MAPPINGS: Readonly<Record<string, ReferenceMapping>> = {
  'annealing-temperature': {
    input: ({ primer = '', ...rest }) => ({ ...rest, forwardPrimer: primer, reversePrimer: primer }),
    expectedAt: ['reference.forward', 'reference.reverse'],
  },
  'blood-pressure': { input: (reading) => ({ readings: [reading] }), expectedAt: ['reference'] },
  'cell-size': { input: asGiven, expectedAt: [''] },
  'enzyme-kinetics': IN_REFERENCE,
  'hardy-weinberg': { input: (given) => ({ ...given, inputType: 'counts' }), expectedAt: ['reference'] },
  'oxygen-consumption': { input: (given) => ({ ...given, temperature: 25 }), expectedAt: ['reference'] },
  'ph-analysis': IN_REFERENCE,
  'population-growth': { input: (given) => ({ ...given, model: 'logistic' }), expectedAt: ['reference'] },
  'protein-synthesis': {
    input: (given) => ({ ...given, inputType: 'PROTEIN' }),
    expectedAt: ['reference'],
  },
  'species-diversity': {
    input: ({ counts }) => ({
      species: (counts as readonly number[]).map((count, index) => ({ name: `Species ${index + 1}`, count })),
    }),
    expectedAt: ['reference'],
  },
};

/** Inputs that a page does not ask for where they would do nothing: cases give them all the same. */
const MAY_BE_ABSENT: readonly string[] = ['firstPregnancy'];

const MODES: Readonly<Record<string, (input: JsonObject) => JsonObject>> = {
  'percent-composition': (input) => ({ mode: 'composition' in input ? 'composition' : 'formula' }),
};

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
const RECORDED = import.meta.glob<RecordedFile>(['../../tests/vectors/*.json', '../../tests/vectors/peers/*.json'], {
  import: 'default',
});
const OWN = import.meta.glob<OwnFile>('../../tests/vectors/own/*.json', { import: 'default' });

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
      const recorded = await RECORDED[`../../tests/vectors/${compared.file}.json`]?.();
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
  const definition = await DEFINITIONS[`../calculators/${id}/calculator.ts`]?.();
  const entry = findCalculator(id);
  if (definition === undefined || entry === undefined) throw new Error(`There is no calculator '${id}'`);
  const mapping = file.endsWith('.reference') ? referenceMapping(id) : AS_GIVEN;
  const used = new Set<string>();
  const cases: ComparedCase[] = [];
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
    if (figures.length > 0) cases.push({ inputs: inputWords(definition.fields, input), ...listedFigures(figures) });
  }
  refuseUnused(file, differs, used);
  if (cases.length === 0) throw new Error(`${file}: nothing is compared`);
  const known = recorded.cases.flatMap(({ expect = {} }) => leavesOf(expect).map(({ path }) => path));
  const missing = (keys ?? []).filter((key) => !known.includes(key));
  if (missing.length > 0) throw new Error(`${file}: no case has ${missing.join(', ')}`);
  return { name: entry.name, path: entry.path, programs: [{ by, cases }] };
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

/** The mode that the inputs of a case imply where the case names none, by the id of the formula. */
export function withImpliedMode(formula: string, input: JsonObject): JsonObject {
  return { ...MODES[formula]?.(input), ...input };
}

/** What a visitor would have in the boxes to enter a case: numbers as text, what the case leaves out at its initial value. */
export function draftOfCase(fields: AnyFields, input: JsonObject): Values {
  const entered = Object.entries(input)
    .filter(([name]) => name in fields || !MAY_BE_ABSENT.includes(name))
    .map(([name, value]) => [name, draftValue(fieldNamed(fields, name), value)]);
  return { ...blankValues(fields), ...Object.fromEntries(entered) };
}

function draftValue(field: AnyField, value: Json): Value {
  switch (field.kind) {
    case 'rows':
      return (value as readonly JsonObject[]).map((row) => draftOfCase(field.row, row));
    case 'group':
      return draftOfCase(field.fields, value as JsonObject);
    case 'checkbox':
      return value === true;
    default:
      return value === null ? '' : typeof value === 'number' ? plainText(value) : String(value);
  }
}

function fieldNamed(fields: AnyFields, name: string): AnyField {
  const field = fields[name];
  if (field === undefined) throw new Error(`the calculator has no input '${name}'`);
  return field;
}

export function referenceMapping(calculator: string): ReferenceMapping {
  const mapping = MAPPINGS[calculator];
  if (mapping === undefined)
    throw new Error(`Say in referenceInputs.ts how the reference cases of '${calculator}' run`);
  return mapping;
}
