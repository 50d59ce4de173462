/**
 * What a formula must never do with any record: throw, accept NaN or an option that no page offers, refuse without a
 * message or without an input, hang, or return NaN or infinity. A value that is not a record is not a candidate, and
 * may throw.
 */
import { deepFrozen, firstLeaf } from '#tests/support/calculatorRuns.ts';
import type { AnyFormula, Task } from '#workers/contract.ts';
import { stringSource } from '#workers/streams/byteSource.ts';
import type { FuzzCorpus } from './corpus.ts';

/** Outcome of a candidate; a complaint is a sentence without the candidate's own values. */
export type Fate = 'refused' | 'computed' | 'thrown' | { readonly complaint: string };

/** Limit, far above any sensible candidate. */
const SLOWEST_MS = 5_000;

/** Ignores reports; an unknown text reads as empty. */
const TASK: Task = { report() {}, open: (text) => stringSource(typeof text === 'string' ? text : '') };

/** What is known of a formula's inputs. */
interface Inputs {
  /** Their names, to which issues may point. */
  readonly keys: ReadonlySet<string>;
  readonly options: FuzzCorpus['options'];
  /** Accepted inputs that were computed without a complaint, which a pure formula answers alike: up to half of all. */
  readonly computed: Set<string>;
}

export async function fateOf(formula: AnyFormula, candidate: unknown, inputs: Inputs): Promise<Fate> {
  const started = performance.now();
  const fate = await fateWithoutLimit(formula, candidate, inputs);
  if (performance.now() - started <= SLOWEST_MS) return fate;
  // Perhaps the machine was only busy: computed once more, by the processor time, which takes longer to read than most candidates take.
  const usedBefore = process.cpuUsage();
  await fateWithoutLimit(formula, candidate, { ...inputs, computed: new Set() });
  return process.cpuUsage(usedBefore).user / 1000 > SLOWEST_MS ? { complaint: 'takes too long' } : fate;
}

function fateWithoutLimit(formula: AnyFormula, candidate: unknown, inputs: Inputs): Promise<Fate> {
  return judged(formula, deepFrozen(candidate), inputs).catch(
    (error: unknown): Fate => (isRecord(candidate) ? { complaint: `throws ${String(error).slice(0, 100)}` } : 'thrown'),
  );
}

async function judged(formula: AnyFormula, candidate: unknown, { keys, options, computed }: Inputs): Promise<Fate> {
  const verdict = await formula.validate(candidate, TASK);
  if (!verdict.ok) return refusalComplaint(verdict.issues, keys) ?? 'refused';
  const { input } = verdict;
  if (!isRecord(input)) return { complaint: 'accepts what is no record' };
  if (firstLeaf(input, Number.isNaN) !== undefined) return { complaint: 'accepts NaN' };
  const unknown = [...options].find(([name, known]) => input[name] !== undefined && !known.has(input[name]));
  if (unknown !== undefined) return { complaint: `accepts an option of '${unknown[0]}' that no page offers` };
  const asText = JSON.stringify(input, exactly);
  if (computed.has(asText)) return 'computed';
  const result: unknown = await formula.compute(deepFrozen(input), TASK);
  // A result that cannot be cloned cannot leave the worker.
  const unreal = firstLeaf(structuredClone(result), (leaf) => typeof leaf === 'number' && !Number.isFinite(leaf));
  if (unreal === undefined) {
    computed.add(asText);
    return 'computed';
  }
  return { complaint: `${unreal.path.replaceAll(/\d+/g, '#')} is ${String(unreal.leaf)}` };
}

/** JSON has one word for NaN, infinity and null, and none for −0 and for what is undefined. */
function exactly(_: string, value: unknown): unknown {
  if (value === undefined || Object.is(value, -0)) return { exactly: value === undefined ? 'undefined' : '-0' };
  return typeof value === 'number' && !Number.isFinite(value) ? { exactly: String(value) } : value;
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
