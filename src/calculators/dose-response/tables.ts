import { cellText } from '#src/engine/kit/onDemand/presentationText.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, Cell, FactsBlock, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { DoseResponseInput, DoseResponseResult } from '#workers/formulas/dose-response.ts';

type Key = ResultKey<DoseResponseResult>;
type Curve = DoseResponseResult['curves'][number];

/** Returns the parameters of every curve with errors and intervals, one row a statistic. */
export function curveTable({ curves }: DoseResponseResult, figure: FigureOf<Key>): TableBlock<Key> {
  const row = (label: string, key: ResultKey<Curve>): readonly Cell<Key>[] => [
    label,
    ...curves.map((_, at) => figure(`curves.${at}.${key}`)),
  ];
  // Whether a parameter is fixed is the same for all curves.
  const limits = (label: string, key: 'bottomInterval' | 'topInterval' | 'hillSlopeInterval') =>
    curves.every((curve) => curve[key] === null)
      ? [row(`${label}, interval`, key)]
      : [row(`${label}, lower limit`, `${key}.lower`), row(`${label}, upper limit`, `${key}.upper`)];
  return {
    kind: 'table',
    title: 'The fitted curve in numbers',
    columns: [{ label: 'Statistic' }, ...curves.map(({ name }) => ({ label: name, numeric: true }))],
    rows: [
      row('Name', 'name'),
      row('Responses (n)', 'count'),
      // The headline has the EC50 of the first curve.
      ...(curves.length === 1
        ? []
        : [row('EC50', 'ec50').map((cell, column) => (column === 1 ? cellText(cell) : cell))]),
      row('EC50, lower limit', 'ec50Interval.lower'),
      row('EC50, upper limit', 'ec50Interval.upper'),
      row('log10 EC50', 'logEc50'),
      row('Standard error of log10 EC50', 'standardErrors.logEc50'),
      row('Bottom', 'bottom'),
      row('Standard error of the bottom', 'standardErrors.bottom'),
      ...limits('Bottom', 'bottomInterval'),
      row('Top', 'top'),
      row('Standard error of the top', 'standardErrors.top'),
      ...limits('Top', 'topInterval'),
      row('Hill slope', 'hillSlope'),
      row('Standard error of the Hill slope', 'standardErrors.hillSlope'),
      ...limits('Hill slope', 'hillSlopeInterval'),
      row('R²', 'rSquared'),
      ...(curves.some(({ degreesOfFreedom }) => degreesOfFreedom !== null)
        ? [row('Residual SD', 'residualStandardError'), row('Degrees of freedom', 'degreesOfFreedom')]
        : []),
    ],
  };
}

/** Returns the doses of other effects than half. */
export function effectTable(
  { curves }: DoseResponseResult,
  { doseUnit }: DoseResponseInput,
  figure: FigureOf<Key>,
): TableBlock<Key> {
  const effects = curves[0]?.effectiveDoses ?? [];
  return {
    kind: 'table',
    title: 'Doses of other effects',
    note: 'Percent of the way from the plateau at low doses to the one at high doses.',
    columns: curves.flatMap(({ name }, at) => [
      { label: curves.length === 1 ? 'Effect (%)' : `${name}, effect (%)`, ...(at === 0 ? {} : { numeric: true }) },
      { label: doseUnit === '' ? 'Dose' : `Dose (${doseUnit})`, numeric: true },
    ]),
    rows: effects.map((_, index) =>
      curves.flatMap((__, at) => [
        figure(`curves.${at}.effectiveDoses.${index}.percent`),
        figure(`curves.${at}.effectiveDoses.${index}.dose`),
      ]),
    ),
  };
}

/** Returns how well one fit goes through all points; nothing where every curve has its own. */
export function fitFacts({ degreesOfFreedom }: DoseResponseResult, figure: FigureOf<Key>): readonly FactsBlock<Key>[] {
  if (degreesOfFreedom === null) return [];
  return [
    {
      kind: 'facts',
      title: 'Fit',
      figures: [figure('residualStandardError'), figure('degreesOfFreedom'), figure('residualSumOfSquares')],
    },
  ];
}

/** Returns potency ratios and the test of one EC50 for all, where curves share parameters. */
export function comparisonBlocks(
  { potencyRatios, commonEc50Test }: DoseResponseResult,
  figure: FigureOf<Key>,
): readonly Block<Key>[] {
  if (potencyRatios === null || commonEc50Test === null) return [];
  return [
    rowsTable(figure, {
      title: 'Potency ratios',
      note: 'EC50 of the curve divided by that of the reference: above 1, it needs a higher dose and is less potent. Some programs print the inverse.',
      list: 'potencyRatios',
      rows: potencyRatios.length,
      columns: ['curve', 'reference', ['ratio', 'Ratio'], ['lower', 'Lower limit'], ['upper', 'Upper limit']],
    }),
    { kind: 'facts', title: 'Do all curves have the same EC50?', figures: COMMON_EC50.map((key) => figure(key)) },
  ];
}

const COMMON_EC50: readonly Key[] = [
  'commonEc50Test.statistic',
  'commonEc50Test.numeratorDegreesOfFreedom',
  'commonEc50Test.denominatorDegreesOfFreedom',
  'commonEc50Test.pValue',
];
