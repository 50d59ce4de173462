import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/surface-area-volume/calculator.ts';
import { visibleFields } from '#src/engine/form/controls.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type SurfaceVolumeInput } from '#workers/formulas/surface-area-volume.ts';

const none: SurfaceVolumeInput = { shape: 'cube', radius: 0, side: 0, height: 0 };

function presented(change: Partial<SurfaceVolumeInput>) {
  const input = { ...none, ...change };
  return calculator.present(computed(formula, input), input);
}

describe('surface-area-volume page', () => {
  test.each([
    ['sphere', ['shape', 'radius']],
    ['cube', ['shape', 'side']],
    ['cylinder', ['shape', 'radius', 'height']],
  ])('asks of a %s for %j', (shape, names) => {
    const { blank } = createFormModel(calculator);
    expect(visibleFields(calculator.fields, { ...blank, shape }).map(([name]) => name)).toEqual(names);
  });

  test('shows each figure once', () => {
    expect(figuresOf(presented({ side: 2 })).map(({ field, text }) => [field, text])).toEqual([
      ['ratio', '3.000'],
      ['surfaceArea', '24.00'],
      ['volume', '8.00'],
      ['isoperimetricQuotient', '0.524'],
      ['comparison.sphere.surfaceArea', '19.34'],
      ['comparison.sphere.ratio', '2.418'],
      ['comparison.cube.surfaceArea', '24.00'],
      ['comparison.cube.ratio', '3.000'],
      ['comparison.cylinder.surfaceArea', '22.14'],
      ['comparison.cylinder.ratio', '2.768'],
    ]);
  });

  test('the table shows the digits of large bodies', () => {
    const ratios = figuresOf(presented({ side: 10_000 })).filter(({ field }) => field.endsWith('.ratio'));
    expect(ratios.map(({ text, note }) => [text, note])).toEqual([
      ['0.000', 'With four digits 0.0004836.'],
      ['0.001', 'With four digits 0.0006.'],
      ['0.001', 'With four digits 0.0005536.'],
    ]);
  });

  test('a small sphere prints as specified, with more digits below', () => {
    const [, , volume] = figuresOf(presented({ shape: 'sphere', radius: 0.05 }));
    expect(volume).toMatchObject({ text: '0.00', note: 'With four digits 0.0005236.' });
  });

  test('the working has the lengths in it', () => {
    expect(presented({ shape: 'cylinder', radius: 1, height: 6 }).working).toMatchObject([
      { substituted: '2π·1·(1 + 6)', value: '43.9823' },
      { substituted: 'π·1²·6', value: '18.8496' },
      { substituted: '43.9823 ÷ 18.8496', value: '2.333' },
      { substituted: '∛(36π ÷ 18.8496)', value: '1.817' },
    ]);
  });
});
