import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { short } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf, Here, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, NoticeBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { upToDigits } from '#src/engine/kit/writing.ts';
import type halfLife from '#workers/formulas/half-life.ts';
import type { HalfLifeInput, HalfLifeResult } from '#workers/formulas/half-life.ts';
import { RADIONUCLIDES, type RadionuclideId } from '#workers/reference/radionuclides.ts';
import { otherHalfLives } from './otherHalfLives.ts';
import { rateWritten, timeWritten, toldUnit } from './toldTimes.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<HalfLifeResult>;
type Sought = HalfLifeInput['solveFor'];

const timeUnits = measuredIn('time', 'h', 'min', 's', 'days', 'years');
const unless = (sought: Sought) => ({
  visibleWhen: ({ solveFor }: { readonly solveFor: Sought | '' }) => solveFor !== sought,
});

export default defineCalculator<typeof halfLife>()({
  formula: 'half-life',
  fixed: {},
  fields: {
    solveFor: {
      kind: 'choice',
      label: 'What do you want to know?',
      look: 'menu',
      options: [
        { value: 'remainingAmount', label: 'The amount that is left' },
        { value: 'time', label: 'The time that has passed' },
        { value: 'halfLife', label: 'The half-life' },
        { value: 'initialAmount', label: 'The amount at the start' },
      ],
      initial: 'remainingAmount',
    },
    nuclide: {
      kind: 'choice',
      label: 'What decays',
      look: 'menu',
      options: [
        { value: 'own', label: 'Enter a half-life' },
        ...(Object.keys(RADIONUCLIDES) as RadionuclideId[]).map((value) => ({
          value,
          label: `${RADIONUCLIDES[value].name}, ${RADIONUCLIDES[value].halfLife} ${RADIONUCLIDES[value].unit}`,
        })),
      ],
      initial: 'own',
      ...unless('halfLife'),
    },
    halfLife: {
      kind: 'number',
      label: 'Half-life',
      ...timeUnits,
      min: 0,
      visibleWhen: ({ solveFor, nuclide }) => solveFor !== 'halfLife' && nuclide === 'own',
    },
    initialAmount: {
      kind: 'number',
      label: 'Amount at the start',
      hint: 'Activity, mass, percent: any unit, the same for both amounts.',
      min: 0,
      ...unless('initialAmount'),
    },
    remainingAmount: {
      kind: 'number',
      label: 'Amount that is left',
      hint: 'Not more than at the start.',
      min: 0,
      ...unless('remainingAmount'),
    },
    time: { kind: 'number', label: 'Time', ...timeUnits, min: 0, ...unless('time') },
    biologicalHalfLife: {
      kind: 'number',
      label: 'Biological half-life',
      hint: 'Elimination from the body, beside the decay.',
      ...timeUnits,
      min: 0,
      optional: true,
      ...unless('halfLife'),
    },
  },
  example: {
    solveFor: 'remainingAmount',
    nuclide: 'Tc-99m',
    halfLife: '',
    initialAmount: '500',
    remainingAmount: '',
    time: '12',
    biologicalHalfLife: '24',
  },
  errorStyle: 'inline',
  outputs: {
    initialAmount: { kind: 'number', label: 'Amount at the start', written: upToDigits(6) },
    remainingAmount: { kind: 'number', label: 'Amount that is left', written: upToDigits(6) },
    time: inHours('Time that has passed'),
    halfLife: inHours('Half-life'),
    effectiveHalfLife: {
      ...inHours('Effective half-life'),
      note: ({ input: { biologicalHalfLife } }) =>
        biologicalHalfLife === undefined ? 'No other elimination was entered.' : undefined,
    },
    decayConstant: {
      kind: 'number',
      label: 'Decay constant λ',
      unit: 'per h',
      written: (value, { result, input }) => rateWritten(toldUnit(result, input))(value),
    },
    meanLifetime: inHours('Mean lifetime τ'),
    halfLives: { kind: 'number', label: 'Half-lives that have passed', written: upToDigits(6) },
    percentRemaining: { kind: 'number', label: 'Left', unit: '%', written: upToDigits(6) },
    percentDecayed: { kind: 'number', label: 'Decayed', unit: '%', written: upToDigits(6) },
  },
  present,
  evidence: 'law',
  sources: ['nudat3', 'icrp107', 'stuiverPolach1977'],
});

/** In hours, told in the unit of the half-life. */
function inHours(label: string): NumberOutput<Here<HalfLifeResult, HalfLifeInput, unknown>> {
  return {
    kind: 'number',
    label,
    unit: 'h',
    written: (value, { result, input }) => timeWritten(toldUnit(result, input))(value),
  };
}

const QUANTITIES = ['remainingAmount', 'time', 'halfLife', 'initialAmount', 'effectiveHalfLife'] as const;
const DECAY = ['percentRemaining', 'percentDecayed', 'halfLives', 'decayConstant', 'meanLifetime'] as const;

function present(result: HalfLifeResult, input: HalfLifeInput, figure: FigureOf<Key>): Presentation<Key> {
  const { solveFor } = input;
  const headline = figure(solveFor);
  return {
    headline,
    status: `${headline.label}: ${headline.text}${headline.unit === undefined ? '' : ` ${headline.unit}`}.`,
    blocks: [
      ...notices(result, input),
      { kind: 'facts', figures: QUANTITIES.filter((key) => key !== solveFor).map((key) => figure(key)) },
      decayChart(result),
      { kind: 'facts', title: 'The decay', figures: DECAY.map((key) => figure(key)) },
      otherHalfLives(result, input, figure),
    ],
    working: workingOf(result, input, figure),
  };
}

/** Half-lives of carbon-14, after which too little is left for dating. */
const DATING_LIMIT = 10;

function notices(
  { halfLives }: HalfLifeResult,
  { nuclide, biologicalHalfLife }: HalfLifeInput,
): readonly NoticeBlock[] {
  const texts = [
    nuclide === 'C-14' && halfLives > DATING_LIMIT
      ? `After ${short(halfLives, 3)} half-lives too little carbon-14 is left: this is beyond the method of dating.`
      : '',
    biologicalHalfLife === undefined && nuclide !== 'own'
      ? ''
      : 'Half-lives in a body differ between animals and between people. This page gives no dosing advice.',
  ];
  return texts.filter((text) => text !== '').map((text) => ({ kind: 'notice', tone: 'caution', text }));
}

const POINTS = 80;
/** Half-lives that are always drawn. */
const LEAST_DRAWN = 5;
/** The curve goes on to this multiple of the time. */
const BEYOND_TIME = 1.2;

/** Returns the curve of decay in percent of the start, over half-lives, with the point of the answer. */
function decayChart({ halfLives, percentRemaining }: HalfLifeResult): ChartBlock {
  const end = Math.max(LEAST_DRAWN, BEYOND_TIME * halfLives);
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Decay over half-lives',
      summary: `After ${short(halfLives, 4)} half-lives ${short(percentRemaining, 4)} % is left.`,
      x: { label: 'Half-lives' },
      y: { label: 'Left', unit: '%', reaches: [0, 100] },
      series: [
        {
          name: 'Left',
          marks: 'line',
          points: Array.from({ length: POINTS + 1 }, (_, index) => {
            const x = (end * index) / POINTS;
            return { x, y: 100 * 2 ** -x };
          }),
        },
        { name: 'Your answer', marks: 'points', points: [{ x: halfLives, y: percentRemaining }] },
      ],
      levels: [50, 25, 12.5].map((y) => ({ y, label: `${y} %` })),
    },
  };
}
