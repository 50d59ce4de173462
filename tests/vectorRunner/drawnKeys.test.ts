import { expect, test } from 'vitest';
import type { Figure, Presentation } from '#src/engine/kit/presentation.ts';
import { drawnKeys } from './drawnKeys.ts';

const figure = (field: string): Figure => ({ field, label: field, value: 1, text: '1' });

const PRESENTATION: Presentation = {
  headline: figure('headline'),
  status: '',
  blocks: [
    { kind: 'facts', figures: [figure('fact')] },
    { kind: 'table', title: 'Rows', columns: [{ label: 'Name' }], rows: [['plain text'], [figure('rows.0.name')]] },
    {
      kind: 'sequence',
      field: 'strand',
      title: 'Strand',
      text: 'ACGT',
      ends: ['5′', '3′'],
      unit: 'nt',
    },
  ],
  working: [
    { label: 'Shown', formula: 'a', substituted: '1', value: '1', data: { field: 'step', value: 1 } },
    { label: 'Not a key', formula: 'a', substituted: '1', value: '1' },
  ],
};

test('figures, cells, long texts and lines of the working are drawn; plain cells have no key', () => {
  expect([...drawnKeys(PRESENTATION)].sort()).toEqual(['fact', 'headline', 'rows.0.name', 'step', 'strand']);
});
