import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { matrixOutput } from '#src/calculators/families/matrixOutput.ts';
import { repeatedNameFacts } from '#src/calculators/families/repeatedNames.ts';
import { LEFT_OUT, REPEATED_NAMES } from '#src/calculators/families/speciesOutputs.ts';
import { differencesBlock, totalsNotices } from '#src/calculators/families/statisticsBlocks.ts';
import { TOTALS, tableField } from '#src/calculators/families/statisticsFields.ts';
import { inSentence } from '#src/calculators/families/statisticsNumbers.ts';
import { statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { name } from '#src/engine/kit/countAndName.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf, Here, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Figure, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type betaDiversity from '#workers/formulas/beta-diversity.ts';
import type { BetaDiversityInput, BetaDiversityResult } from '#workers/formulas/beta-diversity.ts';
import { dendrogram } from './dendrogram.ts';
import { clusterTable, heatMap, matrixTables, PARTS } from './tables.ts';

type Key = ResultKey<BetaDiversityResult>;

const INDEX_NAMES = {
  'bray-curtis': 'Bray–Curtis',
  jaccard: 'Jaccard',
  sorensen: 'Sørensen',
  'morisita-horn': 'Morisita–Horn',
} as const;

export default defineCalculator<typeof betaDiversity>()({
  formula: 'beta-diversity',
  fixed: {},
  fields: {
    table: tableField({
      label: 'Abundances',
      hint: 'Paste sites by species, with names in the first row and column. Decimals are allowed; blank counts as 0.',
      placeholder: 'Site\tOak\tAsh\nW1\t10\t5\nW2\t8\t0',
    }),
    orientation: {
      kind: 'choice',
      label: 'Table has',
      look: 'radios',
      options: [
        { value: 'sites-in-rows', label: 'Sites in rows' },
        { value: 'sites-in-columns', label: 'Sites in columns' },
      ],
      initial: 'sites-in-rows',
    },
    totals: TOTALS,
    index: {
      kind: 'choice',
      label: 'Index',
      look: 'menu',
      options: [
        { value: 'bray-curtis', label: 'Bray–Curtis (abundances)' },
        { value: 'jaccard', label: 'Jaccard (presence)' },
        { value: 'sorensen', label: 'Sørensen (presence)' },
        { value: 'morisita-horn', label: 'Morisita–Horn (shares)' },
      ],
      initial: 'bray-curtis',
    },
  },
  example: {
    table:
      'Site\tOak\tAsh\tElm\tYew\tFir\nW1\t10\t5\t0\t2\t1\nW2\t8\t6\t1\t0\t0\nW3\t0\t1\t9\t12\t3\nW4\t0\t0\t7\t9\t8',
    orientation: 'sites-in-rows',
    totals: 'recognized',
    index: 'bray-curtis',
  },
  errorStyle: 'inline',
  outputs: {
    meanDissimilarity: {
      kind: 'number',
      label: ({ input }) => `Mean dissimilarity, ${INDEX_NAMES[input.index]}`,
      written: decimals(4),
      note: ({ result }) => `From 0, the same, to 1, nothing in common; ${result.sites.length} sites.`,
    },
    sites: { kind: 'each', label: 'Sites', each: name('Site') },
    order: { kind: 'each', label: 'Sites in the order of the tree', each: name('Site') },
    leaves: { kind: 'inner', label: 'Places of the sites in the tree' },
    spans: { kind: 'inner', label: 'Tree' },
    dissimilarity: matrixOutput('Dissimilarity', ofPairs('Dissimilarity')),
    turnover: matrixOutput('Turnover', ofPairs(PARTS.turnover)),
    nestedness: matrixOutput('Nestedness', ofPairs(PARTS.nestedness)),
    merges: {
      kind: 'rows',
      label: 'Clusters',
      row: {
        height: { kind: 'number', label: ({ at }) => `Height of cluster ${Number(at) + 1}`, written: decimals(4) },
        members: {
          kind: 'each',
          label: 'Sites of the cluster',
          each: name(({ items: [cluster] }) => `Site of cluster ${Number(cluster) + 1}`),
        },
      },
    },
    isTied: { kind: 'flag', label: 'Some clusters are equally near' },
    cophenetic: statistic('Cophenetic correlation', {
      missing: 'Needs three sites that differ.',
      note: 'How faithful the tree is; above 0.8 is usually called good.',
    }),
    gamma: statistic('Species of all sites (γ)'),
    meanAlpha: statistic('Mean species of a site (α)'),
    whittaker: statistic('Whittaker’s beta, γ ÷ α − 1', { note: 'The same for every index.' }),
    firstPair: {
      kind: 'group',
      keys: {
        brayCurtis: statistic('Bray–Curtis'),
        jaccard: statistic('Jaccard'),
        sorensen: statistic('Sørensen'),
        morisitaHorn: statistic('Morisita–Horn'),
      },
    },
    totalsRatio: statistic('Largest site total ÷ smallest'),
    isPresenceOnly: { kind: 'flag', label: 'All abundances are 0 or 1' },
    leftOut: LEFT_OUT,
    repeatedNames: REPEATED_NAMES,
  },
  present,
  evidence: 'definition',
  sources: ['brayCurtis1957', 'horn1966', 'baselga2010', 'sokalMichener1958'],
});

/** Of a pair of sites. */
function ofPairs(what: string): NumberOutput<Here<BetaDiversityResult, unknown, unknown>> {
  return {
    kind: 'number',
    label: ({ result: { sites }, items: [at, to] }) => `${what}, ${sites[Number(at)]} and ${sites[Number(to)]}`,
    written: decimals(2),
  };
}

function present(result: BetaDiversityResult, input: BetaDiversityInput, figure: FigureOf<Key>): Presentation<Key> {
  const { sites, firstPair } = result;
  const mean = figure('meanDissimilarity');
  return {
    headline: mean,
    status: `Mean dissimilarity ${mean.text}, ${INDEX_NAMES[input.index]}.`,
    blocks: [
      ...totalsNotices(result.leftOut),
      ...notices(result, input),
      heatMap(result, figure),
      dendrogram(result),
      { kind: 'facts', figures: [figure('cophenetic'), figure('gamma'), figure('meanAlpha'), figure('whittaker')] },
      clusterTable(result, figure),
      ...matrixTables(result, figure),
      {
        kind: 'facts',
        title: `${sites[0]} and ${sites[1]} by all four indices`,
        figures: (['brayCurtis', 'jaccard', 'sorensen', 'morisitaHorn'] as const).map((key) =>
          figure(`firstPair.${key}`),
        ),
      },
      differencesBlock([
        `vegan vegdist(…, "jaccard") without binary = TRUE is the quantitative form, 2B ÷ (1 + B) of Bray–Curtis B: ${inSentence((2 * firstPair.brayCurtis) / (1 + firstPair.brayCurtis), 4)} for the first two sites.`,
        'PAST prints similarities: 1 minus the values here.',
        'Horn’s overlap from information theory is another index than Morisita–Horn.',
        'Ties: of equally near clusters this page joins those that come first in the table; R’s hclust may take others.',
      ]),
      ...repeatedNameFacts(result.repeatedNames, figure),
    ],
    working: workingOf(result, input, mean),
  };
}

const UNEQUAL = 10;

function notices(
  { isTied, totalsRatio, isPresenceOnly, repeatedNames }: BetaDiversityResult,
  { index }: BetaDiversityInput,
): readonly NoticeBlock[] {
  const usesAbundance = index === 'bray-curtis' || index === 'morisita-horn';
  return cautionNotices([
    [
      index === 'bray-curtis' && totalsRatio > UNEQUAL,
      `The largest site total is ${inSentence(totalsRatio)} times the smallest: Bray–Curtis then shows effort as much as species. Paste shares, or choose Morisita–Horn.`,
    ],
    [isTied, 'Some clusters are equally near: the tree is not unique.', 'neutral'],
    [isPresenceOnly && usesAbundance, 'All abundances are 0 or 1: this index then equals Sørensen.', 'neutral'],
    [
      repeatedNames.length > 0,
      `In the table more than once: ${repeatedNames.join(', ')}. Each is kept as a row or column of its own.`,
    ],
  ]);
}

const FORMULAS = {
  'bray-curtis': 'Σ|x − y| ÷ Σ(x + y)',
  jaccard: '(b + c) ÷ (a + b + c)',
  sorensen: '(b + c) ÷ (2a + b + c)',
  'morisita-horn': '1 − 2Σxy ÷ ((Σx²/X² + Σy²/Y²)·XY)',
} as const;

/** Returns the mean of the pairs and Whittaker's beta. */
function workingOf(
  { sites, dissimilarity, meanDissimilarity, gamma, meanAlpha, whittaker }: BetaDiversityResult,
  { index }: BetaDiversityInput,
  mean: Figure,
): readonly WorkingStep[] {
  const pairs = (sites.length * (sites.length - 1)) / 2;
  return [
    {
      label: `${sites[0]} and ${sites[1]}`,
      formula: FORMULAS[index],
      substituted:
        index === 'jaccard' || index === 'sorensen'
          ? 'a shared species, b and c those of one site only'
          : 'x and y abundances of the two sites',
      value: fixed(dissimilarity[0]?.[1] ?? 0, 4),
    },
    {
      label: 'Mean of all pairs',
      formula: 'Σ d ÷ pairs',
      substituted: `${workingNumber(meanDissimilarity * pairs, mean.written)} ÷ ${pairs}`,
      value: mean.text,
    },
    {
      label: 'Whittaker’s beta',
      formula: 'γ ÷ α − 1',
      substituted: `${gamma} ÷ ${workingNumber(meanAlpha)} − 1`,
      value: fixed(whittaker, 4),
    },
  ];
}
