/** The machine of an analysis: the calculators' own, with the page's input beside the visitor's. */
import { type AnalysisInput, EACH_RECORD } from '#src/engine/kit/defineAnalysis.ts';
import type { RecordFigure } from '#src/engine/kit/onDemand/eachRecordTable.ts';
import type { CalculatorMachine } from '#src/engine/machine/calculatorMachine.ts';
import { machineWithWorker } from '#src/engine/machine/workerActors.ts';
import { answering } from '#workers/answering.ts';
import type { AnyClient } from '#workers/client.ts';

/**
 * Returns the machine of an analysis.
 *
 * @param given returns the input of the page's result at the moment of asking; undefined where the analysis does not need it
 * @param perRecord the figures of a row, where it may be asked of all records
 */
export function analysisMachine(
  client: AnyClient,
  given: () => unknown,
  perRecord: readonly RecordFigure[] = [],
): CalculatorMachine {
  const { ask } = client;
  const validating = answering(ask, 'validate', async (formula, candidate, signal, report) => {
    const page = given();
    const verdict = await ask('validate', formula, withGiven(candidate, page), signal, report);
    if (!verdict.ok) return verdict;
    // The worker returns a copy: with the page's own object it can be told whether the page has another result by now.
    const input = withGiven(verdict.input, page);
    const isOfAll = hasRecords(page) && (candidate as Readonly<Record<string, unknown>>)[EACH_RECORD] === true;
    return { ...verdict, input: isOfAll ? { ...input, eachRecord: candidate as object } : input };
  });
  const computing = answering(validating, 'compute', (formula, input, signal, report) => {
    const { given: page, eachRecord } = input as AnalysisInput;
    if (eachRecord === undefined) return ask('compute', formula, input, signal, report);
    const question = { given: page, settings: eachRecord, keys: perRecord.map(({ key }) => key) };
    return ask('recordRows', formula, question, signal, report);
  });
  const many = answering(computing, 'computeMany', (formula, candidates, signal) => {
    const page = given();
    const asked = candidates.map((candidate) => withGiven(candidate, page));
    return ask('computeMany', formula, asked, signal);
  });
  return machineWithWorker({ ...client, ask: many });
}

/** Whether the text of a page has more than one record. */
export function hasRecords(given: unknown): boolean {
  const { learnt } = (given ?? {}) as { readonly learnt?: { readonly recordCount?: number } };
  return (learnt?.recordCount ?? 1) > 1;
}

function withGiven(input: unknown, given: unknown): AnalysisInput {
  return { ...(input as object), given };
}
