/** The same question over all records of a text: a row of numbers for each. */
import type { Task } from '../contract.ts';
import { growingNumbers } from '../lib/sequences/letters/growingNumbers.ts';
import { textCollector } from '../lib/sequences/letters/textColumn.ts';
import type { GivenChains } from '../lib/sequences/protein/chainReading.ts';
import { eachChain } from '../lib/sequences/protein/eachChain.ts';
import { isLoneText, type LoneRecord, type LoneText } from '../lib/sequences/records/loneText.ts';
import { eachStrand } from '../lib/sequences/strand/eachRecord.ts';
import type { GivenStrand } from '../lib/sequences/strand/givenStrand.ts';
import { MOST_RECORDS } from '../lib/sequences/strand/strandScan.ts';
import type { RecordQuestion, RecordRows } from '../questions.ts';
import { type Evaluable, numbersAt } from './evaluator.ts';

/**
 * Asks a formula about each record alone, as if it were the text of the page. A record that the formula refuses, or that has no
 * letters, has a row without numbers and with the reason.
 */
export async function recordRows(
  formula: Evaluable,
  { given, settings, keys }: RecordQuestion,
  task: Task,
): Promise<RecordRows> {
  const text = textOf(given);
  const names = textCollector();
  const reasons = textCollector();
  const lengths = growingNumbers();
  const figures = growingNumbers();
  const nothing = keys.map(() => Number.NaN);
  const isMissing = keys.map(() => false);
  let count = 0;
  let withoutAnswer = 0;
  await text.each(task, async ({ name, length, alone, reason }) => {
    const answer = alone === null ? (reason ?? text.nothingToAsk) : await answerAbout(alone);
    const isAnswered = typeof answer !== 'string';
    names.add(name);
    reasons.add(isAnswered ? '' : answer);
    lengths.add(length);
    for (const [column, number] of (isAnswered ? answer : nothing).entries()) {
      figures.add(number);
      if (isAnswered && Number.isNaN(number)) isMissing[column] = true;
    }
    if (!isAnswered) withoutAnswer += 1;
    count += 1;
    return count < MOST_RECORDS;
  });
  return {
    count,
    recordCount: text.recordCount,
    withoutAnswer,
    names: names.column(),
    lengths: lengths.values().slice(),
    unit: text.unit,
    figures: figures.values().slice(),
    isMissing,
    reasons: reasons.column(),
  };

  /** The numbers, or why they could not be computed. */
  async function answerAbout({ given: own, source }: LoneText): Promise<readonly number[] | string> {
    const asked: Task = { report() {}, open: (held) => (isLoneText(held) ? source : task.open(held)) };
    try {
      const verdict = await formula.validate({ ...settings, given: own }, asked);
      if (!verdict.ok) return verdict.issues.map(({ message }) => message).join('; ') || NOT_COMPUTED;
      return numbersAt(await formula.compute(verdict.input, asked), keys);
    } catch {
      return NOT_COMPUTED;
    }
  }
}

const NOT_COMPUTED = 'This could not be computed';

/** A text of records, as its page accepted it. */
interface AskedText {
  readonly unit: RecordRows['unit'];
  readonly recordCount: number;
  readonly each: (task: Task, use: (record: LoneRecord) => Promise<boolean>) => Promise<void>;
  /** Why a record is not asked about. */
  readonly nothingToAsk: string;
}

function textOf(given: unknown): AskedText {
  if (!isOfChains(given)) {
    const strand = given as GivenStrand;
    return {
      unit: 'nt',
      recordCount: strand.learnt.recordCount,
      each: (task, use) => eachStrand(strand, task, use),
      nothingToAsk: 'No letters',
    };
  }
  return {
    unit: 'aa',
    recordCount: given.learnt?.recordCount ?? 1,
    each: (task, use) => eachChain(given, task, use),
    nothingToAsk: given.inputType === 'PROTEIN' ? 'No letters' : 'No letters, or no AUG',
  };
}

/** Only the protein calculator is told what kind of letters it is given. */
function isOfChains(given: unknown): given is GivenChains {
  return typeof given === 'object' && given !== null && 'inputType' in given;
}
