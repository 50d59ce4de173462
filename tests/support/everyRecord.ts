/** An analysis asked of all records of a text, as its section does it. */
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { EACH_RECORD } from '#src/engine/kit/defineAnalysis.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import type { RecordRows } from '#workers/questions.ts';
import { host, ignoreProgress } from './calculatorRuns.ts';
import type { FoundAnalysis } from './everyAnalysis.ts';

/** @param own settings that differ from the example */
export function askEveryRecord({ definition }: FoundAnalysis, own: Values, given: unknown): Promise<RecordRows> {
  const { formula, fields, example, perRecord = [] } = definition;
  const form = createFormModel({ fields, fixed: {} });
  const settings = form.candidate({ ...form.blank, ...example, ...own, [EACH_RECORD]: true }) as object;
  return host.ask('recordRows', formula, { given, settings, keys: perRecord.map(({ key }) => key) }, ignoreProgress);
}

/** The numbers of a column, by its key; null where there is none. */
export function columnOf({ definition }: FoundAnalysis, { figures, count }: RecordRows, key: string) {
  const { perRecord = [] } = definition;
  const column = perRecord.findIndex((figure) => figure.key === key);
  return Array.from({ length: count }, (_, row) => {
    const number = figures[row * perRecord.length + column] ?? Number.NaN;
    return Number.isNaN(number) ? null : number;
  });
}
