/** Pasted tables made of cells of the reading corpus, against the cells that they were made of. */
import fc from 'fast-check';
import isotopes from '#src/calculators/average-atomic-mass/calculator.ts';
import enzymeKinetics from '#src/calculators/enzyme-kinetics/calculator.ts';
import proteinConcentration from '#src/calculators/protein-concentration/calculator.ts';
import species from '#src/calculators/species-diversity/calculator.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { type Pasted, pastedCells, pasteInWords, withPastedCells } from '#src/engine/form/onDemand/pastedRows.ts';
import { hasSeveralCells } from '#src/engine/form/onDemand/pasteTarget.ts';
import { rereadDraft } from '#src/engine/form/onDemand/rereadDraft.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { FieldOfKind, Values } from '#src/engine/kit/fields.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { naiveNumbers } from './naiveNumber.ts';

/** Lists with two columns, and the units that their numbers may be in, in plain words. */
const LISTS = {
  species: { definition: species, units: [null, []] },
  isotopes: { definition: isotopes, units: [['u', 'Da'], ['%']] },
  standards: { definition: proteinConcentration, units: [['mg/mL', 'µg/mL'], []] },
  velocities: {
    definition: enzymeKinetics,
    units: [
      ['nM', 'µM', 'mM'],
      ['µM/s', 'mM/min'],
    ],
  },
} as const;

const SEPARATORS = ['\t', ';', ','] as const;
const NAMES = ['Oak', 'Ash', 'Elm', 'Acer rubrum', 'Total', '12'];
const HEADINGS = [
  'Count',
  'Species',
  'conc (µM)',
  'Mass (kg)',
  'Mass [u]',
  'x / mM',
  'v (mM/min)',
  '%',
  'µg/mL',
  'n (×1000)',
  'ng/mL',
];

export interface PastedTable {
  readonly list: keyof typeof LISTS;
  readonly separator: (typeof SEPARATORS)[number];
  readonly heading: readonly [string, string] | null;
  readonly lines: readonly (readonly [string, string])[];
}

/** @param texts of single cells */
export function mutatedColumns(texts: fc.Arbitrary<string>): fc.Arbitrary<PastedTable> {
  const cell = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('0', '', '1', '2.5', '17', '0,5', '1e3') },
    { weight: 3, arbitrary: texts },
    { weight: 1, arbitrary: fc.constantFrom(...NAMES) },
  );
  const heading = fc.constantFrom(...HEADINGS);
  return fc
    .record({
      list: fc.constantFrom(...(Object.keys(LISTS) as (keyof typeof LISTS)[])),
      separator: fc.constantFrom(...SEPARATORS),
      heading: fc.option(fc.tuple(heading, heading)),
      lines: fc.array(fc.tuple(fc.oneof(cell, fc.constantFrom(...NAMES)), cell), { minLength: 2, maxLength: 6 }),
    })
    .map((table) => ({
      ...table,
      lines: table.lines.map(([one, two]) => [clean(one, table), clean(two, table)] as const),
    }));
}

/** Marks that separate cells do not stand in them, and no quotation mark. */
function clean(text: string, { separator }: Pick<PastedTable, 'separator'>): string {
  return text
    .replaceAll(separator, '')
    .replace(/["\n\r\t]/g, '')
    .trim();
}

/** What is wrong with how a table is read; null where nothing is. */
export function misreadingOfColumns(table: PastedTable): string | null {
  const { definition, units } = LISTS[table.list] as {
    definition: unknown;
    units: readonly (readonly string[] | null)[];
  };
  const { fields, fixed } = definition as AnyCalculatorDefinition;
  const blank = { ...createFormModel({ fields, fixed } as never).blank, method: 'standard-curve' };
  const [name = '', list] = Object.entries(fields).find(([, { kind }]) => kind === 'rows') as [
    string,
    FieldOfKind<'rows'>,
  ];
  const columns = Object.keys(list.row);
  const all = [...(table.heading === null ? [] : [table.heading]), ...table.lines];
  // Blank lines at either end are no part of a table.
  const isFull = (cells: readonly string[]) => cells.some((cell) => cell !== '') || table.separator !== '\t';
  const lines = all.slice(all.findIndex(isFull), all.findLastIndex(isFull) + 1);
  const text = lines.map((line) => line.join(table.separator)).join('\n');
  if (!hasSeveralCells(text)) return null;
  const cells = pastedCells(text);
  const pasted = withPastedCells(
    [],
    list.row,
    cells,
    { row: 0, column: columns[0] ?? '' },
    {
      absentWithout: list.absentWithout,
      unnamed: list.unnamed,
      units: { unitsIn: list.unitsIn, form: fields, values: blank },
    },
  );
  // Two columns of digits with commas between them are one column of decimal commas as well: that is told.
  if (JSON.stringify(cells) !== JSON.stringify(lines))
    return pasteInWords(pasted).includes('decimal mark') ? null : `split into ${JSON.stringify(cells)}`;
  return (
    placesOf(pasted, lines, columns, list, units, table.heading !== null) ??
    valuesOf({ ...blank, ...pasted.chosen }, name, pasted, fields, list, columns)
  );
}

/** Every line is in a row, a heading or told to be left out, and every cell of a row is the cell of its line. */
function placesOf(
  pasted: Pasted,
  lines: readonly (readonly string[])[],
  columns: readonly string[],
  list: FieldOfKind<'rows'>,
  units: readonly (readonly string[] | null)[],
  hasHeading: boolean,
): string | null {
  const words = pasteInWords(pasted);
  const heads = lines.length - pasted.taken - pasted.left - pasted.absent;
  const isNothing = words.startsWith('Nothing');
  if (!isNothing && (heads < 0 || heads > 2)) return `${heads} lines are gone`;
  if (heads > 0 && !isNothing && !words.includes('The first line was taken for the names'))
    return 'a line is gone in silence';
  if (pasted.absent > 0 && !words.includes('left out')) return 'lines are left out in silence';
  const headLines = isNothing ? [] : lines.slice(0, heads);
  for (const line of headLines)
    if (
      !line.some((cell, index) => list.row[columns[index] ?? '']?.kind === 'number' && !isNumber(cell)) &&
      !line.some((cell) => cell === 'Species')
    )
      return `${JSON.stringify(line)} is no heading`;
  const rest = lines.slice(isNothing ? 0 : heads);
  const counting = list.absentWithout === undefined ? -1 : columns.indexOf(list.absentWithout);
  const kept =
    counting < 0 ? rest : rest.filter((line) => line[counting] !== '' && readNumber(line[counting] ?? '') !== 0);
  if (!isNothing && kept.length !== pasted.taken) return `${pasted.taken} rows of ${kept.length}`;
  for (const [index, column] of columns.entries()) {
    const own = pasted.rows.map((row) => row[column]);
    const isLeftOut = own.every((value) => value === '') && words.includes('its numbers were left out');
    const wanted = kept.map((line) => line[index]);
    if (!isNothing && !isLeftOut && own.join('\n') !== wanted.join('\n'))
      return `${column} is ${JSON.stringify(own)}, not ${JSON.stringify(wanted)}`;
    const unit = hasHeading && headLines.length > 0 ? unitIn(headLines[0]?.[index] ?? '') : null;
    const ownUnits = units[index];
    if (unit === null || isLeftOut || isNothing || ownUnits === null || ownUnits === undefined) continue;
    if (
      ownUnits.length > 0
        ? !words.includes(`read in `) || !ownUnits.includes(unit)
        : !words.includes('taken as they are')
    )
      return `${unit} was passed over: ${words}`;
  }
  return null;
}

/** The unit of the headings above. */
function unitIn(heading: string): string | null {
  const marked = /[([](.*)[)\]]$|\/ (.*)$/.exec(heading);
  return marked?.[1] ?? marked?.[2] ?? (/^(?:%|[µn]g\/mL)$/.test(heading) ? heading : null);
}

function isNumber(text: string): boolean {
  return naiveNumbers(text, { label: '\n', units: [] }).length > 0;
}

/** Every number of a row is the number that its cell says, or is refused with its row. */
function valuesOf(
  draft: Values,
  name: string,
  { rows }: Pasted,
  fields: AnyCalculatorDefinition['fields'],
  list: FieldOfKind<'rows'>,
  columns: readonly string[],
): string | null {
  const { changes, unread } = rereadDraft({ ...draft, [name]: rows }, { fields, isStrict: false });
  const after = (changes[name] ?? rows) as readonly Values[];
  for (const [index, row] of rows.entries())
    for (const column of columns) {
      const field = list.row[column];
      const typed = String(row[column] ?? '');
      if (field?.kind !== 'number' || typed === '') continue;
      const value = readNumber(String(after[index]?.[column]));
      if (value === null) continue;
      const wanted = naiveNumbers(typed, { label: field.label, units: field.unit === undefined ? [] : [field.unit] });
      const isRefused = unread.some(
        ({ path, message }) => path === `${name}.${index}.${column}` && message.includes(String(index + 1)),
      );
      if (
        Number.isNaN(value)
          ? !isRefused
          : !wanted.some((each) => Math.abs(each.value - value) <= 1e-9 * Math.abs(value))
      )
        return `${JSON.stringify(typed)} in row ${index + 1} was read as ${value}`;
    }
  return null;
}
