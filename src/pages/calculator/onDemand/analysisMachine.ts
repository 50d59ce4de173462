/** The machine of an analysis: the calculators' own, with the page's input beside the visitor's. */
import type { CalculatorMachine } from '#src/machine/calculatorMachine.ts';
import { machineWithWorker } from '#src/machine/workerActors.ts';
import type { AnyClient } from '#workers/client.ts';

/** The input of an analysis, once it was accepted. */
export interface AnalysisInput {
  /** The accepted input of the page, the same object as the page holds; undefined where the analysis does not need it. */
  readonly given: unknown;
}

/**
 * Returns the machine of an analysis.
 *
 * @param given returns the input of the page's result at the moment of asking; undefined where the analysis does not need it
 */
export function analysisMachine(client: AnyClient, given: () => unknown): CalculatorMachine {
  return machineWithWorker({
    ...client,
    async validate(formula, candidate, signal, report) {
      const page = given();
      const verdict = await client.validate(formula, withGiven(candidate, page), signal, report);
      // The worker returns a copy: with the page's own object it can be told whether the page has another result by now.
      return verdict.ok ? { ...verdict, input: withGiven(verdict.input, page) } : verdict;
    },
    computeMany(formula, candidates, signal) {
      return client.computeMany(
        formula,
        candidates.map((candidate) => withGiven(candidate, given())),
        signal,
      );
    },
  });
}

function withGiven(input: unknown, given: unknown): AnalysisInput {
  return { ...(input as object), given };
}
