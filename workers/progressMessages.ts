import type { FormulaTypes, Progress, TypeMap } from './contract.ts';
import type { CalculatorHost } from './questions.ts';

/** The message that carries the progress of a call to the page. Comlink passes over it, because it has no `id`. */
export interface NumberedProgress {
  /** The number that the page gave to the call. */
  readonly call: number;
  readonly progress: Progress;
}

/**
 * The host as the page reaches it. A function for progress would need a port of its own with each call, which costs more than a short
 * calculation; so the page gives the call a number, and its progress is a message with that number.
 *
 * @param post sends a message to the page
 */
export function withProgressMessages<Types extends TypeMap<Types> = FormulaTypes>(
  host: CalculatorHost<Types>,
  post: (message: NumberedProgress) => void,
): CalculatorHost<Types, number> {
  return {
    ...host,
    ask: (kind, formula, asked, call) =>
      host.ask(kind, formula, asked, call === undefined ? undefined : (progress) => post({ call, progress })),
  };
}
