/**
 * Answers record by record for a text of several sequences. The page shows one record at a time; a pipe gets all of
 * them, each with its name.
 */
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import type { LongText } from '#workers/contract.ts';
import type { AnyHost } from '#workers/questions.ts';
import { hasEntries } from '#workers/streams/textFormat.ts';
import { isUnreadable } from '#workers/streams/unreadableText.ts';
import { type CalledDefinition, pageDraft } from './askedSection.ts';
import { type Answer, calculation } from './calculation.ts';
import { CommandMistake } from './commandMistake.ts';
import type { HeldFiles } from './heldFiles.ts';
import { type Keep, type OpenedText, openedText } from './openedText.ts';
import { isReadText } from './readWords.ts';
import { type TextRecord, textRecords } from './textRecords.ts';

type Calculated = Exclude<Answer, { readonly issues: unknown }>;

export interface RecordAnswer {
  readonly answer: Answer;
  /** Null where the text has no records. */
  readonly record: Pick<TextRecord, 'number' | 'header'> | null;
  /** How the text that the record is in was read, in sentences; with the first record alone. */
  readonly said?: string | undefined;
}

/** Everything needed for an answer besides the inputs. */
export interface Answering {
  readonly host: AnyHost;
  readonly definition: CalledDefinition;
  readonly texts: HeldFiles;
  readonly keep: Keep;
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
  const { host, definition, texts, keep } = answering;
  const answer = (of: Values) => calculation(host, definition, of);
  const field = sequenceField(definition) ?? '';
  let opened: OpenedText;
  try {
    opened = await openedText(texts, keep, draft[field] as LongText, draft);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    // The formula will find the same problem and has the message for it.
    yield { answer: await answer(draft), record: null };
    return;
  }
  const { text, records: blob, format, sieve } = opened;
  const whole = { ...draft, [field]: text };
  const records = () => textRecords(blob, format, sieve());
  if (wanted !== undefined) yield await answerForOne(answering, whole, records(), wanted);
  else if (format === 'plain') yield { answer: await answer(whole), record: null };
  else yield* answersForAll(answering, whole, records, definition.asked !== undefined && hasEntries(format));
}

/** Answers about the text as a whole: a refusal refuses all its records. */
function answerWhole({ host, definition }: Answering, draft: Values): Promise<Answer> {
  const { asked } = definition;
  if (asked === undefined || asked.page === null) return calculation(host, definition, draft);
  return calculation(host, asked.page, pageDraft(asked, asked.page, draft));
}

/** @param isByNumber the answer is also about what an entry says besides its letters, which a record's own text does not have */
async function* answersForAll(
  answering: Answering,
  draft: Values,
  records: () => AsyncIterable<TextRecord>,
  isByNumber: boolean,
): AsyncGenerator<RecordAnswer> {
  const { host, definition } = answering;
  const answer = (of: Values) => calculation(host, definition, of);
  const { firstWithLetters, second } = await beginning(records());
  // An invalid letter refuses the whole text, as on the page, with its line number.
  const choice = numbered(definition, firstWithLetters.number);
  if (!second) {
    yield { answer: await answer(draft), record: firstWithLetters };
    return;
  }
  const ofFirst = await answerWhole(answering, { ...draft, ...choice });
  // A record alone may be refused; the calculator may know of another one to begin with.
  const whole = 'issues' in ofFirst ? await answerWhole(answering, draft) : ofFirst;
  if ('issues' in whole) {
    yield { answer: ofFirst, record: null };
    return;
  }
  let said = whole.readings;
  for await (const record of records()) {
    if (isByNumber) yield { answer: await answer({ ...draft, ...numbered(definition, record.number) }), record, said };
    else for await (const each of answerFor(answering, draft, record, whole)) yield { ...each, said };
    said = undefined;
  }
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
  const all = await answerWhole(answering, whole);
  if ('issues' in all) return { answer: all, record: null };
  // There is only one.
  for await (const each of answerFor(answering, whole, found, all)) return { ...each, said: all.readings };
  throw new Error('A record has an answer');
}

/**
 * Yields the answer for the record's own text, which is held until the answer has been used.
 *
 * @param all the answer about the text that the record is in: how that was read holds for the record
 */
async function* answerFor(
  answering: Answering,
  whole: Values,
  record: TextRecord,
  all: Calculated,
): AsyncGenerator<RecordAnswer> {
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
    yield { answer: readAs(definition, await calculation(host, definition, draft), all, record.number), record };
  } finally {
    await texts.release(own);
  }
}

function readAs({ present }: AnyCalculatorDefinition, answer: Answer, all: Calculated, number: number): Answer {
  // The text as a whole was accepted: a place in the record's own text is not the same place in the whole text.
  if ('issues' in answer) {
    const reason = reasonOf(all.result, number);
    return { issues: answer.issues.map(({ place: _, ...issue }) => ({ ...issue, ...reason })) };
  }
  if (!isReadText(answer.result) || !isReadText(all.result)) return answer;
  const result = { ...answer.result, recognized: all.result.recognized };
  const { input } = answer;
  return { input, result, presentation: present(result, input) };
}

/** Why a record was left out when the text was read; nothing where it was not. */
function reasonOf(result: unknown, number: number): { readonly place?: string } {
  if (typeof result !== 'object' || result === null || !('records' in result) || !Array.isArray(result.records))
    return {};
  const { reason }: { readonly reason?: unknown } = result.records[number - 1] ?? {};
  return typeof reason === 'string' ? { place: reason } : {};
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
