import { short, shortFigure } from '#src/families/shortFigure.ts';
import { whyDifferent } from '#src/families/whyDifferent.ts';
import { yesNoFigure } from '#src/families/yesNoFigure.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import { typedNumber, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { ChartBlock, Figure, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type rcfRpm from '#workers/formulas/rcf-rpm.ts';
import type { RcfRpmInput, RcfRpmResult } from '#workers/formulas/rcf-rpm.ts';

type Key = ResultKey<RcfRpmResult>;

const needed = (without: RcfRpmInput['solveFor']) => ({
  visibleWhen: ({ solveFor }: { readonly solveFor: string }) => solveFor !== without,
});
const radius = { kind: 'number', ...measuredIn('length', 'mm', 'cm', 'in'), min: 0 } as const;

export default defineCalculator<typeof rcfRpm>()({
  formula: 'rcf-rpm',
  fixed: {},
  fields: {
    solveFor: {
      kind: 'choice',
      label: 'Find',
      look: 'radios',
      options: [
        { value: 'rcf', label: 'Force (× g)' },
        { value: 'rpm', label: 'Speed (rpm)' },
        { value: 'radius', label: 'Radius' },
      ],
      initial: 'rcf',
    },
    rcf: { kind: 'number', label: 'Relative centrifugal force', unit: '× g', min: 0, step: 100, ...needed('rcf') },
    rpm: {
      kind: 'number',
      label: 'Speed',
      hint: 'At most 200000.',
      unit: 'rpm',
      min: 0,
      max: 200_000,
      step: 100,
      ...needed('rpm'),
    },
    radius: {
      ...radius,
      label: 'Radius of the rotor',
      hint: 'From the axis to the bottom of the tube, at most 1000 mm.',
      max: 1000,
      ...needed('radius'),
    },
    minimumRadius: {
      ...radius,
      label: 'Minimum radius',
      hint: 'From the axis to the top of the liquid, for the k factor.',
      optional: true,
    },
    sedimentationCoefficient: {
      kind: 'number',
      label: 'Sedimentation coefficient',
      hint: 'In svedbergs, for the time to pellet.',
      unit: 'S',
      min: 0,
      optional: true,
    },
    otherRadius: { ...radius, label: 'Radius of another rotor', hint: 'To run the same force there.', optional: true },
    maximumRpm: {
      kind: 'number',
      label: 'Top speed of the rotor',
      hint: 'As marked on the rotor.',
      unit: 'rpm',
      min: 0,
      step: 100,
      optional: true,
    },
  },
  example: {
    solveFor: 'rcf',
    rcf: '',
    rpm: '13000',
    radius: '84',
    minimumRadius: '',
    sedimentationCoefficient: '',
    otherRadius: '100',
    maximumRpm: '',
  },
  errorStyle: 'inline',
  present,
  sources: ['cgpm1901', 'rotorDataSheets'],
});

/** mm: larger rotors are rare, so the diameter may have been entered. */
const LARGE_RADIUS = 300;
const DIGITS = 5;

function present(result: RcfRpmResult, input: RcfRpmInput): Presentation<Key> {
  const main = {
    rcf: figure('rcf', 'Relative centrifugal force', result.rcf, '× g'),
    rpm: figure('rpm', 'Speed', result.rpm, 'rpm'),
    radius: figure('radius', 'Radius', result.radius, 'mm'),
  };
  const headline = main[input.solveFor];
  const given = Object.values(main).filter((each) => each !== headline);
  return {
    headline,
    status: `${headline.label} ${headline.text} ${headline.unit ?? ''}.`,
    blocks: [
      ...notices(result, input),
      { kind: 'facts', figures: [...given, ...asked(result)] },
      chartOf(result),
      ...why(result),
    ],
    working: workingOf(result, input),
  };
}

function figure(field: Key, label: string, value: number, unit: string): Figure<Key> {
  return { field, label, value, text: short(value, DIGITS), unit };
}

/** Figures that the optional inputs ask for. */
function asked(result: RcfRpmResult): readonly Figure<Key>[] {
  const { rcfMinimum, rcfAverage, kFactor, pelletingTime, otherRpm, exceedsMaximum, angularVelocity } = result;
  return [
    ...(otherRpm === undefined ? [] : [figure('otherRpm', 'Speed in the other rotor', otherRpm, 'rpm')]),
    ...(rcfMinimum === undefined ? [] : [figure('rcfMinimum', 'Force at the minimum radius', rcfMinimum, '× g')]),
    ...(rcfAverage === undefined ? [] : [figure('rcfAverage', 'Force at the mean radius', rcfAverage, '× g')]),
    ...(kFactor === undefined
      ? []
      : [{ ...figure('kFactor', 'k factor', kFactor, 'h·S'), note: 'The smaller, the faster the rotor pellets.' }]),
    ...(pelletingTime === undefined
      ? []
      : [{ ...figure('pelletingTime', 'Time to pellet', pelletingTime, 'h'), note: 'In water at 20 °C.' }]),
    ...(exceedsMaximum === undefined
      ? []
      : [yesNoFigure('exceedsMaximum', 'Faster than the rotor allows', exceedsMaximum)]),
    shortFigure('angularVelocity', 'Angular velocity', angularVelocity, { unit: 'rad/s' }),
  ];
}

function notices(result: RcfRpmResult, input: RcfRpmInput): readonly NoticeBlock[] {
  const wantsTime = input.sedimentationCoefficient !== undefined && input.minimumRadius === undefined;
  const texts = [
    result.radius > LARGE_RADIUS ? 'The radius is larger than that of most rotors: is this the diameter?' : '',
    wantsTime ? 'The time to pellet needs the minimum radius as well.' : '',
    'The rpm of another machine gives another force: carry over the × g, never the rpm.',
  ];
  return [
    ...(result.exceedsMaximum === true
      ? [
          {
            kind: 'notice',
            tone: 'danger',
            text: 'This is faster than the rotor allows. Never exceed the limit marked on the rotor',
          } as const,
        ]
      : []),
    ...texts.flatMap((text) => (text === '' ? [] : [{ kind: 'notice', tone: 'neutral', text } as const])),
  ];
}

/** Steps of the curve. */
const STEPS = 40;

function chartOf({ rcf, rpm, radius: at }: RcfRpmResult): ChartBlock {
  const most = 1.5 * rpm;
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const x = (most * step) / STEPS;
    return { x, y: rcf * (x / rpm) ** 2 };
  });
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Force by speed',
      summary: `At a radius of ${short(at, DIGITS)} mm, ${short(rpm, DIGITS)} rpm are ${short(rcf, DIGITS)} × g; twice the speed gives four times the force.`,
      x: { label: 'Speed', unit: 'rpm', decimals: 0 },
      y: { label: 'Force', unit: '× g', decimals: 0 },
      series: [
        { name: `Radius ${short(at, DIGITS)} mm`, marks: 'line', points },
        { name: 'This run', marks: 'points', points: [{ x: rpm, y: rcf }] },
      ],
    },
  };
}

function why({ rcf, rcfByRule, rcfAverage }: RcfRpmResult) {
  return [
    whyDifferent<Key>('Force', [
      [
        'Rule of thumb',
        figure('rcfByRule', 'Force by the rule of thumb', rcfByRule, '× g'),
        '1.118·10⁻⁵ × radius in cm × rpm² is 0.02 % low. This page takes standard gravity.',
      ],
      [
        'Mean radius',
        rcfAverage === undefined ? '–' : `${short(rcfAverage, DIGITS)} × g`,
        'Tables of rotors mostly give the force at the maximum radius, some at the mean radius.',
      ],
      ['Diameter in place of radius', `${short(2 * rcf, DIGITS)} × g`, 'It doubles the force.'],
    ]),
  ];
}

function workingOf(result: RcfRpmResult, input: RcfRpmInput): readonly WorkingStep[] {
  const { rcf, rpm, radius: at, angularVelocity } = result;
  const force = short(rcf, DIGITS);
  const [g, r] = [workingNumber(rcf, force), workingNumber(at)];
  const omega = `${short(angularVelocity)} rad/s`;
  const velocity = {
    label: 'Angular velocity',
    formula: '2π·rpm ÷ 60',
    substituted: `2·π·${workingNumber(rpm, omega)} ÷ 60`,
    value: omega,
  };
  const steps = {
    rcf: {
      label: 'Force',
      formula: 'ω²·r ÷ 9.80665, r in m',
      substituted: `${workingNumber(angularVelocity, force)}²·${r} ÷ 1000 ÷ 9.80665`,
      value: `${force} × g`,
    },
    rpm: {
      label: 'Speed',
      formula: '√(RCF·9.80665 ÷ r)·60 ÷ 2π, r in m',
      substituted: `√(${typedNumber(rcf)}·9.80665 ÷ (${r} ÷ 1000))·60 ÷ (2·π)`,
      value: `${short(rpm, DIGITS)} rpm`,
    },
    radius: {
      label: 'Radius',
      formula: 'RCF·9.80665 ÷ ω², in mm',
      substituted: `${g}·9.80665 ÷ ${workingNumber(angularVelocity)}²·1000`,
      value: `${short(at, DIGITS)} mm`,
    },
  };
  return input.solveFor === 'rpm' ? [steps.rpm, velocity] : [velocity, steps[input.solveFor]];
}
