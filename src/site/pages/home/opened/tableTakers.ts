/** Which calculators take a table: its rows, one after the other, or its columns as data. */
import { takesMany } from '#src/engine/batch/takesMany.ts';
import { MOST_CHARACTERS_IN_BOX } from '#src/engine/form/longText.ts';
import type { LetterTaker } from '#src/engine/handover/handedLetters.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { type BatchInput, batchInputs } from '#src/engine/tables/batchInputs.ts';
import { fileText } from '#src/engine/tables/fileText.ts';
import { isName, isNeeded, namedTable } from '#src/engine/tables/matchColumns.ts';
import { type Cells, readTable } from '#src/engine/tables/readTable.ts';
import { catalog } from '#src/site/catalog/catalog.ts';
import { isGuide } from '#src/site/catalog/isGuide.ts';
import type { LoadDefinition } from '../../notebook/runStep.ts';

/** A calculator that computes each row. */
export interface RowTaker {
  readonly calculator: string;
  /** The columns that it knows by name. */
  readonly columns: readonly string[];
  /** How many required inputs have no column. */
  readonly missing: number;
}

/** Statistics on columns of numbers, and how many of them their box takes. */
const COLUMN_TAKERS: readonly (readonly [calculator: string, least: number, most: number])[] = [
  ['descriptive-statistics', 1, 20],
  ['t-test', 2, 2],
  ['anova', 2, 30],
  ['rank-tests', 2, 30],
  ['correlation', 2, 2],
  ['linear-regression', 2, 30],
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

/** The columns of a table that hold numbers and nothing else. */
export interface NumberColumns {
  /** Their places in a row. */
  readonly places: readonly number[];
  readonly decimalMark: 'point' | 'comma';
}

/** @param cells the first rows; the first of them may hold the names of the columns */
export function numberColumns(cells: Cells): NumberColumns {
  const body = cells.slice(1);
  const width = cells[0]?.length ?? 0;
  const places = Array.from({ length: width }, (_, place) => place).filter((place) => {
    const filled = body.map((row) => (row[place] ?? '').trim()).filter((cell) => cell !== '');
    return filled.length > 0 && filled.every((cell) => Number.isFinite(readNumber(cell)));
  });
  const hasCommas = body.some((row) => places.some((place) => /^[-+]?\d+,\d+$/.test((row[place] ?? '').trim())));
  return { places, decimalMark: hasCommas ? 'comma' : 'point' };
}

/** Returns the statistics that take so many columns of numbers; none of a long table, because they go into a box. */
export function columnTakers({ places, decimalMark }: NumberColumns, size: number): readonly LetterTaker[] {
  if (size > MOST_CHARACTERS_IN_BOX) return [];
  return COLUMN_TAKERS.filter(([, least, most]) => places.length >= least && places.length <= most).map(
    ([calculator]) => ({ calculator, field: 'data', settings: { decimalMark } }),
  );
}

/** Returns the columns of numbers of a whole table as tab-separated text. Rejects with a sentence where it cannot be read. */
export async function numbersAsText(file: File, { places }: NumberColumns): Promise<string> {
  const reading = await readTable(await fileText(file), new AbortController().signal);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.rows.map((row) => places.map((place) => row[place] ?? '').join('\t')).join('\n');
}
