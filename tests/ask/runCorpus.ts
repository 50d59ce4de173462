/**
 * Runs a corpus of lines through the command line's own path: `npm run test:ask`, or `ASK=<file> npm run test:ask` for another file of the same form
 * (`judgedCase.ts`). Wrong numbers are named first; the last line is 'N passed, N failed'.
 */
import { readFileSync } from 'node:fs';
import { askedLine } from '#src/tools/cli/askCommand.ts';
import { type AskedCase, judged } from './judgedCase.ts';

export async function main(): Promise<number> {
  const cases: readonly AskedCase[] = JSON.parse(readFileSync(process.env.ASK ?? 'tests/ask/ask.json', 'utf8'));
  const verdicts = [];
  for (const each of cases) verdicts.push(judged(each, await askedLine(each.ask)));
  const failed = verdicts
    .filter(({ fault }) => fault !== null)
    .toSorted((one, other) => Number(other.isWrongNumber) - Number(one.isWrongNumber));
  for (const { ask, fault, isWrongNumber } of failed)
    console.log(`${isWrongNumber ? 'WRONG NUMBER ' : ''}${JSON.stringify(ask)}: ${fault}`);
  console.log(`${verdicts.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}
