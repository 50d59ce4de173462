/** The same question over all records of a text: a row of numbers for each. */
import type { Task } from '../contract.ts';
import { eachRecord, isLoneText, loneStrand } from '../lib/sequences/eachRecord.ts';
import type { GivenStrand } from '../lib/sequences/givenStrand.ts';
import { growingNumbers } from '../lib/sequences/growingNumbers.ts';
import { MOST_RECORDS } from '../lib/sequences/strandScan.ts';
import { textCollector } from '../lib/sequences/textColumn.ts';
import { type Evaluable, evaluator } from './evaluator.ts';
import type { RecordQuestion, RecordRows } from './questions.ts';

/**
 * Asks a formula about each record alone, as if it were the text of the page. A record that the formula refuses, or that has no
 * letters, has a row without numbers.
 */
export async function recordRows(
  formula: Evaluable,
  { given, settings, keys }: RecordQuestion,
  task: Task,
): Promise<RecordRows> {
  const strand = given as GivenStrand;
  const names = textCollector();
  const lengths = growingNumbers();
  const figures = growingNumbers();
  const nothing = keys.map(() => Number.NaN);
  let count = 0;
  let withoutAnswer = 0;
  await eachRecord(strand, task, async (record) => {
    const alone = await loneStrand(strand, record);
    const answer = alone === null ? null : await numbersOf(alone);
    names.add(record.name);
    lengths.add(record.letters.length);
    for (const number of answer ?? nothing) figures.add(number);
    if (answer === null) withoutAnswer += 1;
    count += 1;
    return count < MOST_RECORDS;
  });
  return {
    count,
    recordCount: strand.learnt.recordCount,
    withoutAnswer,
    names: names.column(),
    lengths: lengths.values().slice(),
    figures: figures.values().slice(),
  };

  function numbersOf({ given: own, source }: NonNullable<Awaited<ReturnType<typeof loneStrand>>>) {
    const asked: Task = { report() {}, open: (text) => (isLoneText(text) ? source : task.open(text)) };
    return evaluator(formula, { candidate: { ...settings, given: own }, paths: [], keys }, asked)([]);
  }
}
