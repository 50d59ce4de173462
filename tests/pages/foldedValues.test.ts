/** What a folded form says that was entered, in one line. */
import { expect, test } from 'vitest';
import dna from '#src/calculators/dna-sequence/calculator.ts';
import chocolate from '#src/calculators/dog-chocolate-toxicity/calculator.ts';
import pregnancy from '#src/calculators/dog-pregnancy/calculator.ts';
import kinetics from '#src/calculators/enzyme-kinetics/calculator.ts';
import molarity from '#src/calculators/molarity/calculator.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { foldedValues } from '#src/site/pages/calculator/outcome/foldedValues.ts';

function folded(definition: AnyCalculatorDefinition, values: Values, name = ''): readonly string[] {
  return foldedValues(definition.fields, { ...createFormModel(definition).blank, ...values }, name);
}

test('each number has its unit, and the name is not said twice', () => {
  expect(folded(molarity, molarity.example, 'Molarity')).toEqual(['9 g', '180.156 g/mol', '0.25 L']);
  const inMilligrams = { ...molarity.example, mass: '9000', mass_unit: 'mg' };
  expect(folded(molarity, inMilligrams)).toEqual(['Molarity', '9000 mg', '180.156 g/mol', '0.25 L']);
});

test('a unit that is chosen beside its number is said after it', () => {
  expect(folded(chocolate, chocolate.example)[0]).toBe('20 Pounds');
});

test('rows are counted, a date is written out, and a long text is cut', () => {
  expect(folded(kinetics, kinetics.example)).toContain('6 × data point');
  expect(folded(pregnancy, { ...pregnancy.example, matingDate: '2026-03-01' })).toContain('Mar 1, 2026');
  expect(folded(dna, { sequence: 'ACGT'.repeat(20) })).toContain(`${'ACGT'.repeat(6)}…`);
});
