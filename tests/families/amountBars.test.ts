import { expect, test } from 'vitest';
import { amountBars } from '#src/calculators/families/amountBars.ts';

test('bars stand in the order given, each with its name, on an axis with 0', () => {
  const bars = amountBars('Prices', 'Which is dearer.', 'Pack', { label: 'Price', unit: 'per kg' }, [
    ['Small', 5],
    ['Large', 3],
  ]);
  expect(bars.chart).toMatchObject({
    type: 'xy',
    title: 'Prices',
    summary: 'Which is dearer.',
    x: { label: 'Pack' },
    y: { label: 'Price', unit: 'per kg', reaches: [0] },
    series: [
      {
        name: 'Price',
        marks: 'bars',
        points: [
          { x: 1, y: 5, label: 'Small' },
          { x: 2, y: 3, label: 'Large' },
        ],
      },
    ],
  });
});
