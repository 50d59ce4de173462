import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { counted, fixed, significant } from '#src/kit/format.ts';
import type { Axis } from '#src/kit/onDemand/chart.ts';
import type { Block, ChartBlock, Figure, NoticeBlock, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type proteinProfile from '#workers/formulas/protein-profile.ts';
import type { ProteinProfileInput, ProteinProfileResult } from '#workers/formulas/protein-profile.ts';

type Key = ResultKey<ProteinProfileResult>;

const MOST_POINTS = 2000;
const SPANNING_WINDOW = 19;
const NO_WINDOW = 'the protein is shorter than the window';
const HALF_LIFE_NAMES = {
  mammal: 'In reticulocyte lysate of rabbits',
  yeast: 'In yeast',
  coli: 'In E. coli',
} as const;

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
  present,
});

function present(result: ProteinProfileResult, input: ProteinProfileInput): Presentation<Key> {
  const { highest, points } = result;
  const text = highest === null ? 'none' : fixed(highest.hydropathy, 3);
  return {
    headline: {
      field: highest === null ? ('highest' as Key) : 'highest.hydropathy',
      label: 'Highest hydropathy',
      value: highest?.hydropathy ?? null,
      text,
      note:
        highest === null
          ? 'The protein is shorter than the window.'
          : `Mean of ${input.window} residues around residue ${highest.place}.`,
    },
    status: `Highest hydropathy ${text}.`,
    blocks: [
      ...notices(result),
      ...(points.length === 0 ? [] : [hydropathyChart(result), chargeChart(result)]),
      ...extremes(result),
      ...stretchTable(result, input),
      halfLifeFacts(result),
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

function extremes({ highest, lowest }: ProteinProfileResult): readonly Block<Key>[] {
  if (highest === null || lowest === null) return [];
  return [
    {
      kind: 'facts',
      figures: [
        {
          field: 'highest.place',
          label: 'Middle of the highest window',
          value: highest.place,
          text: String(highest.place),
        },
        {
          field: 'lowest.hydropathy',
          label: 'Lowest hydropathy',
          value: lowest.hydropathy,
          text: fixed(lowest.hydropathy, 3),
        },
        {
          field: 'lowest.place',
          label: 'Middle of the lowest window',
          value: lowest.place,
          text: String(lowest.place),
        },
      ],
    },
  ];
}

function stretchTable({ hydrophobic }: ProteinProfileResult, { window }: ProteinProfileInput): readonly Block<Key>[] {
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
      rows: hydrophobic.map(({ from, to, highest }, at) => [
        { field: `hydrophobic.${at}.from`, label: 'From', value: from, text: String(from) },
        { field: `hydrophobic.${at}.to`, label: 'To', value: to, text: String(to) },
        { field: `hydrophobic.${at}.highest`, label: 'Highest', value: highest, text: fixed(highest, 3) },
      ]),
    },
  ];
}

function halfLifeFacts({ halfLives, firstResidue }: ProteinProfileResult): Block<Key> {
  return {
    kind: 'facts',
    title: `Half-life by the N-end rule, first residue ${firstResidue}`,
    figures: (Object.keys(HALF_LIFE_NAMES) as readonly (keyof typeof HALF_LIFE_NAMES)[]).map((key): Figure<Key> => {
      const { hours, isAtLeast } = halfLives[key];
      const label = HALF_LIFE_NAMES[key];
      const field = `halfLives.${key}.hours` as const;
      if (hours === null) return { field, label, value: null, text: 'not known' };
      const isShort = hours < 1;
      const number = significant(isShort ? hours * 60 : hours, 2).replace(/\.0$/, '');
      return {
        field,
        label,
        value: hours,
        text: `${isAtLeast ? '> ' : ''}${number} ${isShort ? 'min' : 'h'}`,
        ...(key === 'mammal'
          ? { note: 'Of a test protein with this first residue; yours may fold, be acetylated or be secreted.' }
          : {}),
      };
    }),
  };
}
