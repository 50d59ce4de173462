import { whyDifferent } from '#src/families/whyDifferent.ts';
import { yesNoFigure } from '#src/families/yesNoFigure.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import { asAddend, asTerm, typedNumber, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { Block, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type horseConditioning from '#workers/formulas/horse-conditioning.ts';
import type { HorseConditioningInput, HorseConditioningResult } from '#workers/formulas/horse-conditioning.ts';

type Key = ResultKey<HorseConditioningResult>;

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
  present,
  sources: ['persson1983', 'athleticHorse2014', 'feiEndurance'],
});

/** Below it the readings do not lie on a line. */
const STRAIGHT = 0.95;
const REST: NoticeBlock = {
  kind: 'notice',
  tone: 'caution',
  text: 'A horse above 64 beats 20 minutes after work, lame, or blowing needs rest and a veterinarian. An estimate to start from; the animal’s condition decides.',
};

function present(result: HorseConditioningResult, input: HorseConditioningInput): Presentation<Key> {
  const { speedAtTarget, speedAtTargetKmh, speedAt140, slope, intercept, rSquared, v200 } = result;
  const { targetHeartRate = 200 } = input;
  const target = typedNumber(targetHeartRate);
  const speed = fixed(speedAtTarget, 2);
  return {
    headline: {
      field: 'speedAtTarget',
      label: `Speed at ${target} beats a minute`,
      value: speedAtTarget,
      text: speed,
      unit: 'm/s',
      note: `${fixed(speedAtTargetKmh, 1)} km/h.`,
    },
    status: `The horse reaches ${target} beats a minute at ${speed} m/s.`,
    blocks: [
      REST,
      ...notices(result),
      {
        kind: 'facts',
        figures: [
          { field: 'v200', label: 'V200', value: v200, text: fixed(v200, 2), unit: 'm/s' },
          {
            field: 'speedAtTargetKmh',
            label: 'Speed at the target',
            value: speedAtTargetKmh,
            text: fixed(speedAtTargetKmh, 1),
            unit: 'km/h',
          },
          speedAt140 === null
            ? {
                field: 'speedAt140',
                label: 'Speed at 140 beats',
                value: null,
                text: '–',
                note: 'The line is above 140 at a standstill.',
              }
            : {
                field: 'speedAt140',
                label: 'Speed at 140 beats',
                value: speedAt140,
                text: fixed(speedAt140, 2),
                unit: 'm/s',
              },
        ],
      },
      chart(result, input),
      {
        kind: 'facts',
        title: 'The line',
        figures: [
          { field: 'slope', label: 'Beats more for 1 m/s', value: slope, text: fixed(slope, 2) },
          {
            field: 'intercept',
            label: 'Beats at a standstill, by the line',
            value: intercept,
            text: fixed(intercept, 1),
          },
          { field: 'rSquared', label: 'r²', value: rSquared, text: fixed(rSquared, 3) },
          { field: 'stepsUsed', label: 'Steps used', value: result.stepsUsed, text: String(result.stepsUsed) },
          yesNoFigure('extrapolated', 'Target above the readings', result.extrapolated),
        ],
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
    working: workingOf(result, target),
  };
}

function notices({ rSquared, extrapolated }: HorseConditioningResult): readonly NoticeBlock[] {
  return [
    ...(rSquared < STRAIGHT
      ? [
          {
            kind: 'notice',
            tone: 'caution',
            text: 'The readings scatter about the line (r² below 0.95): repeat the test before you compare.',
          } as const,
        ]
      : []),
    ...(extrapolated
      ? [
          {
            kind: 'notice',
            tone: 'caution',
            text: 'The target lies above the highest reading: the line is extended to a speed that was not tested.',
          } as const,
        ]
      : []),
  ];
}

function chart(
  { intercept, slope, speedAtTarget }: HorseConditioningResult,
  { steps, targetHeartRate = 200 }: HorseConditioningInput,
): Block<Key> {
  const speeds = [...steps.map(({ speed }) => speed), speedAtTarget];
  const ends = [Math.min(...speeds), Math.max(...speeds)];
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Heart rate by speed',
      summary: `The line reaches ${typedNumber(targetHeartRate)} beats at ${fixed(speedAtTarget, 2)} m/s.`,
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

function workingOf(result: HorseConditioningResult, target: string): readonly WorkingStep[] {
  const { slope, intercept, speedAtTarget, speedAtTargetKmh } = result;
  const [speed, kmh] = [fixed(speedAtTarget, 2), fixed(speedAtTargetKmh, 1)];
  return [
    {
      label: 'Line through the steps',
      formula: 'heart rate = intercept + slope·speed',
      substituted: `heart rate = ${workingNumber(intercept)} ${asAddend(workingNumber(slope))}·speed`,
      value: `r² = ${fixed(result.rSquared, 3)}`,
    },
    {
      label: 'Speed at the target',
      formula: '(target − intercept) ÷ slope',
      substituted: `(${target} − ${asTerm(workingNumber(intercept, speed))}) ÷ ${workingNumber(slope, speed)}`,
      value: `${speed} m/s`,
    },
    {
      label: 'The same in km/h',
      formula: 'speed·3.6',
      substituted: `${workingNumber(speedAtTarget, kmh)}·3.6`,
      value: `${kmh} km/h`,
    },
  ];
}
