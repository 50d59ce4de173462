/** Lines that the calculators of statistics answer. */
import type { AskedWords } from '../declarations.ts';

export const STATISTICS_WORDS: readonly AskedWords[] = [
  {
    id: 't-test',
    of: 't test|t-test|ttest|students t test|student t test',
    also: 'sample|test|group|one|data',
    inputs: { hypothesizedMean: { words: 'against|mu|hypothesized mean|from' } },
    questions: [
      {
        words: 'one sample|single sample',
        has: 'hypothesizedMean',
        list: { into: 'data', as: 'column' },
        sets: { design: 'one-sample', source: 'data' },
        shows: 'pValue',
      },
      {
        words: 'paired|before',
        has: '',
        list: { into: 'data', as: 'columns', count: 2, between: 'vs|versus|after', isNamed: true },
        sets: { design: 'paired', source: 'data' },
        shows: 'pValue',
      },
      {
        words: 'two sample|unpaired|independent|vs|versus',
        has: '',
        list: { into: 'data', as: 'columns', count: 2 },
        sets: { design: 'two-sample', source: 'data' },
        shows: 'pValue',
      },
    ],
  },
  {
    id: 'rank-tests',
    of: 'mann whitney|mann-whitney|wilcoxon rank sum|u test',
    also: 'test|u',
    questions: [
      { has: '', list: { into: 'data', as: 'columns', count: 2 }, sets: { test: 'mann-whitney' }, shows: 'pValue' },
    ],
  },
  {
    id: 'anova',
    of: 'anova|analysis of variance|one way anova',
    also: 'one way|groups',
    questions: [{ has: '', list: { into: 'data', as: 'columns' }, sets: { source: 'data' }, shows: 'pValue' }],
  },
  {
    id: 'descriptive-statistics',
    of: 'mean and sd|mean|standard deviation|average|median|sd of|mean of|descriptive statistics',
    also: 'and|sd|standard deviation|values|mean|average|median|of',
    questions: [
      { words: 'median', has: '', list: { into: 'data', as: 'column' }, shows: 'columns.0.median' },
      { words: 'mean|average', has: '', list: { into: 'data', as: 'column' }, shows: 'columns.0.mean' },
      {
        words: 'standard deviation|sd',
        without: 'mean|average',
        has: '',
        list: { into: 'data', as: 'column' },
        shows: 'columns.0.standardDeviation',
      },
    ],
  },
  {
    id: 'confidence-interval',
    of: 'ci|confidence interval|95% ci|confidence limits',
    also: 'interval|of|for',
    inputs: {
      mean: { words: 'mean|average' },
      standardDeviation: { words: 'sd|standard deviation|s' },
      sampleSize: { words: 'n|sample size' },
      confidenceLevel: { words: 'ci|confidence' },
    },
    questions: [
      {
        has: 'mean standardDeviation sampleSize',
        may: 'confidenceLevel',
        sets: { mode: 'mean', source: 'summary' },
        shows: 'lower',
        tells: 'bothLimits',
      },
    ],
  },
  {
    id: 'outlier-test',
    of: 'outlier|grubbs|outliers|outlier test',
    also: 'test|in|of',
    questions: [{ has: '', list: { into: 'data', as: 'column' }, shows: 'outlierCount' }],
  },
  {
    id: 'multiple-testing',
    of: 'bonferroni|holm|benjamini hochberg|multiple testing|fdr|false discovery rate',
    also: 'correction|p values|adjust|adjusted',
    questions: [
      { words: 'bonferroni', has: '', list: { into: 'data', as: 'column' }, shows: 'significant.bonferroni' },
      { words: 'holm', has: '', list: { into: 'data', as: 'column' }, shows: 'significant.holm' },
      {
        words: 'benjamini hochberg|fdr|false discovery rate',
        has: '',
        list: { into: 'data', as: 'column' },
        shows: 'significant.benjaminiHochberg',
      },
    ],
  },
  {
    id: 'linear-regression',
    of: 'linear regression|regression|line of best fit|least squares',
    also: 'of|slope|fit',
    questions: [{ has: '', list: { into: 'data', as: 'pairs' }, shows: 'slope' }],
  },
  {
    id: 'correlation',
    of: 'correlation|pearson r|pearson correlation',
    also: 'of|coefficient',
    questions: [{ has: '', list: { into: 'data', as: 'pairs' }, shows: 'pearson.coefficient' }],
  },
  {
    id: 'chi-square-test',
    of: 'fit|chi square|chi-square|chi squared|goodness of fit|χ²',
    also: 'do|fit|test|expected|ratio|a',
    questions: [
      {
        has: '',
        list: { into: 'categories', as: 'rows', columns: ['observed', 'expectedRatio@ratio'] },
        sets: { mode: 'goodness-of-fit' },
        shows: 'pValue',
      },
      { has: '', list: { into: 'data', as: 'square' }, sets: { mode: 'contingency' }, shows: 'pValue' },
      {
        has: '',
        list: { into: 'categories', as: 'rows', columns: ['observed'], most: 5 },
        sets: { mode: 'goodness-of-fit' },
        shows: 'pValue',
      },
    ],
  },
  {
    id: 'randomization',
    of: 'randomize|randomise|randomly assign|randomly allocate|randomization|randomisation|random allocation',
    also: 'randomly|assign|allocate|groups',
    inputs: {
      numberOfSubjects: {
        words:
          'animals|mice|rats|subjects|patients|people|participants|volunteers|samples|plots|plants|pigs|cows|dogs|cats|rabbits',
      },
    },
    questions: [
      {
        has: 'numberOfSubjects',
        list: {
          into: 'groups',
          as: 'names',
          columns: ['name'],
          between: 'into|among|between|to',
          each: { ratio: '1' },
        },
        shows: 'total',
        tells: 'groupSizes',
      },
    ],
  },
  {
    id: 'sample-size',
    of: 'sample size|how many subjects|power analysis',
    also: 'size|power|per group|detect|with',
    inputs: {
      difference: { words: 'difference' },
      standardDeviation: { words: 'sd|standard deviation' },
      power: { words: 'power' },
    },
    questions: [
      {
        has: 'difference standardDeviation',
        may: 'power',
        sets: { design: 'two-means', solveFor: 'sample-size' },
        shows: 'totalSampleSize',
      },
    ],
  },
  {
    id: 'diagnostic-test',
    of: 'sensitivity specificity|sensitivity|specificity|diagnostic test',
    also: 'and|specificity|test',
    inputs: {
      truePositives: { words: 'tp|true positives', beside: 'before' },
      falsePositives: { words: 'fp|false positives', beside: 'before' },
      falseNegatives: { words: 'fn|false negatives', beside: 'before' },
      trueNegatives: { words: 'tn|true negatives', beside: 'before' },
    },
    questions: [
      {
        words: 'sensitivity|diagnostic test',
        has: 'truePositives falsePositives falseNegatives trueNegatives',
        shows: 'sensitivity.estimate',
      },
      {
        words: 'specificity',
        without: 'sensitivity',
        has: 'truePositives falsePositives falseNegatives trueNegatives',
        shows: 'specificity.estimate',
      },
    ],
  },
  {
    id: 'error-propagation',
    of: 'error propagation|propagation of error|uncertainty of|propagate',
    also: '±|=|error|uncertainty',
    inputs: { formula: { reads: 'expression' } },
    questions: [
      {
        has: 'formula',
        list: { into: 'variables', as: 'rows', columns: ['name@name', 'value', 'standardUncertainty'] },
        shows: 'standardUncertainty',
      },
    ],
  },
];
