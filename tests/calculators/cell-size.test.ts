import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/cell-size/calculator.ts';
import { visibleFields } from '#src/engine/form/controls.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type CellSizeInput } from '#workers/formulas/cell-size.ts';

const none: CellSizeInput = { shape: 'rod', size: 0, length: 0, width: 0, height: 0 };

function presented(change: Partial<CellSizeInput>) {
  const input = { ...none, ...change };
  return calculator.present(computed(formula, input), input);
}

describe('cell-size page', () => {
  test.each([
    ['sphere', ['shape', 'size']],
    ['cube', ['shape', 'size']],
    ['cuboid', ['shape', 'length', 'width', 'height']],
    ['cylinder', ['shape', 'length', 'width']],
    ['rod', ['shape', 'length', 'width']],
    ['ellipsoid', ['shape', 'length', 'width', 'height']],
  ])('asks of a %s for %j', (shape, names) => {
    const { blank } = createFormModel(calculator);
    expect(visibleFields(calculator.fields, { ...blank, shape }).map(([name]) => name)).toEqual(names);
  });

  test('another shape empties the boxes and removes the result', () => {
    const form = createFormModel(calculator);
    const draft = { ...form.blank, shape: 'rod', length: '2', width: '0.8' };
    expect(form.edit(draft, 'shape', 'cylinder')).toEqual({ ...form.blank, shape: 'cylinder' });
    expect(form.resultAfterEdit('shape')).toBe('removed');
  });

  test('shows each figure once, volume and surface with two decimals, the ratio with three', () => {
    const figures = figuresOf(presented({ length: 2, width: 0.8 })).map(({ field, text }) => [field, text]);
    expect(figures).toEqual([
      ['saToVolumeRatio', '5.769'],
      ['volume', '0.87'],
      ['surfaceArea', '5.03'],
      ['equivalentDiameter', '1.18'],
    ]);
  });

  test('gives more digits of a value that two decimals hide', () => {
    const notes = figuresOf(presented({ shape: 'sphere', size: 0.05 })).map(({ note = '' }) => note);
    expect(notes[1]).toMatch(/^With four digits 0.00006545\. The same/);
    expect(figuresOf(presented({ shape: 'cube', size: 0.5 }))[1]?.note).toMatch(/^With four digits 0\.125\./);
    expect(figuresOf(presented({ shape: 'cube', size: 10 }))[1]?.note).not.toMatch(/digits/);
  });

  test('the working has the measurements in it', () => {
    expect(presented({ length: 2, width: 0.8 }).working.map(({ substituted, value }) => [substituted, value])).toEqual([
      ['(π·0.8² ÷ 4)·(2 − 0.8 ÷ 3)', '0.871268 µm³'],
      ['π·0.8·2', '5.02655 µm²'],
      ['5.0265482 ÷ 0.87126836', '5.769 µm⁻¹'],
    ]);
    expect(presented({ shape: 'ellipsoid', length: 6, width: 10, height: 8 }).working[1]).toMatchObject({
      substituted: '4π·5·4·R_G(0.36, 0.5625, 1)',
      value: '199.455 µm²',
    });
  });
});
