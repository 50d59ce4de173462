import { count } from '#src/families/statisticsOutputs.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { counted, significant } from '#src/kit/format.ts';
import type { Axis } from '#src/kit/onDemand/chart.ts';
import type { FigureOf, GroupOutput, NumberOutput } from '#src/kit/outputs.ts';
import type { Block, ChartBlock, NoticeBlock, Presentation, ResultKey } from '#src/kit/presentation.ts';
import { decimals, inWords } from '#src/kit/writing.ts';
import type proteinProfile from '#workers/formulas/protein-profile.ts';
import type { ProteinProfileInput, ProteinProfileResult } from '#workers/formulas/protein-profile.ts';

type Key = ResultKey<ProteinProfileResult>;

const MOST_POINTS = 2000;
const SPANNING_WINDOW = 19;
const NO_WINDOW = 'the protein is shorter than the window';

export default defineAnalysis<typeof proteinProfile>()({
  formula: 'protein-profile',
  perRecord: [
    {
      key: 'highest.hydropathy',
      label: 'Highest hydropathy',
      decimals: 3,
      noneWhere: NO_WINDOW,
    },
    {
      key: 'highest.place',
      label: 'Middle of the highest window',
      noneWhere: NO_WINDOW,
    },
    {
      key: 'lowest.hydropathy',
      label: 'Lowest hydropathy',
      decimals: 3,
      noneWhere: NO_WINDOW,
    },
    { key: 'lowest.place', label: 'Middle of the lowest window', noneWhere: NO_WINDOW },
    { key: 'stretches', label: 'Stretches of 1.6 or more' },
  ],
  action: 'Draw the profiles',
  fields: {
    window: {
      kind: 'number',
      label: 'Window',
      hint: 'Residues, odd, from 3 to 51. 19 for membrane-spanning stretches.',
      isExact: true,
      min: 3,
      max: 51,
      step: 2,
      initial: 9,
    },
    withHistidine: { kind: 'checkbox', label: 'Histidine counts as half a charge' },
  },
  example: { window: '9', withHistidine: false },
  sources: ['kyteDoolittle1982', 'gonda1989', 'bachmair1986', 'varshavsky1996', 'tobias1991', 'gasteiger2005'],
  outputs: {
    length: count('Residues'),
    profiled: count('Residues profiled'),
    points: { kind: 'inner', label: 'Profile' },
    highest: {
      kind: 'group',
      label: 'Highest hydropathy',
      missing: 'none',
      missingNote: 'The protein is shorter than the window.',
      keys: {
        place: count('Middle of the highest window'),
        hydropathy: {
          ...mean('Highest hydropathy'),
          note: ({ row, input }) => `Mean of ${input.window} residues around residue ${row.place}.`,
        },
        charge: mean('Charge there'),
      },
    },
    lowest: {
      kind: 'group',
      keys: {
        place: count('Middle of the lowest window'),
        hydropathy: mean('Lowest hydropathy'),
        charge: mean('Charge there'),
      },
    },
    hydrophobic: {
      kind: 'rows',
      label: 'Hydrophobic stretches',
      row: { from: count('From'), to: count('To'), highest: mean('Highest') },
    },
    stretches: count('Stretches'),
    firstResidue: { kind: 'words', label: 'First residue' },
    halfLives: {
      kind: 'group',
      keys: {
        mammal: halfLife(
          'In reticulocyte lysate of rabbits',
          'Of a test protein with this first residue; yours may fold, be acetylated or be secreted.',
        ),
        yeast: halfLife('In yeast'),
        coli: halfLife('In E. coli'),
      },
    },
  },
  present,
});

function mean(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, written: decimals(3) };
}

function halfLife(
  label: string,
  note?: string,
): GroupOutput<ProteinProfileResult['halfLives']['mammal'], unknown, unknown, unknown> {
  return {
    kind: 'group',
    keys: {
      hours: {
        kind: 'number',
        label,
        note,
        missing: 'not known',
        written: (hours, { row }) => {
          const isShort = hours < 1;
          const number = significant(isShort ? hours * 60 : hours, 2).replace(/\.0$/, '');
          return inWords(`${row.isAtLeast ? '> ' : ''}${number} ${isShort ? 'min' : 'h'}`);
        },
      },
      isAtLeast: { kind: 'flag', label: 'Or longer' },
    },
  };
}

function present(result: ProteinProfileResult, input: ProteinProfileInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure(result.highest === null ? 'highest' : 'highest.hydropathy');
  return {
    headline,
    status: `Highest hydropathy ${headline.text}.`,
    blocks: [
      ...notices(result),
      ...(result.points.length === 0 ? [] : [hydropathyChart(result), chargeChart(result)]),
      ...extremes(result, figure),
      ...stretchTable(result, input, figure),
      {
        kind: 'facts',
        title: `Half-life by the N-end rule, first residue ${result.firstResidue}`,
        figures: [figure('halfLives.mammal.hours'), figure('halfLives.yeast.hours'), figure('halfLives.coli.hours')],
      },
    ],
    working: [],
  };
}

function notices({ length, profiled }: ProteinProfileResult): readonly NoticeBlock[] {
  if (profiled >= length) return [];
  return [
    {
      kind: 'notice',
      tone: 'neutral',
      text: `Only the first ${counted(profiled, 'residue is', 'residues are')} profiled.`,
    },
  ];
}

/** Every so-manieth point, where there are too many to draw. */
function drawn({ points }: ProteinProfileResult) {
  const step = Math.ceil(points.length / MOST_POINTS);
  return points.filter((_, at) => at % step === 0);
}

const RESIDUE: Axis = { label: 'Residue' };

function hydropathyChart(result: ProteinProfileResult): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Hydropathy along the protein',
      summary: 'Kyte–Doolittle means of the window: above 0 water repels the stretch, below it prefers water.',
      x: RESIDUE,
      y: { label: 'Hydropathy', decimals: 3, reaches: [0] },
      series: [
        {
          name: 'Hydropathy',
          marks: 'line',
          points: drawn(result).map(({ place, hydropathy }) => ({ x: place, y: hydropathy })),
        },
      ],
      levels: [{ y: 0, label: 'Neutral' }],
    },
  };
}

function chargeChart(result: ProteinProfileResult): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Charge along the protein',
      summary: 'Mean charge of a residue in the window: lysine and arginine +1, aspartate and glutamate −1.',
      x: RESIDUE,
      y: { label: 'Charge per residue', decimals: 3, reaches: [0] },
      series: [
        { name: 'Charge', marks: 'line', points: drawn(result).map(({ place, charge }) => ({ x: place, y: charge })) },
      ],
      levels: [{ y: 0, label: 'Uncharged' }],
    },
  };
}

function extremes({ highest, lowest }: ProteinProfileResult, figure: FigureOf<Key>): readonly Block<Key>[] {
  if (highest === null || lowest === null) return [];
  return [
    {
      kind: 'facts',
      figures: [figure('highest.place'), figure('lowest.hydropathy'), figure('lowest.place')],
    },
  ];
}

function stretchTable(
  { hydrophobic }: ProteinProfileResult,
  { window }: ProteinProfileInput,
  figure: FigureOf<Key>,
): readonly Block<Key>[] {
  if (hydrophobic.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Stretches with a hydropathy of 1.6 or more',
      columns: [
        { label: 'From', numeric: true },
        { label: 'To', numeric: true },
        { label: 'Highest', numeric: true },
      ],
      note: `Middle residues of the windows.${window === SPANNING_WINDOW ? ' With a window of 19 such a stretch is likely to span a membrane.' : ' Whether one spans a membrane is judged with a window of 19.'}`,
      rows: hydrophobic.map((_, at) => [
        figure(`hydrophobic.${at}.from`),
        figure(`hydrophobic.${at}.to`),
        figure(`hydrophobic.${at}.highest`),
      ]),
    },
  ];
}
