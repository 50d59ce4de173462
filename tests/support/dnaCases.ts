/** Helpers for the tests of the DNA formula: default options, texts typed or from a file, cut anywhere. */
import type { ByteSource, Candidate, Task, TextKey, Verdict } from '#workers/contract.ts';
import formula, { type DnaSequenceInput, type DnaSequenceResult } from '#workers/formulas/dna-sequence.ts';
import { cutSource } from './cutSource.ts';

export type DnaCandidate = Candidate<DnaSequenceInput>;

export const USUAL: DnaCandidate = {
  sequence: '',
  readAsFasta: false,
  recognize: false,
  allowAmbiguous: false,
  record: null,
  geneticCode: '1',
  openFrames: 'short',
  startCodons: 'atg',
  minimumOrfLength: null,
};

/** One text and its options. */
export interface DnaCase {
  readonly text: string;
  readonly options?: Partial<DnaCandidate>;
  readonly origin?: ByteSource['origin'];
  readonly cuts?: readonly number[];
}

export function dnaTask({ text, cuts = [], origin = 'typed' }: DnaCase): Task {
  return { report() {}, open: () => cutSource(text, cuts, origin) };
}

export async function validated(given: DnaCase): Promise<Verdict<DnaSequenceInput>> {
  return formula.validate({ ...USUAL, sequence: given.text, ...given.options }, dnaTask(given));
}

export interface DnaRun {
  readonly input: DnaSequenceInput;
  readonly result: DnaSequenceResult;
  view(field: TextKey<DnaSequenceResult>, from: number, to: number): Promise<string>;
}

/** Throws with the reason when the text is refused. */
export async function dnaRun(given: DnaCase): Promise<DnaRun> {
  const verdict = await validated(given);
  if (!verdict.ok) throw new Error(`Refused: ${JSON.stringify(verdict.issues)}`);
  const { input } = verdict;
  const task = dnaTask(given);
  return {
    input,
    result: await formula.compute(input, task),
    view: (field, from, to) => formula.view(input, field, from, to, task),
  };
}
