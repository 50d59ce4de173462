import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { short } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { numeral, upToDigits } from '#src/engine/kit/writing.ts';
import type rcfRpm from '#workers/formulas/rcf-rpm.ts';
import type { RcfRpmInput, RcfRpmResult } from '#workers/formulas/rcf-rpm.ts';

type Key = ResultKey<RcfRpmResult>;

/** mm: larger rotors are rare, so the diameter may have been entered. */
const LARGE_RADIUS = 300;
const DIGITS = 5;

const QUANTITIES = ['rcf', 'rpm', 'radius'] as const;
/** What the optional inputs ask for. */
const ASKED = ['otherRpm', 'rcfMinimum', 'rcfAverage', 'kFactor', 'pelletingTime', 'exceedsMaximum'] as const;

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
      unit: 'rpm',
      min: 0,
      max: 200_000,
      step: 100,
      ...needed('rpm'),
    },
    radius: {
      ...radius,
      label: 'Radius of the rotor',
      hint: 'From the axis to the tube’s bottom.',
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
  outputs: {
    rcf: measured('Relative centrifugal force', '× g'),
    rpm: measured('Speed', 'rpm'),
    radius: measured('Radius', 'mm'),
    angularVelocity: { kind: 'number', label: 'Angular velocity', unit: 'rad/s', written: upToDigits(6) },
    rcfByRule: measured('Force by the rule of thumb', '× g'),
    rcfMinimum: measured('Force at the minimum radius', '× g'),
    rcfAverage: measured('Force at the mean radius', '× g'),
    kFactor: { ...measured('k factor', 'h·S'), note: 'The smaller, the faster the rotor pellets.' },
    pelletingTime: { ...measured('Time to pellet', 'h'), note: 'In water at 20 °C.' },
    otherRpm: measured('Speed in the other rotor', 'rpm'),
    exceedsMaximum: { kind: 'flag', label: 'Faster than the rotor allows' },
  },
  present,
  evidence: 'law',
  sources: ['cgpm1901', 'rotorDataSheets'],
});

function measured(label: string, unit: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit, written: upToDigits(DIGITS) };
}

function present(result: RcfRpmResult, input: RcfRpmInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure(input.solveFor);
  const others = [
    ...QUANTITIES.filter((key) => key !== input.solveFor),
    ...ASKED.filter((key) => result[key] !== undefined),
    'angularVelocity',
  ] as const;
  return {
    headline,
    status: `${headline.label} ${headline.text} ${headline.unit ?? ''}.`,
    blocks: [
      ...notices(result, input),
      { kind: 'facts', figures: others.map((key) => figure(key)) },
      chartOf(result, figure),
      why(result, figure),
    ],
    working: workingOf(result, input, figure),
  };
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

function chartOf({ rcf, rpm }: RcfRpmResult, figure: FigureOf<Key>): ChartBlock {
  const radius = `${figure('radius').text} mm`;
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
      summary: `At a radius of ${radius}, ${figure('rpm').text} rpm are ${figure('rcf').text} × g; twice the speed gives four times the force.`,
      x: { label: 'Speed', unit: 'rpm', decimals: 0 },
      y: { label: 'Force', unit: '× g', decimals: 0 },
      series: [
        { name: `Radius ${radius}`, marks: 'line', points },
        { name: 'This run', marks: 'points', points: [{ x: rpm, y: rcf }] },
      ],
    },
  };
}

function why({ rcf, rcfAverage }: RcfRpmResult, figure: FigureOf<Key>) {
  return whyDifferent<Key>('Force', [
    [
      'Rule of thumb',
      figure('rcfByRule'),
      '1.118·10⁻⁵ × radius in cm × rpm² is 0.02 % low. This page takes standard gravity.',
    ],
    [
      'Mean radius',
      rcfAverage === undefined ? '–' : `${figure('rcfAverage').text} × g`,
      'Tables of rotors mostly give the force at the maximum radius, some at the mean radius.',
    ],
    ['Diameter in place of radius', `${short(2 * rcf, DIGITS)} × g`, 'It doubles the force.'],
  ]);
}

function workingOf(result: RcfRpmResult, input: RcfRpmInput, figure: FigureOf<Key>): readonly WorkingStep[] {
  const { rcf, rpm, radius: at, angularVelocity } = result;
  const omega = figure('angularVelocity');
  // With its zeros at the end, which the figure does not count.
  const force = numeral(figure('rcf').text);
  const r = workingNumber(at);
  const velocity = {
    label: 'Angular velocity',
    formula: '2π·rpm ÷ 60',
    substituted: `2·π·${workingNumber(rpm, omega.written)} ÷ 60`,
    value: `${omega.text} rad/s`,
  };
  const steps = {
    rcf: {
      label: 'Force',
      formula: 'ω²·r ÷ 9.80665, r in m',
      substituted: `${workingNumber(angularVelocity, force)}²·${r} ÷ 1000 ÷ 9.80665`,
      value: `${force.text} × g`,
    },
    rpm: {
      label: 'Speed',
      formula: '√(RCF·9.80665 ÷ r)·60 ÷ 2π, r in m',
      substituted: `√(${typedNumber(rcf)}·9.80665 ÷ (${r} ÷ 1000))·60 ÷ (2·π)`,
      value: `${figure('rpm').text} rpm`,
    },
    radius: {
      label: 'Radius',
      formula: 'RCF·9.80665 ÷ ω², in mm',
      substituted: `${workingNumber(rcf, force)}·9.80665 ÷ ${workingNumber(angularVelocity)}²·1000`,
      value: `${figure('radius').text} mm`,
    },
  };
  return input.solveFor === 'rpm' ? [steps.rpm, velocity] : [velocity, steps[input.solveFor]];
}
