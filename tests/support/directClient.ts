import type { AnyClient } from '#workers/client.ts';
import type { AnyTypes } from '#workers/contract.ts';
import { createHost } from '#workers/host.ts';
import { FORMULA_MODULES } from './everyCalculator.ts';

const host = createHost<AnyTypes>(FORMULA_MODULES);

/** A client whose worker is this thread: for tests of what is asked, not of how it is sent. */
export const directClient: Pick<AnyClient, 'ask'> = {
  ask: (kind, formula, asked, _signal, report) => host.ask(kind, formula, asked, report),
};
