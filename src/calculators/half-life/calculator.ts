import { short, shortFigure } from '#src/families/shortFigure.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { Figure, NoticeBlock, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type halfLife from '#workers/formulas/half-life.ts';
import type { HalfLifeInput, HalfLifeResult } from '#workers/formulas/half-life.ts';
import { RADIONUCLIDES, type RadionuclideId } from '#workers/reference/radionuclides.ts';
import { decayChart } from './chart.ts';
import { inWords } from './hours.ts';
import { otherHalfLives } from './otherHalfLives.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<HalfLifeResult>;
type Sought = HalfLifeInput['solveFor'];

const hours = measuredIn('time', 'h', 'min', 's', 'days', 'years');
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
      hint: 'Above 0.',
      ...hours,
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
      hint: 'Above 0 and not more than at the start.',
      min: 0,
      ...unless('remainingAmount'),
    },
    time: { kind: 'number', label: 'Time', hint: '0 or more.', ...hours, min: 0, ...unless('time') },
    biologicalHalfLife: {
      kind: 'number',
      label: 'Biological half-life',
      hint: 'Elimination from the body, beside the decay.',
      ...hours,
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
  present,
  sources: ['nudat3', 'icrp107', 'stuiverPolach1977'],
});

const LABELS = {
  remainingAmount: 'Amount that is left',
  time: 'Time that has passed',
  halfLife: 'Half-life',
  initialAmount: 'Amount at the start',
} as const satisfies Readonly<Record<Sought, string>>;

function present(result: HalfLifeResult, input: HalfLifeInput): Presentation<Key> {
  const { solveFor } = input;
  const headline = quantity(solveFor, result);
  return {
    headline,
    status: `${headline.label}: ${headline.text}${headline.unit === undefined ? '' : ` ${headline.unit}`}.`,
    blocks: [
      ...notices(result, input),
      {
        kind: 'facts',
        figures: [
          ...(Object.keys(LABELS) as Sought[]).filter((key) => key !== solveFor).map((key) => quantity(key, result)),
          timeFigure(
            'effectiveHalfLife',
            'Effective half-life',
            result.effectiveHalfLife,
            input.biologicalHalfLife === undefined ? 'No other elimination was entered.' : undefined,
          ),
        ],
      },
      decayChart(result),
      {
        kind: 'facts',
        title: 'The decay',
        figures: [
          shortFigure('percentRemaining', 'Left', result.percentRemaining, { unit: '%' }),
          shortFigure('percentDecayed', 'Decayed', result.percentDecayed, { unit: '%' }),
          shortFigure('halfLives', 'Half-lives that have passed', result.halfLives),
          shortFigure('decayConstant', 'Decay constant λ', result.decayConstant, { unit: 'per h' }),
          timeFigure('meanLifetime', 'Mean lifetime τ', result.meanLifetime),
        ],
      },
      otherHalfLives(result, input),
    ],
    working: workingOf(result, input),
  };
}

function quantity(key: Sought, result: HalfLifeResult): Figure<Key> {
  return key === 'time' || key === 'halfLife'
    ? timeFigure(key, LABELS[key], result[key])
    : shortFigure(key, LABELS[key], result[key]);
}

function timeFigure(field: Key, label: string, hoursPassed: number, more?: string): Figure<Key> {
  const note = [inWords(hoursPassed), more].filter(Boolean).join(' ');
  return shortFigure(field, label, hoursPassed, { unit: 'h', ...(note === '' ? {} : { note }) });
}

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
