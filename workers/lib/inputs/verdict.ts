import type { Issue, Verdict } from '../../contract.ts';

/** The candidate is a complete input. */
export function accept<Input>(input: Input): Verdict<Input> {
  return { ok: true, input };
}

/**
 * The candidate is refused with one sentence for the visitor.
 *
 * @param message the sentence, verbatim as the specification gives it
 * @param path key of the input at fault, dotted within lists
 * @param place where in a long text the fault lies
 */
export function refuse(message: string, path?: string, place?: string): Verdict<never> {
  const issue: Issue = {
    message,
    ...(path === undefined ? {} : { path }),
    ...(place === undefined ? {} : { place }),
  };
  return { ok: false, issues: [issue] };
}

/** There is nothing to compute yet and nothing to complain about. */
export const NOTHING_YET: Verdict<never> = { ok: false, issues: [] };
