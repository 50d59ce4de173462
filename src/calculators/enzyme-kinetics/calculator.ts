import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { counted, fixed } from '#src/engine/kit/format.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type {
  AcceptedValue,
  ComparisonBlock,
  FactsBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
} from '#src/engine/kit/presentation.ts';
import type kinetics from '#workers/formulas/enzyme-kinetics.ts';
import type { EnzymeKineticsInput, EnzymeKineticsResult, Estimate } from '#workers/formulas/enzyme-kinetics.ts';
import { doubleReciprocalChart, saturationChart } from './charts.ts';
import { otherPrograms } from './differences.ts';
import { OUTPUTS } from './outputs.ts';
import { unitsOf } from './units.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<EnzymeKineticsResult>;

/** From this relative difference on, measurement error does not explain why the two estimates of Km differ. */
const DISAGREEMENT = 0.1;
const LINE = ['lineweaver.slope', 'lineweaver.yIntercept', 'lineweaver.rSquared', 'pointsUsed'] as const;
const METHODS = [
  { key: 'reference.lineweaverBurk', name: 'Lineweaver–Burk' },
  { key: 'reference', name: 'Non-linear fit' },
  { key: 'reference.hanesWoolf', name: 'Hanes–Woolf' },
  { key: 'reference.eadieHofstee', name: 'Eadie–Hofstee' },
] as const;

export default defineCalculator<typeof kinetics>()({
  formula: 'enzyme-kinetics',
  fixed: {},
  fields: {
    dataPoints: {
      kind: 'rows',
      label: 'Measured velocities',
      hint: 'You can paste two columns from a spreadsheet. Enter each replicate as its own row.',
      rowName: 'data point',
      addLabel: 'Add data point',
      minRows: 1,
      row: {
        substrate: { kind: 'number', label: 'Substrate [S]', min: 0 },
        velocity: { kind: 'number', label: 'Initial velocity v', min: 0 },
      },
      unitsIn: { substrate: ['concentrationUnit'], velocity: ['concentrationUnit', 'timeUnit'] },
    },
    enzymeConcentration: {
      kind: 'number',
      label: 'Total enzyme concentration',
      hint: 'Active sites, for kcat.',
      optional: true,
      unitIn: 'concentrationUnit',
      min: 0,
      step: 0.1,
    },
    concentrationUnit: {
      kind: 'choice',
      label: 'Concentrations in',
      look: 'menu',
      options: [
        { value: 'nM', label: 'nM' },
        { value: 'µM', label: 'µM' },
        { value: 'mM', label: 'mM' },
      ],
      initial: 'µM',
    },
    timeUnit: {
      kind: 'choice',
      label: 'Velocity per',
      look: 'menu',
      options: [
        { value: 's', label: 'second' },
        { value: 'min', label: 'minute' },
      ],
      initial: 's',
    },
  },
  example: {
    dataPoints: [
      { substrate: '0.5', velocity: '20.4' },
      { substrate: '1', velocity: '17.3' },
      { substrate: '2', velocity: '41.3' },
      { substrate: '4', velocity: '55.4' },
      { substrate: '8', velocity: '71.4' },
      { substrate: '16', velocity: '83.6' },
    ],
    enzymeConcentration: '0.2',
    concentrationUnit: 'µM',
    timeUnit: 's',
  },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  evidence: 'law',
  sources: ['michaelisMenten1913', 'lineweaverBurk1934', 'wilkinson1961', 'graphPadGuide'],
});

function present(result: EnzymeKineticsResult, input: EnzymeKineticsInput, figure: FigureOf<Key>): Presentation<Key> {
  const units = unitsOf(input);
  const [km, vmax] = [figure('km'), figure('vmax')];
  const accepted = byNonLinearFit(result, figure);
  return {
    headline: km,
    ...(accepted === null ? {} : { accepted }),
    status:
      accepted === null
        ? `Km ${km.text} ${units.concentration}, Vmax ${vmax.text} ${units.velocity}.`
        : `Km ${km.text} ${units.concentration} by the Lineweaver–Burk plot, ${accepted.figure.text} ${units.concentration} by the non-linear fit, which is the best estimate. Vmax ${vmax.text} ${units.velocity} by the plot.`,
    blocks: [
      ...notices(result, input),
      {
        kind: 'facts',
        figures: [
          vmax,
          figure('kcat'),
          figure('catalyticEfficiency'),
          ...(result.efficiencyPerMolarSecond === null ? [] : [figure('efficiencyPerMolarSecond')]),
        ],
      },
      methods(input, figure),
      errors(result, figure),
      otherPrograms(result, input, figure),
      { kind: 'chart', chart: saturationChart(result, input) },
      { kind: 'chart', chart: doubleReciprocalChart(result, input) },
      { kind: 'facts', title: 'The Lineweaver–Burk line', figures: LINE.map((key) => figure(key)) },
    ],
    working: workingOf(result, input, figure),
  };
}

/** Returns the constant to report; null where no fit exists. */
function byNonLinearFit({ reference }: EnzymeKineticsResult, figure: FigureOf<Key>): AcceptedValue<Key> | null {
  if (reference.km === null) return null;
  const { label, unit } = figure('km');
  return {
    insteadOf: 'Lineweaver–Burk plot',
    method: 'Non-linear fit',
    figure: figure('reference.km', { label, unit }),
    advice: 'Report the non-linear fit. The plot takes reciprocals, so the smallest velocities weigh most.',
  };
}

function notices(result: EnzymeKineticsResult, { dataPoints }: EnzymeKineticsInput): readonly NoticeBlock[] {
  const { km, reference, pointsUsed, pointsLeftOut } = result;
  const found: NoticeBlock[] = [];
  if (reference.km === null)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'No non-linear fit',
      text: 'These velocities hardly level off, so there is no best fit. The constants below are extrapolated.',
    });
  else if (Math.abs(km - reference.km) > DISAGREEMENT * reference.km)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'The methods disagree',
      text: `The Lineweaver–Burk Km lies ${fixed((100 * Math.abs(km - reference.km)) / reference.km, 0)} % ${km < reference.km ? 'below' : 'above'} that of the non-linear fit. Look for a small velocity that is off.`,
    });
  const highest = dataPoints.reduce(
    (top, { substrate, velocity }) => (velocity > 0 ? Math.max(top, substrate) : top),
    0,
  );
  if (highest < (reference.km ?? km))
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'All concentrations are below Km',
      text: 'No measurement reaches half of Vmax, so Vmax is extrapolated. Measure at higher substrate concentrations.',
    });
  if (pointsUsed === 2)
    found.push({
      kind: 'notice',
      tone: 'neutral',
      title: 'Two points',
      text: 'A curve goes through any two points: every method gives the same constants, and nothing says how good they are.',
    });
  if (pointsLeftOut > 0)
    found.push({
      kind: 'notice',
      tone: 'neutral',
      title: 'Left out of the fits',
      text: `${counted(pointsLeftOut, 'row', 'rows')} with a zero or a blank: a reciprocal needs both values above 0.`,
    });
  return found;
}

function methods(input: EnzymeKineticsInput, figure: FigureOf<Key>): ComparisonBlock<Key> {
  const units = unitsOf(input);
  const row = (label: string, part: keyof Estimate, unit: string) => ({
    label: unit.startsWith('(') ? `${label}, ${unit}` : `${label} (${unit})`,
    figures: METHODS.map(({ key }) => figure(`${key}.${part}`)),
  });
  return {
    kind: 'comparison',
    title: 'Constants by method',
    methods: METHODS.map(({ name }) => name),
    rows: [
      row('Vmax', 'vmax', units.velocity),
      row('Km', 'km', units.concentration),
      row('Sum of squared distances', 'residualSumOfSquares', units.velocitySquared),
    ],
    why: 'The reciprocal of a small velocity is large, and so is the reciprocal of its error: the double-reciprocal line follows the least certain points, while the non-linear fit weighs all measured velocities alike.',
    sources: ['lineweaverBurk1934', 'wilkinson1961'],
  };
}

function errors({ reference }: EnzymeKineticsResult, figure: FigureOf<Key>): FactsBlock<Key> {
  return {
    kind: 'facts',
    title: 'Non-linear fit',
    figures: [
      figure('reference.vmaxStandardError'),
      figure('reference.kmStandardError'),
      ...(reference.kcat === null ? [] : [figure('reference.kcat')]),
    ],
  };
}
