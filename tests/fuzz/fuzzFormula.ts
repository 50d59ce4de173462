/** Runs one formula with many candidates and reports the outcomes. */
import fc from 'fast-check';
import type { AnyFormula } from '#workers/contract.ts';
import { fateOf } from './complaints.ts';
import type { FuzzCorpus } from './corpus.ts';
import { hostileCandidates } from './hostileCandidates.ts';

export interface FuzzReport {
  readonly refused: number;
  readonly computed: number;
  /** Number of candidates that are not records and caused a throw. */
  readonly thrown: number;
  /** Each violation, with its count and the shortest candidate that caused it. */
  readonly complaints: readonly { readonly complaint: string; readonly count: number; readonly candidate: string }[];
}

/** Candidates are drawn in batches, so that few of them are in memory at a time. */
const BATCH = 1_000;

/** The same seed and number of runs give the same candidates. */
export async function fuzzFormula(
  formula: AnyFormula,
  corpus: FuzzCorpus,
  { runs, seed }: { readonly runs: number; readonly seed: number },
): Promise<FuzzReport> {
  const { candidates, options } = corpus;
  const keys = new Set(candidates.flatMap((candidate) => Object.keys(candidate)));
  const inputs = { keys, options, computed: new Set<string>() };
  const arbitrary = hostileCandidates(candidates);
  const complaints = new Map<string, { count: number; candidate: string }>();
  const counts = { refused: 0, computed: 0, thrown: 0 };
  for (let done = 0; done < runs; done += BATCH) {
    const batch = fc.sample(arbitrary, { numRuns: Math.min(BATCH, runs - done), seed: seed + done });
    // Kept for one batch only: all of a long run would not fit into memory.
    inputs.computed.clear();
    for (const candidate of batch) {
      const fate = await fateOf(formula, candidate, inputs);
      if (typeof fate === 'string') counts[fate] += 1;
      else {
        const text = written(candidate);
        const known = complaints.get(fate.complaint) ?? { count: 0, candidate: text };
        const shortest = text.length < known.candidate.length ? text : known.candidate;
        complaints.set(fate.complaint, { count: known.count + 1, candidate: shortest });
      }
    }
  }
  return { ...counts, complaints: [...complaints].map(([complaint, rest]) => ({ complaint, ...rest })) };
}

/** A candidate as code that can be pasted into a test. */
function written(candidate: unknown): string {
  const text = fc.stringify(candidate);
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}
