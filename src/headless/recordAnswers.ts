/**
 * Answers record by record for a text of several sequences. The page shows one record at a time; a pipe gets all of
 * them, each with its name.
 */
import { lookAt } from '#src/form/onDemand/chosenFile.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import { isHeldText, type Values } from '#src/kit/fields.ts';
import type { AnyHost, LongText } from '#workers/contract.ts';
import { gzipSource } from '#workers/streams/gzipSource.ts';
import type { TextFormat } from '#workers/streams/textFormat.ts';
import { isUnreadable } from '#workers/streams/unreadableText.ts';
import { type Answer, calculation, verdictOn } from './calculation.ts';
import { CommandMistake } from './commandMistake.ts';
import type { HeldFiles } from './heldFiles.ts';
import { formatOfFile, type TextRecord, textRecords } from './textRecords.ts';

export interface RecordAnswer {
  readonly answer: Answer;
  /** Null where the text has no records. */
  readonly record: Pick<TextRecord, 'number' | 'header'> | null;
}

/** Everything needed for an answer besides the inputs. */
export interface Answering {
  readonly host: AnyHost;
  readonly definition: AnyCalculatorDefinition;
  readonly texts: HeldFiles;
  /** Stores a stream that can be read only once, so that it can be read again. */
  readonly keep: (chunks: AsyncIterable<Uint8Array>, name: string) => Promise<File>;
}

/** Returns the key of the text among the inputs; undefined where the calculator takes none. */
export function sequenceField({ fields }: Pick<AnyCalculatorDefinition, 'fields'>): string | undefined {
  return Object.entries(fields).find(([, { kind }]) => kind === 'sequence')?.[0];
}

/**
 * Yields the answers.
 *
 * @param wanted number or name of a single record; undefined: all of them
 * @throws CommandMistake where no record, or more than one, has the name
 */
export async function* recordAnswers(
  answering: Answering,
  draft: Values,
  wanted: string | undefined,
): AsyncGenerator<RecordAnswer> {
  const { host, definition, texts } = answering;
  const field = sequenceField(definition) ?? '';
  let text = draft[field] as LongText;
  try {
    text = await inflated(answering, text);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    // The formula will find the same problem and has the message for it.
    yield { answer: await calculation(host, definition, draft), record: null };
    return;
  }
  const whole = { ...draft, [field]: text };
  const format = await formatOf(texts, text, draft.readAsFasta === true);
  const records = () => textRecords(texts.blobOf(text), format);
  if (wanted !== undefined) yield await answerForOne(answering, whole, records(), wanted);
  else if (format === 'plain') yield { answer: await calculation(host, definition, whole), record: null };
  else yield* answersForAll(answering, whole, records);
}

async function* answersForAll(
  answering: Answering,
  whole: Values,
  records: () => AsyncIterable<TextRecord>,
): AsyncGenerator<RecordAnswer> {
  const { host, definition } = answering;
  const { firstWithLetters, second } = await beginning(records());
  if (!second) {
    yield { answer: await calculation(host, definition, whole), record: firstWithLetters };
    return;
  }
  // An invalid letter refuses the whole text, as on the page, with its line number.
  const verdict = await verdictOn(host, definition, { ...whole, ...numbered(definition, firstWithLetters.number) });
  if (!verdict.ok) {
    yield { answer: { issues: verdict.issues }, record: null };
    return;
  }
  for await (const record of records()) yield* answerFor(answering, whole, record);
}

/** Reads what has to be known about a text before the first answer. */
async function beginning(records: AsyncIterable<TextRecord>) {
  let first: TextRecord = { number: 1, header: '', hasLetters: false, text: '' };
  for await (const record of records) {
    if (record.number === 1 || (record.hasLetters && !first.hasLetters)) first = record;
    if (record.number > 1 && first.hasLetters) return { firstWithLetters: first, second: true };
  }
  return { firstWithLetters: first, second: false };
}

async function answerForOne(
  answering: Answering,
  whole: Values,
  records: AsyncIterable<TextRecord>,
  wanted: string,
): Promise<RecordAnswer> {
  const { host, definition } = answering;
  const { found, count } = await recordNamed(records, wanted);
  const number = found?.number ?? Number(wanted);
  // Where the calculator can select any record, it reports itself that a number does not exist.
  const choice = numbered(definition, number);
  if (Object.keys(choice).length > 0)
    return { answer: await calculation(host, definition, { ...whole, ...choice }), record: found };
  if (found === null)
    return { answer: { issues: [{ message: `There is no record ${number}: the text has ${count}` }] }, record: null };
  // There is only one.
  for await (const answer of answerFor(answering, whole, found)) return answer;
  throw new Error('A record has an answer');
}

/** Yields the answer for the record's own text, which is held until the answer has been used. */
async function* answerFor(answering: Answering, whole: Values, record: TextRecord): AsyncGenerator<RecordAnswer> {
  const { host, definition, texts } = answering;
  const field = sequenceField(definition) ?? '';
  const own = typeof record.text === 'string' ? record.text : await texts.hold(new File([record.text], record.header));
  const draft = {
    ...whole,
    [field]: own,
    ...('readAsFasta' in definition.fields ? { readAsFasta: true } : {}),
    ...('record' in definition.fields ? { record: '' } : {}),
  };
  try {
    yield { answer: await calculation(host, definition, draft), record };
  } finally {
    await texts.release(own);
  }
}

/** Returns the choice of a record, where the calculator offers one. */
function numbered({ fields }: AnyCalculatorDefinition, number: number): Values {
  return 'record' in fields ? { record: String(number) } : {};
}

/** Finds a record by number, else by the whole header or its first word. */
async function recordNamed(records: AsyncIterable<TextRecord>, wanted: string) {
  const isNumber = /^[1-9]\d*$/.test(wanted);
  let found: TextRecord | null = null;
  let count = 0;
  for await (const record of records) {
    count = record.number;
    if (isNumber ? String(count) !== wanted : !isCalled(record.header, wanted)) continue;
    if (found !== null) {
      throw new CommandMistake(
        `Two records are named '${wanted}', the ${found.number}. and the ${count}.: give a number, or the whole header`,
      );
    }
    found = record;
    if (isNumber) break;
  }
  if (found === null && !isNumber) throw new CommandMistake(`No record is named '${wanted}'; the text has ${count}`);
  return { found, count };
}

function isCalled(header: string, wanted: string): boolean {
  return header === wanted || header.split(/\s/, 1)[0] === wanted;
}

async function formatOf(texts: HeldFiles, text: LongText, readAsFasta: boolean): Promise<TextFormat> {
  const own = isHeldText(text) ? await formatOfFile(texts.blobOf(text)) : 'plain';
  return own === 'plain' && readAsFasta ? 'fasta' : own;
}

/** A compressed file has no random access: it is inflated once. */
async function inflated({ texts, keep }: Answering, text: LongText): Promise<LongText> {
  if (!isHeldText(text)) return text;
  const blob = texts.blobOf(text);
  const file = new File([blob], text.name);
  if (!(await lookAt(file)).isGzip) return text;
  return texts.hold(await keep(bytesOf(gzipSource(file, text.name).slices()), text.name));
}

async function* bytesOf(slices: AsyncIterable<{ readonly bytes: Uint8Array }>): AsyncGenerator<Uint8Array> {
  for await (const { bytes } of slices) yield bytes;
}
