import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { asAddend, asTerm, typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals, plain } from '#src/engine/kit/writing.ts';
import type horseConditioning from '#workers/formulas/horse-conditioning.ts';
import type { HorseConditioningInput, HorseConditioningResult } from '#workers/formulas/horse-conditioning.ts';

type Key = ResultKey<HorseConditioningResult>;

const SPEED = { kind: 'number', unit: 'm/s', written: decimals(2) } as const;

export default defineCalculator<typeof horseConditioning>()({
  formula: 'horse-conditioning',
  fixed: {},
  fields: {
    steps: {
      kind: 'rows',
      label: 'Steps of the test',
      hint: 'Three or more. Speed in m/s: km/h divided by 3.6, m/min divided by 60. Heart rate in beats a minute at the end of the step.',
      rowName: 'step',
      minRows: 3,
      row: {
        speed: { kind: 'number', label: 'Speed', unit: 'm/s', min: 0, max: 20, step: 0.5 },
        heartRate: { kind: 'number', label: 'Heart rate', min: 20, max: 260 },
      },
    },
    targetHeartRate: {
      kind: 'number',
      label: 'Target heart rate',
      hint: '120 to 220 beats a minute; for ponies and young horses often 150 to 180.',
      min: 120,
      max: 220,
      initial: 200,
      optional: true,
    },
  },
  example: {
    steps: [
      { speed: '4', heartRate: '118' },
      { speed: '6', heartRate: '144' },
      { speed: '8', heartRate: '170' },
      { speed: '10', heartRate: '193' },
      { speed: '11', heartRate: '204' },
    ],
    targetHeartRate: '200',
  },
  errorStyle: 'inline',
  outputs: {
    slope: { kind: 'number', label: 'Beats more for 1 m/s', written: decimals(2) },
    intercept: { kind: 'number', label: 'Beats at a standstill, by the line', written: decimals(1) },
    rSquared: { kind: 'number', label: 'r²', written: decimals(3) },
    speedAtTarget: {
      ...SPEED,
      label: ({ input: { targetHeartRate = 200 } }) => `Speed at ${typedNumber(targetHeartRate)} beats a minute`,
      note: ({ result }) => `${fixed(result.speedAtTargetKmh, 1)} km/h.`,
    },
    speedAtTargetKmh: { kind: 'number', label: 'Speed at the target', unit: 'km/h', written: decimals(1) },
    v200: { ...SPEED, label: 'V200' },
    speedAt140: { ...SPEED, label: 'Speed at 140 beats', missingNote: 'The line is above 140 at a standstill.' },
    extrapolated: { kind: 'flag', label: 'Target above the readings' },
    stepsUsed: { kind: 'number', label: 'Steps used', written: plain },
  },
  present,
  evidence: 'law',
  sources: ['persson1983', 'athleticHorse2014', 'feiEndurance'],
});

/** Below it the readings do not lie on a line. */
const STRAIGHT = 0.95;
const REST: NoticeBlock = {
  kind: 'notice',
  tone: 'caution',
  text: 'A horse above 64 beats 20 minutes after work, lame, or blowing needs rest and a veterinarian. An estimate to start from; the animal’s condition decides.',
};

function present(
  result: HorseConditioningResult,
  input: HorseConditioningInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const target = typedNumber(input.targetHeartRate ?? 200);
  const headline = figure('speedAtTarget');
  return {
    headline,
    status: `The horse reaches ${target} beats a minute at ${headline.text} m/s.`,
    blocks: [
      REST,
      ...notices(result),
      { kind: 'facts', figures: [figure('v200'), figure('speedAtTargetKmh'), figure('speedAt140')] },
      chart(result, input, headline.text),
      {
        kind: 'facts',
        title: 'The line',
        figures: (['slope', 'intercept', 'rSquared', 'stepsUsed', 'extrapolated'] as const).map((key) => figure(key)),
      },
      whyDifferent<Key>('Heart rate', [
        ['Excitement', 'below 120', 'Fear or company raises the heart rate at low speeds: such steps bend the line.'],
        ['Plateau', 'above 210', 'Near its highest value the heart rate rises no more.'],
        [
          'Short steps',
          'too low',
          'Steps of 2 to 3 minutes let the heart rate settle; after shorter ones it lags behind.',
        ],
        [
          'Slope, ground, heat, rider',
          'higher',
          'Each of them costs beats at the same speed: repeat the test under the same conditions.',
        ],
      ]),
    ],
    working: workingOf(result, target, figure),
  };
}

function notices({ rSquared, extrapolated }: HorseConditioningResult): readonly NoticeBlock[] {
  const texts = [
    rSquared < STRAIGHT
      ? 'The readings scatter about the line (r² below 0.95): repeat the test before you compare.'
      : '',
    extrapolated
      ? 'The target lies above the highest reading: the line is extended to a speed that was not tested.'
      : '',
  ];
  return texts.filter((text) => text !== '').map((text) => ({ kind: 'notice', tone: 'caution', text }));
}

function chart(
  { intercept, slope, speedAtTarget }: HorseConditioningResult,
  { steps, targetHeartRate = 200 }: HorseConditioningInput,
  speedText: string,
): Block<Key> {
  const speeds = [...steps.map(({ speed }) => speed), speedAtTarget];
  const ends = [Math.min(...speeds), Math.max(...speeds)];
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Heart rate by speed',
      summary: `The line reaches ${typedNumber(targetHeartRate)} beats at ${speedText} m/s.`,
      x: { label: 'Speed', unit: 'm/s', decimals: 2 },
      y: { label: 'Heart rate', unit: 'beats/min', decimals: 0 },
      series: [
        { name: 'Steps', marks: 'points', points: steps.map(({ speed: x, heartRate: y }) => ({ x, y })) },
        { name: 'Line', marks: 'line', points: ends.map((x) => ({ x, y: intercept + slope * x })) },
      ],
      levels: [{ y: targetHeartRate, label: 'Target' }],
    },
  };
}

function workingOf(
  { slope, intercept, speedAtTarget }: HorseConditioningResult,
  target: string,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const [speed, kmh] = [figure('speedAtTarget'), figure('speedAtTargetKmh')];
  return [
    {
      label: 'Line through the steps',
      formula: 'heart rate = intercept + slope·speed',
      substituted: `heart rate = ${workingNumber(intercept)} ${asAddend(workingNumber(slope))}·speed`,
      value: `r² = ${figure('rSquared').text}`,
    },
    {
      label: 'Speed at the target',
      formula: '(target − intercept) ÷ slope',
      substituted: `(${target} − ${asTerm(workingNumber(intercept, speed.written))}) ÷ ${workingNumber(slope, speed.written)}`,
      value: `${speed.text} m/s`,
    },
    {
      label: 'The same in km/h',
      formula: 'speed·3.6',
      substituted: `${workingNumber(speedAtTarget, kmh.written)}·3.6`,
      value: `${kmh.text} km/h`,
    },
  ];
}
