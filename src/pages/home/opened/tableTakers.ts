/** Which calculators take a table: its rows, one after the other, or its columns as data. */
import { takesMany } from '#src/batch/takesMany.ts';
import { catalog } from '#src/catalog/catalog.ts';
import { isGuide } from '#src/catalog/isGuide.ts';
import { MOST_CHARACTERS_IN_BOX } from '#src/form/longText.ts';
import type { LetterTaker } from '#src/handover/handedLetters.ts';
import { readNumber } from '#src/kit/readNumber.ts';
import { type BatchInput, batchInputs } from '#src/tables/batchInputs.ts';
import { isName, isNeeded, namedTable } from '#src/tables/matchColumns.ts';
import type { Cells } from '#src/tables/readTable.ts';
import type { LoadDefinition } from '../../notebook/runStep.ts';

/** A calculator that computes each row. */
export interface RowTaker {
  readonly calculator: string;
  /** The columns that it knows by name. */
  readonly columns: readonly string[];
  /** How many required inputs have no column. */
  readonly missing: number;
}

/** Statistics on the columns of a whole table, and the box that it goes into. */
const COLUMN_TAKERS: readonly (readonly [calculator: string, leastColumns: number])[] = [
  ['descriptive-statistics', 1],
  ['t-test', 2],
  ['anova', 2],
  ['rank-tests', 2],
  ['correlation', 2],
  ['linear-regression', 2],
];

/**
 * Returns every calculator that takes tables: first those that know the most columns by their names, of these first those
 * that lack the fewest inputs.
 */
export async function rowTakers(cells: Cells, load: LoadDefinition): Promise<readonly RowTaker[]> {
  const { columns } = namedTable(cells, true);
  const takers = await Promise.all(
    catalog.calculators
      .filter(({ id }) => !isGuide(id))
      .map(async ({ id }): Promise<readonly RowTaker[]> => {
        const definition = await load(id);
        if (definition === undefined || !takesMany(definition)) return [];
        return [rowTaker(id, batchInputs(definition.fields), columns)];
      }),
  );
  return takers.flat().sort((a, b) => b.columns.length - a.columns.length || a.missing - b.missing);
}

function rowTaker(calculator: string, inputs: readonly BatchInput[], columns: readonly string[]): RowTaker {
  const named = (input: BatchInput) => columns.find((column) => isName(column, input, inputs));
  return {
    calculator,
    columns: [...new Set(inputs.flatMap((input) => named(input) ?? []))],
    missing: inputs.filter((input) => isNeeded(input.field) && named(input) === undefined).length,
  };
}

/** Returns the statistics that take the columns of a table; none where no column holds numbers, or the table is long. */
export function columnTakers(cells: Cells, size: number): readonly LetterTaker[] {
  const body = cells.slice(1);
  const width = cells[0]?.length ?? 0;
  const numbers = Array.from({ length: width }, (_, column) => column).filter((column) =>
    body.some((row) => Number.isFinite(readNumber((row[column] ?? '').trim() || 'blank'))),
  );
  if (size > MOST_CHARACTERS_IN_BOX) return [];
  const decimalMark = body.flat().some((cell) => /^[-+]?\d+,\d+$/.test(cell.trim())) ? 'comma' : 'point';
  return COLUMN_TAKERS.filter(([, least]) => numbers.length >= least).map(([calculator]) => ({
    calculator,
    field: 'data',
    settings: { decimalMark },
  }));
}
