import { shareBar } from '#src/calculators/families/shareBar.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed, fixedApart } from '#src/engine/kit/format.ts';
import { legible, legibly } from '#src/engine/kit/onDemand/hiddenDigits.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf, Here, NumberOutput } from '#src/engine/kit/outputs.ts';
import type {
  ChartBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
  WorkingStep,
} from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type cellDivision from '#workers/formulas/cell-division-time.ts';
import type { CellDivisionInput, CellDivisionResult } from '#workers/formulas/cell-division-time.ts';

type Key = ResultKey<CellDivisionResult>;

const PHASES = {
  G1: 'growth before copying',
  S: 'copying of DNA',
  G2: 'preparation for mitosis',
  M: 'mitosis and division',
} as const;

export default defineCalculator<typeof cellDivision>()({
  formula: 'cell-division-time',
  fixed: {},
  fields: {
    cellType: {
      kind: 'choice',
      label: 'Cell type',
      hint: 'A preset has its own times. Switching clears your entries.',
      look: 'menu',
      options: [
        { value: 'custom', label: 'Own cycle time' },
        { value: 'human-epithelial', label: 'Human epithelial, 24 h' },
        { value: 'yeast', label: 'Yeast, 2 h' },
        { value: 'embryonic', label: 'Embryonic, 0.5 h' },
      ],
      initial: 'custom',
      resetsOthers: true,
    },
    totalTime: {
      kind: 'number',
      label: 'Total cycle time',
      hint: 'From one division to the next.',
      ...measuredIn('time', 'h', 'min', 'days'),
      min: 0,
      visibleWhen: isCustom,
    },
    phasePercentages: {
      kind: 'group',
      label: 'Shares of the phases',
      hint: 'For the hours of each phase; may all stay blank. Of any sum above 0: they are scaled to 100 %. A single blank counts as 0.',
      optional: true,
      visibleWhen: isCustom,
      fields: {
        g1: { kind: 'number', label: 'G1', unit: '%', min: 0, step: 5 },
        s: { kind: 'number', label: 'S', unit: '%', min: 0, step: 5 },
        g2: { kind: 'number', label: 'G2', unit: '%', min: 0, step: 5 },
        m: { kind: 'number', label: 'M', unit: '%', min: 0, step: 5 },
      },
    },
  },
  example: { cellType: 'custom', totalTime: '20', phasePercentages: { g1: '50', s: '25', g2: '20', m: '5' } },
  needs: {
    ready: ({ cellType, totalTime }) => !isCustom({ cellType }) || totalTime.trim() !== '',
    missing: 'Choose a preset, or enter a total cycle time, to calculate.',
  },
  errorStyle: 'inline',
  outputs: {
    totalTime: { kind: 'number', label: 'Cycle time', unit: 'h', written: legibly(decimals(2)) },
    sumOfShares: { kind: 'number', label: 'Sum of the shares', unit: '%', written: decimals(2) },
    phases: {
      kind: 'rows',
      label: 'Phases of the cycle',
      row: {
        name: { kind: 'words', label: 'Phase', note: ({ row }) => PHASES[row.name] },
        duration: ofPhase('duration', 'h', 2),
        percentage: ofPhase('share', '%', 1),
      },
    },
    doublingRate: {
      kind: 'number',
      label: 'Doubling rate',
      unit: 'divisions per day',
      written: legibly(decimals(1)),
      note: 'Assumes the cell divides continuously.',
    },
  },
  present,
  evidence: 'rule',
  sources: ['spec', 'cooper2000'],
});

function ofPhase(
  what: string,
  columnUnit: string,
  places: number,
): NumberOutput<Here<unknown, unknown, { readonly name: string }>> {
  return {
    kind: 'number',
    label: ({ row }) => `${row.name}, ${what}`,
    columnUnit,
    written: legibly(decimals(places)),
  };
}

function isCustom({ cellType }: { readonly cellType: string }): boolean {
  return cellType === 'custom' || cellType === '';
}

function present(result: CellDivisionResult, input: CellDivisionInput, figure: FigureOf<Key>): Presentation<Key> {
  return {
    headline: figure('doublingRate'),
    status: `${legible(result.doublingRate, 1)} divisions per day.`,
    blocks: [
      ...scalingNotice(result),
      { kind: 'facts', figures: [figure('totalTime')] },
      ...(result.phases.length === 0 ? [NO_SHARES] : [phaseTable(result, figure), phaseChart(result)]),
    ],
    working: workingOf(result, input, figure),
  };
}

const NO_SHARES: NoticeBlock = {
  kind: 'notice',
  tone: 'neutral',
  text: 'For the hours in each phase, enter the shares of the phases as well.',
};

/** Percentages that differ by less than the rounding of doubles are equal. */
const ROUNDING = 1e-9;

/** Percentages with a typing error are rescaled like counts of cells, so the visitor has to be told. */
function scalingNotice({ sumOfShares }: CellDivisionResult): readonly NoticeBlock[] {
  if (sumOfShares === null || Math.abs(sumOfShares - 100) <= ROUNDING * 100) return [];
  const sum = String(Number(fixedApart(sumOfShares, 2, [100])));
  return [
    {
      kind: 'notice',
      tone: 'caution',
      text: `The shares add up to ${sum} %, not 100 %. Each was divided by ${sum} and multiplied by 100, so that the hours fill the cycle.`,
    },
  ];
}

function phaseTable({ phases }: CellDivisionResult, figure: FigureOf<Key>): TableBlock<Key> {
  return rowsTable(figure, {
    title: 'Phases of the cycle',
    list: 'phases',
    rows: phases.length,
    columns: ['name', ['duration', 'Duration (h)'], ['percentage', 'Share (%)']],
  });
}

function phaseChart({ phases, totalTime }: CellDivisionResult): ChartBlock {
  const longest = phases.reduce((one, other) => (other.duration > one.duration ? other : one));
  return shareBar(
    'Hours in each phase',
    `${longest.name} is the longest phase: ${fixed(longest.duration, 2)} of ${fixed(totalTime, 2)} hours.`,
    phases.map(({ name, duration }) => [name, duration, `${fixed(duration, 2)} h`]),
  );
}

function workingOf(
  result: CellDivisionResult,
  input: CellDivisionInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const totalTime = workingNumber(result.totalTime);
  const { g1, s, g2, m } = input.phasePercentages;
  const shares = { G1: g1, S: s, G2: g2, M: m };
  return [
    {
      label: 'Divisions per day',
      formula: '24 ÷ T',
      substituted: `24 ÷ ${totalTime}`,
      value: figure('doublingRate').text,
    },
    ...result.phases.map(({ name, duration }, index) =>
      input.cellType === 'custom'
        ? {
            label: `${name}, duration`,
            formula: 'T·p ÷ Σp',
            substituted: `${totalTime}·${shares[name]} ÷ (${g1} + ${s} + ${g2} + ${m})`,
            value: `${figure(`phases.${index}.duration`).text} h`,
          }
        : {
            label: `${name}, share`,
            formula: '(t ÷ T)·100',
            substituted: `(${duration} ÷ ${totalTime})·100`,
            value: `${figure(`phases.${index}.percentage`).text} %`,
          },
    ),
  ];
}
