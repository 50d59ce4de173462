import { seedField } from '#src/calculators/families/seedField.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type {
  ChartBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
  WorkingStep,
} from '#src/engine/kit/presentation.ts';
import { plain } from '#src/engine/kit/writing.ts';
import type plateLayout from '#workers/formulas/plate-layout.ts';
import type { PlateLayoutInput, PlateLayoutResult } from '#workers/formulas/plate-layout.ts';

type Key = ResultKey<PlateLayoutResult>;

const count = { kind: 'number', isExact: true, min: 0 } as const;

export default defineCalculator<typeof plateLayout>()({
  formula: 'plate-layout',
  fixed: {},
  fields: {
    plate: {
      kind: 'choice',
      label: 'Plate',
      look: 'radios',
      options: [
        { value: '96', label: '96 wells' },
        { value: '384', label: '384 wells' },
      ],
      initial: '96',
    },
    samples: { ...count, label: 'Samples' },
    replicates: {
      ...count,
      label: 'Replicates of a sample',
      min: 1,
      initial: 1,
      optional: true,
    },
    standards: { ...count, label: 'Levels of the standard', initial: 0, optional: true },
    standardReplicates: {
      ...count,
      label: 'Replicates of a level',
      min: 1,
      initial: 2,
      optional: true,
    },
    blanks: { ...count, label: 'Blanks', initial: 0, optional: true },
    keepEdgesFree: { kind: 'checkbox', label: 'Keep the edges free' },
    arrangement: {
      kind: 'choice',
      label: 'Arrangement',
      look: 'menu',
      options: [
        { value: 'blocked', label: 'In random blocks' },
        { value: 'random', label: 'All at random' },
        { value: 'ordered', label: 'In order' },
      ],
      initial: 'blocked',
    },
    fillOrder: {
      kind: 'choice',
      label: 'Fill',
      look: 'radios',
      options: [
        { value: 'rows', label: 'Row by row' },
        { value: 'columns', label: 'Column by column' },
      ],
      initial: 'rows',
    },
    seed: { ...seedField('The same seed gives the same layout.'), optional: true },
  },
  example: {
    plate: '96',
    samples: '20',
    replicates: '2',
    standards: '8',
    standardReplicates: '2',
    blanks: '2',
    keepEdgesFree: false,
    arrangement: 'blocked',
    fillOrder: 'rows',
    seed: '2024',
  },
  errorStyle: 'inline',
  outputs: {
    usedWells: {
      kind: 'number',
      label: 'Wells used',
      written: plain,
      note: ({ input: { arrangement, seed = 1 } }) =>
        arrangement === 'ordered' ? 'In order; the seed is not used.' : `Seed ${seed} gives this layout again.`,
    },
    freeWells: { kind: 'number', label: 'Wells free', written: plain },
    usableWells: { kind: 'number', label: 'Wells that may be used', written: plain },
    wells: {
      kind: 'rows',
      label: 'Well by well',
      row: {
        well: { kind: 'words', label: 'Well' },
        content: { kind: 'words', label: ({ row }) => `Content of ${row.well}` },
      },
    },
    csv: {
      kind: 'words',
      label: 'Grid with commas',
      words: (csv) => `${csv.split('\n').length - 1} rows`,
      note: 'To copy into a spreadsheet: below.',
    },
  },
  present,
  evidence: 'definition',
  sources: ['durstenfeld1964', 'slas4'],
});

function present(result: PlateLayoutResult, input: PlateLayoutInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('usedWells');
  return {
    headline,
    status: `${headline.text} wells used.`,
    blocks: [
      ...notices(input),
      { kind: 'facts', figures: [figure('freeWells'), figure('usableWells'), figure('csv')] },
      plateTable(result),
      picture(result),
      wellTable(result, figure),
      {
        kind: 'list',
        title: 'Grid to copy',
        isFolded: true,
        items: ['The first line has the columns of the plate, every other line begins with the letter of its row.'],
        code: { label: 'Separated by commas', text: result.csv },
      },
    ],
    working: workingOf(result, input),
  };
}

function notices({
  arrangement,
  keepEdgesFree,
  replicates = 1,
  samples,
  blanks = 0,
}: PlateLayoutInput): readonly NoticeBlock[] {
  const texts = [
    arrangement === 'ordered' ? 'In order, position and sample cannot be told apart: prefer random blocks.' : '',
    keepEdgesFree ? '' : 'The edges are used: in long incubations their wells lose more water.',
    samples > 0 && replicates < 2 ? 'With one replicate there is no measure of the error.' : '',
    blanks === 0 ? 'There is no blank on this plate.' : '',
  ];
  return texts.flatMap((text) => (text === '' ? [] : [{ kind: 'notice', tone: 'neutral', text } as const]));
}

/** Lines of the grid: numbers of the columns first. */
function linesOf({ csv }: PlateLayoutResult): readonly (readonly string[])[] {
  return csv.split('\n').map((line) => line.split(','));
}

function plateTable(result: PlateLayoutResult): TableBlock<Key> {
  const [head = [], ...rows] = linesOf(result);
  return {
    kind: 'table',
    title: 'The plate',
    isFolded: false,
    columns: head.map((label) => ({ label: label || 'Row' })),
    rows: rows.map(([letter = '', ...contents]) => [letter, ...contents.map((content) => content || '·')]),
  };
}

function picture(result: PlateLayoutResult): ChartBlock {
  const [, ...rows] = linesOf(result);
  return {
    kind: 'chart',
    chart: {
      type: 'rows',
      title: 'Where the controls are',
      summary: 'A dot for each used well; standards and blanks are marked.',
      x: { label: 'Column', decimals: 0, counted: true },
      rows: rows.map(([label = '', ...contents]) => ({
        label,
        dots: contents.flatMap((content, index) =>
          content === '' ? [] : [{ x: index + 1, isMarked: /^(?:STD|BLANK)/.test(content) }],
        ),
      })),
    },
  };
}

function wellTable({ wells }: PlateLayoutResult, figure: FigureOf<Key>): TableBlock<Key> {
  const met = new Map<string, number>();
  return {
    kind: 'table',
    title: 'Well by well',
    isFolded: true,
    columns: [{ label: 'Well' }, { label: 'Content' }, { label: 'Replicate', numeric: true }],
    rows: wells.map(({ content }, index) => {
      const replicate = (met.get(content) ?? 0) + 1;
      met.set(content, replicate);
      return [figure(`wells.${index}.well`), figure(`wells.${index}.content`), String(replicate)];
    }),
  };
}

function workingOf({ usedWells }: PlateLayoutResult, input: PlateLayoutInput): readonly WorkingStep[] {
  const { samples, replicates = 1, standards = 0, standardReplicates = 2, blanks = 0 } = input;
  return [
    {
      label: 'Wells used',
      formula: 'samples·replicates + levels·replicates + blanks',
      substituted: `${samples}·${replicates} + ${standards}·${standardReplicates} + ${blanks}`,
      value: String(usedWells),
    },
  ];
}
