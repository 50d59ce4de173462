import { type RecordColumn, recordTable } from '#src/families/recordTable.ts';
import { fixed, percentOf } from '#src/kit/format.ts';
import type { Figure, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { HillNumbersResult } from '#workers/formulas/hill-numbers.ts';

type Key = ResultKey<HillNumbersResult>;
type Sample = HillNumbersResult['samples'][number];
type Point = Sample['curve'][number];
type Compared = HillNumbersResult['comparison']['samples'][number];

const DRAWN = 200;
const four = (value: number) => fixed(value, 4);
const percent = (value: number) => percentOf(value, 2);

/** Returns what was found, and what is estimated of the whole community. */
export function sampleTables({ samples }: HillNumbersResult): readonly TableBlock<Key>[] {
  const table = (title: string, columns: readonly RecordColumn<Sample>[], note: string) =>
    recordTable<Key, Sample>({ title, list: 'samples', items: samples, nameOf: ({ name }) => name, columns, note });
  return [
    table(
      'Samples as found',
      FOUND,
      'Effective numbers of species: a community of D equally common species has D at every order.',
    ),
    {
      ...table('Whole community, estimated', ESTIMATED, 'Lower bounds where many species are missing from the sample.'),
      ...named(samples, ESTIMATED),
    },
  ];
}

/** The names are figures of the first table and plain text in the second. */
function named(
  samples: readonly Sample[],
  columns: readonly RecordColumn<Sample>[],
): Pick<TableBlock<Key>, 'columns' | 'rows'> {
  const { columns: headings, rows } = recordTable<Key, Sample>({
    title: '',
    list: 'samples',
    items: samples,
    nameOf: ({ name }) => name,
    nameLabel: 'Sample',
    columns,
  });
  return { columns: headings, rows };
}

const FOUND: readonly RecordColumn<Sample>[] = [
  { key: 'name', label: 'Sample', of: ({ name }) => name },
  { key: 'individuals', label: 'Individuals', of: ({ individuals }) => individuals, text: String },
  { key: 'observed.q0', label: 'Species (order 0)', of: ({ observed }) => observed.q0, text: String },
  { key: 'observed.q1', label: 'Order 1', of: ({ observed }) => observed.q1, text: four },
  { key: 'observed.q2', label: 'Order 2', of: ({ observed }) => observed.q2, text: four },
  { key: 'coverage', label: 'Coverage (%)', of: ({ coverage }) => coverage, text: percent },
  { key: 'singletons', label: 'Seen once', of: ({ singletons }) => singletons, text: String },
  { key: 'doubletons', label: 'Seen twice', of: ({ doubletons }) => doubletons, text: String },
];

const ESTIMATED: readonly RecordColumn<Sample>[] = [
  { key: 'asymptotic.q0', label: 'Order 0', of: ({ asymptotic }) => asymptotic.q0, text: four },
  { key: 'asymptotic.q1', label: 'Order 1', of: ({ asymptotic }) => asymptotic.q1, text: four },
  { key: 'asymptotic.q2', label: 'Order 2', of: ({ asymptotic }) => asymptotic.q2, text: four },
  { key: 'chao1.standardError', label: 'SE of Chao1', of: ({ chao1 }) => chao1.standardError, text: four },
  { key: 'chao1.lower', label: 'Chao1, lower', of: ({ chao1 }) => chao1.lower, text: four },
  { key: 'chao1.upper', label: 'Chao1, upper', of: ({ chao1 }) => chao1.upper, text: four },
  { key: 'chao1.estimate', label: 'Chao1', of: ({ chao1 }) => chao1.estimate, text: four },
  { key: 'chao1.vegan', label: 'Chao1 as in vegan', of: ({ chao1 }) => chao1.vegan, text: four },
];

const METHODS: Readonly<Record<string, string>> = {
  rarefaction: 'rarefied',
  observed: 'as found',
  extrapolation: 'extrapolated',
};
const methodWords = (method: string) => METHODS[method] ?? method;

/** Returns all samples at one coverage. */
export function comparisonTable({ comparison: { coverage, samples } }: HillNumbersResult): TableBlock<Key> {
  const figure: Figure<Key> = {
    field: 'comparison.coverage',
    label: 'Coverage compared (%)',
    value: coverage,
    text: percent(coverage),
  };
  const { columns, rows } = recordTable<Key, Compared>({
    title: '',
    list: 'comparison.samples',
    items: samples,
    nameOf: ({ name }) => name,
    columns: COMPARED,
  });
  return {
    kind: 'table',
    title: 'At equal coverage',
    columns: [...columns, { label: 'Coverage (%)', numeric: true }],
    rows: rows.map((row, at) => [...row, at === 0 ? figure : figure.text]),
    note: 'A dash: the sample cannot reach this coverage, or has it in full. With intervals: ‘Rarefaction and extrapolation’ under Further calculations.',
  };
}

const COMPARED: readonly RecordColumn<Compared>[] = [
  { key: 'name', label: 'Sample', of: ({ name }) => name },
  { key: 'size', label: 'Individuals', of: ({ size }) => size, text: (value) => fixed(value, 1) },
  { key: 'method', label: 'Method', of: ({ method }) => method, words: methodWords },
  { key: 'q0', label: 'Order 0', of: ({ q0 }) => q0, text: four },
  { key: 'q1', label: 'Order 1', of: ({ q1 }) => q1, text: four },
  { key: 'q2', label: 'Order 2', of: ({ q2 }) => q2, text: four },
];

/** Returns the curves of all samples below each other. */
export function curveTable({ samples }: HillNumbersResult): TableBlock<Key> {
  const hasLimits = samples.some(({ curve }) => curve.some(({ q0Lower }) => q0Lower !== null));
  const columns = hasLimits ? [...CURVE, ...LIMITS] : CURVE;
  const tables = samples.map(({ name, curve }, at) =>
    recordTable<Key, Point>({
      title: 'Curves',
      list: `samples.${at}.curve`,
      items: curve,
      nameOf: ({ size }) => `${name} at ${size}`,
      columns,
    }),
  );
  return {
    kind: 'table',
    title: 'Curves',
    columns: [{ label: 'Sample' }, ...(tables[0]?.columns ?? [])],
    rows: tables.flatMap(({ rows }, at) => rows.map((row) => [samples[at]?.name ?? '', ...row])),
    drawnRows: DRAWN,
    isFolded: true,
  };
}

const CURVE: readonly RecordColumn<Point>[] = [
  { key: 'size', label: 'Individuals', of: ({ size }) => size, text: String },
  { key: 'method', label: 'Method', of: ({ method }) => method, words: methodWords },
  { key: 'coverage', label: 'Coverage (%)', of: ({ coverage }) => coverage, text: percent },
  { key: 'q0', label: 'Order 0', of: ({ q0 }) => q0, text: four },
  { key: 'q1', label: 'Order 1', of: ({ q1 }) => q1, text: four },
  { key: 'q2', label: 'Order 2', of: ({ q2 }) => q2, text: four },
];

const LIMITS: readonly RecordColumn<Point>[] = (
  [
    ['q0', 'Order 0', four],
    ['q1', 'Order 1', four],
    ['q2', 'Order 2', four],
    ['coverage', 'Coverage', percent],
  ] as const
).flatMap(([key, label, text]) => [
  { key: `${key}Lower`, label: `${label}, lower`, of: (point: Point) => point[`${key}Lower`], text },
  { key: `${key}Upper`, label: `${label}, upper`, of: (point: Point) => point[`${key}Upper`], text },
]);
