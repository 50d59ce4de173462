/**
 * Which statistical test fits which question: the first row that fits decides. The order of the rows and the pages they lead to are those
 * of the usual textbooks. Sources: `altman1991`, `motulsky2018`, `mcdonald2014`.
 */

export const OUTCOMES = [
  'measurement',
  'ordinal',
  'yes-no',
  'categories',
  'count',
  'time-to-event',
  'community',
  'p-values',
  'study-effects',
] as const;
export const PURPOSES = ['compare', 'relate', 'predict', 'agree', 'describe'] as const;
export const GROUP_NUMBERS = ['1', '2', '3+', '2-factors'] as const;
export const PAIRINGS = ['no', 'yes'] as const;
export const SHAPES = ['normal', 'skewed', 'unknown', 'curve', 'truth'] as const;

export interface TestAnswers {
  readonly outcome: (typeof OUTCOMES)[number];
  readonly purpose: (typeof PURPOSES)[number];
  readonly groups: (typeof GROUP_NUMBERS)[number];
  readonly paired: (typeof PAIRINGS)[number];
  readonly shape: (typeof SHAPES)[number];
}

/** What each answer must be (an asterisk fits any), the page that answers, its choices, and why. */
export type TestRow = readonly [
  outcome: TestAnswers['outcome'] | '*',
  purpose: TestAnswers['purpose'] | '*',
  groups: TestAnswers['groups'] | '*',
  paired: TestAnswers['paired'] | '*',
  /** With the fewest values in the smallest group with which the row fits; an unknown number is enough. */
  shape: TestAnswers['shape'] | '*' | `skewed, ${number} or more`,
  /** Id of the page, whether or not the site has it already; null where no page will answer. */
  page: string | null,
  /** Choices of that page, as in an address. */
  preset: string,
  sentence: string,
];

/** The rows in the order in which they are tried. */
export const TEST_ROWS: readonly TestRow[] = Object.freeze([
  ['p-values', '*', '*', '*', '*', 'multiple-testing', '', 'many p values: adjust them'],
  ['study-effects', '*', '*', '*', '*', 'meta-analysis', '', 'effects of several studies: pool them'],
  ['time-to-event', 'predict', '*', '*', '*', 'cox-regression', '', 'time to an event by predictors: Cox regression'],
  [
    'time-to-event',
    'compare',
    '2-factors',
    '*',
    '*',
    'cox-regression',
    '',
    'time to an event by two factors: Cox regression',
  ],
  [
    'time-to-event',
    'compare',
    '*',
    'yes',
    '*',
    null,
    '',
    'Matched survival times need a stratified or frailty model, which is not offered here',
  ],
  ['time-to-event', '*', '*', '*', '*', 'survival-analysis', '', 'time to an event: Kaplan-Meier and log-rank'],
  [
    'community',
    'compare',
    '*',
    '*',
    '*',
    'community-ordination',
    'analysis=permanova',
    'composition of groups of sites: PERMANOVA, with betadisper beside it',
  ],
  [
    'community',
    'predict',
    '*',
    '*',
    '*',
    null,
    '',
    'Composition against measured gradients needs constrained ordination (RDA), which is not offered here; NMDS shows the pattern',
  ],
  ['community', '*', '*', '*', '*', 'community-ordination', 'analysis=nmds', 'pattern of sites: NMDS'],
  [
    'measurement',
    'agree',
    '3+',
    '*',
    '*',
    'agreement',
    'method=icc',
    'three or more raters or methods: intraclass correlation',
  ],
  ['measurement', 'agree', '*', '*', '*', 'agreement', 'method=bland-altman', 'two methods: Bland-Altman'],
  [
    'ordinal',
    'agree',
    '3+',
    '*',
    '*',
    null,
    '',
    'Three or more raters with scores need Kendall’s W or a weighted kappa for each pair: Agreement does one pair at a time',
  ],
  [
    'ordinal',
    'agree',
    '*',
    '*',
    '*',
    'agreement',
    'method=kappa&weights=quadratic',
    'scores of two raters: weighted kappa',
  ],
  [
    'yes-no',
    'agree',
    '*',
    '*',
    'truth',
    'diagnostic-test',
    '',
    'a test against the truth: sensitivity and specificity',
  ],
  ['yes-no', 'agree', '*', '*', '*', 'agreement', 'method=kappa', 'yes and no of two raters: kappa'],
  ['categories', 'agree', '*', '*', '*', 'agreement', 'method=kappa', 'classes of two raters: kappa'],
  ['measurement', 'relate', '*', '*', 'skewed', 'correlation', 'read=spearman', 'a monotone relation: Spearman'],
  ['measurement', 'relate', '*', '*', '*', 'correlation', 'read=pearson', 'a straight relation: Pearson'],
  ['ordinal', 'relate', '*', '*', '*', 'correlation', 'read=kendall', 'scores that go together: Kendall'],
  ['measurement', 'predict', '*', '*', 'curve', 'nonlinear-fit', '', 'a curve: fit its parameters'],
  ['measurement', 'predict', '*', '*', '*', 'linear-regression', '', 'one quantity from another: linear regression'],
  ['yes-no', 'predict', '*', '*', '*', 'logistic-regression', '', 'yes or no from predictors: logistic regression'],
  ['yes-no', 'relate', '*', '*', '*', 'chi-square-test', 'mode=contingency', 'two yes-or-no questions: cross table'],
  ['categories', 'relate', '*', '*', '*', 'chi-square-test', 'mode=contingency', 'two classifications: cross table'],
  ['count', 'predict', '*', '*', '*', 'poisson-regression', '', 'counts from predictors: Poisson regression'],
  ['count', 'relate', '*', '*', '*', 'poisson-regression', '', 'counts with a quantity: Poisson regression'],
  [
    'categories',
    'predict',
    '*',
    '*',
    '*',
    null,
    '',
    'More than two classes as the outcome need multinomial regression, which is not offered here',
  ],
  [
    'ordinal',
    'predict',
    '*',
    '*',
    '*',
    null,
    '',
    'Scores as the outcome need ordinal regression, which is not offered here; Kendall tau shows the relation',
  ],
  [
    'measurement',
    'compare',
    '2-factors',
    'yes',
    '*',
    null,
    '',
    'Two factors with repeated measures need a mixed model, which is not offered here; average per subject, or compare one factor at a time',
  ],
  ['measurement', 'compare', '2-factors', '*', '*', 'two-way-anova', '', 'two factors: two-way ANOVA'],
  [
    'measurement',
    'compare',
    '1',
    '*',
    'skewed, 6 or more',
    'rank-tests',
    'test=wilcoxon-signed-rank',
    'one skewed sample against a value: Wilcoxon',
  ],
  ['measurement', 'compare', '1', '*', '*', 't-test', 'design=one-sample', 'one sample against a value: t test'],
  [
    'measurement',
    'compare',
    '2',
    'yes',
    'skewed, 6 or more',
    'rank-tests',
    'test=wilcoxon-signed-rank',
    'pairs, skewed differences: Wilcoxon',
  ],
  ['measurement', 'compare', '2', 'yes', '*', 't-test', 'design=paired', 'pairs: paired t test'],
  [
    'measurement',
    'compare',
    '2',
    'no',
    'skewed, 4 or more',
    'rank-tests',
    'test=mann-whitney',
    'two groups, skewed: Mann-Whitney',
  ],
  ['measurement', 'compare', '2', 'no', '*', 't-test', 'design=two-sample', 'two groups: Welch t test'],
  [
    'measurement',
    'compare',
    '3+',
    'yes',
    'skewed',
    'repeated-measures',
    'read=friedman',
    'repeated measures, skewed: Friedman',
  ],
  [
    'measurement',
    'compare',
    '3+',
    'yes',
    '*',
    'repeated-measures',
    'read=anova',
    'repeated measures: ANOVA with Greenhouse-Geisser',
  ],
  [
    'measurement',
    'compare',
    '3+',
    'no',
    'skewed, 4 or more',
    'rank-tests',
    'test=kruskal-wallis',
    'three or more groups, skewed: Kruskal-Wallis',
  ],
  ['measurement', 'compare', '3+', 'no', '*', 'anova', '', 'three or more groups: ANOVA with Welch and Tukey'],
  [
    'ordinal',
    'compare',
    '2-factors',
    '*',
    '*',
    null,
    '',
    'Scores under two factors need ordinal regression, which is not offered here; compare one factor at a time',
  ],
  ['ordinal', 'compare', '1', '*', '*', 'rank-tests', 'test=wilcoxon-signed-rank', 'scores against a value: Wilcoxon'],
  ['ordinal', 'compare', '2', 'yes', '*', 'rank-tests', 'test=wilcoxon-signed-rank', 'pairs of scores: Wilcoxon'],
  ['ordinal', 'compare', '2', 'no', '*', 'rank-tests', 'test=mann-whitney', 'scores of two groups: Mann-Whitney'],
  ['ordinal', 'compare', '3+', 'yes', '*', 'repeated-measures', 'read=friedman', 'repeated scores: Friedman'],
  [
    'ordinal',
    'compare',
    '3+',
    'no',
    '*',
    'rank-tests',
    'test=kruskal-wallis',
    'scores of three or more groups: Kruskal-Wallis',
  ],
  [
    'yes-no',
    'compare',
    '2-factors',
    '*',
    '*',
    'logistic-regression',
    '',
    'yes and no under two factors: logistic regression',
  ],
  [
    'yes-no',
    'compare',
    '1',
    '*',
    '*',
    'confidence-interval',
    'mode=proportion',
    'one share against a value: its interval',
  ],
  ['yes-no', 'compare', '2', 'yes', '*', 'paired-tests', 'test=mcnemar', 'paired yes and no: McNemar'],
  ['yes-no', 'compare', '3+', 'yes', '*', 'paired-tests', 'test=cochran', 'repeated yes and no: Cochran Q'],
  [
    'yes-no',
    'compare',
    '*',
    '*',
    '*',
    'chi-square-test',
    'mode=contingency',
    'yes and no of groups: cross table, Fisher if small',
  ],
  [
    'categories',
    'compare',
    '*',
    'yes',
    '*',
    null,
    '',
    'Paired classes need the Stuart-Maxwell test, which is not offered here; join to yes and no for McNemar',
  ],
  [
    'categories',
    'compare',
    '1',
    '*',
    '*',
    'chi-square-test',
    'mode=goodness-of-fit',
    'counts against expected ratios: goodness of fit',
  ],
  ['categories', 'compare', '*', '*', '*', 'chi-square-test', 'mode=contingency', 'classes of groups: cross table'],
  ['count', 'compare', '1', '*', '*', 'confidence-interval', 'mode=count', 'one count against a value: its interval'],
  ['count', 'compare', '2', 'yes', '*', 'rank-tests', 'test=wilcoxon-signed-rank', 'pairs of counts: Wilcoxon'],
  ['count', 'compare', '3+', 'yes', '*', 'repeated-measures', 'read=friedman', 'repeated counts: Friedman'],
  [
    'count',
    'compare',
    '*',
    '*',
    '*',
    'poisson-regression',
    '',
    'counts of groups: Poisson regression with dispersion check',
  ],
  ['*', 'describe', '*', '*', '*', 'descriptive-statistics', '', 'no comparison: describe the values'],
]);

/** A page that the table leads to: its name in a sentence, and what is reported of it. */
export interface ChosenPage {
  readonly name: string;
  readonly reports: string;
  /** What is nearest as long as the site does not have the page: another page, its choices, and how it is used then. */
  readonly nearest?: { readonly page: string; readonly preset: Readonly<Record<string, string>>; readonly how: string };
}

export const CHOSEN_PAGES: Readonly<Record<string, ChosenPage>> = Object.freeze({
  'multiple-testing': {
    name: 'Multiple Testing Correction',
    reports: 'the adjusted p values with the name of the method',
  },
  'meta-analysis': {
    name: 'Meta-Analysis',
    reports: 'the pooled effect with its interval, I², τ² and a prediction interval',
  },
  'cox-regression': {
    name: 'Cox Regression',
    reports: 'the hazard ratio with its interval, and the check of proportional hazards',
    nearest: {
      page: 'survival-analysis',
      preset: {},
      how: 'Compare the groups of one factor at a time by the log-rank test.',
    },
  },
  'survival-analysis': {
    name: 'Survival Analysis',
    reports: 'the median survival with its interval, the log-rank χ² and p, and the hazard ratio',
  },
  'community-ordination': {
    name: 'PERMANOVA and Ordination',
    reports: 'pseudo-F, R², p and the number of permutations, with the test of the dispersions',
    nearest: {
      page: 'beta-diversity',
      preset: {},
      how: 'It gives the Bray-Curtis and Jaccard distances of the sites, without a test.',
    },
  },
  agreement: {
    name: 'Agreement',
    reports: 'the limits of agreement, or kappa, with their intervals',
    nearest: {
      page: 'descriptive-statistics',
      preset: {},
      how: 'Paste the difference of each pair: mean ± 1.96 SD are the limits of Bland and Altman. A correlation is no agreement.',
    },
  },
  'diagnostic-test': { name: 'Diagnostic Test', reports: 'sensitivity and specificity with their intervals' },
  correlation: { name: 'Correlation', reports: 'the coefficient with its interval, p and n' },
  'nonlinear-fit': {
    name: 'Curve Fitting',
    reports: 'the parameters with their intervals, n and the residual SD',
    nearest: {
      page: 'dose-response',
      preset: {},
      how: 'It fits S-shaped curves; enzyme kinetics has a page of its own.',
    },
  },
  'linear-regression': { name: 'Linear Regression', reports: 'the slope with its interval, R², p and n' },
  'logistic-regression': {
    name: 'Logistic Regression',
    reports: 'the odds ratios with their intervals',
    nearest: {
      page: 'chi-square-test',
      preset: { mode: 'contingency' },
      how: 'Cut the predictor into classes and compare their shares.',
    },
  },
  'chi-square-test': {
    name: 'Chi-Square Test',
    reports: 'χ² with its degrees of freedom and N, p, and the odds ratio or Cramér’s V',
  },
  'poisson-regression': {
    name: 'Poisson Regression',
    reports: 'the rate ratio with its interval, and the dispersion',
    nearest: {
      page: 'rank-tests',
      preset: { test: 'kruskal-wallis' },
      how: 'Compare the counts of each unit by their ranks.',
    },
  },
  'two-way-anova': {
    name: 'Two-Way ANOVA',
    reports: 'F, p and partial η² of both factors and of their interaction',
    nearest: {
      page: 'anova',
      preset: {},
      how: 'Compare one factor at a time, within each level of the other; it cannot test the interaction.',
    },
  },
  'rank-tests': { name: 'Rank Tests', reports: 'the statistic, p, the shift with its interval, and n' },
  't-test': {
    name: 't Test',
    reports: 'means ± SD and n, t with its degrees of freedom, p, the difference with its interval, and Cohen’s d',
  },
  'repeated-measures': {
    name: 'Repeated Measures ANOVA and Friedman',
    reports: 'F with corrected degrees of freedom and p, or χ² of Friedman, and the pairs',
    nearest: {
      page: 't-test',
      preset: { design: 'paired' },
      how: 'Compare two conditions at a time as pairs, and adjust the p values by Holm.',
    },
  },
  anova: {
    name: 'ANOVA',
    reports: 'means ± SD and n, F with its degrees of freedom, p, η², and the pairs with their intervals',
  },
  'confidence-interval': { name: 'Confidence Interval', reports: 'the estimate with its interval and n' },
  'paired-tests': {
    name: 'McNemar, Cochran and Sign Test',
    reports: 'the pairs that changed in each direction, and p',
    nearest: {
      page: 'chi-square-test',
      preset: { mode: 'goodness-of-fit' },
      how: 'Of two conditions, count the pairs that changed in each direction and test these two counts against 1:1, which is McNemar’s test.',
    },
  },
  // Nearest to a page that is not here yet.
  'beta-diversity': { name: 'Beta Diversity', reports: 'the distances of the sites with the name of the index' },
  'dose-response': { name: 'Dose-Response', reports: 'the EC50 with its interval' },
  'descriptive-statistics': { name: 'Descriptive Statistics', reports: 'mean ± SD or median with quartiles, and n' },
});

/** What is nearest where no page will answer, by number of the row. */
export const NEAREST_OF_NONE: Readonly<
  Record<number, { readonly page: string; readonly preset: Readonly<Record<string, string>> }>
> = Object.freeze({
  5: { page: 'survival-analysis', preset: {} },
  8: { page: 'community-ordination', preset: { analysis: 'nmds' } },
  12: { page: 'agreement', preset: { method: 'kappa', weights: 'quadratic' } },
  27: { page: 'chi-square-test', preset: { mode: 'contingency' } },
  28: { page: 'correlation', preset: { read: 'kendall' } },
  29: { page: 'anova', preset: {} },
  41: { page: 'rank-tests', preset: { test: 'kruskal-wallis' } },
  52: { page: 'paired-tests', preset: { test: 'mcnemar' } },
});
