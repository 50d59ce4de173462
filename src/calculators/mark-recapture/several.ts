import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { differencesBlock } from '#src/calculators/families/statisticsBlocks.ts';
import { inSentence, intervalWords } from '#src/calculators/families/statisticsNumbers.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { MarkRecaptureInput, MarkRecaptureResult, SeveralRecaptures } from '#workers/formulas/mark-recapture.ts';
import { FEW_RECAPTURES } from './fewRecaptures.ts';

type Key = ResultKey<MarkRecaptureResult>;

/** Returns what is shown of three or more occasions. */
export function severalPresentation(
  result: SeveralRecaptures,
  input: MarkRecaptureInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const { schnabel, schumacherEschmeyer } = result;
  const interval = intervalWords(
    input.confidence,
    Math.round(schnabel.lower),
    schnabel.upper === null ? null : Math.round(schnabel.upper),
  );
  const headline = figure('schnabel.estimate', {
    note: `${interval}. Schumacher–Eschmeyer: ${fixed(schumacherEschmeyer.estimate, 0)}.`,
  });
  return {
    headline,
    status: `${headline.text} animals, ${interval}.`,
    blocks: [
      ...notices(result, input),
      proportionChart(result),
      {
        kind: 'facts',
        title: 'Schnabel',
        figures: (['lower', 'upper', 'interval', 'chapman'] as const).map((key) => figure(`schnabel.${key}`)),
      },
      {
        kind: 'facts',
        title: 'Schumacher–Eschmeyer',
        figures: (['estimate', 'lower', 'upper'] as const).map((key) => figure(`schumacherEschmeyer.${key}`)),
      },
      { kind: 'facts', title: 'All occasions', figures: [figure('totalRecaptures'), figure('markedAtEnd')] },
      rowsTable(figure, {
        title: 'Occasions',
        list: 'occasions',
        rows: result.occasions.length,
        names: { heading: 'Occasion', of: (at) => `occasion ${at + 1}` },
        columns: ['captured', 'recaptured', 'atLarge', 'proportion'],
      }),
      differencesBlock([
        `Schnabel with ΣR or ΣR + 1: ${inSentence(schnabel.estimate, 5)} and ${inSentence(schnabel.chapman, 5)}; some programs print the second.`,
        'Poisson limits: shorter ones than the exact ones used here are in many tables, so that books print a slightly narrower interval.',
        'Schumacher–Eschmeyer is a regression through the origin and bears unequal catches better; its limits have s − 2 degrees of freedom for s occasions.',
      ]),
    ],
    working: workingOf(result),
  };
}

function notices({ totalRecaptures, occasions }: SeveralRecaptures, input: MarkRecaptureInput): readonly NoticeBlock[] {
  const tooMany = input.occasions.findIndex(({ captured, recaptured, marked = 0 }) => marked > captured - recaptured);
  return cautionNotices([
    [
      totalRecaptures < FEW_RECAPTURES,
      'Fewer than 7 recaptures: the estimates are very uncertain, and Schnabel’s is too large on average. Read the one with ΣR + 1, and catch more animals.',
    ],
    [tooMany >= 0, `Occasion ${tooMany + 1}: more animals were newly marked than were caught without a mark.`],
    [occasions.some(({ proportion }) => proportion === null), 'An occasion without a catch tells nothing.', 'neutral'],
    [
      true,
      'Points along a straight line through the origin are what the assumptions predict. A curve speaks against them: animals came, left, or learned about traps.',
      'neutral',
    ],
  ]);
}

function proportionChart({ occasions, schnabel, schumacherEschmeyer, markedAtEnd }: SeveralRecaptures): ChartBlock {
  const line = (name: string, size: number) => ({
    name,
    marks: 'line' as const,
    points: [0, markedAtEnd].map((x) => ({ x, y: x / size })),
  });
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Marked share against marked animals at large',
      summary: 'Each occasion is a point; the lines through the origin have the slope 1 ÷ N of each estimate.',
      x: { label: 'Marked animals at large' },
      y: { label: 'Share of marked animals in the catch' },
      series: [
        {
          name: 'Occasions',
          marks: 'points',
          points: occasions.flatMap(({ atLarge, proportion }, at) =>
            proportion === null ? [] : [{ x: atLarge, y: proportion, label: `Occasion ${at + 1}` }],
          ),
        },
        line('Schnabel', schnabel.estimate),
        line('Schumacher–Eschmeyer', schumacherEschmeyer.estimate),
      ],
    },
  };
}

function workingOf({
  occasions,
  schnabel,
  schumacherEschmeyer,
  totalRecaptures,
}: SeveralRecaptures): readonly WorkingStep[] {
  const sum = (of: (occasion: SeveralRecaptures['occasions'][number]) => number) =>
    String(occasions.reduce((total, occasion) => total + of(occasion), 0));
  return [
    {
      label: 'Schnabel, M marked at large before each occasion',
      formula: 'N = Σ C·M ÷ Σ R',
      substituted: `${sum(({ captured, atLarge }) => captured * atLarge)} ÷ ${totalRecaptures}`,
      value: fixed(schnabel.estimate, 2),
    },
    {
      label: 'Schumacher–Eschmeyer',
      formula: 'N = Σ C·M² ÷ Σ R·M',
      substituted: `${sum(({ captured, atLarge }) => captured * atLarge * atLarge)} ÷ ${sum(({ recaptured, atLarge }) => recaptured * atLarge)}`,
      value: fixed(schumacherEschmeyer.estimate, 2),
    },
  ];
}
