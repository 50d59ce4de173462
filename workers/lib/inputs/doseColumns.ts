import type { Verdict } from '../../contract.ts';
import { pastedColumns } from './pastedColumns.ts';
import { type TableReading, tableReading } from './tableReading.ts';
import { accept, refuse } from './verdict.ts';
import type { DecimalMark } from './writtenNumber.ts';

/** The responses of one curve. */
export interface DoseSet {
  readonly name: string;
  readonly points: readonly { readonly dose: number; readonly response: number }[];
}

export interface DoseTable {
  readonly sets: readonly DoseSet[];
  readonly doseName: string;
  readonly reading: TableReading;
}

/**
 * Reads doses and responses: the first column dose, every further column replicate responses of one curve, or a curve
 * each. Lines without a response are left out.
 *
 * @param isCurveEach every column of responses is a curve of its own
 */
export function doseColumns(data: string, decimalMark: DecimalMark, isCurveEach: boolean): Verdict<DoseTable> {
  const read = pastedColumns(data, { decimalMark });
  if (!read.ok) return read;
  const [doses, ...responses] = read.input.columns;
  const [first] = responses;
  if (doses === undefined || first === undefined)
    return refuse('Please paste at least two columns: dose and response', 'data');
  for (const [at, line] of read.input.lines.entries()) {
    const dose = doses.values[at] ?? null;
    const isFilled = responses.some(({ values }) => (values[at] ?? null) !== null);
    if (dose === null && isFilled) return refuse(`Line ${line}: the dose is missing`, 'data');
    if (dose !== null && dose < 0) return refuse(`Line ${line}: a dose must be 0 or greater`, 'data');
  }
  const sets = responses.map(({ name, values }) => ({
    name,
    points: values.flatMap((response, at) => {
      const dose = doses.values[at] ?? null;
      return response === null || dose === null ? [] : [{ dose, response }];
    }),
  }));
  const joined = {
    name: responses.length === 1 ? first.name : 'Responses',
    points: doses.values.flatMap((dose, at) =>
      dose === null
        ? []
        : responses.flatMap(({ values }) => {
            const response = values[at] ?? null;
            return response === null ? [] : [{ dose, response }];
          }),
    ),
  };
  return accept({
    sets: isCurveEach ? sets : [joined],
    doseName: doses.name,
    reading: tableReading(read.input),
  });
}
