import { expect, test } from 'vitest';
import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';

test('is a folded table with a row for each way', () => {
  const rows = [['By month', '3', 'Months are not equally long.']] as const;
  expect(whyDifferent('Days', rows)).toEqual({
    kind: 'table',
    title: 'Why is my number different?',
    isFolded: true,
    columns: [{ label: 'Way' }, { label: 'Days', numeric: true }, { label: 'What it means' }],
    rows,
  });
  expect(whyDifferent('Days', rows, 'All of them.').note).toBe('All of them.');
});
