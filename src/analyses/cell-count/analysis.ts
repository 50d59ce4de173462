import { countFigure, pValueFigure, statistic } from '#src/families/statisticsNumbers.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { fixed, percentOf, significant } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { Block, Figure, ResultKey } from '#src/kit/presentation.ts';
import type cellCount from '#workers/formulas/cell-count.ts';
import type { CellCountInput, CellCountResult } from '#workers/formulas/cell-count.ts';
import { SIGNIFICANCE } from '#workers/reference/chiSquareLimits.ts';

type Key = ResultKey<CellCountResult>;

/** Below it, the error of counting alone is above 10 %. */
const FEW = 100;
const DIGITS = 4;

export default defineAnalysis<typeof cellCount>()({
  formula: 'cell-count',
  action: 'Count the cells',
  fields: {
    live: {
      kind: 'text',
      label: 'Live cells in each square',
      hint: 'Those that stay clear with trypan blue, or all cells: 52, 48, 61, 55.',
      maxLength: 5000,
    },
    dead: {
      kind: 'text',
      label: 'Dead cells in the same squares',
      hint: 'Those that are stained. Blank: not counted.',
      maxLength: 5000,
      optional: true,
    },
    square: {
      kind: 'choice',
      label: 'Square',
      look: 'menu',
      options: [
        { value: 'neubauer-large', label: 'Neubauer, large square: 1 mm × 1 mm × 0.1 mm' },
        { value: 'neubauer-center', label: 'Neubauer, medium square of the center: 0.2 mm × 0.2 mm × 0.1 mm' },
        { value: 'neubauer-corner', label: 'Neubauer, medium square of a corner: 0.25 mm × 0.25 mm × 0.1 mm' },
        { value: 'fuchs-rosenthal', label: 'Fuchs-Rosenthal, large square: 1 mm × 1 mm × 0.2 mm' },
        { value: 'own', label: 'Another volume' },
      ],
      initial: 'neubauer-large',
    },
    squareVolume: {
      kind: 'number',
      label: 'Volume of one square',
      hint: '1 mm × 1 mm × 0.1 mm are 100 nL.',
      unit: 'nL',
      min: 0,
      visibleWhen: ({ square }) => square === 'own',
    },
    dilution: {
      kind: 'number',
      label: 'Dilution factor',
      hint: 'Equal volumes of cells and dye: 2. Undiluted: 1.',
      isExact: true,
      min: 1,
      initial: 2,
    },
    suspension: {
      kind: 'number',
      label: 'Volume of the suspension',
      hint: 'For the cells in all of it.',
      ...measuredIn('volume', 'mL', 'µL', 'L'),
      optional: true,
      min: 0,
    },
  },
  example: {
    live: '52, 48, 61, 55',
    dead: '5, 3, 6, 4',
    square: 'neubauer-large',
    squareVolume: '',
    dilution: '2',
    suspension: '10',
  },
  sources: ['student1907', 'strober2015', 'wilson1927'],
  present: (result, input) => {
    const { liveDensity, liveLimits, viability, viabilityLimits } = result;
    const text = significant(liveDensity, DIGITS);
    return {
      headline: {
        field: 'liveDensity',
        label: 'Live cells',
        value: liveDensity,
        text,
        unit: 'cells/mL',
        note: `95 % limits ${significant(liveLimits.lower, 3)} to ${significant(liveLimits.upper, 3)}, from the error of counting alone.`,
      },
      status: `Live cells ${text} cells/mL.`,
      blocks: [
        ...notices(result),
        {
          kind: 'facts',
          figures: [
            viability === null || viabilityLimits === null
              ? { field: 'viability', label: 'Viability', value: null, text: 'dead cells not counted' }
              : {
                  field: 'viability',
                  label: 'Viability',
                  value: viability,
                  text: percentOf(viability, 1),
                  unit: '%',
                  note: `95 % limits ${percentOf(viabilityLimits.lower, 1)} to ${percentOf(viabilityLimits.upper, 1)} %.`,
                },
            density('totalDensity', 'All cells', result.totalDensity),
            ...(result.liveInSuspension === null
              ? []
              : [
                  {
                    field: 'liveInSuspension' as const,
                    label: 'Live cells in the suspension',
                    value: result.liveInSuspension,
                    text: significant(result.liveInSuspension, DIGITS),
                    unit: 'cells',
                  },
                ]),
            statistic<Key>('countingError', 'Error of counting (%)', result.countingError, {
              note: '1 ÷ √ live cells.',
              missing: 'No live cell was counted.',
            }),
            countFigure<Key>('liveCells', 'Live cells counted', result.liveCells),
            countFigure<Key>('deadCells', 'Dead cells counted', result.deadCells),
            countFigure<Key>('squares', 'Squares', result.squares),
            ...evenness(result),
          ],
        },
      ],
      working: workingOf(result, input),
    };
  },
});

function notices({ liveCells, evenness: spread }: CellCountResult): readonly Block<Key>[] {
  const sentences = [
    ...(liveCells < FEW
      ? [`Fewer than ${FEW} live cells: the error of counting is above 10 %. Count more squares.`]
      : []),
    ...(spread !== null && spread.pValue <= SIGNIFICANCE
      ? ['The squares differ by more than chance: the cells clump or the chamber was loaded unevenly.']
      : []),
  ];
  return sentences.map((text) => ({ kind: 'notice', tone: 'caution', text }));
}

function evenness({ evenness: spread }: CellCountResult): readonly Figure<Key>[] {
  if (spread === null) return [];
  return [
    pValueFigure<Key>('evenness.pValue', 'p value of even loading', spread.pValue),
    statistic<Key>('evenness.statistic', 'χ² of the squares', spread.statistic),
  ];
}

function density(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: significant(value, DIGITS), unit: 'cells/mL' };
}

function workingOf({ liveCells, squares, squareVolume, liveDensity }: CellCountResult, { dilution }: CellCountInput) {
  return [
    {
      label: 'Live cells per mL',
      formula: 'cells ÷ squares × dilution ÷ volume of a square',
      substituted: `${liveCells} ÷ ${squares} × ${dilution} ÷ (${squareVolume} nL ÷ 1000000 nL/mL)`,
      value: significant(liveDensity, DIGITS),
    },
    {
      label: 'Mean of a square',
      formula: 'cells ÷ squares',
      substituted: `${liveCells} ÷ ${squares}`,
      value: fixed(liveCells / squares, 2),
    },
  ];
}
