/** Stub formulas for tests: they answer, wait, throw or report. */
import type { AnyFormula, LongText, Progress } from '#workers/contract.ts';
import type { FormulaModules } from '#workers/host.ts';
import { accept, refuse } from '#workers/lib/inputs/verdict.ts';

/** Doubles a number; its text result has that many letters A. */
export const doubling: AnyFormula = {
  id: 'doubling',
  validate: (candidate: { readonly size: number | null }) =>
    candidate.size === null ? refuse('Please enter a size', 'size') : accept({ size: candidate.size }),
  compute: ({ size }: { readonly size: number }) => ({ twice: size * 2, day: '2024-03-01', parts: [size, null] }),
  view: ({ size }: { readonly size: number }, field: string, from: number, to: number) =>
    `${field}:${'A'.repeat(size).slice(from, to)}`,
};

/** Reports the given progress, then answers. */
export const reporting: AnyFormula = {
  id: 'reporting',
  validate: (candidate: unknown) => accept(candidate),
  compute: async ({ reports, pauseMs }: { reports: readonly Progress[]; pauseMs: number }, task) => {
    for (const progress of reports) {
      task.report(progress);
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return 'done';
  },
};

/** Reads a long text back. */
export const reading: AnyFormula = {
  id: 'reading',
  validate: async (candidate: { readonly text: LongText }, task) => {
    let letters = 0;
    for await (const { bytes } of task.open(candidate.text).slices()) letters += bytes.length;
    return accept({ text: candidate.text, letters });
  },
  compute: async ({ text }: { readonly text: LongText }, task) => {
    const decoder = new TextDecoder();
    let whole = '';
    for await (const { bytes } of task.open(text).slices()) whole += decoder.decode(bytes, { stream: true });
    return whole;
  },
  view: async ({ text }: { readonly text: LongText }, _field: string, from: number, to: number, task) => {
    const decoder = new TextDecoder();
    let whole = '';
    for await (const { bytes } of task.open(text).slices()) whole += decoder.decode(bytes, { stream: true });
    return whole.slice(from, to);
  },
};

/** Never answers. */
export const endless: AnyFormula = {
  id: 'endless',
  validate: () => new Promise(() => {}),
  compute: () => new Promise(() => {}),
  view: () => new Promise(() => {}),
};

/** Throws in every method. */
export const broken: AnyFormula = {
  id: 'broken',
  validate: () => {
    throw new TypeError('a bug in validate');
  },
  compute: () => {
    throw new RangeError('a bug in compute');
  },
  view: async () => {
    throw new Error('a bug in view');
  },
};

/** Its result cannot leave the worker. */
export const unsendable: AnyFormula = {
  id: 'unsendable',
  validate: (candidate: unknown) => accept(candidate),
  compute: () => ({ half: () => 1 }),
};

const STUBS = [doubling, reporting, reading, endless, broken, unsendable];

/** As `import.meta.glob` would find them, and one whose file cannot be loaded. */
export function stubModules(onLoad: (id: string) => void = () => {}): FormulaModules {
  const modules = STUBS.map((formula) => [
    `./formulas/${formula.id}.ts`,
    async () => {
      onLoad(formula.id);
      return { default: formula };
    },
  ]);
  return {
    ...Object.fromEntries(modules),
    './formulas/lost.ts': async () => {
      throw new Error('The chunk did not load');
    },
  };
}
