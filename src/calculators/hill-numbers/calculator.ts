import { bootstrapsField } from '#src/calculators/families/bootstrapsField.ts';
import { openConfidenceField, SPECIES_IN } from '#src/calculators/families/ecologyFields.ts';
import { repeatedNameFacts } from '#src/calculators/families/repeatedNames.ts';
import { seedField } from '#src/calculators/families/seedField.ts';
import { differencesBlock, speciesNotices } from '#src/calculators/families/statisticsBlocks.ts';
import { TOTALS, tableField } from '#src/calculators/families/statisticsFields.ts';
import { inSentence, intervalWords } from '#src/calculators/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { percentOf } from '#src/engine/kit/format.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type hillNumbers from '#workers/formulas/hill-numbers.ts';
import type { HillNumbersInput, HillNumbersResult } from '#workers/formulas/hill-numbers.ts';
import { furtherCharts, speciesCharts } from './charts.ts';
import { adviceNotices } from './notices.ts';
import { OUTPUTS } from './outputs.ts';
import { comparisonTable, curveTable, sampleTables } from './tables.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<HillNumbersResult>;

export default defineCalculator<typeof hillNumbers>()({
  formula: 'hill-numbers',
  fixed: {},
  fields: {
    table: tableField({
      label: 'Counts',
      hint: 'Paste species in rows and samples in columns, or the other way round, with names in the first row and column. Whole individuals.',
      placeholder: 'Species\tNorth\tSouth\nOak\t46\t88\nAsh\t22\t0',
    }),
    speciesIn: SPECIES_IN,
    totals: TOTALS,
    endpoint: {
      kind: 'number',
      label: 'Curve ends at',
      hint: 'Individuals; blank for twice each sample. At most ten times a sample is drawn.',
      optional: true,
      min: 1,
      isExact: true,
    },
    coverageLevel: {
      kind: 'number',
      label: 'Compare at a coverage of',
      hint: 'Above 0 and below 100; blank for the least coverage of the samples at twice their size.',
      unit: '%',
      optional: true,
      min: 0,
      max: 100,
      isExact: true,
    },
    knots: {
      kind: 'number',
      label: 'Points of a curve',
      min: 6,
      max: 200,
      initial: 40,
      isExact: true,
    },
    bootstraps: bootstrapsField(50),
    seed: seedField('The same seed gives the same intervals.'),
    confidence: openConfidenceField(),
  },
  example: {
    table:
      'Species\tMeadow\tFallow\nA. pratensis\t46\t88\nB. agilis\t22\t22\nC. minor\t17\t16\nD. viridis\t15\t13\nE. montana\t9\t8\nF. alba\t6\t7\nG. lineata\t4\t4\nH. punctata\t2\t3\nI. nigra\t2\t2\nJ. rustica\t1\t2\nK. gracilis\t1\t1\nL. major\t1\t1\nM. fulva\t0\t1\nN. cincta\t0\t1\nO. pallida\t0\t1',
    speciesIn: 'recognized',
    totals: 'recognized',
    endpoint: '',
    coverageLevel: '',
    knots: '20',
    bootstraps: '50',
    seed: '1',
    confidence: '95',
  },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  evidence: 'law',
  sources: ['hill1973', 'chao1984', 'chaoJost2012', 'chaoEtAl2014', 'hsiehMaChao2016'],
});

function present(result: HillNumbersResult, input: HillNumbersInput, figure: FigureOf<Key>): Presentation<Key> {
  const [first] = result.samples;
  if (first === undefined) throw new Error('A result has a sample');
  const { name, chao1, observed, asymptotic, coverage } = first;
  const headline = figure('samples.0.chao1.estimate', {
    label: `Species of ${name}, with those not found (Chao1)`,
    written: decimals(1),
    note: `${intervalWords(input.confidence, chao1.lower, chao1.upper)}. Found: ${observed.q0}, coverage ${percentOf(coverage, 1)} %. A lower bound.`,
  });
  return {
    headline,
    status: `Chao1 ${headline.text} species, ${observed.q0} found.`,
    blocks: [
      ...speciesNotices(result.reading),
      ...adviceNotices(result, input),
      ...speciesCharts(result),
      ...sampleTables(result, figure),
      comparisonTable(result, figure),
      ...furtherCharts(result),
      curveTable(result, figure),
      differencesBlock([
        'iNEXT: the same estimates. Its versions draw another bootstrap, so that limits differ in the second digit.',
        `vegan estimateR: the bias-corrected Chao1 without (n − 1) ÷ n, here ${inSentence(chao1.vegan, 5)} for ${name}.`,
        `EstimateS, classic Chao1: without (n − 1) ÷ n, ${classicChao(first)} for ${name}.`,
        'vegan rarefy: the species of the curve left of the sample’s own size.',
        `Shannon’s H′ is the logarithm of order 1, ${inSentence(Math.log(observed.q1), 4)} for ${name}; the Gini–Simpson index is 1 − 1 ÷ order 2, ${inSentence(1 - 1 / observed.q2, 4)}.`,
        ...(asymptotic.q2 === null ? ['Order 2 of the whole community needs a species with two individuals.'] : []),
      ]),
      ...repeatedNameFacts(result.repeatedNames, figure),
    ],
    working: workingOf(first, figure),
  };
}

function classicChao({ observed, singletons, doubletons }: HillNumbersResult['samples'][number]): string {
  return doubletons === 0
    ? 'not defined without doubletons'
    : inSentence(observed.q0 + (singletons * singletons) / (2 * doubletons), 5);
}
