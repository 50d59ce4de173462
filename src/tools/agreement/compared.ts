/** Which recorded answers of other programs the page of agreement compares, calculator by calculator. The only list. */

/** A file of golden cases whose values come from another program. */
export interface ComparedFile {
  /** Path below `tests/vectors`, without `.json`. */
  readonly file: string;
  /** The program, with its version and function. */
  readonly by: string;
  /** Keys of the result that are compared, among those that a case has; absent: all that it has. */
  readonly keys?: readonly string[];
}

const UNITS = 'pint 0.25.3 and exact fractions in Python 3.11';

export const COMPARED: readonly ComparedFile[] = [
  { file: 'peers/dna-sequence.seqkit', by: 'seqkit' },
  { file: 'dna-sequence', by: 'Biopython 1.80, EMBOSS 6.6 transeq', keys: ['complementary', 'rna', 'protein'] },
  { file: 'peers/protein-synthesis.biopython', by: 'Biopython 1.80, ProtParam' },
  { file: 'peers/protein-synthesis.emboss', by: 'EMBOSS 6.6, pepstats' },
  { file: 'peers/annealing-temperature.primer3', by: 'primer3 2.6.1, oligotm' },
  { file: 'peers/enzyme-kinetics.r', by: 'R 4.2.2, nls' },
  { file: 'peers/hardy-weinberg.r', by: 'R 4.2.2' },
  {
    file: 'species-diversity.reference',
    by: 'R vegan 2.6-4, scikit-bio 0.5.8',
    keys: ['giniSimpson', 'inverseSimpson', 'simpsonUnbiased', 'chao1BiasCorrected', 'hillNumbers.q1'],
  },
  {
    file: 'hill-numbers',
    by: 'iNEXT 3.0.2 in R 4.2.2',
    keys: ['samples.0.observed.q1', 'samples.0.asymptotic.q0', 'samples.0.asymptotic.q1', 'samples.0.chao1.estimate'],
  },
  {
    file: 'beta-diversity',
    by: 'R vegan 2.6-4',
    keys: ['meanDissimilarity', 'cophenetic', 'gamma', 'meanAlpha', 'whittaker'],
  },
  {
    file: 'leslie-matrix',
    by: 'R 4.2.2, eigen',
    keys: ['lambda', 'intrinsicRate', 'stableDistribution.0', 'dampingRatio'],
  },
  {
    file: 'life-table',
    by: 'R 4.2.2',
    keys: ['lifeExpectancy', 'netReproductiveRate', 'generationTime', 'intrinsicRate'],
  },
  {
    file: 'mark-recapture',
    by: 'R 4.2.2',
    keys: ['chapman.estimate', 'chapman.standardError', 'lower', 'upper', 'schnabel.estimate'],
  },
  {
    file: 'species-area',
    by: 'R 4.2.2, lm and nls',
    keys: ['logLog.c', 'logLog.z', 'nonLinear.c', 'nonLinear.z', 'nonLinear.zStandardError'],
  },
  { file: 'predator-prey', by: 'scipy 1.17.1, solve_ivp', keys: ['preyAtEnd', 'predatorAtEnd'] },
  {
    file: 'molecular-weight',
    by: 'periodictable 2, Open Babel 3.1.1',
    keys: ['totalMass', 'elements.0.percentage'],
  },
  { file: 'molar-mass', by: 'periodictable 2, Open Babel', keys: ['molarMass'] },
  { file: 'percent-composition', by: 'periodictable 2', keys: ['molarMass', 'composition.0.percentage'] },
  {
    file: 'descriptive-statistics',
    by: 'R 4.2.2 and e1071',
    keys: ['columns.0.standardDeviation', 'columns.0.skewness', 'columns.0.quartile1', 'columns.0.shapiroWilk.pValue'],
  },
  { file: 't-test', by: 'R 4.2.2, t.test', keys: ['statistic', 'degreesOfFreedom', 'pValue', 'lower', 'upper'] },
  {
    file: 'anova',
    by: 'R 4.2.2, aov, TukeyHSD, oneway.test',
    keys: ['statistic', 'pValue', 'tukey.0.pValue', 'welch.pValue', 'gamesHowell.0.pValue'],
  },
  {
    file: 'chi-square-test',
    by: 'R 4.2.2, chisq.test and fisher.test',
    keys: ['statistic', 'pValue', 'fisher.pValue', 'fisher.oddsRatio'],
  },
  { file: 'rank-tests', by: 'R 4.2.2, wilcox.test, kruskal.test', keys: ['statistic', 'pValue'] },
  {
    file: 'correlation',
    by: 'R 4.2.2, cor.test',
    keys: ['pearson.coefficient', 'pearson.pValue', 'spearman.coefficient', 'kendall.coefficient', 'kendall.pValue'],
  },
  {
    file: 'linear-regression',
    by: 'R 4.2.2, lm',
    keys: ['slope', 'slopeStandardError', 'intercept', 'rSquared', 'pValue'],
  },
  {
    file: 'confidence-interval',
    by: 'R 4.2.2, t.test, prop.test, binom.test',
    keys: ['estimate', 'lower', 'upper', 'clopperPearson.lower', 'clopperPearson.upper'],
  },
  {
    file: 'sample-size',
    by: 'R 4.2.2, power.t.test, power.prop.test, pwr',
    keys: ['effectSize', 'totalSampleSize', 'achievedPower'],
  },
  { file: 'outlier-test', by: 'R 4.2.2', keys: ['statistic', 'criticalValue', 'pValue'] },
  {
    file: 'survival-analysis',
    by: 'R 4.2.2, survival 3.5',
    keys: ['groups.0.medianSurvival', 'logRank.statistic', 'logRank.pValue', 'hazardRatio.estimate'],
  },
  {
    file: 'dose-response',
    by: 'R 4.2.2, nls and the fit published with drc',
    keys: ['curves.0.ec50', 'curves.0.hillSlope', 'residualStandardError'],
  },
  {
    file: 'diagnostic-test',
    by: 'R 4.2.2, prop.test and epiR',
    keys: ['sensitivity.estimate', 'sensitivity.lower', 'sensitivity.upper', 'positiveLikelihoodRatio.estimate'],
  },
  { file: 'length-converter', by: UNITS, keys: ['values.meters', 'values.feet', 'values.parsecs'] },
  { file: 'mass-converter', by: UNITS, keys: ['values.grams', 'values.pounds'] },
  { file: 'volume-converter', by: UNITS, keys: ['values.liters', 'values.usGallons'] },
  { file: 'pressure-converter', by: UNITS, keys: ['values.pascals', 'values.millimetersOfMercury'] },
  { file: 'energy-converter', by: UNITS, keys: ['values.joules', 'values.kilocalories'] },
  {
    file: 'days-between-dates',
    by: 'Python 3.11 datetime, dateutil 2.8.2, numpy.busday_count',
    keys: ['days', 'workdays', 'duration.months'],
  },
];
