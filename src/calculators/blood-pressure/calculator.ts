import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type pressure from '#workers/formulas/blood-pressure.ts';
import type { BloodPressureInput, BloodPressureResult } from '#workers/formulas/blood-pressure.ts';
import type addedReading from '#workers/formulas/blood-pressure-reading.ts';
import { CRISIS_ABOVE, LOW_BELOW, READING_LIMITS } from '#workers/reference/bloodPressure.ts';
import { pressureCharts } from './charts.ts';
import { dayAndTime } from './dayAndTime.ts';
import { OUTPUTS, URGENT } from './outputs.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<BloodPressureResult>;

const FACTS = [
  'risk',
  'averages.systolic',
  'averages.diastolic',
  'averages.pulse',
  'trend',
  'trendDifference',
  'reference.meanArterialPressure',
  'reference.pulsePressure',
  'reference.hypertensiveCrisis',
  'reference.lowPressure',
] as const;

export default defineCalculator<typeof pressure>()({
  formula: 'blood-pressure',
  fixed: {},
  fields: {
    readings: {
      kind: 'rows',
      label: 'Readings',
      hint: 'Press Add reading after each, in any order. Calculate adds one still in the boxes.',
      rowName: 'reading',
      minRows: 0,
      entry: { name: 'reading', formula: 'blood-pressure-reading' satisfies typeof addedReading.id },
      row: {
        systolic: {
          kind: 'number',
          label: 'Systolic',
          hint: 'The upper number.',
          unit: 'mmHg',
          ...READING_LIMITS.systolic,
        },
        diastolic: {
          kind: 'number',
          label: 'Diastolic',
          hint: 'The lower number.',
          unit: 'mmHg',
          ...READING_LIMITS.diastolic,
        },
        pulse: {
          kind: 'number',
          label: 'Pulse',
          unit: '/min',
          optional: true,
          ...READING_LIMITS.pulse,
        },
        date: { kind: 'date', label: 'Date', initial: 'today' },
        time: { kind: 'text', label: 'Time', optional: true, timeOfDay: true },
      },
    },
  },
  example: {
    readings: [
      reading('128', '82', '68', '2025-03-03', '07:30'),
      reading('134', '86', '72', '2025-03-03', '20:15'),
      reading('131', '83', '66', '2025-03-04', '07:40'),
      reading('138', '88', '74', '2025-03-04', '20:05'),
      reading('137', '85', '70', '2025-03-05', '07:35'),
      reading('142', '90', '', '2025-03-05', '20:20'),
    ],
  },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  precision: {
    counts: 'decimals',
    of: ['averages', 'reference.meanArterialPressure', 'reference.pulsePressure', 'trendDifference'],
  },
  evidence: 'rule',
  sources: ['whelton2018', 'spec', 'healioHypotension', 'abramowitzStegun'],
});

function present(result: BloodPressureResult, input: BloodPressureInput, figure: FigureOf<Key>): Presentation<Key> {
  const { classification, series, reference } = result;
  const average = `${figure('averages.systolic').text}/${figure('averages.diastolic').text} mmHg`;
  const summary = `${classification}, ${result.risk} risk: average ${average}.`;
  return {
    headline: figure('classification'),
    status: statusOf(reference, summary),
    blocks: [
      ...notices(result),
      {
        kind: 'facts',
        figures: [
          ...FACTS.map((key) => figure(key)),
          figure(reference.systolicPerWeek === null ? 'reference.systolicPerWeek' : 'reference.systolicPerWeek.slope'),
        ],
      },
      { kind: 'list', title: 'What to do next', items: result.recommendations },
      table(result, figure),
      ...(series.length > 1 ? pressureCharts(result) : []),
    ],
    working: workingOf(result, input, figure),
  };
}

function statusOf({ hypertensiveCrisis, lowPressure }: BloodPressureResult['reference'], summary: string): string {
  if (hypertensiveCrisis) return `${URGENT}: a reading is very high. ${summary}`;
  return lowPressure ? `${summary} At least one reading is low.` : summary;
}

function notices({ series, reference }: BloodPressureResult): readonly NoticeBlock[] {
  const found: NoticeBlock[] = [];
  if (reference.hypertensiveCrisis)
    found.push({
      kind: 'notice',
      tone: 'danger',
      title: URGENT,
      text: `At least one reading is above ${CRISIS_ABOVE.systolic} systolic or above ${CRISIS_ABOVE.diastolic} diastolic. With chest pain, shortness of breath, back pain, numbness, weakness, a change of vision or trouble speaking, call your emergency number at once.`,
    });
  if (reference.lowPressure)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'Low pressure',
      text: `At least one reading is below ${LOW_BELOW.systolic} systolic or below ${LOW_BELOW.diastolic} diastolic. The classes of this page begin at Normal and say nothing about low pressure. With fainting, confusion, cold and clammy skin or fast, shallow breathing call your emergency number at once; with dizziness see a doctor. Measure again to rule out a slip.`,
    });
  const days = new Set(series.map(({ date }) => date));
  if (series.length < 2 || days.size < 2)
    found.push({
      kind: 'notice',
      tone: 'neutral',
      title: 'One occasion only',
      text: 'A class is meant for the average of two readings or more, taken on two occasions or more.',
    });
  return found;
}

function table({ series }: BloodPressureResult, figure: FigureOf<Key>): TableBlock<Key> {
  const times = series.map(dayAndTime);
  return rowsTable(figure, {
    title: 'Readings in order of time',
    isFolded: false,
    list: 'series',
    rows: times.length,
    names: { heading: 'When', of: (at) => times[at] ?? '' },
    columns: ['systolic', 'diastolic', 'pulse', 'classification'],
  });
}

function reading(
  systolic: string,
  diastolic: string,
  pulse: string,
  date: `${number}-${number}-${number}`,
  time: string,
) {
  return { systolic, diastolic, pulse, date, time };
}
