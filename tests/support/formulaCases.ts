/** Tables of cases for a formula's tests: what it refuses, what it accepts, what it computes. */
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import type { AnyFormula, Candidate, FormulaId, InputOf, Task } from '#workers/contract.ts';
import { stringSource } from '#workers/streams/byteSource.ts';

/** A task for formulas run outside the worker: reports are ignored, and every text is given in full. */
export const task: Task = {
  report() {},
  open(text) {
    if (typeof text !== 'string') throw new Error('Tests give texts in full');
    return stringSource(text);
  },
};

/** A formula of the site, with the types of its id. */
export type KnownFormula = AnyFormula & { readonly id: FormulaId };

/**
 * A candidate and the single issue that it must raise; omitted properties must be absent from the issue as well. A null
 * message means a refusal without issues.
 */
export type Refusal<F extends KnownFormula> = readonly [
  candidate: Candidate<InputOf<F['id']>>,
  message: string | null,
  path?: string,
  place?: string,
];

/** One test for each refused candidate. */
export function refuses<F extends KnownFormula>(formula: F, table: readonly Refusal<F>[]): void {
  for (const [candidate, message, path, place] of table) {
    test(`refuses ${brief(candidate)}: ${message ?? 'nothing to say'}`, async () => {
      const issues = message === null ? [] : [{ message, path, place }];
      expect(await formula.validate(candidate, task)).toEqual({ ok: false, issues });
    });
  }
}

/** Years above columns of values are asked about, and are names where the visitor says so. */
export function asksAboutYears(formula: KnownFormula, blank: object): void {
  test('years above the columns are asked about, and are names where the visitor says so', async () => {
    const data = '2021\t2022\n4.2\t5.4\n5.1\t6.1\n3.9\t4.9';
    const remedies = [
      { field: 'firstLine', value: 'names' },
      { field: 'firstLine', value: 'values' },
    ];
    expect(await formula.validate({ ...blank, data }, task)).toMatchObject({
      ok: false,
      issues: [{ message: 'Line 1: are 2021, 2022 names or values?', path: 'data', remedies }],
    });
    expect(await formula.validate({ ...blank, data, firstLine: 'names' }, task)).toMatchObject({ ok: true });
  });
}

/** One test for each accepted candidate: it must become exactly this input. */
export function accepts<F extends KnownFormula>(
  formula: F,
  table: readonly (readonly [candidate: Candidate<InputOf<F['id']>>, input: InputOf<F['id']>])[],
): void {
  for (const [candidate, input] of table) {
    test(`accepts ${brief(candidate)}`, async () => {
      expect(await formula.validate(candidate, task)).toStrictEqual({ ok: true, input });
    });
  }
}

/** The result of a complete input; a promise where the formula computes with one. */
export function computed<Input, Result>(
  formula: { compute(input: Input, task: Task): Result },
  input: NoInfer<Input>,
): Result {
  return formula.compute(input, task);
}

/** A candidate on one line, long texts cut: the name of its test. */
function brief(candidate: unknown): string {
  return inspect(candidate, { breakLength: Number.POSITIVE_INFINITY, depth: 4, maxStringLength: 40 });
}
