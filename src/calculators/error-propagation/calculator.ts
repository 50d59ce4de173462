import { cautionNotices } from '#src/families/cautionNotices.ts';
import { seedField } from '#src/families/seedField.ts';
import { assumptionsBlock } from '#src/families/statisticsBlocks.ts';
import { confidenceField } from '#src/families/statisticsFields.ts';
import { countFigure, nameFigure, statistic, statisticText } from '#src/families/statisticsNumbers.ts';
import { whyDifferent } from '#src/families/whyDifferent.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { counted, fixed } from '#src/kit/format.ts';
import type { Block, FactsBlock, NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type errorPropagation from '#workers/formulas/error-propagation.ts';
import type { ErrorPropagationInput, ErrorPropagationResult } from '#workers/formulas/error-propagation.ts';
import { charts } from './charts.ts';
import { pythonOf } from './python.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<ErrorPropagationResult>;

/** A simulated spread that differs more from the linear one, as a share of it, shows a curve. */
const CURVED_FROM = 0.05;
/** Trials without a value that are worth a notice, as a share of all. */
const INVALID_FROM = 0.01;

export default defineCalculator<typeof errorPropagation>()({
  formula: 'error-propagation',
  fixed: {},
  fields: {
    formula: {
      kind: 'text',
      label: 'Formula',
      hint: 'With + − * / ^, parentheses, ln, log10, exp, sqrt and pi.',
      placeholder: '1000 * m * P / V',
      monospaced: true,
    },
    variables: {
      kind: 'rows',
      label: 'Variables',
      hint: 'A row for each name in the formula. Standard uncertainty: one standard deviation, 0 for a constant.',
      rowName: 'variable',
      minRows: 2,
      row: {
        name: { kind: 'text', label: 'Name', maxLength: 40 },
        value: { kind: 'number', label: 'Value' },
        standardUncertainty: { kind: 'number', label: 'Standard uncertainty', min: 0 },
      },
    },
    confidenceLevel: confidenceField(),
    trials: {
      kind: 'number',
      label: 'Trials of the simulation',
      hint: 'Whole, 1000 to 1000000.',
      isExact: true,
      min: 1000,
      max: 1_000_000,
      step: 1000,
      initial: 100_000,
      optional: true,
    },
    seed: { ...seedField('The same seed gives the same simulation.'), optional: true },
  },
  example: {
    formula: '1000 * m * P / V',
    variables: [
      { name: 'm', value: '100.28', standardUncertainty: '0.05' },
      { name: 'P', value: '0.9999', standardUncertainty: '0.000058' },
      { name: 'V', value: '100.0', standardUncertainty: '0.07' },
    ],
    confidenceLevel: '95',
    trials: '100000',
    seed: '1',
  },
  errorStyle: 'inline',
  present,
  sources: ['gum2008', 'jcgm101', 'eurachemCg4', 'matsumotoNishimura1998', 'wichura1988'],
});

function present(result: ErrorPropagationResult, input: ErrorPropagationInput): Presentation<Key> {
  const { field, value, standardUncertainty, lower, upper, by } = trusted(result);
  const written = toItsPlace(standardUncertainty);
  const [text, doubt] = [written(value), written(standardUncertainty)];
  const interval = `${result.used.confidenceLevel} % CI ${written(lower)} to ${written(upper)}`;
  return {
    headline: {
      field,
      label: isCurved(result) ? 'Mean of the simulation' : 'Result',
      value,
      text,
      note: `± ${doubt} standard uncertainty; ${interval}, by the ${by}.`,
    },
    status: `Result ${text}, standard uncertainty ${doubt}, ${interval}, by the ${by}.`,
    blocks: [
      ...notices(result),
      linearFacts(result),
      ...charts(result),
      simulationFacts(result),
      budgetTable(result),
      {
        kind: 'list',
        title: 'For your report',
        items: [
          `${input.formula.trim()} = ${text} with a standard uncertainty of ${doubt} (${interval}), by the ${by}.`,
        ],
        code: { label: 'In Python', text: pythonOf(input, result.used) },
      },
      assumptionsBlock([
        'The bars should follow the line of the linear law; where they lean to one side, report the simulated limits.',
        'Bars that pile up at the edge come from a formula that ends there, such as a root near 0.',
        'One tall share means that only a better value of that variable would help.',
      ]),
      otherWays(result),
    ],
    working: workingOf(result, input),
  };
}

/** Numbers with so many decimals or fewer are written plainly. */
const MOST_DECIMALS = 10;

/** Writes numbers to the second digit of the uncertainty; where that is not a decimal place, with six digits. Source: `gum2008`, 7.2.6. */
function toItsPlace(standardUncertainty: number): (value: number) => string {
  const decimals = 1 - Math.floor(Math.log10(Number(standardUncertainty.toPrecision(2))));
  return decimals >= 0 && decimals <= MOST_DECIMALS ? (value) => fixed(value, decimals) : statisticText;
}

/** The estimate and its limits: of the linear law, or of the simulation where a straight line does not follow the formula (`jcgm101`). */
function trusted(result: ErrorPropagationResult) {
  if (!isCurved(result)) return { ...result, field: 'value', by: 'linear law' } as const;
  const { mean, standardDeviation, lower, upper } = result.monteCarlo;
  return {
    ...{ value: mean, standardUncertainty: standardDeviation, lower, upper },
    ...({ field: 'monteCarlo.mean', by: 'simulation' } as const),
  };
}

/** Returns whether the linear law and the simulation disagree. */
function isCurved({ standardUncertainty, monteCarlo: { standardDeviation } }: ErrorPropagationResult): boolean {
  return standardUncertainty === 0
    ? standardDeviation > 0
    : Math.abs(standardDeviation / standardUncertainty - 1) > CURVED_FROM;
}

function notices(result: ErrorPropagationResult): readonly NoticeBlock[] {
  const {
    unused,
    monteCarlo: { invalidTrials },
    used,
  } = result;
  return cautionNotices([
    [
      isCurved(result),
      'The formula is curved over this range: the result and its interval are those of the simulation, not of the linear law.',
    ],
    [
      invalidTrials > INVALID_FROM * used.trials,
      `${counted(invalidTrials, 'trial', 'trials')} of the simulation had no value and were left out: the variables reach where the formula is not defined.`,
    ],
    [unused.length > 0, `Not used in the formula: ${unused.join(', ')}.`],
    [
      true,
      'Variables are taken as independent and normal; ± must be one standard deviation (for a tolerance ±a divide by √3).',
      'neutral',
    ],
  ]);
}

function linearFacts(result: ErrorPropagationResult): FactsBlock<Key> {
  const { value, standardUncertainty, relativeUncertainty, lower, upper } = result;
  const level = result.used.confidenceLevel;
  return {
    kind: 'facts',
    title: 'Linear law',
    figures: [
      // Elsewhere it is the headline.
      ...(isCurved(result) ? [statistic<Key>('value', 'Result at the values', value)] : []),
      statistic<Key>('standardUncertainty', 'Standard uncertainty', standardUncertainty),
      statistic<Key>('relativeUncertainty', 'Relative uncertainty', relativeUncertainty, {
        unit: '%',
        missing: 'The result is 0, or nearly so.',
      }),
      statistic<Key>('lower', `Lower limit, ${level} %`, lower),
      statistic<Key>('upper', `Upper limit, ${level} %`, upper),
    ],
  };
}

function simulationFacts({ monteCarlo, used }: ErrorPropagationResult): FactsBlock<Key> {
  const { mean, standardDeviation, median, lower, upper, invalidTrials } = monteCarlo;
  const { trials, seed, confidenceLevel: level } = used;
  return {
    kind: 'facts',
    title: `Simulation of ${counted(trials, 'trial', 'trials')}, seed ${seed}`,
    figures: [
      statistic<Key>('monteCarlo.mean', 'Mean', mean),
      statistic<Key>('monteCarlo.standardDeviation', 'Standard deviation', standardDeviation),
      statistic<Key>('monteCarlo.median', 'Median', median),
      statistic<Key>('monteCarlo.lower', `Lower limit, ${level} %`, lower),
      statistic<Key>('monteCarlo.upper', `Upper limit, ${level} %`, upper),
      countFigure<Key>('monteCarlo.invalidTrials', 'Trials without a value', invalidTrials),
    ],
  };
}

function budgetTable({ contributions }: ErrorPropagationResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Uncertainty budget',
    isFolded: false,
    columns: [
      { label: 'Variable' },
      { label: 'Sensitivity', numeric: true },
      { label: 'Contribution', numeric: true },
      { label: 'Share', numeric: true },
    ],
    rows: contributions.map(({ name, sensitivity, contribution, percent }, at) => [
      nameFigure<Key>(`contributions.${at}.name`, 'Variable', name),
      statistic<Key>(`contributions.${at}.sensitivity`, `Sensitivity to ${name}`, sensitivity),
      statistic<Key>(`contributions.${at}.contribution`, `Contribution of ${name}`, contribution),
      statistic<Key>(`contributions.${at}.percent`, `Share of ${name}`, percent, { unit: '%' }),
    ]),
    note: 'Sensitivity: how much the result changes for one unit more of the variable. Shares are of the squared uncertainty.',
  };
}

function otherWays({ standardUncertainty, addedErrors, monteCarlo }: ErrorPropagationResult): Block<Key> {
  return whyDifferent<Key>(
    'Uncertainty',
    [
      [
        'Linear law, in quadrature',
        statisticText(standardUncertainty),
        'The law of the GUM, in the headline where the formula is nearly straight.',
      ],
      [
        'Simulation',
        statisticText(monteCarlo.standardDeviation),
        'Follows curves that the linear law replaces by a straight line.',
      ],
      [
        'Errors added up',
        statistic<Key>('addedErrors', 'Errors added up', addedErrors),
        'The school rule: as if every error were largest at the same time, in the worst direction.',
      ],
    ],
    'A variable that stands twice in the formula, as in x / (x + y), is one variable here. Rules for sums and products take it for two and miss that its errors cancel.',
  );
}
