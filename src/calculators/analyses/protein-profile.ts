import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { counted, significant } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf, GroupOutput, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Block, ChartBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals, inWords } from '#src/engine/kit/writing.ts';
import type proteinProfile from '#workers/formulas/protein-profile.ts';
import type { ProfilePoint, ProteinProfileInput, ProteinProfileResult } from '#workers/formulas/protein-profile.ts';

type Key = ResultKey<ProteinProfileResult>;

const MOST_POINTS = 2000;
const SPANNING_WINDOW = 19;
const NO_WINDOW = 'the protein is shorter than the window';

export default defineAnalysis<typeof proteinProfile>()({
  formula: 'protein-profile',
  perRecord: [
    { key: 'highest.hydropathy', label: 'Highest hydropathy', decimals: 3, noneWhere: NO_WINDOW },
    { key: 'highest.place', label: 'Middle of the highest window', noneWhere: NO_WINDOW },
    { key: 'lowest.hydropathy', label: 'Lowest hydropathy', decimals: 3, noneWhere: NO_WINDOW },
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
  const { length, profiled, points, highest, hydrophobic, firstResidue } = result;
  const headline = figure(highest === null ? 'highest' : 'highest.hydropathy');
  return {
    headline,
    status: `Highest hydropathy ${headline.text}.`,
    blocks: [
      ...cautionNotices([
        [profiled < length, `Only the first ${counted(profiled, 'residue is', 'residues are')} profiled.`, 'neutral'],
      ]),
      ...(highest === null ? [] : windowBlocks(points, figure)),
      ...(hydrophobic.length === 0 ? [] : [stretchTable(result, input, figure)]),
      {
        kind: 'facts',
        title: `Half-life by the N-end rule, first residue ${firstResidue}`,
        figures: [figure('halfLives.mammal.hours'), figure('halfLives.yeast.hours'), figure('halfLives.coli.hours')],
      },
    ],
    working: [],
  };
}

function windowBlocks(points: readonly ProfilePoint[], figure: FigureOf<Key>): readonly Block<Key>[] {
  return [
    profileChart(points, 'hydropathy'),
    profileChart(points, 'charge'),
    { kind: 'facts', figures: [figure('highest.place'), figure('lowest.hydropathy'), figure('lowest.place')] },
  ];
}

const PROFILES = {
  hydropathy: {
    name: 'Hydropathy',
    axis: 'Hydropathy',
    level: 'Neutral',
    summary: 'Kyte–Doolittle means of the window: above 0 water repels the stretch, below it prefers water.',
  },
  charge: {
    name: 'Charge',
    axis: 'Charge per residue',
    level: 'Uncharged',
    summary: 'Mean charge of a residue in the window: lysine and arginine +1, aspartate and glutamate −1.',
  },
} as const;

function profileChart(points: readonly ProfilePoint[], profile: keyof typeof PROFILES): ChartBlock {
  const { name, axis, level, summary } = PROFILES[profile];
  const step = Math.ceil(points.length / MOST_POINTS);
  // Every so-manieth point, where there are too many to draw.
  const drawn = points.filter((_, at) => at % step === 0);
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: `${name} along the protein`,
      summary,
      x: { label: 'Residue' },
      y: { label: axis, decimals: 3, reaches: [0] },
      series: [{ name, marks: 'line', points: drawn.map((point) => ({ x: point.place, y: point[profile] })) }],
      levels: [{ y: 0, label: level }],
    },
  };
}

function stretchTable(
  { hydrophobic }: ProteinProfileResult,
  { window }: ProteinProfileInput,
  figure: FigureOf<Key>,
): Block<Key> {
  return rowsTable(figure, {
    title: 'Stretches with a hydropathy of 1.6 or more',
    list: 'hydrophobic',
    rows: hydrophobic.length,
    columns: ['from', 'to', 'highest'],
    note: `Middle residues of the windows.${window === SPANNING_WINDOW ? ' With a window of 19 such a stretch is likely to span a membrane.' : ' Whether one spans a membrane is judged with a window of 19.'}`,
  });
}
