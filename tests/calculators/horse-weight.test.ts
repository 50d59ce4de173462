import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/horse-weight/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type HorseWeightInput } from '#workers/formulas/horse-weight.ts';

const inInches: HorseWeightInput = { heartGirth: 76, bodyLength: 65, unit: 'in', category: 'adult' };
const inCentimetres: HorseWeightInput = { heartGirth: 190, bodyLength: 165, unit: 'cm', category: 'adult' };

function presented(input: HorseWeightInput) {
  return calculator.present(computed(formula, input), input);
}

describe('horse-weight page', () => {
  test('leads with the unit of the tape, and shows the other', () => {
    expect(presented(inInches).headline).toMatchObject({ field: 'weightLb', text: '1138', unit: 'lb' });
    expect(presented(inCentimetres).headline).toMatchObject({ field: 'weightKg', text: '500', unit: 'kg' });
    expect(figuresOf(presented(inCentimetres)).filter(({ field }) => field.startsWith('weight'))).toHaveLength(2);
  });

  test('warns with every result about medicines and horses that the formula does not fit', () => {
    const [notice] = presented(inInches).blocks;
    expect(notice).toMatchObject({ kind: 'notice', tone: 'caution' });
    expect(JSON.stringify(notice)).toContain('For medicines and dewormers use a scale or ask your vet.');
    for (const misfit of ['foals', 'donkeys', 'draft', 'late pregnancy'])
      expect(JSON.stringify(notice)).toContain(misfit);
  });

  test('gives the metric formula for adults alone', () => {
    const fields = (input: HorseWeightInput) => figuresOf(presented(input)).map(({ field }) => field);
    expect(fields(inInches)).toContain('reference.weightKg');
    expect(fields({ ...inInches, category: 'weanling' })).not.toContain('reference.weightKg');
  });

  test('converts centimeters in the working', () => {
    expect(presented(inInches).working.map(({ label }) => label)).not.toContain('Girth in inches');
    expect(presented(inInches).working[0]).toMatchObject({ substituted: '76² × 65 ÷ 330', value: '1137.7 lb' });
    expect(presented(inCentimetres).working[0]).toMatchObject({ substituted: '190 ÷ 2.54', value: '74.80315 in' });
    expect(presented(inCentimetres).working[2]).toMatchObject({ substituted: '74.80315² × 64.96063 ÷ 330' });
  });
});
