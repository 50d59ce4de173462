/** What an analysis of chains is given: the input that the protein calculator accepted, and a task that opens its text. */
import type { ByteSource, Task } from '#workers/contract.ts';
import proteinSynthesis from '#workers/formulas/protein-synthesis.ts';
import type { GivenChains } from '#workers/lib/sequences/protein/chainReading.ts';
import { cutSource } from './cutSource.ts';

export interface ChainCase {
  readonly text: string;
  readonly inputType?: 'DNA' | 'RNA' | 'PROTEIN';
  readonly origin?: ByteSource['origin'];
  readonly cuts?: readonly number[];
}

/** Throws with the reason when the text is refused. */
export async function givenChains({ text, inputType = 'PROTEIN', origin = 'file', cuts = [] }: ChainCase): Promise<{
  readonly given: GivenChains;
  readonly task: Task;
}> {
  const task: Task = { report() {}, open: () => cutSource(text, cuts, origin) };
  const candidate = {
    inputType,
    sequence: text,
    readAsFasta: false,
    recognize: false,
    geneticCode: '1',
    record: null,
  } as const;
  const verdict = await proteinSynthesis.validate(candidate, task);
  if (!verdict.ok) throw new Error(`Refused: ${JSON.stringify(verdict.issues)}`);
  return { given: verdict.input, task };
}
