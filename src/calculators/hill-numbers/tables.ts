import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { HillNumbersResult } from '#workers/formulas/hill-numbers.ts';

type Key = ResultKey<HillNumbersResult>;

const DRAWN = 200;

/** Returns what was found, and what is estimated of the whole community. */
export function sampleTables({ samples }: HillNumbersResult, figure: FigureOf<Key>): readonly TableBlock<Key>[] {
  return [
    rowsTable(figure, {
      title: 'Samples as found',
      list: 'samples',
      rows: samples.length,
      columns: [
        ['name', 'Sample'],
        'individuals',
        'observed.q0',
        'observed.q1',
        'observed.q2',
        ['coverage', 'Coverage (%)'],
        'singletons',
        'doubletons',
      ],
      note: 'Effective numbers of species: a community of D equally common species has D at every order.',
    }),
    rowsTable(figure, {
      title: 'Whole community, estimated',
      list: 'samples',
      rows: samples.length,
      // The names are figures of the first table.
      names: { heading: 'Sample', of: (at) => samples[at]?.name ?? '' },
      columns: [
        'asymptotic.q0',
        'asymptotic.q1',
        'asymptotic.q2',
        'chao1.standardError',
        'chao1.lower',
        'chao1.upper',
        'chao1.estimate',
        'chao1.vegan',
      ],
      note: 'Lower bounds where many species are missing from the sample.',
    }),
  ];
}

/** Returns all samples at one coverage. */
export function comparisonTable({ comparison }: HillNumbersResult, figure: FigureOf<Key>): TableBlock<Key> {
  const coverage = figure('comparison.coverage');
  const table = rowsTable(figure, {
    title: 'At equal coverage',
    list: 'comparison.samples',
    rows: comparison.samples.length,
    columns: [['name', 'Sample'], 'size', ['method', 'Method'], 'q0', 'q1', 'q2'],
    note: 'A dash: the sample cannot reach this coverage, or has it in full. With intervals: ‘Rarefaction and extrapolation’ under Further calculations.',
  });
  return {
    ...table,
    columns: [...table.columns, { label: 'Coverage (%)', numeric: true }],
    rows: table.rows.map((row, at) => [...row, at === 0 ? coverage : coverage.text]),
  };
}

const CURVE = ['size', 'method', 'coverage', 'q0', 'q1', 'q2'] as const;

const LIMITS = [
  'q0Lower',
  'q0Upper',
  'q1Lower',
  'q1Upper',
  'q2Lower',
  'q2Upper',
  ['coverageLower', 'Coverage, lower'],
  ['coverageUpper', 'Coverage, upper'],
] as const;

/** Returns the curves of all samples below each other. */
export function curveTable({ samples }: HillNumbersResult, figure: FigureOf<Key>): TableBlock<Key> {
  const hasLimits = samples.some(({ curve }) => curve.some(({ q0Lower }) => q0Lower !== null));
  const columns = [...CURVE, ...(hasLimits ? LIMITS : [])].map((column) => {
    const key = typeof column === 'string' ? column : column[0];
    const heading = figure.column(`samples.0.curve.0.${key}`);
    return { key, heading: typeof column === 'string' ? heading : { ...heading, label: column[1] } };
  });
  return {
    kind: 'table',
    title: 'Curves',
    columns: [{ label: 'Sample' }, ...columns.map(({ heading }) => heading)],
    rows: samples.flatMap(({ name, curve }, sample) =>
      curve.map(({ size }, at) => [
        name,
        ...columns.map(({ key, heading }) =>
          figure(`samples.${sample}.curve.${at}.${key}`, { label: `${heading.label}, ${name} at ${size}` }),
        ),
      ]),
    ),
    drawnRows: DRAWN,
    isFolded: true,
  };
}
