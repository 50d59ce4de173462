/** The answer of an analysis that was asked of all records: a table with a row for each. */
import type { RecordRows } from '#workers/questions.ts';
import { grouped } from '../displayNumber.ts';
import { fixed } from '../format.ts';
import type { Block, Cell, Presentation } from '../presentation.ts';
import { columnText } from './columnText.ts';
import { recordsFigure, recordsWords } from './countedRecords.ts';
import { laterRows } from './laterRows.ts';

/** A column of the table of all records. */
export interface RecordFigure<Key extends string = string> {
  /** Dotted key of the number in the result. */
  readonly key: Key;
  /** With its unit in brackets. */
  readonly label: string;
  /** Decimals shown; absent: it is a whole number. */
  readonly decimals?: number;
  /** Where a record that has an answer has no such number: 'there is no product'. Absent: each has one. */
  readonly noneWhere?: string;
}

/** @param columns the figures of a row, in the order of the question's keys */
export function eachRecordTable(rows: RecordRows, columns: readonly RecordFigure[]): Presentation {
  const without = rows.withoutAnswer === 0 ? '' : `, ${grouped(rows.withoutAnswer)} without an answer`;
  return {
    headline: recordsFigure(rows),
    status: `${recordsWords(rows)}${without}.`,
    blocks: [...withoutAnswerNotice(rows), tableOf(rows, columns)],
    working: [],
  };
}

function withoutAnswerNotice({ withoutAnswer }: RecordRows): readonly Block[] {
  if (withoutAnswer === 0) return [];
  const number = withoutAnswer === 1 ? '1 record has' : `${grouped(withoutAnswer)} records have`;
  return [{ kind: 'notice', tone: 'neutral', text: `${number} no answer; the last column says why.` }];
}

function tableOf(asked: RecordRows, columns: readonly RecordFigure[]): Block {
  const { count, names, lengths, unit, figures, reasons, withoutAnswer } = asked;
  const hasReasons = withoutAnswer > 0;
  return {
    kind: 'table',
    title: 'Records',
    columns: [
      { label: 'Number', numeric: true },
      { label: 'Name', isGivenName: true },
      { label: `Length (${unit})`, numeric: true },
      ...columns.map(({ label }) => ({ label, numeric: true })),
      ...(hasReasons ? [{ label: 'Why not' }] : []),
    ],
    rows: laterRows(count, (row): readonly Cell[] => [
      String(row + 1),
      columnText(names, row) || 'without a name',
      { field: `lengths.${row}`, label: 'Length', value: lengths[row] ?? 0, text: String(lengths[row]) },
      ...columns.map(({ label, decimals = 0 }, column): Cell => {
        const place = row * columns.length + column;
        const value = figures[place] ?? Number.NaN;
        return Number.isNaN(value) ? '–' : { field: `figures.${place}`, label, value, text: fixed(value, decimals) };
      }),
      ...(hasReasons ? [columnText(reasons, row)] : []),
    ]),
    isFolded: false,
    ...dashNote(asked, columns),
    opens: { field: 'record', label: 'Open record', valueAt: (row: number) => String(row + 1) },
  };
}

/** What the dashes in rows with an answer say. */
function dashNote({ isMissing }: RecordRows, columns: readonly RecordFigure[]): { readonly note?: string } {
  const places = columns.flatMap(({ noneWhere }, column) =>
    isMissing[column] === true && noneWhere !== undefined ? [noneWhere] : [],
  );
  return places.length === 0 ? {} : { note: `A dash (–) means that ${[...new Set(places)].join(', or that ')}.` };
}
