import { pValue, statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { fixed, percentOf, significant } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals, digits, upToDigits } from '#src/engine/kit/writing.ts';
import type cellCount from '#workers/formulas/cell-count.ts';
import type { CellCountInput, CellCountResult } from '#workers/formulas/cell-count.ts';
import { SIGNIFICANCE } from '#workers/reference/chiSquareLimits.ts';

type Key = ResultKey<CellCountResult>;

/** Below it, the error of counting alone is above 10 %. */
const FEW = 100;
const DIGITS = 4;
const COUNTED = ['countingError', 'liveCells', 'deadCells', 'squares'] as const;

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
  outputs: {
    squares: count('Squares'),
    liveCells: count('Live cells counted'),
    deadCells: count('Dead cells counted'),
    squareVolume: { kind: 'number', label: 'Volume of one square', unit: 'nL', written: upToDigits(6) },
    liveDensity: {
      ...density('Live cells'),
      note: ({ result: { liveLimits } }) =>
        `95 % limits ${significant(liveLimits.lower, 3)} to ${significant(liveLimits.upper, 3)}, from the error of counting alone.`,
    },
    liveLimits: {
      kind: 'group',
      keys: { lower: density('Live cells, lower limit', 3), upper: density('Live cells, upper limit', 3) },
    },
    totalDensity: density('All cells'),
    viability: {
      ...percent('Viability'),
      missing: 'dead cells not counted',
      note: ({ result: { viabilityLimits } }) =>
        viabilityLimits === null
          ? undefined
          : `95 % limits ${percentOf(viabilityLimits.lower, 1)} to ${percentOf(viabilityLimits.upper, 1)} %.`,
    },
    viabilityLimits: {
      kind: 'group',
      keys: { lower: percent('Viability, lower limit'), upper: percent('Viability, upper limit') },
    },
    countingError: statistic('Error of counting (%)', {
      note: '1 ÷ √ live cells.',
      missing: 'No live cell was counted.',
    }),
    liveInSuspension: { kind: 'number', label: 'Live cells in the suspension', unit: 'cells', written: digits(DIGITS) },
    evenness: {
      kind: 'group',
      keys: {
        statistic: statistic('χ² of the squares'),
        degreesOfFreedom: count('Degrees of freedom of even loading'),
        pValue: pValue('p value of even loading'),
      },
    },
  },
  present: (result, input, figure) => {
    const headline = figure('liveDensity');
    return {
      headline,
      status: `Live cells ${headline.text} cells/mL.`,
      blocks: [
        ...notices(result),
        {
          kind: 'facts',
          figures: [
            figure('viability'),
            figure('totalDensity'),
            ...(result.liveInSuspension === null ? [] : [figure('liveInSuspension')]),
            ...COUNTED.map((key) => figure(key)),
            ...(result.evenness === null ? [] : [figure('evenness.pValue'), figure('evenness.statistic')]),
          ],
        },
      ],
      working: workingOf(result, input, headline.text),
    };
  },
});

function density(label: string, shown = DIGITS): NumberOutput<unknown> {
  return { kind: 'number', label, unit: 'cells/mL', written: digits(shown) };
}

function percent(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit: '%', scale: 100, written: decimals(1) };
}

function notices({ liveCells, evenness }: CellCountResult): readonly Block<Key>[] {
  const sentences = [
    ...(liveCells < FEW
      ? [`Fewer than ${FEW} live cells: the error of counting is above 10 %. Count more squares.`]
      : []),
    ...(evenness !== null && evenness.pValue <= SIGNIFICANCE
      ? ['The squares differ by more than chance: the cells clump or the chamber was loaded unevenly.']
      : []),
  ];
  return sentences.map((text) => ({ kind: 'notice', tone: 'caution', text }));
}

function workingOf(
  { liveCells, squares, squareVolume }: CellCountResult,
  { dilution }: CellCountInput,
  density: string,
) {
  return [
    {
      label: 'Live cells per mL',
      formula: 'cells ÷ squares × dilution ÷ volume of a square',
      substituted: `${liveCells} ÷ ${squares} × ${dilution} ÷ (${squareVolume} nL ÷ 1000000 nL/mL)`,
      value: density,
    },
    {
      label: 'Mean of a square',
      formula: 'cells ÷ squares',
      substituted: `${liveCells} ÷ ${squares}`,
      value: fixed(liveCells / squares, 2),
    },
  ];
}
