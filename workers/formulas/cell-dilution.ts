/**
 * How much of a cell stock and how much diluent make a suspension of a lower concentration.
 *
 *   V₁ = C₂·V₂ / C₁;  diluent = V₂ − V₁;  factor = C₁ / C₂                 concentrations in cells/mL, volumes in mL
 *
 * Source: `conservationOfParticles`: all cells taken from the stock are in the final volume.
 *
 * Refuses, in this order: blank values, values not above 0, a target above the stock, numbers beyond the range of a
 * double.
 */
import type { Formula } from '../contract.ts';
import { acceptWithinNumbers, positiveNumbers } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';

export interface CellDilutionInput {
  /** Cells/mL, above 0. */
  readonly stockConcentration: number;
  /** Cells/mL, above 0, at most the stock. */
  readonly targetConcentration: number;
  /** mL, above 0. */
  readonly finalVolume: number;
}

export interface CellDilutionResult {
  /** mL of stock to take. */
  readonly stockVolume: number;
  /** mL of diluent to take it up in. */
  readonly diluentVolume: number;
  /** Stock over target, 1 or more. */
  readonly dilutionFactor: number;
  /** Cells in the final volume. */
  readonly totalCells: number;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'cell-dilution': FormulaType<CellDilutionInput, CellDilutionResult>;
  }
}

export default {
  id: 'cell-dilution',

  validate({ stockConcentration, targetConcentration, finalVolume }) {
    const numbers = positiveNumbers({ stockConcentration, targetConcentration, finalVolume });
    if (!numbers.ok) return numbers;
    const { input } = numbers;
    if (input.targetConcentration > input.stockConcentration)
      return refuse('Target concentration must not exceed stock concentration', 'targetConcentration');
    return acceptWithinNumbers(input, Object.values(dilution(input)), 'targetConcentration');
  },

  compute: dilution,
} satisfies Formula<'cell-dilution'>;

function dilution({ stockConcentration, targetConcentration, finalVolume }: CellDilutionInput): CellDilutionResult {
  const totalCells = targetConcentration * finalVolume;
  const stockVolume = totalCells / stockConcentration;
  return {
    stockVolume,
    // Rounding must not give a negative volume where the target equals the stock.
    diluentVolume: Math.max(0, finalVolume - stockVolume),
    dilutionFactor: stockConcentration / targetConcentration,
    totalCells,
  };
}
