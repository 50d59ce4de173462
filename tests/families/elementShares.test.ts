import { expect, test } from 'vitest';
import { standardWeightNotices } from '#src/calculators/families/elementShares.ts';
import molarMass from '#src/calculators/molar-mass/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/molar-mass.ts';

const IRON_OXIDE = { formula: 'Fe2O3' };
const presentation = molarMass.present(computed(formula, IRON_OXIDE), IRON_OXIDE);

test('a row for each element, its figures under the key given', () => {
  const rows = presentation.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  expect(rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text)))).toEqual([
    ['Fe', 'Iron', '2', '55.845', '111.690', '69.94'],
    ['O', 'Oxygen', '3', '15.999', '47.997', '30.06'],
  ]);
  expect(rows[1]?.map((cell) => (typeof cell === 'string' ? '' : cell.field))).toEqual([
    'elements.1.symbol',
    'elements.1.name',
    'elements.1.count',
    'elements.1.atomicMass',
    'elements.1.mass',
    'elements.1.percentage',
  ]);
});

test('names the elements without a standard weight, if there are any', () => {
  expect(standardWeightNotices([])).toEqual([]);
  expect(standardWeightNotices(['Technetium', 'Radon'])[0]?.text).toMatch(/^For Technetium, Radon /);
  expect(standardWeightNotices(['Technetium'])[0]?.text).not.toContain('acetate');
});

test('counts are set low for reading, not in the value', () => {
  const written = figuresOf(presentation).find(({ field }) => field === 'hillFormula');
  expect(written).toMatchObject({ value: 'Fe2O3', text: 'Fe₂O₃' });
});
