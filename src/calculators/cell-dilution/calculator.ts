import { mixedVolumes } from '#src/calculators/families/mixedVolumes.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { significant } from '#src/engine/kit/format.ts';
import { legible } from '#src/engine/kit/onDemand/hiddenDigits.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals, digits } from '#src/engine/kit/writing.ts';
import type cellDilution from '#workers/formulas/cell-dilution.ts';
import type { CellDilutionInput, CellDilutionResult } from '#workers/formulas/cell-dilution.ts';

type Key = ResultKey<CellDilutionResult>;

/** Smallest volume that a pipette measures, in µL. */
const SMALLEST_VOLUME = 1;
/** Rounding errors of products and quotients are smaller than this. */
const ROUNDING = 1e-9;
const MICROLITERS = 1000;

export default defineCalculator<typeof cellDilution>()({
  formula: 'cell-dilution',
  fixed: {},
  fields: {
    stockConcentration: {
      kind: 'number',
      label: 'Stock concentration',
      hint: '1.2 × 10⁶ can be typed as 1.2e6.',
      ...measuredIn('cellDensity', 'cells/mL', 'cells/µL', 'cells/L'),
      min: 0,
      step: 100000,
    },
    targetConcentration: {
      kind: 'number',
      label: 'Target concentration',
      hint: 'At most that of the stock.',
      ...measuredIn('cellDensity', 'cells/mL', 'cells/µL', 'cells/L'),
      min: 0,
      step: 10000,
    },
    finalVolume: {
      kind: 'number',
      label: 'Final volume',
      hint: 'Of the finished suspension.',
      ...measuredIn('volume', 'mL', 'µL', 'L'),
      min: 0,
    },
  },
  example: { stockConcentration: '2.4e6', targetConcentration: '3.5e5', finalVolume: '12' },
  errorStyle: 'inline',
  outputs: {
    stockVolume: {
      kind: 'number',
      label: 'Stock to take',
      unit: 'mL',
      written: decimals(4),
      note: ({ value }) => `${significant(value * MICROLITERS, 4)} µL`,
    },
    diluentVolume: { kind: 'number', label: 'Diluent to add', unit: 'mL', written: decimals(4) },
    dilutionFactor: {
      kind: 'number',
      label: 'Dilution factor',
      written: decimals(2),
      note: ({ value }) => `1 part of stock in ${significant(value, 4)} parts in all`,
    },
    totalCells: { kind: 'number', label: 'Cells in the final volume', unit: 'cells', written: digits(4) },
  },
  present,
  evidence: 'law',
  sources: ['spec', 'conservationOfParticles'],
});

function present(result: CellDilutionResult, input: CellDilutionInput, figure: FigureOf<Key>): Presentation<Key> {
  const { stockVolume, diluentVolume } = result;
  return {
    headline: figure('stockVolume'),
    status: `Take ${legible(stockVolume, 4)} mL of stock and ${figure('diluentVolume').text} mL of diluent.`,
    blocks: [
      ...notices(result),
      { kind: 'facts', figures: [figure('diluentVolume'), figure('dilutionFactor'), figure('totalCells')] },
      mixedVolumes({
        stock: stockVolume,
        added: diluentVolume,
        addedName: 'Diluent',
        unit: 'mL',
      }),
    ],
    working: workingOf(result, input, figure),
  };
}

function notices({ stockVolume, diluentVolume }: CellDilutionResult): readonly NoticeBlock[] {
  if (diluentVolume === 0)
    return [{ kind: 'notice', tone: 'neutral', text: 'Stock and target are the same: use the stock as it is.' }];
  if (stockVolume * MICROLITERS >= SMALLEST_VOLUME - ROUNDING) return [];
  return [
    {
      kind: 'notice',
      tone: 'caution',
      title: 'Less than 1 µL of stock',
      text: 'No pipette measures this well. Dilute the stock 100-fold or 1000-fold first, and enter the concentration of that dilution here.',
    },
  ];
}

function workingOf(
  { stockVolume }: CellDilutionResult,
  { stockConcentration, targetConcentration, finalVolume }: CellDilutionInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const diluent = figure('diluentVolume');
  return [
    {
      label: 'Stock to take',
      formula: 'V₁ = C₂·V₂ ÷ C₁',
      substituted: `${targetConcentration}·${finalVolume} ÷ ${stockConcentration}`,
      value: `${figure('stockVolume').text} mL`,
    },
    {
      label: 'Diluent to add',
      formula: 'V₂ − V₁',
      substituted: `${finalVolume} − ${workingNumber(stockVolume, diluent.written)}`,
      value: `${diluent.text} mL`,
    },
    {
      label: 'Dilution factor',
      formula: 'C₁ ÷ C₂',
      substituted: `${stockConcentration} ÷ ${targetConcentration}`,
      value: figure('dilutionFactor').text,
    },
  ];
}
