/**
 * `npm run new -- <id> --subcategory <category/subcategory>`: writes the files of a calculator and says what to fill
 * in.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type CalculatorFiles, calculatorFiles, TAXONOMY, WHAT_IT_HOLDS } from './calculatorFiles.ts';
import { formulaSource, formulaTestSource, goldenCasesSource } from './formulaTemplate.ts';
import { MARK } from './generatorTexts.ts';
import { type NewCalculator, planned, type Wish } from './newCalculator.ts';
import { calculatorSource, contentSource } from './pageTemplate.ts';
import { SYNONYMS_TABLE, withSynonymsRow } from './synonymsRow.ts';
import { withTaxonomyLine } from './taxonomyLine.ts';

/** The recommended order of writing. */
const ORDER = [
  'goldenCases',
  'formula',
  'formulaTest',
  'calculator',
  'content',
] as const satisfies readonly (keyof CalculatorFiles)[];

export function main(args: readonly string[]): number {
  const { words, isWritten } = newCalculator(process.cwd(), args);
  (isWritten ? process.stdout : process.stderr).write(`${words}\n`);
  return isWritten ? 0 : 1;
}

/**
 * Creates a calculator's files.
 *
 * @param root of the site
 * @param args arguments of the command
 * @returns what to do next, or why nothing was written
 */
export function newCalculator(
  root: string,
  args: readonly string[],
): { readonly words: string; readonly isWritten: boolean } {
  const wish = read(args);
  const plan = 'refusal' in wish ? wish : planned(wish, (path) => existsSync(join(root, path)));
  if ('refusal' in plan) return { words: plan.refusal, isWritten: false };
  try {
    write(root, plan.calculator);
    return { words: nextSteps(plan.calculator).join('\n'), isWritten: true };
  } catch (error) {
    return { words: error instanceof Error ? error.message : String(error), isWritten: false };
  }
}

function read(args: readonly string[]): Wish | { readonly refusal: string } {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { name: text, category: text, subcategory: text },
      allowPositionals: true,
    });
    // Without a `--` before them npm consumes option names and passes their values as positional arguments.
    const [id, subcategory, name] = positionals;
    return { id, subcategory, name, ...values };
  } catch (error) {
    return {
      refusal: `${error instanceof Error ? error.message : error}\nOptions are --subcategory, --category and --name.`,
    };
  }
}

function write(root: string, calculator: NewCalculator): void {
  const source = (path: string) => readFileSync(join(root, path), 'utf8');
  const files = [
    { path: TAXONOMY, text: withTaxonomyLine(source(TAXONOMY), calculator) },
    { path: SYNONYMS_TABLE, text: withSynonymsRow(source(SYNONYMS_TABLE), calculator) },
    ...writtenFiles(calculator),
  ];
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const sources = files.map(({ path }) => path).filter((path) => path.endsWith('.ts'));
  // Without the linter, whose rule about import cycles would read the whole site.
  const words = ['check', '--write', '--linter-enabled=false', ...sources];
  const { status, stderr } = spawnSync(process.execPath, [biome, ...words], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The files are written, but Biome could not set their lines:\n${stderr}`);
}

function nextSteps({ id, name, subcategory }: NewCalculator): readonly string[] {
  const files = calculatorFiles(id);
  return [
    `${name} works: ${subcategory} lists it, and it divides an amount by a volume. Make it yours, file by file:`,
    '',
    ...ORDER.flatMap((file) => [`  ${files[file]}`, `      ${WHAT_IT_HOLDS[file]}`]),
    `  ${SYNONYMS_TABLE}`,
    '      its row: other words by which people ask for it',
    '',
    `What has to be replaced is marked ${MARK}. ${TAXONOMY} has its line; move it if it belongs elsewhere.`,
    `Next: npm run check -- ${id}`,
  ];
}

const SOURCES: Readonly<Record<keyof CalculatorFiles, (calculator: NewCalculator) => string>> = {
  formula: formulaSource,
  formulaTest: formulaTestSource,
  content: contentSource,
  calculator: calculatorSource,
  goldenCases: goldenCasesSource,
};

/**
 * Returns path and text of every file of a new calculator, without its line in the menu. Biome has to format the files.
 */
function writtenFiles(calculator: NewCalculator): readonly { readonly path: string; readonly text: string }[] {
  const files = calculatorFiles(calculator.id);
  return (Object.keys(files) as (keyof CalculatorFiles)[]).map((file) => ({
    path: files[file],
    text: SOURCES[file](calculator),
  }));
}
