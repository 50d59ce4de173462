/** What an analysis of a strand is given: the input that the DNA calculator accepted, and a task that opens its text. */
import type { Task } from '#workers/contract.ts';
import type { GivenStrand } from '#workers/lib/sequences/strand/givenStrand.ts';
import { type DnaCase, dnaTask, validated } from './dnaCases.ts';

/** Throws with the reason when the text is refused. */
export async function givenDna(dna: DnaCase): Promise<{ readonly given: GivenStrand; readonly task: Task }> {
  const verdict = await validated(dna);
  if (!verdict.ok) throw new Error(`Refused: ${JSON.stringify(verdict.issues)}`);
  return { given: verdict.input, task: dnaTask(dna) };
}
