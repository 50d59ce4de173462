import { cautionNotices } from '#src/families/cautionNotices.ts';
import { repeatedNameFacts } from '#src/families/repeatedNames.ts';
import { differencesBlock, totalsNotices } from '#src/families/statisticsBlocks.ts';
import { TOTALS, tableField } from '#src/families/statisticsFields.ts';
import { inSentence, statistic } from '#src/families/statisticsNumbers.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import type { NoticeBlock, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type betaDiversity from '#workers/formulas/beta-diversity.ts';
import type { BetaDiversityInput, BetaDiversityResult } from '#workers/formulas/beta-diversity.ts';
import { dendrogram } from './dendrogram.ts';
import { clusterTable, heatMap, matrixTables } from './tables.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<BetaDiversityResult>;

const UNEQUAL = 10;

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
  present,
  sources: ['brayCurtis1957', 'horn1966', 'baselga2010', 'sokalMichener1958'],
});

function present(result: BetaDiversityResult, input: BetaDiversityInput): Presentation<Key> {
  const { meanDissimilarity, sites, cophenetic, gamma, meanAlpha, whittaker, firstPair } = result;
  const text = fixed(meanDissimilarity, 4);
  const name = INDEX_NAMES[input.index];
  return {
    headline: {
      field: 'meanDissimilarity',
      label: `Mean dissimilarity, ${name}`,
      value: meanDissimilarity,
      text,
      note: `From 0, the same, to 1, nothing in common; ${sites.length} sites.`,
    },
    status: `Mean dissimilarity ${text}, ${name}.`,
    blocks: [
      ...totalsNotices(result.leftOut),
      ...notices(result, input),
      heatMap(result),
      dendrogram(result),
      {
        kind: 'facts',
        figures: [
          statistic<Key>('cophenetic', 'Cophenetic correlation', cophenetic, {
            missing: 'Needs three sites that differ.',
            note: 'How faithful the tree is; above 0.8 is usually called good.',
          }),
          statistic<Key>('gamma', 'Species of all sites (γ)', gamma),
          statistic<Key>('meanAlpha', 'Mean species of a site (α)', meanAlpha),
          statistic<Key>('whittaker', 'Whittaker’s beta, γ ÷ α − 1', whittaker, { note: 'The same for every index.' }),
        ],
      },
      clusterTable(result),
      ...matrixTables(result),
      {
        kind: 'facts',
        title: `${sites[0]} and ${sites[1]} by all four indices`,
        figures: [
          statistic<Key>('firstPair.brayCurtis', 'Bray–Curtis', firstPair.brayCurtis),
          statistic<Key>('firstPair.jaccard', 'Jaccard', firstPair.jaccard),
          statistic<Key>('firstPair.sorensen', 'Sørensen', firstPair.sorensen),
          statistic<Key>('firstPair.morisitaHorn', 'Morisita–Horn', firstPair.morisitaHorn),
        ],
      },
      differencesBlock([
        `vegan vegdist(…, "jaccard") without binary = TRUE is the quantitative form, 2B ÷ (1 + B) of Bray–Curtis B: ${inSentence((2 * firstPair.brayCurtis) / (1 + firstPair.brayCurtis), 4)} for the first two sites.`,
        'PAST prints similarities: 1 minus the values here.',
        'Horn’s overlap from information theory is another index than Morisita–Horn.',
        'Ties: of equally near clusters this page joins those that come first in the table; R’s hclust may take others.',
      ]),
      ...repeatedNameFacts(result.repeatedNames),
    ],
    working: workingOf(result, input),
  };
}

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
