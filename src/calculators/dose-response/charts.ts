import { uniquelyNamed } from '#src/calculators/families/boxPlot.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { DoseResponseInput, DoseResponseResult } from '#workers/formulas/dose-response.ts';

const MOST_POINTS = 2000;
/** How far left of the lowest dose a dose of 0 is drawn. */
const DECADE = 10;

/** Returns points, fitted curves and their EC50 on a logarithmic axis of doses. */
export function curveChart({ curves, doseName }: DoseResponseResult, { doseUnit }: DoseResponseInput): ChartBlock {
  const isOne = curves.length === 1;
  const named = (name: string, what: string) => (isOne ? what : `${name}, ${what.toLowerCase()}`);
  const zeroAt = Math.min(...curves.map(({ line }) => line[0]?.dose ?? 1)) / DECADE;
  const hasZero = curves.some(({ points }) => points.some(({ dose }) => dose === 0));
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Doses and responses',
      summary: `Every response as a point, and the fitted curve with its EC50.${hasZero ? ' Dose 0 has no place on a logarithmic axis: its points stand apart at the left end.' : ''}`,
      x: {
        label: doseName === doseUnit ? 'Dose' : doseName,
        scale: 'logarithmic',
        ...(doseUnit === '' ? {} : { unit: doseUnit }),
      },
      y: { label: 'Response' },
      series: curves.flatMap(({ name, points, line, ec50, bottom, top }) => [
        {
          name: named(name, 'Responses'),
          marks: 'points' as const,
          points: points
            .slice(0, MOST_POINTS)
            .map(({ dose, response }) =>
              dose === 0 ? { x: zeroAt, y: response, label: 'Dose 0' } : { x: dose, y: response },
            ),
        },
        {
          name: named(name, 'Curve'),
          marks: 'line' as const,
          points: line.map(({ dose, response }) => ({ x: dose, y: response })),
        },
        {
          name: named(name, 'EC50'),
          marks: 'points' as const,
          points: [{ x: ec50, y: (bottom + top) / 2, label: 'EC50' }],
        },
      ]),
    },
  };
}

/** Returns the EC50 of every curve with its interval, to compare several. */
export function intervalChart(
  { curves }: DoseResponseResult,
  { doseUnit, confidenceLevel }: DoseResponseInput,
): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'rows',
      title: 'EC50 and interval',
      summary: `The EC50 as a diamond with its ${confidenceLevel} % interval. A wide one means that the doses do not determine the curve.`,
      x: { label: 'EC50', scale: 'logarithmic', ...(doseUnit === '' ? {} : { unit: doseUnit }) },
      rows: uniquelyNamed(
        curves.map(({ name, ec50, ec50Interval }) => ({
          label: name,
          interval: { name: 'EC50', middle: ec50, from: ec50Interval.lower, to: ec50Interval.upper },
        })),
      ),
    },
  };
}

/** Returns measured minus fitted in the order of the fitted height. */
export function residualChart({ curves }: DoseResponseResult): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Residuals',
      summary: 'Measured minus fitted. A bow means that the curve has another shape, a funnel that the spread grows.',
      x: { label: 'Fitted response' },
      y: { label: 'Measured − fitted' },
      series: curves.map(({ name, points }) => ({
        name: curves.length === 1 ? 'Residual' : name,
        marks: 'points',
        points: points.slice(0, MOST_POINTS).map(({ response, residual }) => ({ x: response - residual, y: residual })),
      })),
      levels: [{ y: 0, label: 'On the curve' }],
    },
  };
}
