/** A chain that the protein calculator has read once: what the analyses of its text start from. */
import type { LongText, Task } from '../../../contract.ts';
import { slicesWithProgress } from '../../../streams/progress.ts';
import { type ChainOptions, openChains, readingOf } from './chainReading.ts';
import { readChains } from './chainRecords.ts';

/** The accepted input of the protein calculator. */
export interface GivenChain extends ChainOptions {
  readonly sequence: LongText;
}

/** Longer chains than any that is known, titin's 35,000 residues included, are not analyzed to their end. */
export const MOST_RESIDUES = 50_000;

/** Returns the first letters of the chain that the page shows, and how many it has. */
export async function givenLetters(
  given: GivenChain,
  task: Task,
): Promise<{ readonly letters: string; readonly length: number }> {
  const reading = await openChains(task.open(given.sequence), given);
  const window = { from: 0, to: MOST_RESIDUES };
  const { main } = await readChains(slicesWithProgress(reading.source, task), readingOf(given, reading, window));
  if (main === null) throw new Error('The text of the page has a protein');
  return { letters: main.letters, length: main.length };
}
