import type { XyChart, XySeries } from '#src/engine/kit/onDemand/chart.ts';
import type { EnzymeKineticsInput, EnzymeKineticsResult } from '#workers/formulas/enzyme-kinetics.ts';
import { unitsOf } from './units.ts';

/** Number of straight segments of a curve. */
const PIECES = 40;
/** End of the curves, as a multiple of the highest concentration. */
const BEYOND = 1.1;
/** −1/Km is drawn unless it would squeeze the points into less than this fraction of the axis. */
const LEAST_SHARE = 0.1;

/**
 * Returns velocity against concentration: the measured points, and the curves of the fit that the product specification
 * defines and of the non-linear fit.
 */
export function saturationChart(result: EnzymeKineticsResult, input: EnzymeKineticsInput): XyChart {
  const { concentration, velocity } = unitsOf(input);
  const points = usedPoints(input).map((point) => ({ x: point.substrate, y: point.velocity }));
  const places = curvePlaces(points.map(({ x }) => x));
  const { vmax, km } = result.reference;
  const curves: readonly XySeries[] = [
    curve('Lineweaver–Burk', result, places),
    ...(vmax === null || km === null ? [] : [curve('Non-linear fit', { vmax, km }, places)]),
  ];
  return {
    type: 'xy',
    title: 'Michaelis–Menten curve',
    summary: 'Velocity rises with the substrate concentration toward Vmax and is half of it at Km.',
    x: { label: 'Substrate concentration [S]', unit: concentration },
    y: { label: 'Velocity v', unit: velocity },
    series: [{ name: 'Measured', marks: 'points', points }, ...curves],
  };
}

/** Returns the reciprocals and the specified line through them, extended to both axes. */
export function doubleReciprocalChart(result: EnzymeKineticsResult, input: EnzymeKineticsInput): XyChart {
  const { perConcentration, perVelocity } = unitsOf(input);
  const { slope, yIntercept } = result.lineweaver;
  const points = usedPoints(input).map((point) => ({ x: 1 / point.substrate, y: 1 / point.velocity }));
  const right = Math.max(...points.map(({ x }) => x));
  const atZero = { x: -1 / result.km, y: 0, label: '−1/Km' };
  const reachesAxis = right / (right - atZero.x) >= LEAST_SHARE;
  return {
    type: 'xy',
    title: 'Lineweaver–Burk plot',
    summary: reachesAxis
      ? 'The line crosses the vertical axis at 1/Vmax and the horizontal axis at −1/Km; the smallest concentrations lie farthest to the right.'
      : 'The line crosses the vertical axis at 1/Vmax; the smallest concentrations lie farthest to the right.',
    x: { label: '1/[S]', unit: perConcentration },
    y: { label: '1/v', unit: perVelocity },
    series: [
      { name: 'Measured', marks: 'points', points },
      {
        name: 'Fitted line',
        marks: 'line',
        points: [
          ...(reachesAxis ? [atZero] : []),
          { x: 0, y: yIntercept, label: '1/Vmax' },
          { x: right, y: yIntercept + slope * right },
        ],
      },
    ],
  };
}

function usedPoints({ dataPoints }: EnzymeKineticsInput): EnzymeKineticsInput['dataPoints'] {
  return dataPoints.filter(({ substrate, velocity }) => substrate > 0 && velocity > 0);
}

/**
 * Returns evenly spaced concentrations from 0 on, and every measured one, so that curve and measurement can be
 * compared.
 */
function curvePlaces(measured: readonly number[]): readonly number[] {
  const end = Math.max(...measured) * BEYOND;
  const even = Array.from({ length: PIECES + 1 }, (_, index) => Number(((end * index) / PIECES).toPrecision(4)));
  return [...new Set([...even, ...measured])].sort((one, other) => one - other);
}

function curve(
  name: string,
  { vmax, km }: { readonly vmax: number; readonly km: number },
  places: readonly number[],
): XySeries {
  return { name, marks: 'line', points: places.map((x) => ({ x, y: vmax * (x / (km + x)) })) };
}
