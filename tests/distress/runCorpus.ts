/**
 * Runs a corpus of texts in distress through the search's own code: `npm run test:distress`, or `DISTRESS=<file> npm run test:distress` for
 * another file of the same form (`judgedPhrase.ts`). A poison number where none may be is named first; the last line is 'N passed, N failed'.
 */
import { readFileSync } from 'node:fs';
import { type Corpus, judgedPhrase } from './judgedPhrase.ts';

export async function main(): Promise<number> {
  const { phrases, controls = [] }: Partial<Corpus> & Pick<Corpus, 'phrases'> = JSON.parse(
    readFileSync(process.env.DISTRESS ?? 'tests/distress/distress.json', 'utf8'),
  );
  const verdicts = [...phrases, ...controls].map(judgedPhrase);
  const failed = verdicts
    .filter(({ fault }) => fault !== null)
    .toSorted((one, other) => Number(other.hasWrongNumber) - Number(one.hasWrongNumber));
  for (const { q, fault, hasWrongNumber } of failed)
    console.log(`${hasWrongNumber ? 'WRONG NUMBER ' : ''}${JSON.stringify(q)}: ${fault}`);
  console.log(`${verdicts.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}
