/** Reads golden cases and says which calculator each file belongs to. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANALYSES } from '#src/site/catalog/analyses.ts';
import type { Json, JsonObject, Tolerance } from '#src/tools/agreement/goldenCase.ts';
import { lettersOf, type SequenceGenerator } from '#tests/support/longSequences.ts';

export interface VectorCase {
  readonly name: string;
  readonly input: JsonObject;
  readonly expect?: JsonObject;
  readonly error?: string;
  readonly disabled?: true;
  readonly noResult?: true;
  readonly rejected?: true;
  readonly display?: Readonly<Record<string, string>>;
  readonly tolerance?: Tolerance;
}

export interface VectorFile {
  readonly file: string;
  readonly calculator: string;
  /** The expected keys are those of the reference method. */
  readonly isReference: boolean;
  readonly tolerance: Tolerance;
  readonly cases: readonly VectorCase[];
}

/** Files about a rule of a calculator, by what they call it. */
const CALCULATORS_OF_RULES: Readonly<Record<string, string>> = {
  'temperature-digits': 'temperature-converter',
  'anova-posthoc': 'anova',
};

/** The golden cases; where the checkout stands beside their originals, a test holds the two together. */
export const VECTOR_FOLDER = 'tests/vectors';
/** Those of the first 77 calculators: all of them are copied. */
export const ORIGINAL_FOLDER = '../shared/vectors';
/** Those of calculators to come: a file is copied with its calculator. */
export const NEXT_ORIGINAL_FOLDER = '../shared/vectors-next';
/** Those of the third edition, in a folder for each subject: a file is copied to `third/<subject>` with the rule that it describes. */
export const THIRD_ORIGINAL_FOLDER = '../shared/vectors-third';

/** The folder that `VECTORS` names, else our own. */
export function vectorFolder(root: string): string {
  return process.env.VECTORS || join(root, VECTOR_FOLDER);
}

/** With a folder of somebody else's, every file must be runnable: nothing is waved through. */
export function isForeignFolder(): boolean {
  return Boolean(process.env.VECTORS);
}

/** Whether the id is that of a section of a page. */
export function isSection(id: string | undefined): boolean {
  return ANALYSES.some((each) => each.id === id);
}

/** Cases of sections of a page are left to `ownVectors.test.ts`, those with the page's date to `gestationToday.test.ts`. */
export function readVectorFiles(folder: string): readonly VectorFile[] {
  return namesOf(folder).flatMap((name) => {
    const { section, ...content } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Written;
    if (section !== undefined || isSection(content.calculator)) return [];
    if (content.cases.some(({ input }) => 'today' in input)) return [];
    const file = { ...content, file: name, isReference: name.endsWith('.reference.json') };
    const own = CALCULATORS_OF_RULES[content.calculator] ?? content.calculator;
    const calculators = new Set(content.cases.map(({ input }) => calculatorIn(input) ?? own));
    return [...calculators].map((calculator) => ({
      ...file,
      calculator,
      cases: content.cases
        .filter(({ input }) => (calculatorIn(input) ?? own) === calculator)
        .map(withoutCalculator)
        .map(content.calculator === CHECKS ? ofChecks : (each) => each)
        .map(withResult)
        .map(withLetters),
    }));
  });
}

type Written = Omit<VectorFile, 'file' | 'isReference'> & { readonly section?: string };

function namesOf(folder: string): readonly string[] {
  const third = join(folder, 'third');
  return [
    ...readdirSync(folder),
    ...(existsSync(third) ? readdirSync(third).flatMap((subject) => filesIn(third, subject)) : []),
  ]
    .filter((name) => name.endsWith('.json'))
    .sort();
}

function filesIn(third: string, subject: string): readonly string[] {
  return readdirSync(join(third, subject)).map((name) => join('third', subject, name));
}

/** A file about several calculators names each case's among its inputs. */
function calculatorIn({ calculator, page }: JsonObject): string | undefined {
  return [calculator, page].find((id) => typeof id === 'string');
}

/** The file about the checks of several tests, each on its `page`. */
const CHECKS = 'assumptions';

/** All tables of that file have a heading, which may be numbers; of a quantile plot it has the first two points and the last. */
function ofChecks({ input: { page, ...input }, expect, ...rest }: VectorCase): VectorCase {
  const { assumptions } = expect as { readonly assumptions: JsonObject };
  const { theoretical, sample, line } = assumptions.qq as Readonly<Record<string, Json>>;
  const placed = (points: Json | undefined) => {
    const [first = null, second = null, last = null] = points as readonly Json[];
    return { 0: first, 1: second, [Number(assumptions.count) - 1]: last };
  };
  const qq = { theoretical: placed(theoretical), sample: placed(sample), line: line ?? null };
  return { ...rest, input: { ...input, firstLine: 'names' }, expect: { assumptions: { ...assumptions, qq } } };
}

function withoutCalculator({ input: { calculator, ...input }, ...rest }: VectorCase): VectorCase {
  return { ...rest, input };
}

/** A case that says only what is shown expects a result. */
function withResult(vectorCase: VectorCase): VectorCase {
  return vectorCase.display === undefined ? vectorCase : { expect: {}, ...vectorCase };
}

/** A generated sequence takes the place of its recipe. */
function withLetters(vectorCase: VectorCase): VectorCase {
  const { generator, ...input } = vectorCase.input;
  if (generator === undefined) return vectorCase;
  return { ...vectorCase, input: { ...input, sequence: lettersOf(generator as unknown as SequenceGenerator) } };
}
