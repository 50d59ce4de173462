import { gives, type Kind, takes } from './kind.ts';

/** Quantities of populations and samples. */
export const COUNT_KINDS: readonly Kind[] = [
  {
    id: 'population-size',
    name: 'Population size',
    givers: [gives('mark-recapture', 'chapman.estimate')],
    takers: [
      takes('population-growth', 'initialPopulation', 'Initial population'),
      takes('carrying-capacity', 'currentPopulation', 'Current population'),
    ],
  },
  {
    id: 'future-population',
    name: 'Population size',
    unit: 'individuals',
    givers: [gives('population-growth', 'finalPopulation')],
    takers: [takes('carrying-capacity', 'currentPopulation', 'Current population')],
  },
  {
    id: 'carrying-capacity',
    name: 'Carrying capacity',
    unit: 'individuals',
    givers: [gives('carrying-capacity', 'totalCapacity')],
    takers: [takes('population-growth', 'carryingCapacity', 'Carrying capacity', { shownBy: { model: 'logistic' } })],
  },
  {
    id: 'sample-mean',
    name: 'Mean',
    givers: [gives('outlier-test', 'mean'), gives('descriptive-statistics', 'columns.0.mean')],
    takers: [
      takes('confidence-interval', 'mean', 'Mean', { shownBy: { mode: 'mean', source: 'summary' } }),
      takes('t-test', 'mean1', 'Mean of group 1', { shownBy: { design: 'two-sample', source: 'summary' } }),
      takes('t-test', 'mean2', 'Mean of group 2', { shownBy: { design: 'two-sample', source: 'summary' } }),
    ],
  },
  {
    id: 'sample-standard-deviation',
    name: 'Standard deviation',
    givers: [
      gives('outlier-test', 'standardDeviation'),
      gives('descriptive-statistics', 'columns.0.standardDeviation'),
    ],
    takers: [
      takes('confidence-interval', 'standardDeviation', 'Standard deviation', {
        shownBy: { mode: 'mean', source: 'summary' },
      }),
      takes('t-test', 'standardDeviation1', 'SD of group 1', {
        shownBy: { design: 'two-sample', source: 'summary' },
      }),
      takes('t-test', 'standardDeviation2', 'SD of group 2', {
        shownBy: { design: 'two-sample', source: 'summary' },
      }),
      takes('sample-size', 'standardDeviation', 'Standard deviation', { shownBy: { design: 'two-means' } }),
    ],
  },
  {
    id: 'sample-count',
    name: 'Number of values',
    givers: [gives('outlier-test', 'count'), gives('descriptive-statistics', 'columns.0.count')],
    takers: [
      takes('confidence-interval', 'sampleSize', 'Sample size', { shownBy: { mode: 'mean', source: 'summary' } }),
      takes('t-test', 'sampleSize1', 'Sample size of group 1', {
        shownBy: { design: 'two-sample', source: 'summary' },
      }),
      takes('t-test', 'sampleSize2', 'Sample size of group 2', {
        shownBy: { design: 'two-sample', source: 'summary' },
      }),
    ],
  },
  {
    id: 'correlation',
    name: 'Correlation coefficient',
    givers: [gives('correlation', 'pearson.coefficient')],
    takers: [takes('sample-size', 'correlation', 'Correlation', { shownBy: { design: 'correlation' } })],
  },
  {
    id: 'subjects',
    name: 'Number of subjects',
    givers: [gives('sample-size', 'totalSampleSize')],
    takers: [takes('randomization', 'numberOfSubjects', 'Subjects')],
  },
];
