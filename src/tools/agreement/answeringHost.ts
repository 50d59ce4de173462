import type { AnyTypes } from '#workers/contract.ts';
import { createHost, type FormulaModules } from '#workers/host.ts';
import type { AnyHost } from '#workers/questions.ts';

const FORMULAS = import.meta.glob('../../../workers/formulas/*.ts');
const MODULES: FormulaModules = Object.fromEntries(
  Object.entries(FORMULAS).map(([path, load]) => [path.replace('../../../workers/', './'), load]),
);

/** A worker's host without a worker, with all formulas. */
export function answeringHost(): AnyHost {
  return createHost<AnyTypes>(MODULES);
}
