import type { CalculatorHost, FormulaTypes, Progress, Report, TypeMap } from './contract.ts';

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
export function reportsByNumber<Types extends TypeMap<Types> = FormulaTypes>(
  host: CalculatorHost<Types>,
  post: (message: NumberedProgress) => void,
): CalculatorHost<Types, number> {
  const under =
    (call: number): Report =>
    (progress) =>
      post({ call, progress });
  return {
    ...host,
    validate: (formula, candidate, call) => host.validate(formula, candidate, under(call)),
    compute: (formula, input, call) => host.compute(formula, input, under(call)),
    solve: (formula, question, call) => host.solve(formula, question, under(call)),
    uncertainty: (formula, question, call) => host.uncertainty(formula, question, under(call)),
    recordRows: (formula, question, call) => host.recordRows(formula, question, under(call)),
  };
}
