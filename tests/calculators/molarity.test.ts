import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/molarity/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type MolarityInput } from '#workers/formulas/molarity.ts';

function presented(input: MolarityInput) {
  return calculator.present(computed(formula, input), input);
}

describe('molarity page', () => {
  test.each([
    [{ mode: 'molarity', mass: 9, molarMass: 180.156, volume: 0.25 }, 'Molarity 0.1998 mol/L.'],
    [{ mode: 'mass', molarity: 0.2, molarMass: 180.156, volume: 0.25 }, 'Mass to weigh in 9.0078 g.'],
    [{ mode: 'volume', mass: 10, molarMass: 98.072, molarity: 1.5 }, 'Volume of the solution 0.0680 L.'],
    [{ mode: 'dilution', c1: 12, c2: 1, v2: 0.5 }, 'Volume before, V₁ is 0.0417.'],
    [{ mode: 'molarity', mass: 1e-6, molarMass: 100, volume: 1 }, 'Molarity 1.000e-8 mol/L.'],
  ] as const)('%j: %s', (input, status) => {
    expect(presented(input).status).toBe(status);
  });

  test.each([
    [{ mode: 'volume', mass: 10, molarMass: 98.072, molarity: 1.5 }, '67.98 mL'],
    [{ mode: 'volume', mass: 0.0398484, molarMass: 150, molarity: 1 }, '265.7 µL'],
    [{ mode: 'mass', molarity: 0.001, molarMass: 150, volume: 1e-4 }, '15 µg'],
    [{ mode: 'mass', molarity: 0.2, molarMass: 180.156, volume: 0.25 }, undefined],
    [{ mode: 'molarity', mass: 1e-6, molarMass: 100, volume: 1 }, '10 nmol/L'],
  ] as const)('%j is said in the unit of the bench as well: %s', (input, note) => {
    expect(presented(input).headline.note).toBe(note);
  });

  test('the working carries enough digits to be checked', () => {
    const { working } = presented({ mode: 'molarity', mass: 9, molarMass: 180.156, volume: 0.25 });
    expect(working.map(({ substituted }) => substituted)).toEqual(['9 ÷ 180.156', '0.049956704 ÷ 0.25']);
  });

  test('each of the four parts of a dilution has its equation', () => {
    const steps = (input: Omit<MolarityInput, 'mode'>) => presented({ mode: 'dilution', ...input }).working[0];
    expect(steps({ v1: 1, c2: 2, v2: 3 })).toMatchObject({
      formula: 'c₁ = c₂·V₂ ÷ V₁',
      substituted: '2·3 ÷ 1',
      value: '6.0000',
    });
    expect(steps({ c1: 8, c2: 2, v2: 4 })).toMatchObject({
      formula: 'V₁ = c₂·V₂ ÷ c₁',
      substituted: '2·4 ÷ 8',
      value: '1.0000',
    });
    expect(steps({ c1: 8, v1: 1, v2: 4 })).toMatchObject({
      formula: 'c₂ = c₁·V₁ ÷ V₂',
      substituted: '8·1 ÷ 4',
      value: '2.0000',
    });
    expect(steps({ c1: 8, v1: 1, c2: 2 })).toMatchObject({
      formula: 'V₂ = c₁·V₁ ÷ c₂',
      substituted: '8·1 ÷ 2',
      value: '4.0000',
    });
  });

  test('warns when solvent would have to be taken away', () => {
    expect(presented({ mode: 'dilution', c1: 1, v1: 2, c2: 4 }).blocks[0]).toMatchObject({
      title: 'This is not a dilution',
    });
    expect(presented({ mode: 'dilution', c1: 4, v1: 1, c2: 4 }).blocks[0]).toMatchObject({ kind: 'facts' });
  });

  test('says which part was found', () => {
    const found = figuresOf(presented({ mode: 'dilution', c1: 2, v1: 0.025, v2: 0.1 }));
    expect(found.find(({ field }) => field === 'solved')).toMatchObject({
      value: 'c2',
      text: 'Concentration after, c₂',
    });
  });
});
