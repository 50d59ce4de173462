/**
 * `npm run calculate`: a calculator without its page. Everything comes from the same declared fields and formulas; what
 * differs is where inputs come from and where answers go.
 */
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { withoutConfirmations } from '#src/form/leftToVisitor.ts';
import { keptOrHeld } from '#src/form/longText.ts';
import { type AnyCalculatorDefinition, warningSentences } from '#src/kit/defineCalculator.ts';
import type { CalculatorHost } from '#workers/contract.ts';
import { createHost, type FormulaModules } from '#workers/host.ts';
import { type Answer, calculation } from './calculation.ts';
import { CommandMistake } from './commandMistake.ts';
import { complaintsOf, draftSchema } from './draftSchema.ts';
import { type Given, type GivenRow, givenRows } from './givenRows.ts';
import { heldFiles } from './heldFiles.ts';
import { type AnsweredRow, answersAsCsv, answersAsJson, errorOf, refuseNamesOfAnswers } from './printedAnswers.ts';
import { printText } from './printedText.ts';
import { inputsOf, USAGE } from './usage.ts';

/** Exit codes, also for scripts that call the command. */
export const EXIT = {
  calculated: 0,
  /** One calculation at least was refused; its sentences are in the answer. */
  refused: 1,
  /** Wrong arguments, a file that is not there, inputs that do not fit the calculator. */
  mistake: 2,
  /** Through no fault of the call: a bug, or an answer that could not be written. */
  broken: 3,
} as const;

/** All that the command does outside of itself. */
export interface Surroundings {
  /** The text of a file; '-' is the standard input. */
  readonly read: (file: string) => Promise<string>;
  readonly open: (file: string) => Promise<File>;
  readonly out: (text: string) => Promise<void>;
  readonly err: (text: string) => void;
}

const DEFINITIONS = import.meta.glob<AnyCalculatorDefinition>('../calculators/*/calculator.ts', { import: 'default' });
const FORMULAS = import.meta.glob('../../workers/formulas/*.ts');
const FORMULA_MODULES: FormulaModules = Object.fromEntries(
  Object.entries(FORMULAS).map(([path, load]) => [path.replace('../../workers/', './'), load]),
);

export async function runCommand(args: readonly string[], io: Surroundings): Promise<number> {
  try {
    return await run(args, io);
  } catch (error) {
    if (!(error instanceof CommandMistake)) throw error;
    io.err(`${error.message}\n`);
    return EXIT.mistake;
  }
}

async function run(args: readonly string[], io: Surroundings): Promise<number> {
  const { id, input, sequence, format, text, help, example } = askedFor(args);
  if (id === undefined) {
    if (!help) throw new CommandMistake(USAGE);
    await io.out(`${USAGE}\n`);
    return EXIT.calculated;
  }
  const definition = await DEFINITIONS[`../calculators/${id}/calculator.ts`]?.();
  if (definition === undefined) throw new CommandMistake(`There is no calculator '${id}'`);
  const { fields, warning } = definition;
  if (warning !== undefined) io.err(`${[warning.title, ...warningSentences(warning)].join('\n')}\n`);
  if (help) await io.out(`${inputsOf(definition)}\n`);
  // As on the page, an example confirms nothing.
  else if (example) await io.out(`${JSON.stringify(withoutConfirmations(fields, definition.example), null, 2)}\n`);
  if (help || example) return EXIT.calculated;

  const isFileAlone = input === undefined && sequence !== undefined;
  const given = await givenRows(isFileAlone ? '{}' : await io.read(input ?? '-'), fields);
  if (definition.resultAfterEdit === 'removed' && (given.isList || format === 'csv')) {
    throw new CommandMistake('This calculator takes one animal at a time: a single JSON object, and JSON comes back');
  }
  if (format === 'csv') refuseNamesOfAnswers(given);
  const host = createHost(FORMULA_MODULES);
  const file = sequence === undefined ? undefined : await io.open(sequence);
  const rows = await answered(host, definition, given, file);
  if (text !== undefined) for (const { answer } of rows) await printText(host, definition, answer, text, io);
  else await io.out(format === 'csv' ? answersAsCsv(rows) : answersAsJson(id, warning, rows, given.isList));
  const refused = rows.filter(({ answer }) => 'issues' in answer);
  for (const [index, { answer }] of rows.entries()) {
    if ('issues' in answer) io.err(`${given.isList ? `${index + 1}: ` : ''}${errorOf(answer)}\n`);
  }
  return refused.length === 0 ? EXIT.calculated : EXIT.refused;
}

function askedFor(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        input: { type: 'string' },
        sequence: { type: 'string' },
        text: { type: 'string' },
        format: { type: 'string', default: 'json' },
        help: { type: 'boolean', default: false },
        example: { type: 'boolean', default: false },
      },
    });
    if (positionals.length > 1) throw new Error('Name one calculator');
    if (!['json', 'csv'].includes(values.format)) throw new Error("The format is 'json' or 'csv'");
    return { ...values, id: positionals[0] };
  } catch (error) {
    throw new CommandMistake(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

async function answered(
  host: CalculatorHost,
  definition: AnyCalculatorDefinition,
  { isList, rows }: Given,
  file: File | undefined,
): Promise<readonly AnsweredRow[]> {
  const texts = heldFiles(host);
  const { fields } = definition;
  const long = v.pipe(
    v.nullable(v.string('must be a text or null'), ''),
    v.transform((text) => keptOrHeld(text, texts.holdText)),
  );
  const schema = draftSchema(fields, long);
  const fromFile = file === undefined ? {} : { [sequenceField(definition)]: await texts.hold(file) };
  const answers: AnsweredRow[] = [];
  for (const given of rows) answers.push({ given, answer: await answerTo(given) });
  return answers;

  async function answerTo({ values, problem }: GivenRow): Promise<Answer> {
    if (problem !== null) return { issues: [{ message: problem }] };
    const { success, output, issues } = v.safeParse(schema, values);
    if (success) return calculation(host, definition, { ...output, ...fromFile });
    // In a list, one bad row does not stop the others.
    if (!isList)
      throw new CommandMistake(`${complaintsOf(issues).join('\n')}\nThe inputs are: ${Object.keys(fields).join(', ')}`);
    return { issues: complaintsOf(issues).map((message) => ({ message })) };
  }
}

function sequenceField({ fields }: AnyCalculatorDefinition): string {
  const found = Object.entries(fields).find(([, { kind }]) => kind === 'sequence');
  if (found === undefined) throw new CommandMistake('This calculator takes no sequence');
  return found[0];
}
