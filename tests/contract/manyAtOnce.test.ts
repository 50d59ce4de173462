/** 'Calculate many at once' on every page that has it: a row gives the same result as the page. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BatchResult, batchFile } from '#src/engine/batch/batchResult.ts';
import { cellText, sampleFile } from '#src/engine/batch/sampleFile.ts';
import { takesMany } from '#src/engine/batch/takesMany.ts';
import { withValueAt } from '#src/engine/form/controls.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import type { Figure, Presentation } from '#src/engine/kit/presentation.ts';
import { ownUnits } from '#src/engine/kit/unitFields.ts';
import { batchInputs } from '#src/engine/tables/batchInputs.ts';
import { cellValue } from '#src/engine/tables/cellValue.ts';
import { columnName, hasHeader, matchColumns, namedTable } from '#src/engine/tables/matchColumns.ts';
import { readTable } from '#src/engine/tables/readTable.ts';
import { arbitraryDraft } from '#tests/support/arbitraryDraft.ts';
import { NEVER, runTable } from '#tests/support/batchRuns.ts';
import { run, runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';
import { isSampled } from '#tests/support/sample.ts';

const CALCULATORS = await everyCalculator();
// The first load of a calculator may exceed the test timeout.
await everyFormula();
const ELIGIBLE = CALCULATORS.filter(({ definition }) => takesMany(definition));
const OTHERS = CALCULATORS.filter(({ definition }) => !takesMany(definition));

test('there are pages that take tables, and pages that do not', () => {
  expect(ELIGIBLE.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['annealing-temperature', 'goat-gestation', 'cell-division-time', 'allele-frequency']),
  );
  expect(OTHERS.map(({ id }) => id)).toEqual(expect.arrayContaining(['dog-metacam', 'species-diversity']));
});

test('every other page has a list or a text of several lines among its inputs, or is about toxicity or medicine', () => {
  for (const { definition } of OTHERS) {
    const isLong = Object.values(definition.fields).some(
      (field) => field.kind === 'rows' || (field.kind === 'text' && field.lines !== undefined),
    );
    expect(isLong || definition.resultAfterEdit === 'removed').toBe(true);
  }
});

test.each(CALCULATORS.filter(({ definition }) => definition.resultAfterEdit === 'removed'))(
  '$id warns and takes no tables',
  ({ definition }) => {
    expect(takesMany(definition)).toBe(false);
  },
);

describe.each(ELIGIBLE.filter(({ id }) => isSampled(id)))('$id', ({ definition }) => {
  const { fields } = definition;
  const inputs = batchInputs(fields);
  const { blank } = createFormModel(definition);

  test('finds every column by its label and by its key, and none twice', () => {
    for (const names of [inputs.map((input) => columnName(input, inputs)), inputs.map(({ name }) => name)]) {
      const table = namedTable([names.toReversed(), []], true);
      const expected = Object.fromEntries(inputs.map(({ name }, place) => [name, inputs.length - 1 - place]));
      expect(hasHeader(inputs, [names])).toBe(true);
      expect(matchColumns(inputs, table, true)).toEqual(expected);
    }
  });

  test('its sample file is read without a complaint and gives the page’s result', async () => {
    const reading = await readTable(sampleFile(definition), NEVER);
    if (!reading.ok) throw new Error(reading.problem);
    const table = namedTable(reading.rows, hasHeader(inputs, reading.rows));
    expect(table.columns).toHaveLength(inputs.length + 1);
    expect(table.rows).toHaveLength(1);
    const matching = matchColumns(inputs, table, true);
    expect(Object.values(matching)).toEqual(inputs.map((_, place) => place + 1));
    const result = await runTable({ definition, table, matching, draft: blank });
    expect([...result.refused.values()]).toEqual([]);
    const { presentation } = await runExample(definition);
    expectSame(result, 0, presentation);
  });

  test('any rows: the page’s results, and the page’s messages', async () => {
    const drafts = fc
      .sample(arbitraryDraft(fields, definition.example), { numRuns: 120, seed: 20_250_101 })
      .map((draft) => asFromCells({ ...blank, ...draft }));
    const table = {
      columns: inputs.map(({ name }) => name),
      rows: drafts.map((draft) => inputs.map((input) => cellText(input, draft))),
    };
    const matching = Object.fromEntries(inputs.map(({ name }, place) => [name, place]));
    const result = await runTable({ definition, table, matching, draft: blank });
    let computed = 0;
    for (const [row, draft] of drafts.entries()) {
      const alone = await run(definition, draft);
      const message = result.refused.get(row);
      if (alone.outcome === 'computed') {
        computed += 1;
        expect(message).toBeUndefined();
        expectSame(result, row, alone.presentation);
      } else {
        expect(message).toMatch(/\S/);
        if (alone.outcome === 'refused') for (const issue of alone.issues) expect(message).toContain(issue.message);
      }
    }
    expect(computed).toBeGreaterThan(1);
  });

  test('no file has two columns of one name, for any column names of the table', async () => {
    const first = await exampleTable([]);
    const { header: itsOwn } = await exampleTable(first.header.slice(inputs.length));
    expect(new Set(itsOwn).size).toBe(itsOwn.length);
    const { header: twice } = await exampleTable(['Note', 'Note', 'Not calculated because', 'Remarks']);
    expect(new Set(twice).size).toBe(twice.length);
  });

  /** The header of the file from the example and a refused row, with further columns beside the inputs. */
  async function exampleTable(others: readonly string[]): Promise<{ readonly header: readonly string[] }> {
    const columns = [...inputs.map((input) => columnName(input, inputs)), ...others];
    const row = (values: Values) => [...inputs.map((input) => cellText(input, values)), ...others];
    const matching = Object.fromEntries(inputs.map(({ name }, place) => [name, place]));
    const table = { columns, rows: [row(definition.example as Values), columns.map(() => 'no value of any kind')] };
    const file = await batchFile(await runTable({ definition, table, matching, draft: blank }));
    const reading = await readTable(await file.text(), NEVER);
    if (!reading.ok) throw new Error(reading.problem);
    return { header: reading.rows[0] ?? [] };
  }

  /** Converts a draft to table cells: trimmed, in the letter case of the field, numbers in its units. */
  function asFromCells(draft: Values): Values {
    return inputs.reduce(
      (values, input) => {
        const reading = cellValue(cellText(input, values), input.field);
        return reading.ok ? withValueAt(values, input.name, reading.value) : values;
      },
      { ...draft, ...ownUnits(fields) },
    );
  }
});

/** Every figure of the page is in its row, under a header with its unit. */
function expectSame({ results }: BatchResult, row: number, presentation: Presentation): void {
  const seen = new Set<string>();
  for (const { field, unit, value, text } of scalarFigures(presentation)) {
    if (seen.has(`${field} ${unit}`)) continue;
    seen.add(`${field} ${unit}`);
    const columns = results.filter((column) => column.field === field && column.textAt(row) !== '');
    const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
    const found = columns.find((column) => column.textAt(row) === (isDay ? value : text));
    expect(found, `${field}: ${text}`).toBeDefined();
    if (unit !== undefined) expect(found?.header).toContain(unit);
  }
  const headers = results.map(({ header }) => header);
  expect(new Set(headers).size).toBe(headers.length);
}

function scalarFigures({ headline, blocks }: Presentation): readonly Figure[] {
  return [
    headline,
    ...blocks.flatMap((block) => {
      if (block.kind === 'facts') return block.figures;
      return block.kind === 'comparison' ? block.rows.flatMap(({ figures }) => figures) : [];
    }),
  ];
}

test.each(CALCULATORS.filter(({ id }) => isSampled(id)))(
  '$id: no table of its result has two columns of one name',
  async ({ definition }) => {
    if (definition.example === undefined) return;
    const { presentation } = await runExample(definition);
    for (const block of presentation.blocks) {
      if (block.kind !== 'table') continue;
      const labels = block.columns.map(({ label }) => label);
      expect(new Set(labels).size, block.title).toBe(labels.length);
    }
  },
);
