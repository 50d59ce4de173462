import { countFigure, nameFigure, pValueFigure, statistic } from '#src/families/statisticsNumbers.ts';
import { cellText } from '#src/kit/onDemand/presentationText.ts';
import type { Block, Cell, FactsBlock, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { DoseResponseInput, DoseResponseResult } from '#workers/formulas/dose-response.ts';

type Key = ResultKey<DoseResponseResult>;
type Curve = DoseResponseResult['curves'][number];

const FIXED = 'Fixed.';
const BEYOND = 'Beyond all numbers.';

/** Returns the parameters of every curve with errors and intervals, one row a statistic. */
export function curveTable({ curves }: DoseResponseResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'The fitted curve in numbers',
    columns: [{ label: 'Statistic' }, ...curves.map(({ name }) => ({ label: name, numeric: true }))],
    rows: [
      row(curves, 'Name', ({ name }, at) => nameFigure<Key>(`curves.${at}.name`, 'Name', name)),
      row(curves, 'Responses (n)', ({ name, count }, at) =>
        countFigure<Key>(`curves.${at}.count`, `Responses, ${name}`, count),
      ),
      // The headline has the EC50 of the first curve.
      ...(curves.length === 1 ? [] : [numberRow(curves, 'EC50', 'ec50', ({ ec50 }) => ec50, 1)]),
      numberRow(curves, 'EC50, lower limit', 'ec50Interval.lower', ({ ec50Interval }) => ec50Interval.lower),
      numberRow(curves, 'EC50, upper limit', 'ec50Interval.upper', ({ ec50Interval }) => ec50Interval.upper, 0, BEYOND),
      numberRow(curves, 'log10 EC50', 'logEc50', ({ logEc50 }) => logEc50),
      numberRow(
        curves,
        'Standard error of log10 EC50',
        'standardErrors.logEc50',
        (each) => each.standardErrors.logEc50,
      ),
      ...parameterRows(curves, 'Bottom', 'bottom'),
      ...parameterRows(curves, 'Top', 'top'),
      ...parameterRows(curves, 'Hill slope', 'hillSlope'),
      numberRow(curves, 'R²', 'rSquared', ({ rSquared }) => rSquared),
      ...(curves.some(({ degreesOfFreedom }) => degreesOfFreedom !== null)
        ? [
            numberRow(curves, 'Residual SD', 'residualStandardError', (each) => each.residualStandardError),
            numberRow(curves, 'Degrees of freedom', 'degreesOfFreedom', (each) => each.degreesOfFreedom),
          ]
        : []),
    ],
  };
}

function row(
  curves: readonly Curve[],
  label: string,
  cell: (curve: Curve, at: number) => Cell<Key>,
): readonly Cell<Key>[] {
  return [label, ...curves.map(cell)];
}

/** A row of numbers; the curves before `from` have theirs elsewhere. */
function numberRow(
  curves: readonly Curve[],
  label: string,
  key: string,
  of: (curve: Curve) => number | null,
  from = 0,
  missing = FIXED,
): readonly Cell<Key>[] {
  return row(curves, label, (curve, at) => {
    const figure = statistic<Key>(`curves.${at}.${key}` as Key, `${label}, ${curve.name}`, of(curve), { missing });
    return at < from ? cellText(figure) : figure;
  });
}

function parameterRows(
  curves: readonly Curve[],
  label: string,
  key: 'bottom' | 'top' | 'hillSlope',
): readonly (readonly Cell<Key>[])[] {
  const interval = `${key}Interval` as const;
  // Whether a parameter is fixed is the same for all curves.
  const isFixed = curves.every((curve) => curve[interval] === null);
  return [
    numberRow(curves, label, key, (curve) => curve[key]),
    numberRow(curves, `Standard error of ${lower(label)}`, `standardErrors.${key}`, (each) => each.standardErrors[key]),
    ...(isFixed
      ? [
          row(curves, `${label}, interval`, ({ name }, at) =>
            statistic<Key>(`curves.${at}.${interval}` as Key, `${label}, interval, ${name}`, null, { missing: FIXED }),
          ),
        ]
      : (['lower', 'upper'] as const).map((side) =>
          numberRow(curves, `${label}, ${side} limit`, `${interval}.${side}`, (each) => each[interval]?.[side] ?? null),
        )),
  ];
}

function lower(label: string): string {
  return label === 'Hill slope' ? 'the Hill slope' : `the ${label.toLowerCase()}`;
}

/** Returns the doses of other effects than half. */
export function effectTable({ curves }: DoseResponseResult, { doseUnit }: DoseResponseInput): TableBlock<Key> {
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
      curves.flatMap(({ name, effectiveDoses }, at) => {
        const { percent, dose } = effectiveDoses[index] ?? { percent: 0, dose: 0 };
        return [
          countFigure<Key>(`curves.${at}.effectiveDoses.${index}.percent`, `Effect ${index + 1}, ${name}`, percent),
          statistic<Key>(`curves.${at}.effectiveDoses.${index}.dose`, `Dose of ${percent} %, ${name}`, dose),
        ];
      }),
    ),
  };
}

/** Returns how well one fit goes through all points; nothing where every curve has its own. */
export function fitFacts(result: DoseResponseResult): readonly FactsBlock<Key>[] {
  const { residualStandardError, degreesOfFreedom, residualSumOfSquares } = result;
  if (degreesOfFreedom === null) return [];
  return [
    {
      kind: 'facts',
      title: 'Fit',
      figures: [
        statistic('residualStandardError', 'Residual SD', residualStandardError),
        countFigure('degreesOfFreedom', 'Degrees of freedom', degreesOfFreedom),
        statistic('residualSumOfSquares', 'Residual sum of squares', residualSumOfSquares),
      ],
    },
  ];
}

/** Returns potency ratios and the test of one EC50 for all, where curves share parameters. */
export function comparisonBlocks({ potencyRatios, commonEc50Test }: DoseResponseResult): readonly Block<Key>[] {
  if (potencyRatios === null || commonEc50Test === null) return [];
  return [
    {
      kind: 'table',
      title: 'Potency ratios',
      note: 'EC50 of the curve divided by that of the reference: above 1, it needs a higher dose and is less potent. Some programs print the inverse.',
      columns: [
        { label: 'Curve' },
        { label: 'Reference' },
        ...['Ratio', 'Lower limit', 'Upper limit'].map((label) => ({ label, numeric: true })),
      ],
      rows: potencyRatios.map(({ curve, reference, ratio, lower: low, upper }, at) => [
        nameFigure<Key>(`potencyRatios.${at}.curve`, 'Curve', curve),
        nameFigure<Key>(`potencyRatios.${at}.reference`, 'Reference', reference),
        statistic<Key>(`potencyRatios.${at}.ratio`, `Potency ratio, ${curve}`, ratio),
        statistic<Key>(`potencyRatios.${at}.lower`, `Lower limit of the ratio, ${curve}`, low),
        statistic<Key>(`potencyRatios.${at}.upper`, `Upper limit of the ratio, ${curve}`, upper),
      ]),
    },
    {
      kind: 'facts',
      title: 'Do all curves have the same EC50?',
      figures: [
        statistic('commonEc50Test.statistic', 'F', commonEc50Test.statistic, {
          missing: 'The points lie on the curves: F has no limit.',
        }),
        countFigure(
          'commonEc50Test.numeratorDegreesOfFreedom',
          'Degrees of freedom, numerator',
          commonEc50Test.numeratorDegreesOfFreedom,
        ),
        countFigure(
          'commonEc50Test.denominatorDegreesOfFreedom',
          'Degrees of freedom, denominator',
          commonEc50Test.denominatorDegreesOfFreedom,
        ),
        pValueFigure('commonEc50Test.pValue', 'p value', commonEc50Test.pValue),
      ],
    },
  ];
}
