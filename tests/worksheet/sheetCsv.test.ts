import { expect, test } from 'vitest';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { sheetCsv } from '#src/site/pages/calculator/onDemand/WorksheetPanel.tsx';

const presentation: Presentation = {
  headline: { field: 'mass', label: 'Mass', value: 2, text: '2', unit: 'g' },
  status: 'Mass 2 g.',
  blocks: [],
  working: [],
};

test('a line for each problem, and nothing that a spreadsheet would run', () => {
  const givens = [
    { label: 'Volume', text: '5 mL' },
    { label: 'Name', text: 'Salt' },
  ];
  const problems = [
    { draft: {}, givens, asked: 'Mass, in g', answer: 'Mass: 2 g', presentation },
    { draft: {}, givens: [], asked: '=1+1', answer: '-2', presentation },
  ];
  expect(sheetCsv(problems).split(/\r?\n/)).toEqual([
    'Problem,Given,Asked,Answer',
    '1,"Volume: 5 mL; Name: Salt","Mass, in g",Mass: 2 g',
    "2,,'=1+1,-2",
    '',
  ]);
});
