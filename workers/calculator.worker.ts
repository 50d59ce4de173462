import { expose, transfer } from 'comlink';
import { computesAhead } from './computedAhead.ts';
import { createHost } from './host.ts';
import { withProgressMessages } from './progressMessages.ts';
import type { CalculatorHost } from './questions.ts';
import { transferablesOf } from './transferables.ts';

// The endpoint is passed explicitly because a test runner's worker has no `self` to default to.
const page = self as unknown as Parameters<typeof expose>[1] & {};
const host = computesAhead(createHost(import.meta.glob('./formulas/*.ts')));
const moving: CalculatorHost = {
  ...host,
  async ask(kind, formula, asked, report) {
    const answer = await host.ask(kind, formula, asked, report);
    // Typed arrays of a result belong to it; those of an accepted input stay here.
    return kind === 'compute' || kind === 'recordRows' ? transfer(answer, [...transferablesOf(answer)]) : answer;
  },
};

expose(
  withProgressMessages(moving, (message) => page.postMessage(message)),
  page,
);
