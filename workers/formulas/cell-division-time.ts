/**
 * How the cell cycle divides into its phases, and how often a cell divides in a day.
 *
 *   doublingRate = 24 / cycle time                                      divisions per day, cycle time in h
 *   preset: percentage = duration / total × 100;  custom: duration = total × share / sum of the shares
 *
 * Source: `spec`, sections 3 and 9 "Cell division"; `cooper2000` for the human cycle.
 *
 * A custom cycle without any share has divisions per day and no phases. Refuses an unknown preset; of a custom cycle and in this
 * order: a total that is not above 0, shares that are negative or, where any is given, all zero. The specification disables Calculate
 * while neither a preset nor a total is given.
 */
import type { Formula } from '../contract.ts';
import { isPositive } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { CELL_CYCLE_PHASES, CELL_CYCLES, type CellCyclePreset, type PhaseKey } from '../reference/cellCycles.ts';

export interface CellDivisionInput {
  readonly cellType: CellCyclePreset | 'custom';
  /** Hours, above 0; for a preset, its own value. */
  readonly totalTime: number;
  /**
   * 0 or more, with any sum above 0; blank counts as 0, and all are 0 where none is given. For a preset, its own
   * values.
   */
  readonly phasePercentages: Readonly<Record<PhaseKey, number>>;
}

export interface CellDivisionResult {
  /** Hours. */
  readonly totalTime: number;
  /** Sum of the shares, percent; above 0, and not 100 where they had to be scaled. Null without shares. */
  readonly sumOfShares: number | null;
  /** G1, S, G2, M; empty without shares. */
  readonly phases: readonly {
    readonly name: (typeof CELL_CYCLE_PHASES)[number]['name'];
    /** Hours. */
    readonly duration: number;
    /** Of the cycle, 0 to 100. */
    readonly percentage: number;
  }[];
  /** Divisions per day. */
  readonly doublingRate: number;
}

const HOURS_PER_DAY = 24;

declare module '../contract.ts' {
  interface FormulaTypes {
    'cell-division-time': FormulaType<CellDivisionInput, CellDivisionResult>;
  }
}

export default {
  id: 'cell-division-time',

  validate({ cellType, totalTime, phasePercentages }) {
    if (cellType !== '' && cellType !== 'custom') {
      if (!Object.hasOwn(CELL_CYCLES, cellType)) return refuse('Please choose a cell type from the list', 'cellType');
      const { total, hours } = CELL_CYCLES[cellType];
      return accept({
        cellType,
        totalTime: total,
        phasePercentages: eachPhase((key) => (hours[key] / total) * 100),
      });
    }
    if (totalTime === null || !isPositive(totalTime) || !Number.isFinite(HOURS_PER_DAY / totalTime))
      return refuse('Please enter a total cycle time greater than 0', 'totalTime');
    const isGiven = CELL_CYCLE_PHASES.some(({ key }) => (phasePercentages?.[key] ?? null) !== null);
    const shares = eachPhase((key) => phasePercentages?.[key] ?? 0);
    const wrong = CELL_CYCLE_PHASES.find(({ key }) => !(shares[key] >= 0));
    const sum = sumOf(shares);
    if (wrong !== undefined || (isGiven && sum === 0) || !Number.isFinite(sum))
      return refuse(
        'Please enter phase percentages that are not negative and not all zero',
        `phasePercentages.${wrong?.key ?? 'g1'}`,
      );
    return accept({ cellType: 'custom', totalTime, phasePercentages: shares });
  },

  compute({ cellType, totalTime, phasePercentages }) {
    const sum = sumOf(phasePercentages);
    return {
      totalTime,
      sumOfShares: sum === 0 ? null : sum,
      phases: (sum === 0 ? [] : CELL_CYCLE_PHASES).map(({ key, name }) => ({
        name,
        // A preset's hours are used as given; computed from its percentages they would have rounding errors.
        duration: cellType === 'custom' ? totalTime * (phasePercentages[key] / sum) : CELL_CYCLES[cellType].hours[key],
        percentage: (phasePercentages[key] / sum) * 100,
      })),
      doublingRate: HOURS_PER_DAY / totalTime,
    };
  },
} satisfies Formula<'cell-division-time'>;

function eachPhase(value: (key: PhaseKey) => number): Record<PhaseKey, number> {
  return { g1: value('g1'), s: value('s'), g2: value('g2'), m: value('m') };
}

function sumOf({ g1, s, g2, m }: Readonly<Record<PhaseKey, number>>): number {
  return g1 + s + g2 + m;
}
