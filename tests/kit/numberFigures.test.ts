import { expect, test } from 'vitest';
import { numberFigures } from '#src/engine/kit/onDemand/numberFigures.ts';
import type { Figure, Presentation } from '#src/engine/kit/presentation.ts';

function figure(field: string, value: Figure['value']): Figure {
  return { field, label: field, value, text: String(value) };
}

const SHOWN: Presentation = {
  headline: figure('tm', 60),
  status: '',
  working: [],
  blocks: [
    { kind: 'table', title: '', columns: [], rows: [['a', figure('cell', 1), figure('gc', 2)]] },
    { kind: 'facts', figures: [figure('gc', 0), figure('tm', 60), figure('name', 'x'), figure('odd', Number.NaN)] },
    {
      kind: 'comparison',
      title: '',
      methods: ['Old', 'New'],
      why: '',
      sources: [],
      rows: [{ label: 'Tm', figures: [figure('old', 5), figure('new', null)] }],
    },
  ],
};

test('finite numbers, one per field, key figures before cells; zeros stay', () => {
  expect(numberFigures(SHOWN).map(({ figure: { field }, value, isInTable }) => [field, value, isInTable])).toEqual([
    ['tm', 60, false],
    ['gc', 0, false],
    ['old', 5, false],
    ['cell', 1, true],
  ]);
});

test('a figure of a comparison is named by its row and its method', () => {
  expect(numberFigures(SHOWN).map(({ figure: { label } }) => label)).toContain('Tm (Old)');
});
