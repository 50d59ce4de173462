import { expose, transfer } from 'comlink';
import { computesAhead } from './computedAhead.ts';
import { createHost } from './host.ts';
import { withProgressMessages } from './progressMessages.ts';
import type { CalculatorHost } from './questions.ts';
import { transferablesOf } from './transferables.ts';

// The endpoint is passed explicitly because a test runner's worker has no `self` to default to.
const page = self as unknown as Parameters<typeof expose>[1] & {};
// What reads a line in words is made of the words of the site, and is asked as a formula is.
const [lineReading] = Object.values(import.meta.glob('../src/site/asking/lineReading.ts'));
const host = computesAhead(
  createHost({
    ...import.meta.glob('./formulas/*.ts'),
    ...(lineReading === undefined ? {} : { './formulas/line-reading.ts': lineReading }),
  }),
);
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
