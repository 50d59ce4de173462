/** A formula as a function of some of its numbers, the rest of its candidate being as it is. */
import type { Candidate, Task, Verdict } from '../contract.ts';

/** What is needed of a formula. */
export interface Evaluable<T = unknown> {
  validate(candidate: Candidate<T>, task: Task): Verdict<T> | Promise<Verdict<T>>;
  compute(input: T, task: Task): unknown;
}

/** Where a formula is evaluated, and which numbers of its result are wanted. */
export interface Evaluated<T = unknown> {
  /** Complete; the numbers at `paths` are replaced. */
  readonly candidate: Candidate<T>;
  /** Dotted paths of numbers in the candidate: `isotopes.0.mass`. */
  readonly paths: readonly string[];
  /** Dotted keys of numbers in the result: the `field` of figures. */
  readonly keys: readonly string[];
}

/**
 * The numbers of the result at the keys, for numbers at the paths, each in the field's own unit. NaN for one that is
 * missing or not finite; null when the formula refuses the candidate or throws.
 */
export type Evaluate = (numbers: readonly number[]) => Promise<readonly number[] | null>;

/** Returns the formula as such a function. It runs `validate` before `compute`, as the page does. */
export function evaluator<T>(formula: Evaluable<T>, { candidate, paths, keys }: Evaluated<T>, task: Task): Evaluate {
  const places = paths.map((path) => path.split('.'));
  const wanted = keys.map((key) => key.split('.'));
  return async (numbers) => {
    let changed = candidate;
    for (const [index, place] of places.entries())
      changed = withNumberAt(changed, place, numbers[index] ?? Number.NaN) as typeof candidate;
    try {
      const verdict = await formula.validate(changed, task);
      if (!verdict.ok) return null;
      const result = await formula.compute(verdict.input, task);
      return wanted.map((key) => numberAt(result, key));
    } catch {
      return null;
    }
  };
}

/** A copy along the path, of the same type, because a number takes the place of a number; what the path does not pass through is shared. */
function withNumberAt(parent: unknown, [key, ...deeper]: readonly string[], number: number): unknown {
  if (key === undefined) return number;
  if (Array.isArray(parent))
    return parent.map((item, index) => (String(index) === key ? withNumberAt(item, deeper, number) : item));
  if (typeof parent !== 'object' || parent === null) return parent;
  return { ...parent, [key]: withNumberAt(Reflect.get(parent, key), deeper, number) };
}

function numberAt(parent: unknown, keys: readonly string[]): number {
  let value = parent;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null) return Number.NaN;
    value = Reflect.get(value, key);
  }
  return typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN;
}
