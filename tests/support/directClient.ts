import type { AnyClient } from '#workers/client.ts';
import type { AnyTypes } from '#workers/contract.ts';
import { createHost } from '#workers/host.ts';
import { FORMULA_MODULES } from './everyCalculator.ts';

const host = createHost<AnyTypes>(FORMULA_MODULES);

/** A client whose worker is this thread: for tests of what is asked, not of how it is sent. */
export const directClient: Pick<AnyClient, 'computeMany' | 'sample' | 'solve' | 'uncertainty'> = {
  computeMany: (formula, candidates) => host.computeMany(formula, candidates),
  sample: (formula, question) => host.sample(formula, question),
  solve: (formula, question, _, report) => host.solve(formula, question, report ?? (() => {})),
  uncertainty: (formula, question, _, report) => host.uncertainty(formula, question, report ?? (() => {})),
};
