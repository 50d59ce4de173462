/** ± in the cells of a table: a column beside each figure, and what the form says of inputs without a column. */
import { describe, expect, test } from 'vitest';
import { batchFile } from '#src/engine/batch/batchResult.ts';
import type { BatchJob } from '#src/engine/batch/computeRows.ts';
import { runTable } from '#tests/support/batchRuns.ts';
import { exampleDraft } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';

const CALCULATORS = await everyCalculator();

function job(
  id: string,
  columns: readonly string[],
  rows: BatchJob['table']['rows'],
  draft: BatchJob['draft'],
): BatchJob {
  const definition = CALCULATORS.find((each) => each.id === id)?.definition;
  if (definition === undefined) throw new Error(`no ${id}`);
  const matching = Object.fromEntries(columns.map((name, column) => [name.replace(/ \(.*/, ''), column]));
  return { definition, table: { columns, rows }, matching, draft: { ...exampleDraft(definition), ...draft } };
}

const GLUCOSE = { mode: 'molarity', mass: '9', molarMass: '180.16', volume: '0.25' };

describe('molarity', () => {
  test('the three ways of writing it, and a row that is exact', async () => {
    const rows = [['9.00 ± 0.09'], ['9.00(9)'], ['9 ± 1 %'], ['9']];
    const { results, refused } = await runTable(job('molarity', ['mass'], rows, GLUCOSE));
    expect(refused.size).toBe(0);
    const [figure, spread] = results;
    expect([figure?.header, spread?.header, spread?.isNumeric]).toEqual([
      'Molarity (mol/L)',
      '± Molarity (mol/L)',
      true,
    ]);
    expect(rows.map((_, row) => spread?.textAt(row))).toEqual(['0.0020', '0.0020', '0.0020', '']);
    expect(rows.map((_, row) => figure?.textAt(row))).toEqual(['0.1998', '0.1998', '0.1998', '0.1998']);
  });

  test('the unit of the column holds for ± as well, and the file has it all', async () => {
    const result = await runTable(job('molarity', ['mass (mg)'], [['9000 ± 90']], GLUCOSE));
    expect(result.results[1]?.textAt(0)).toBe('0.0020');
    expect(await (await batchFile(result)).text()).toContain('± Molarity (mol/L)');
  });

  test('what the form says after ± holds for inputs without a column, not for those with one', async () => {
    const draft = { ...GLUCOSE, '±': 'volume=1+%25&mass=50+%25' };
    const { results } = await runTable(job('molarity', ['mass'], [['9'], ['9.00(9)']], draft));
    expect([results[1]?.textAt(0), results[1]?.textAt(1)]).toEqual(['0.0020', '0.0028']);
  });

  test('without ± there is no such column; what is no uncertainty is refused with its cell', async () => {
    const { results, refused } = await runTable(job('molarity', ['mass'], [['9'], ['9 ± much']], GLUCOSE));
    expect(results.some(({ header }) => header.startsWith('±'))).toBe(false);
    expect(refused.get(1)).toContain('“9 ± much” is a number with its uncertainty');
  });
});
