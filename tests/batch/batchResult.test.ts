import { afterEach, describe, expect, test, vi } from 'vitest';
import { batchFile, runBatch } from '#src/engine/batch/batchResult.ts';
import { type BatchJob, computeRows, ROWS_PER_MESSAGE } from '#src/engine/batch/computeRows.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { withUnitFields } from '#src/engine/kit/unitFields.ts';
import { manyClient, NEVER, runTable } from '#tests/support/batchRuns.ts';
import { stubModules } from '#tests/support/stubFormulas.ts';
import { answering } from '#workers/answering.ts';
import type { AnyTypes } from '#workers/contract.ts';
import { createHost } from '#workers/host.ts';

const definition: AnyCalculatorDefinition = {
  formula: 'doubling',
  fixed: {},
  fields: {
    size: { kind: 'number', label: 'Size' },
    born: { kind: 'date', label: 'Born', optional: true },
  },
  example: { size: '4', born: '' },
  outputs: {},
  errorStyle: 'inline',
  present(result) {
    const { twice } = result as { readonly twice: number };
    if (twice === 26) throw new Error('a bug in present');
    return {
      headline: { field: 'twice', label: 'Twice', value: twice, text: String(twice), unit: 'm' },
      status: '',
      blocks: [],
      working: [],
    };
  },
  evidence: 'rule',
  sources: ['spec'],
};
const client = manyClient(createHost<AnyTypes>(stubModules()));

function job(rows: readonly (readonly string[])[], changes: Partial<AnyCalculatorDefinition> = {}): BatchJob {
  return {
    definition: { ...definition, ...changes },
    table: { columns: ['Tag', 'Size', 'Born'], rows },
    matching: { size: 1, born: 2 },
    draft: { size: '', born: '' },
  };
}

function ran(given: BatchJob) {
  return runBatch(given, client, NEVER, () => {});
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('valid rows are computed, the others give the reason', async () => {
  const { results, refused } = await ran(
    job([
      ['A', '4', ''],
      ['B', '', ''],
      ['C', '1,500', ''],
      ['D', '5', '1.2.2024'],
      ['E', '6', '', 'more'],
      ['F', '2,5'],
    ]),
  );
  expect(results.map(({ header, textAt }) => [header, textAt(0), textAt(1), textAt(5)])).toEqual([
    ['Twice (m)', '8', '', '5'],
  ]);
  expect([...refused]).toEqual([
    [1, 'Please enter a size'],
    // The formula lets it pass: no number goes unread in silence.
    [2, 'Row 3, Size: The comma in “1,500” could mean two things: write 1.500 or 1500.'],
    [3, 'Row 4, Born: write “1.2.2024” as year, month and day with hyphens, such as 2024-04-15.'],
    [4, 'This row has 4 cells, but there are 3 columns.'],
  ]);
});

test('a decimal comma in a table of one column is another cell, and is reported', async () => {
  const { refused } = await ran({
    ...job([['2', '5']]),
    table: { columns: ['Size'], rows: [['2', '5']] },
    matching: { size: 0 },
  });
  expect([...refused.values()]).toEqual(['This row has 2 cells, but there is 1 column.']);
});

describe('a header that names a unit which is a choice of its own', () => {
  const fields: AnyCalculatorDefinition['fields'] = {
    size: { kind: 'number', label: 'Size', unitIn: 'sizeUnit' },
    sizeUnit: {
      kind: 'choice',
      label: 'Unit of the size',
      look: 'menu',
      options: ['m', 'ft'].map((value) => ({ value, label: value })),
      initial: 'm',
    },
  };
  const OTHER = '“Size (ft)” is in ft, but “Unit of the size” is m.';
  const CASES = [
    ['the form has the other unit', null, 'm', [[0, OTHER]]],
    ['the form has that unit', null, 'ft', []],
    [
      'the table has units',
      1,
      'm',
      [
        [0, OTHER],
        [2, OTHER],
      ],
    ],
  ] as const;

  test.each(CASES)('%s: rows in another are refused', async (_, unitColumn, inForm, expected) => {
    const rows = [
      ['4', 'm'],
      ['4', 'ft'],
      ['4', ''],
    ].slice(0, unitColumn === null ? 1 : 3);
    const { refused } = await ran({
      ...job([], { fields }),
      table: { columns: ['Size (ft)', 'sizeUnit'], rows },
      matching: { size: 0, sizeUnit: unitColumn },
      draft: { size: '', sizeUnit: inForm },
    });
    expect([...refused]).toEqual(expected);
  });

  test('a blank cell is in no unit', async () => {
    const { refused } = await ran({
      ...job([], { fields }),
      table: { columns: ['Size (ft)'], rows: [['']] },
      matching: { size: 0 },
      draft: { size: '', sizeUnit: 'm' },
    });
    expect([...refused.values()]).toEqual(['Please enter a size']);
  });
});

test('an unreadable number is reported in the words of the form, after the formula’s sentence', async () => {
  const { refused } = await runTable({
    definition: { ...definition, formula: 'ph-analysis', fields: { pH: { kind: 'number', label: 'pH' } } },
    table: { columns: ['pH'], rows: [['1,500'], ['acid']] },
    matching: { pH: 0 },
    draft: {},
  });
  expect(refused.get(0)).toBe(
    'Please enter a valid pH value between 0 and 14. Row 1, pH: The comma in “1,500” could mean two things: write 1.500 or 1500.',
  );
  expect(refused.get(1)).toBe('Please enter a valid pH value between 0 and 14. Row 2, pH: “acid” is not a number.');
  const { refused: underAnother } = await runTable({
    definition: { ...definition, formula: 'ph-analysis', fields: { pH: { kind: 'number', label: 'pH' } } },
    table: { columns: ['Tag', 'Acidity'], rows: [['A1', 'acid']] },
    matching: { pH: 1 },
    draft: {},
  });
  expect(underAnother.get(0)).toContain('Row 1, pH (column “Acidity”): “acid” is not a number.');
});

test('a column is in the unit that its heading names, a cell in the one that it names itself', async () => {
  const fields = withUnitFields({ size: { kind: 'number', label: 'Size', ...measuredIn('length', 'm', 'cm') } });
  const rows = [['400'], ['3 m'], ['1,000,000'], ['5 kg']];
  const run = (heading: string) =>
    ran({
      definition: { ...definition, fields },
      table: { columns: [heading], rows },
      matching: { size: 0 },
      draft: { size: '', size_unit: 'cm' },
    });
  const { results, refused } = await run('Size (cm)');
  expect([0, 1, 2].map((row) => results[0]?.textAt(row))).toEqual(['8', '6', '20000']);
  expect([...refused]).toEqual([[3, 'Row 4, Size: “5 kg” is not a number in m or cm.']]);
  const own = await run('Size');
  expect(own.results[0]?.textAt(0)).toBe('800');
});

test('what has no column is taken from the form', async () => {
  const given = job([['A', '', '']]);
  const { results } = await ran({ ...given, matching: { size: null, born: null }, draft: { size: '21', born: '' } });
  expect(results[0]?.textAt(0)).toBe('42');
});

test('where the form could not be calculated, the row says what is missing', async () => {
  const needs = { ready: () => false, missing: 'Enter a size to calculate.' };
  const { refused } = await ran(job([['A', '4', '']], { needs }));
  expect(refused.get(0)).toBe('Enter a size to calculate.');
});

test('a bug affects only its own row', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const { results, refused } = await ran(
    job([
      ['A', '13', ''],
      ['B', '4', ''],
    ]),
  );
  expect([...refused]).toEqual([[0, 'Something went wrong while calculating this row.']]);
  expect(results[0]?.textAt(1)).toBe('8');
  expect(reported).toHaveBeenCalledOnce();
  const broken = await ran(job([['A', '4', '']], { formula: 'broken' }));
  expect(broken.refused.get(0)).toBe('Something went wrong while calculating this row.');
});

describe('messages to the worker', () => {
  const rows = Array.from({ length: 2 * ROWS_PER_MESSAGE + 1 }, (_, row) => [
    '',
    row === 5 ? 'x' : '1',
    row === 7 ? 'x' : '',
  ]);

  test('are few, and the answers are in the order of the rows', async () => {
    const asked: number[] = [];
    const ask = answering(client.ask, 'computeMany', (formula, candidates, signal) => {
      asked.push(candidates.length);
      return client.ask('computeMany', formula, candidates, signal);
    });
    const counting = { ...client, ask };
    const reported: number[] = [];
    const { refused } = await runBatch(job(rows), counting, NEVER, (done) => reported.push(done));
    expect(asked).toEqual([ROWS_PER_MESSAGE - 1, ROWS_PER_MESSAGE, 1]);
    expect(reported).toEqual([ROWS_PER_MESSAGE, 2 * ROWS_PER_MESSAGE, 2 * ROWS_PER_MESSAGE + 1]);
    expect([...refused.keys()]).toEqual([5, 7]);
  });

  test('end when they are canceled', async () => {
    const controller = new AbortController();
    const lots = computeRows(job(rows), client, controller.signal);
    expect((await lots.next()).done).toBe(false);
    controller.abort(new Error('enough'));
    await expect(lots.next()).rejects.toThrow('enough');
  });

  test('that fail, fail as a whole', async () => {
    await expect(ran(job(rows, { formula: 'lost' }))).rejects.toThrow('did not load');
  });
});

describe('the file', () => {
  test('has the given columns, the results, and the reasons for missing ones; nothing in it is executed', async () => {
    const result = await ran(
      job([
        ['=1+1', '4', ''],
        ['B, "b"', '', '2024-01-02'],
      ]),
    );
    const file = await batchFile(result);
    // Spreadsheets recognize UTF-8 by the byte-order mark.
    expect([...new Uint8Array(await file.slice(0, 3).arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf]);
    expect(await file.text()).toBe(
      'Tag,Size,Born,Twice (m),Not calculated because\r\n' +
        "'=1+1,4,,8,\r\n" +
        '"B, ""b""",,2024-01-02,,Please enter a size\r\n',
    );
  });

  test('has no column for reasons where none is needed', async () => {
    const text = await (await batchFile(await ran(job([['A', '4', '']])))).text();
    expect(text.split('\r\n')[0]).toBe('Tag,Size,Born,Twice (m)');
  });
});
