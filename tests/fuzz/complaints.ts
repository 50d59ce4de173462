/**
 * What a formula must never do with any record: throw, accept NaN or an option that no page offers, refuse without a
 * message or without an input, hang, or return NaN or infinity. A value that is not a record is not a candidate, and
 * may throw.
 */
import { deepFrozen, leavesOf } from '#tests/support/calculatorRuns.ts';
import type { AnyFormula, Task } from '#workers/contract.ts';
import { stringSource } from '#workers/streams/byteSource.ts';
import type { FuzzCorpus } from './corpus.ts';

/** Outcome of a candidate; a complaint is a sentence without the candidate's own values. */
export type Fate = 'refused' | 'computed' | 'thrown' | { readonly complaint: string };

/** Limit of processor time, which does not grow on a busy machine; far above any sensible candidate. */
const SLOWEST_MS = 5_000;

/** Ignores reports; an unknown text reads as empty. */
const TASK: Task = { report() {}, open: (text) => stringSource(typeof text === 'string' ? text : '') };

/** What is known of a formula's inputs. */
interface Inputs {
  /** Their names, to which issues may point. */
  readonly keys: ReadonlySet<string>;
  readonly options: FuzzCorpus['options'];
}

export async function fateOf(formula: AnyFormula, candidate: unknown, inputs: Inputs): Promise<Fate> {
  const started = process.cpuUsage();
  const fate = await judged(formula, deepFrozen(candidate), inputs).catch(
    (error: unknown): Fate => (isRecord(candidate) ? { complaint: `throws ${String(error).slice(0, 100)}` } : 'thrown'),
  );
  return process.cpuUsage(started).user / 1000 > SLOWEST_MS ? { complaint: 'takes too long' } : fate;
}

async function judged(formula: AnyFormula, candidate: unknown, { keys, options }: Inputs): Promise<Fate> {
  const verdict = await formula.validate(candidate, TASK);
  if (!verdict.ok) return refusalComplaint(verdict.issues, keys) ?? 'refused';
  const { input } = verdict;
  if (!isRecord(input)) return { complaint: 'accepts what is no record' };
  if (leavesOf(input).some(({ leaf }) => Number.isNaN(leaf))) return { complaint: 'accepts NaN' };
  const unknown = [...options].find(([name, known]) => input[name] !== undefined && !known.has(input[name]));
  if (unknown !== undefined) return { complaint: `accepts an option of '${unknown[0]}' that no page offers` };
  const result: unknown = await formula.compute(deepFrozen(input), TASK);
  // A result that cannot be cloned cannot leave the worker.
  const unreal = leavesOf(structuredClone(result)).find(
    ({ leaf }) => typeof leaf === 'number' && !Number.isFinite(leaf),
  );
  if (unreal === undefined) return 'computed';
  return { complaint: `${unreal.path.replaceAll(/\d+/g, '#')} is ${String(unreal.leaf)}` };
}

function refusalComplaint(issues: unknown, keys: ReadonlySet<string>): Fate | null {
  if (!Array.isArray(issues)) return { complaint: 'refuses without a list of issues' };
  for (const { message, path } of issues) {
    if (typeof message !== 'string' || message.trim() === '') return { complaint: 'refuses without a sentence' };
    if (path !== undefined && !keys.has(String(path).split('.')[0] ?? ''))
      return { complaint: `points at '${String(path)}', which is no input` };
  }
  return null;
}

function isRecord(candidate: unknown): candidate is Readonly<Record<string, unknown>> {
  return typeof candidate === 'object' && candidate !== null;
}
