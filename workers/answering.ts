import type { QuestionKind, Questions } from './questions.ts';

type Ask = (kind: never, formula: never, asked: never, ...rest: never) => Promise<unknown>;

/** What follows the question: a signal and a function for progress on the page, the function alone in the worker. */
type Rest<Asking> = Asking extends (
  kind: never,
  formula: never,
  asked: never,
  ...rest: infer Others extends readonly unknown[]
) => unknown
  ? Others
  : never;

/**
 * Returns the `ask` of a host or a client with one kind of question answered otherwise, and all others as before.
 *
 * @param answer is given the formula, what is asked, and what follows it
 */
export function answering<Asking extends Ask, Kind extends QuestionKind>(
  ask: Asking,
  kind: Kind,
  answer: (
    formula: string,
    asked: Questions[Kind]['asked'],
    ...rest: Rest<Asking>
  ) => Promise<Questions[Kind]['answer']>,
): Asking {
  const either = (asking: QuestionKind, ...question: Parameters<typeof answer>): Promise<unknown> =>
    asking === kind ? answer(...question) : (ask as unknown as typeof either)(asking, ...question);
  return either as unknown as Asking;
}
