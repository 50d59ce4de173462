/**
 * `npm run calculate`: a calculator, or a section of its page, without the page. It uses the same declared fields and formulas; only the sources
 * of inputs and the output differ.
 */
import * as v from 'valibot';
import { withoutConfirmations } from '#src/engine/form/confirmations.ts';
import { warningSentences } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { toldToday } from '#src/engine/kit/onDemand/toldToday.ts';
import type { SequenceBlock, TextFileBlock } from '#src/engine/kit/presentation.ts';
import { fastaHeader, letterWindows } from '#src/engine/results/sequence/fasta.ts';
import { savedFile } from '#src/engine/results/sequence/savedFile.ts';
import type { AnyHost } from '#workers/questions.ts';
import { askedLine } from './askCommand.ts';
import type { CalledDefinition } from './askedSection.ts';
import type { Answer } from './calculation.ts';
import { calculatorSchemas } from './calculatorSchemas.ts';
import { type Call, readCall } from './callWords.ts';
import { refuseUncheckable, verdictOnAnswer } from './checkedCall.ts';
import { CommandMistake } from './commandMistake.ts';
import { complaintsOf, draftSchema } from './draftSchema.ts';
import { CALCULATOR_IDS, newHost } from './everyCalculator.ts';
import { fileFlags, flagSpreads, flagValues } from './fieldFlags.ts';
import { type Given, givenRows, withFlags } from './givenRows.ts';
import { heldFiles } from './heldFiles.ts';
import { definitionNamed } from './namedCalculator.ts';
import { type AnsweredRow, errorOf, isOfOne, printedAnswers, refuseNamesOfAnswers } from './printedAnswers.ts';
import { type Answering, recordAnswers, sequenceField } from './recordAnswers.ts';
import { isStandardInput } from './sourceFiles.ts';
import { withFormatRecognized } from './typedFormat.ts';
import { takesUncertainties, uncertainAnswer } from './uncertainAnswer.ts';
import { calledDay, misfit, refuseUnaskable, refuseUnusedFlags, requireSequenceType } from './unfitCalls.ts';
import { calculatorHelp, calculatorList, USAGE } from './usage.ts';
import { verdictsOn } from './verifySaved.ts';

/** Exit codes, also for scripts that run the command. */
export const EXIT = {
  calculated: 0,
  /** At least one calculation was refused, a saved result does not agree, or a checked answer is wrong; the output says why. */
  refused: 1,
  /** Wrong arguments, a missing file, or inputs that do not fit the calculator. */
  mistake: 2,
  /** Not the caller's fault: a bug, or output that could not be written. */
  broken: 3,
} as const;

/** The command's input and output. */
interface Surroundings {
  /** Reads the text of a file; '-' is the standard input. */
  readonly read: (file: string) => Promise<string>;
  readonly open: (file: string) => Promise<File>;
  readonly keep: Answering['keep'];
  readonly out: (text: string) => Promise<void>;
  readonly err: (text: string) => void;
}

/** Runs the command with its arguments, and returns its exit code: one of `EXIT`. */
export async function runCommand(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const io: Surroundings = { ...surroundings, err: (text) => surroundings.err(seen(text)) };
  try {
    const [first, ...rest] = args;
    return first === 'ask' ? await ask(rest.join(' '), io) : await run(readCall(args), io);
  } catch (error) {
    if (!(error instanceof CommandMistake)) throw error;
    io.err(`${error.message}\n`);
    return EXIT.mistake;
  }
}

/** A sentence may quote what a stranger wrote: what a terminal would obey, and what turns the direction of reading, is written out as `\x1b`. */
function seen(text: string): string {
  return text.replace(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, (character) => {
    const code = character.charCodeAt(0).toString(16);
    return code.length > 2 ? `\\u${code.padStart(4, '0')}` : `\\x${code.padStart(2, '0')}`;
  });
}

/** One line in words, answered by the page that it is about. */
async function ask(line: string, io: Surroundings): Promise<number> {
  if (line.trim() === '') throw new CommandMistake("'ask' takes a line: npm run -s calculate -- ask '25 °C in F'");
  await io.out(`${JSON.stringify(await askedLine(line), null, 2)}\n`);
  return EXIT.calculated;
}

async function run(written: Call, io: Surroundings): Promise<number> {
  const { id, options, flags, help, example, schema } = written;
  if (options.verify !== undefined) return verify(written, options.verify, io);
  if (id === undefined) {
    const [flag] = flags;
    if (flag !== undefined) throw new CommandMistake(`Unknown option '${flag.written}': name the calculator as well`);
    if (!help) throw new CommandMistake(USAGE);
    await io.out(`${USAGE}\n\n${calculatorList(CALCULATOR_IDS)}\n`);
    return EXIT.calculated;
  }
  const definition = await definitionNamed(id, options.ask);
  const { fields, warning, asked } = definition;
  if (warning !== undefined) io.err(`${[warning.title, ...warningSentences(warning)].join('\n')}\n`);
  if (help) await io.out(`${calculatorHelp(id, definition)}\n`);
  // As on the page, an example confirms nothing.
  else if (example) await io.out(`${JSON.stringify(withoutConfirmations(fields, definition.example), null, 2)}\n`);
  else if (schema) await io.out(`${JSON.stringify(calculatorSchemas(id, definition), null, 2)}\n`);
  if (help || example || schema) return EXIT.calculated;

  const call = withFiles(written, definition);
  if (asked !== undefined) refuseUnaskable(call, asked);
  const given = await givenTo(definition, call, io);
  refuseUncheckable(call, definition, given.isList);
  const day = calledDay(call, definition);
  const host = newHost();
  const answering: Answering = { host, texts: heldFiles(host), keep: io.keep, definition };
  let code: number = EXIT.calculated;
  const places = new Map(given.rows.map((row, index) => [row, index + 1]));
  const rows: AnsweredRow[] = [];
  for await (const row of answered(answering, given, call, io)) {
    const { answer, record, said } = row;
    const isRefused = 'issues' in answer;
    if (isRefused) code = EXIT.refused;
    const line = given.isList ? `${places.get(row.given)}: ` : '';
    const place = record === null || !isRefused ? '' : `Record ${record.number}: `;
    const words = isRefused ? errorOf(answer) : answer.readings;
    if (said !== undefined) io.err(`${line}${said}\n`);
    if (words !== undefined) io.err(`${line}${place}${words}\n`);
    if (options.check !== undefined && row.draft !== undefined && !isRefused) {
      const judged = await verdictOnAnswer(host, definition, row.draft, answer, options.check);
      await io.out(seen(`${judged.words}\n`));
      return judged.kind === 'right' ? EXIT.calculated : EXIT.refused;
    }
    if (options.text === undefined) rows.push({ ...row, ...(await toldToday(definition, answer, day)) });
    else await printText(host, definition, answer, record?.header ?? '', options.text, io);
  }
  if (options.text === undefined) {
    const origin = { calculator: id, ask: asked?.entry.id, formula: definition.formula, warning };
    await io.out(printedAnswers(options.format, origin, rows, given.isList));
  }
  return code;
}

async function verify({ id, flags }: Call, file: string, io: Surroundings): Promise<number> {
  if (id !== undefined || flags.length > 0)
    throw new CommandMistake("'--verify' stands alone: the saved result names its calculator and its inputs");
  const verdicts = await verdictsOn(await io.read(file));
  await io.out(seen(verdicts.map(({ words }) => `${words}\n`).join('')));
  return verdicts.every(({ agrees }) => agrees) ? EXIT.calculated : EXIT.refused;
}

/** A call in which the flags that name files are separate from the others. */
interface FileCall extends Call {
  /** Paths by the names of the inputs. */
  readonly files: ReadonlyMap<string, string>;
}

/** @throws CommandMistake where the inputs have no such text, or two of the files are the standard input */
function withFiles(call: Call, definition: CalledDefinition): FileCall {
  const { input, sequence, record } = call.options;
  const { files, others } = fileFlags(definition.fields, call.flags);
  const first = sequenceField(definition);
  if (first === undefined && (sequence !== undefined || record !== undefined))
    throw new CommandMistake('This calculator takes no sequence');
  const all = new Map(first === undefined || sequence === undefined ? files : [[first, sequence], ...files]);
  const readOnce = [...all.values(), ...(input === undefined ? [] : [input])].filter(isStandardInput);
  if (readOnce.length > 1)
    throw new CommandMistake('The standard input can be read once: as the inputs, or as the sequence');
  return { ...call, flags: others, files: all };
}

/**
 * Reads the inputs from the file or the standard input, and from flags; does not wait for input where the arguments are
 * complete.
 */
async function givenTo(definition: CalledDefinition, call: FileCall, io: Surroundings): Promise<Given> {
  const { id = '', flags, files } = call;
  const { input, format } = call.options;
  const isAlone = input === undefined && (files.size > 0 || flags.length > 0);
  // Checked before waiting for input.
  const named = flagValues(id, definition.fields, flags);
  const given = withFlags(await givenRows(isAlone ? '{}' : await io.read(input ?? '-'), definition.fields), named);
  if (definition.resultAfterEdit === 'removed' && (given.isList || (format ?? 'json') !== 'json')) {
    throw new CommandMistake('This calculator takes one animal at a time: a single JSON object, and JSON comes back');
  }
  if (given.isList && isOfOne(format))
    throw new CommandMistake(`The format '${format}' is for one calculation: for a list, take 'json' or 'csv'`);
  if (format === 'csv') refuseNamesOfAnswers(given, files.size > 0, call.options.today !== undefined);
  return given;
}

async function* answered(
  answering: Answering,
  { isList, rows }: Given,
  call: FileCall,
  io: Pick<Surroundings, 'open'>,
): AsyncGenerator<AnsweredRow> {
  const { host, definition, texts } = answering;
  const { fields, asked } = definition;
  const { options, files } = call;
  const long = v.pipe(
    v.nullable(v.string('must be a text or null'), ''),
    v.transform((text) => texts.holdText(text)),
  );
  const schema = draftSchema(fields, long);
  const field = sequenceField(definition) ?? '';
  const fromFiles: Record<string, Values[string]> = {};
  for (const [name, file] of files) fromFiles[name] = await texts.hold(await io.open(file));
  const spreads = flagSpreads(call.id ?? '', fields, call.uncertainties);
  if (call.uncertainties.length > 0 && !takesUncertainties(definition))
    throw new CommandMistake('This calculator takes no uncertainties: none on toxicity, medicine and births does');
  const isByRecord =
    field !== '' && asked?.isAboutText !== true && (options.text !== undefined || options.format === 'csv');

  for (const given of rows) {
    const { values, problem } = given;
    if (problem !== null) {
      yield { given, answer: { issues: [{ message: problem }] }, record: null };
      continue;
    }
    const { success, output, issues } = v.safeParse(schema, values);
    if (!success) {
      // In a list, one invalid row does not stop the others.
      if (!isList) throw new CommandMistake(misfit(complaintsOf(issues), fields));
      yield { given, answer: { issues: complaintsOf(issues).map((message) => ({ message })) }, record: null };
      continue;
    }
    const isFile = files.has(field);
    if (isFile) requireSequenceType(definition, values);
    const read = isFile ? output : await withFormatRecognized(fields, texts, output, values);
    const draft: Values = { ...read, ...fromFiles };
    if (!isList) refuseUnusedFlags(call, definition, draft);
    const said = typeof draft.record === 'string' && /^[1-9]\d*$/.test(draft.record) ? draft.record : undefined;
    if (options.record !== undefined || (isByRecord && (said !== undefined || !draft.record)))
      for await (const answer of recordAnswers(answering, draft, options.record ?? said)) yield { given, ...answer };
    else yield { given, draft, answer: await uncertainAnswer(host, definition, draft, spreads), record: null };
  }
}

/**
 * Prints a long text of a result, read in windows: it may not fit into memory. Letters become FASTA, a text that is a file is
 * written as it is. A refused calculation has no text, and nothing is printed.
 *
 * @param header the record's own header, used for letters; empty: made from the text's name and length
 * @param field names the text among those of the result
 * @throws CommandMistake where the result has no such text
 */
async function printText(
  host: AnyHost,
  { formula }: CalledDefinition,
  answer: Answer,
  header: string,
  field: string,
  io: Pick<Surroundings, 'out'>,
): Promise<void> {
  if ('issues' in answer) return;
  const { input, presentation } = answer;
  const blocks = presentation.blocks.filter((block) => block.kind === 'sequence' || block.kind === 'text-file');
  const block = blocks.find((each) => each.field === field);
  if (block === undefined) {
    const fields = blocks.map((each) => each.field).join(', ');
    throw new CommandMistake(`The result has no text '${field}'. Its texts are: ${fields || 'none'}`);
  }
  const { body, windowSize } = savedFile(block);
  const { text } = block;
  await io.out(headerLine(block, header));
  if (typeof text === 'string') return io.out(body(text));
  const read = (from: number, to: number) => host.ask('view', formula, { input, window: { field, from, to } });
  for await (const part of letterWindows(text.length, read, windowSize)) await io.out(body(part));
}

function headerLine(block: SequenceBlock | TextFileBlock, header: string): string {
  if (block.kind === 'text-file') return '';
  return header === '' ? fastaHeader(block.field, block.text.length, block.unit) : `>${header}\n`;
}
