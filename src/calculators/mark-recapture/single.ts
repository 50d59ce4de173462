import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { differencesBlock } from '#src/calculators/families/statisticsBlocks.ts';
import { inSentence, intervalWords } from '#src/calculators/families/statisticsNumbers.ts';
import { fixed } from '#src/engine/kit/format.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type {
  ChartBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
  WorkingStep,
} from '#src/engine/kit/presentation.ts';
import type { MarkRecaptureInput, MarkRecaptureResult, SingleRecapture } from '#workers/formulas/mark-recapture.ts';
import { FEW_RECAPTURES } from './fewRecaptures.ts';

type Key = ResultKey<MarkRecaptureResult>;

/** Each with what it is suited to. */
export const INTERVALS = [
  ['binomial', 'Binomial', 'more than a tenth of the catch was marked'],
  ['normal', 'Normal', 'more than 50 recaptures'],
  ['poisson', 'Poisson', 'few recaptures'],
] as const;

const FACTS = [
  'lincolnPetersen',
  'chapman.standardError',
  'lower',
  'upper',
  'recommended',
  'knownMinimum',
  'recaptureRate',
] as const;

/** Returns what is shown of one recapture. */
export function singlePresentation(
  result: SingleRecapture,
  input: MarkRecaptureInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const { lower, upper, recommended, lincolnPetersen } = result;
  const interval = intervalWords(input.confidence, Math.round(lower), upper === null ? null : Math.round(upper));
  const headline = figure('chapman.estimate', { note: `${interval}, ${recommended} interval.` });
  return {
    headline,
    status: `${headline.text} animals, ${interval}.`,
    blocks: [
      ...notices(result, input),
      intervalChart(result),
      {
        kind: 'facts',
        figures: FACTS.map((key) => figure(key)),
      },
      intervalTable(figure),
      differencesBlock([
        `Lincoln–Petersen M·C ÷ R is too large on average for small samples; here ${lincolnPetersen === null ? 'it is not defined' : `it gives ${inSentence(lincolnPetersen, 5)}`}. Chapman’s estimate corrects for that.`,
        'Programs differ in the interval: all three are in the table, and the choice follows Seber.',
        'Some books print shorter Poisson limits than the exact ones used here.',
      ]),
    ],
    working: workingOf(result, input),
  };
}

function notices({ chapman }: SingleRecapture, { recaptured = 0 }: MarkRecaptureInput): readonly NoticeBlock[] {
  return cautionNotices([
    [
      recaptured === 0,
      'No marked animal was caught again: the data give no upper limit. Do not read the normal limits here.',
    ],
    [
      recaptured < FEW_RECAPTURES && chapman.standardError > 0,
      'Fewer than 7 recaptures: the estimate is biased low. Catch more animals.',
    ],
    [
      true,
      'Holds for a closed population in which all animals are equally easy to catch and marks stay on. Animals that return to traps once caught make the number too small, those that shun them once caught too large. Animals that are always hard to catch are missed, which makes it too small as well.',
      'neutral',
    ],
  ]);
}

function intervalChart({ chapman, knownMinimum }: SingleRecapture): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'rows',
      title: 'Three intervals round the estimate',
      summary: 'Chapman’s estimate with its limits by three methods. Wide bars call for more recaptures.',
      x: { label: 'Animals' },
      rows: INTERVALS.map(([key, label]) => ({
        label,
        interval: { name: 'Chapman', middle: chapman.estimate, from: chapman[key].lower, to: chapman[key].upper },
      })),
      marks: [{ x: knownMinimum, label: 'Different animals seen' }],
    },
  };
}

function intervalTable(figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Limits of the Chapman estimate',
    columns: [
      { label: 'Interval' },
      { label: 'Lower', numeric: true },
      { label: 'Upper', numeric: true },
      { label: 'Suited to' },
    ],
    rows: INTERVALS.map(([key, label, use]) => [
      label,
      figure(`chapman.${key}.lower`),
      figure(`chapman.${key}.upper`),
      use,
    ]),
  };
}

function workingOf(
  { chapman }: SingleRecapture,
  { marked: m = 0, captured: c = 0, recaptured: r = 0 }: MarkRecaptureInput,
): readonly WorkingStep[] {
  return [
    {
      label: 'Chapman',
      formula: 'N = (M + 1)·(C + 1) ÷ (R + 1) − 1',
      substituted: `(${m} + 1)·(${c} + 1) ÷ (${r} + 1) − 1`,
      value: fixed(chapman.estimate, 2),
    },
    {
      label: 'Standard error',
      formula: '√((M + 1)(C + 1)(M − R)(C − R) ÷ ((R + 1)²(R + 2)))',
      substituted: `√(${m + 1}·${c + 1}·${m - r}·${c - r} ÷ (${r + 1}²·${r + 2}))`,
      value: fixed(chapman.standardError, 2),
    },
  ];
}
