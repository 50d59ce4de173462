import { mixedVolumes } from '#src/families/mixedVolumes.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed, significant } from '#src/kit/format.ts';
import { legible } from '#src/kit/onDemand/hiddenDigits.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type cellDilution from '#workers/formulas/cell-dilution.ts';
import type { CellDilutionInput, CellDilutionResult } from '#workers/formulas/cell-dilution.ts';

type Key = ResultKey<CellDilutionResult>;

/** Smallest volume that a pipette measures, in µL. */
const SMALLEST_VOLUME = 1;
/** Rounding errors of products and quotients are smaller than this. */
const ROUNDING = 1e-9;
const MICROLITRES = 1000;

export default defineCalculator<typeof cellDilution>()({
  formula: 'cell-dilution',
  fixed: {},
  fields: {
    stockConcentration: {
      kind: 'number',
      label: 'Stock concentration',
      hint: 'As counted, above 0: 1.2 × 10⁶ may be typed as 1.2e6.',
      ...measuredIn('cellDensity', 'cells/mL', 'cells/µL', 'cells/L'),
      min: 0,
      step: 100000,
    },
    targetConcentration: {
      kind: 'number',
      label: 'Target concentration',
      hint: 'Above 0, at most that of the stock.',
      ...measuredIn('cellDensity', 'cells/mL', 'cells/µL', 'cells/L'),
      min: 0,
      step: 10000,
    },
    finalVolume: {
      kind: 'number',
      label: 'Final volume',
      hint: 'Of the finished suspension, above 0.',
      ...measuredIn('volume', 'mL', 'µL', 'L'),
      min: 0,
    },
  },
  example: { stockConcentration: '2.4e6', targetConcentration: '3.5e5', finalVolume: '12' },
  errorStyle: 'inline',
  present,
  sources: ['spec', 'conservationOfParticles'],
});

function present(result: CellDilutionResult, input: CellDilutionInput): Presentation<Key> {
  const { stockVolume, diluentVolume, dilutionFactor, totalCells } = result;
  const [stock, diluent] = [fixed(stockVolume, 4), fixed(diluentVolume, 4)];
  return {
    headline: {
      field: 'stockVolume',
      label: 'Stock to take',
      value: stockVolume,
      text: stock,
      unit: 'mL',
      note: `${significant(stockVolume * MICROLITRES, 4)} µL`,
    },
    status: `Take ${legible(stockVolume, 4)} mL of stock and ${diluent} mL of diluent.`,
    blocks: [
      ...notices(result),
      {
        kind: 'facts',
        figures: [
          { field: 'diluentVolume', label: 'Diluent to add', value: diluentVolume, text: diluent, unit: 'mL' },
          {
            field: 'dilutionFactor',
            label: 'Dilution factor',
            value: dilutionFactor,
            text: fixed(dilutionFactor, 2),
            note: `1 part of stock in ${significant(dilutionFactor, 4)} parts in all`,
          },
          {
            field: 'totalCells',
            label: 'Cells in the final volume',
            value: totalCells,
            text: significant(totalCells, 4),
            unit: 'cells',
          },
        ],
      },
      mixedVolumes({
        stock: stockVolume,
        added: diluentVolume,
        total: input.finalVolume,
        addedName: 'Diluent',
        unit: 'mL',
      }),
    ],
    working: workingOf(result, input),
  };
}

function notices({ stockVolume, diluentVolume }: CellDilutionResult): readonly NoticeBlock[] {
  if (diluentVolume === 0)
    return [{ kind: 'notice', tone: 'neutral', text: 'Stock and target are the same: use the stock as it is.' }];
  if (stockVolume * MICROLITRES >= SMALLEST_VOLUME - ROUNDING) return [];
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
  { stockVolume, diluentVolume, dilutionFactor }: CellDilutionResult,
  { stockConcentration, targetConcentration, finalVolume }: CellDilutionInput,
): readonly WorkingStep[] {
  const diluent = fixed(diluentVolume, 4);
  return [
    {
      label: 'Stock to take',
      formula: 'V₁ = C₂·V₂ ÷ C₁',
      substituted: `${targetConcentration}·${finalVolume} ÷ ${stockConcentration}`,
      value: `${fixed(stockVolume, 4)} mL`,
    },
    {
      label: 'Diluent to add',
      formula: 'V₂ − V₁',
      substituted: `${finalVolume} − ${workingNumber(stockVolume, diluent)}`,
      value: `${diluent} mL`,
    },
    {
      label: 'Dilution factor',
      formula: 'C₁ ÷ C₂',
      substituted: `${stockConcentration} ÷ ${targetConcentration}`,
      value: fixed(dilutionFactor, 2),
    },
  ];
}
