import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { seedField } from '#src/calculators/families/seedField.ts';
import { assumptionsBlock } from '#src/calculators/families/statisticsBlocks.ts';
import { confidenceField } from '#src/calculators/families/statisticsFields.ts';
import { statisticText } from '#src/calculators/families/statisticsNumbers.ts';
import { statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { counted } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type {
  Block,
  FactsBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
} from '#src/engine/kit/presentation.ts';
import { decimals, numeral, type Writing, type WrittenNumber } from '#src/engine/kit/writing.ts';
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
  outputs: {
    value: {
      kind: 'number',
      label: ({ result }) => (isCurved(result) ? 'Result at the values' : 'Result'),
      written: (value, { result }) => (isCurved(result) ? inSixDigits : toItsPlace(result.standardUncertainty))(value),
    },
    standardUncertainty: statistic('Standard uncertainty'),
    relativeUncertainty: statistic('Relative uncertainty', { unit: '%', missing: 'The result is 0, or nearly so.' }),
    lower: statistic(({ result }) => `Lower limit, ${result.used.confidenceLevel} %`),
    upper: statistic(({ result }) => `Upper limit, ${result.used.confidenceLevel} %`),
    addedErrors: statistic('Errors added up'),
    contributions: {
      kind: 'rows',
      label: 'Uncertainty budget',
      row: {
        name: name('Variable'),
        sensitivity: statistic(({ row }) => `Sensitivity to ${row.name}`),
        contribution: statistic(({ row }) => `Contribution of ${row.name}`),
        percent: statistic(({ row }) => `Share of ${row.name}`, { unit: '%' }),
      },
    },
    monteCarlo: {
      kind: 'group',
      keys: {
        mean: statistic('Mean'),
        standardDeviation: statistic('Standard deviation'),
        median: statistic('Median'),
        lower: statistic(({ result }) => `Lower limit, ${result.used.confidenceLevel} %`),
        upper: statistic(({ result }) => `Upper limit, ${result.used.confidenceLevel} %`),
        invalidTrials: count('Trials without a value'),
        histogram: { kind: 'inner', label: 'Histogram' },
      },
    },
    unused: { kind: 'each', label: 'Variables that the formula does not use', each: name('Variable') },
    used: {
      kind: 'group',
      keys: {
        trials: count('Trials of the simulation'),
        seed: count('Seed'),
        confidenceLevel: statistic('Confidence level', { unit: '%' }),
      },
    },
  },
  present,
  evidence: 'law',
  sources: ['gum2008', 'jcgm101', 'eurachemCg4', 'matsumotoNishimura1998', 'wichura1988'],
});

function present(
  result: ErrorPropagationResult,
  input: ErrorPropagationInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const { field, value, standardUncertainty, lower, upper, by } = trusted(result);
  const written = toItsPlace(standardUncertainty);
  const [text, doubt] = [written(value).text, written(standardUncertainty).text];
  const interval = `${result.used.confidenceLevel} % CI ${written(lower).text} to ${written(upper).text}`;
  return {
    headline: figure(field, {
      ...(isCurved(result) ? { label: 'Mean of the simulation', written } : {}),
      note: `± ${doubt} standard uncertainty; ${interval}, by the ${by}.`,
    }),
    status: `Result ${text}, standard uncertainty ${doubt}, ${interval}, by the ${by}.`,
    blocks: [
      ...notices(result),
      linearFacts(result, figure),
      ...charts(result),
      simulationFacts(result, figure),
      budgetTable(result, figure),
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
      otherWays(figure),
    ],
    working: workingOf(result, input, figure),
  };
}

/** Numbers with so many decimals or fewer are written plainly. */
const MOST_DECIMALS = 10;

/** Writes numbers to the second digit of the uncertainty; where that is not a decimal place, with six digits. Source: `gum2008`, 7.2.6. */
function toItsPlace(standardUncertainty: number): Writing {
  const count = 1 - Math.floor(Math.log10(Number(standardUncertainty.toPrecision(2))));
  return count >= 0 && count <= MOST_DECIMALS ? decimals(count) : inSixDigits;
}

function inSixDigits(value: number): WrittenNumber {
  return numeral(statisticText(value));
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
  const { unused, used } = result;
  const { invalidTrials } = result.monteCarlo;
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

function linearFacts(result: ErrorPropagationResult, figure: FigureOf<Key>): FactsBlock<Key> {
  return {
    kind: 'facts',
    title: 'Linear law',
    figures: [
      // Elsewhere it is the headline.
      ...(isCurved(result) ? [figure('value')] : []),
      figure('standardUncertainty'),
      figure('relativeUncertainty'),
      figure('lower'),
      figure('upper'),
    ],
  };
}

const SIMULATED = ['mean', 'standardDeviation', 'median', 'lower', 'upper', 'invalidTrials'] as const;

function simulationFacts({ used }: ErrorPropagationResult, figure: FigureOf<Key>): FactsBlock<Key> {
  return {
    kind: 'facts',
    title: `Simulation of ${counted(used.trials, 'trial', 'trials')}, seed ${used.seed}`,
    figures: SIMULATED.map((key) => figure(`monteCarlo.${key}`)),
  };
}

function budgetTable({ contributions }: ErrorPropagationResult, figure: FigureOf<Key>): TableBlock<Key> {
  return rowsTable(figure, {
    title: 'Uncertainty budget',
    list: 'contributions',
    rows: contributions.length,
    columns: ['name', ['sensitivity', 'Sensitivity'], ['contribution', 'Contribution'], ['percent', 'Share']],
    isFolded: false,
    note: 'Sensitivity: how much the result changes for one unit more of the variable. Shares are of the squared uncertainty.',
  });
}

function otherWays(figure: FigureOf<Key>): Block<Key> {
  return whyDifferent<Key>(
    'Uncertainty',
    [
      [
        'Linear law, in quadrature',
        figure('standardUncertainty').text,
        'The law of the GUM, in the headline where the formula is nearly straight.',
      ],
      [
        'Simulation',
        figure('monteCarlo.standardDeviation').text,
        'Follows curves that the linear law replaces by a straight line.',
      ],
      [
        'Errors added up',
        figure('addedErrors'),
        'The school rule: as if every error were largest at the same time, in the worst direction.',
      ],
    ],
    'A variable that stands twice in the formula, as in x / (x + y), is one variable here. Rules for sums and products take it for two and miss that its errors cancel.',
  );
}
