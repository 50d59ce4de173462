import { expect, test } from 'vitest';
import { shareBar } from '#src/calculators/families/shareBar.ts';

test('parts are in the order given, with the words of their amounts where they have some', () => {
  const { chart } = shareBar('Volumes', 'What is mixed.', [
    ['Stock', 1, '1 mL'],
    ['Water', 3],
  ]);
  expect(chart).toEqual({
    type: 'share',
    title: 'Volumes',
    summary: 'What is mixed.',
    parts: [
      { label: 'Stock', amount: 1, text: '1 mL' },
      { label: 'Water', amount: 3 },
    ],
  });
});

test('what is missing, negative or no finite number is no part', () => {
  const { chart } = shareBar('Parts', 'Some.', [
    ['One', 2],
    ['None', 0],
    ['Less', -1],
    ['Endless', Number.POSITIVE_INFINITY],
    ['Unknown', Number.NaN],
  ]);
  expect(chart.type === 'share' && chart.parts).toEqual([{ label: 'One', amount: 2 }]);
});
