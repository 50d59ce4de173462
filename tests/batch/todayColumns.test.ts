/** What the pregnancies of a herd mean today, in its table and in the file of it. */
import { expect, test } from 'vitest';
import { gestationCalculator } from '#src/calculators/families/gestation.ts';
import { batchFile } from '#src/engine/batch/batchResult.ts';
import type { BatchJob } from '#src/engine/batch/computeRows.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { runTable } from '#tests/support/batchRuns.ts';

const definition = gestationCalculator('cow');
const HERD = [
  ['Calm', '2026-08-01'],
  ['Wrong', '2026-02-30'],
  ['Late', '2026-02-12'],
  ['Very late', '2026-02-07'],
  ['Any day', '2026-02-20'],
  ['To call', '2026-02-14'],
  ['Ahead', '2026-12-01'],
  ['Long ago', '2025-02-07'],
];
const JOB: BatchJob = {
  definition,
  table: { columns: ['Name', 'Breeding date'], rows: HERD },
  matching: { matingDate: 1 },
  draft: createFormModel(definition).blank,
};

test('has the day, the days to go and what now before the dates', async () => {
  const { results } = await runTable({ ...JOB, today: '2026-11-29' });
  expect(results.slice(0, 4).map(({ header, shownHeader }) => shownHeader ?? header)).toEqual([
    'Day today',
    'Days to go',
    'What now',
    'Due date',
  ]);
  const rows = HERD.map(([name], row) => [name, ...results.slice(0, 3).map(({ textAt }) => textAt(row))]);
  expect(rows).toEqual([
    ['Calm', '120', '163', 'not yet'],
    ['Wrong', '', '', ''],
    ['Late', '290', '-7', 'overdue'],
    ['Very late', '295', '-12', 'overdue'],
    ['Any day', '282', '1', 'any day'],
    ['To call', '288', '-5', 'call'],
    ['Ahead', '-2', '285', 'check the date'],
    ['Long ago', '660', '-377', 'old'],
  ]);
});

test('begins with alarms, then cautions, then what is calm, in the order of the table', async () => {
  const { today } = await runTable({ ...JOB, today: '2026-11-29' });
  expect(today?.order.map((row) => HERD[row]?.[0])).toEqual([
    'Very late',
    'Late',
    'To call',
    'Ahead',
    'Long ago',
    'Calm',
    'Any day',
    'Wrong',
  ]);
});

test('the file has the order of the table, and says of which day its columns are', async () => {
  const file = await (await batchFile(await runTable({ ...JOB, today: '2026-11-29' }))).text();
  const [header = '', first = ''] = file.replace('\ufeff', '').split('\r\n');
  const columns = ['Day today', 'Days to go', 'What now'].map((title) => `${title} (as of 2026-11-29)`);
  expect(header).toContain(`Name,Breeding date,${columns.join(',')},Due date,`);
  expect(first).toMatch(/^Calm,2026-08-01,120,163,not yet,/);
});

test('without a day, and of a calculator that no day changes, there are no such columns', async () => {
  expect((await runTable(JOB)).today).toBeNull();
  const { today, ...undated } = definition;
  expect(today).toBeDefined();
  expect((await runTable({ ...JOB, definition: undated, today: '2026-11-29' })).today).toBeNull();
});
