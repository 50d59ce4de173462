import { expect, test } from 'vitest';
import { laterRows } from '#src/engine/kit/onDemand/laterRows.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { csvFile } from '#src/engine/results/csvFile.ts';
import { resultAsCsv } from '#src/engine/tables/csv.ts';

test.each([0, 1, 511, 512, 513, 5000])('%i rows in pieces are those in one', async (count) => {
  const presentation: Presentation = {
    headline: { field: 'a', label: 'A', value: 1, text: '1' },
    status: '',
    blocks: [
      {
        kind: 'table',
        title: 'Rows',
        columns: [{ label: 'Number' }, { label: 'Name' }],
        rows: laterRows(count, (index) => [String(index), `größe, ${index}`]),
      },
    ],
    working: [],
  };
  const file = await csvFile(presentation);
  expect(file.type).toBe('text/csv;charset=utf-8');
  // `text` leaves out the byte order mark.
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe(
    `\ufeff${resultAsCsv(presentation)}`,
  );
});
