import { expect, test } from 'vitest';
import calculator from '#src/calculators/cell-dilution/calculator.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type CellDilutionInput } from '#workers/formulas/cell-dilution.ts';

function presented(input: CellDilutionInput): Presentation {
  return calculator.present(computed(formula, input), input);
}

test('says the stock volume in both units', () => {
  const { headline, status } = presented({ stockConcentration: 300, targetConcentration: 7, finalVolume: 0.5 });
  expect(headline).toMatchObject({ text: '0.0117', unit: 'mL', note: '11.67 µL' });
  expect(status).toBe('Take 0.0117 mL of stock and 0.4883 mL of diluent.');
});

test('a volume that four decimals hide is given in full', () => {
  const { status } = presented({ stockConcentration: 1e9, targetConcentration: 1e3, finalVolume: 1 });
  expect(status).toBe('Take 0.0000 (0.000001) mL of stock and 1.0000 mL of diluent.');
});

test('has notices for volumes that cannot be pipetted and for no dilution at all', () => {
  const volume = (stockConcentration: number) => ({ stockConcentration, targetConcentration: 1000, finalVolume: 1 });
  expect(presented(volume(2e6)).blocks[0]).toMatchObject({ kind: 'notice', title: 'Less than 1 µL of stock' });
  expect(presented(volume(1e6)).blocks[0]?.kind).toBe('facts');
  const rounded = { stockConcentration: 6.9e6, targetConcentration: 3000, finalVolume: 2.3 };
  expect(presented(rounded)).toMatchObject({
    headline: { note: '1.000 µL' },
    blocks: [{ kind: 'facts' }, { kind: 'chart' }],
  });
  expect(presented(volume(1000)).blocks[0]).toMatchObject({ kind: 'notice', tone: 'neutral' });
});
