import { limits, pValue, READING, statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import type { Outputs } from '#src/engine/kit/outputs.ts';
import type { SurvivalAnalysisInput, SurvivalAnalysisResult } from '#workers/formulas/survival-analysis.ts';

const ALONE = 'Needs a second group.';
const LIMIT_NOT_REACHED = { missing: 'Not reached: the limit of the curve stays above one half.' };

/** The results of a survival analysis. */
export const OUTPUTS: Outputs<SurvivalAnalysisResult, SurvivalAnalysisResult, SurvivalAnalysisInput> = {
  groups: {
    kind: 'rows',
    label: 'Groups',
    of: ({ row }) => row.name,
    row: {
      name: name('Group'),
      count: count('Subjects'),
      events: count('Events'),
      censored: count('Censored'),
      medianSurvival: statistic('Median', { missing: 'Not reached: the curve stays above one half.' }),
      medianLower: statistic('Lower limit of the median', LIMIT_NOT_REACHED),
      medianUpper: statistic('Upper limit of the median', LIMIT_NOT_REACHED),
      table: {
        kind: 'rows',
        label: 'Kaplan-Meier table',
        row: {
          time: statistic('Time'),
          atRisk: count('At risk'),
          events: count('Events'),
          censored: count('Censored'),
          survival: statistic('Survival'),
          standardError: statistic('Standard error'),
          ...limits('', { missing: 'Not defined: none or all survive.' }),
        },
      },
    },
  },
  logRank: {
    kind: 'group',
    label: 'Log-rank test',
    missingNote: ALONE,
    keys: {
      statistic: statistic('χ², log-rank'),
      degreesOfFreedom: count('Degrees of freedom'),
      pValue: pValue('p value, log-rank', 'Nothing to compare.'),
      groups: {
        kind: 'rows',
        label: 'Events observed and expected',
        of: ({ row }) => row.name,
        row: { name: name('Group'), observed: count('Events observed'), expected: statistic('Events expected') },
      },
    },
  },
  petoPeto: {
    kind: 'group',
    label: 'Peto-Peto test',
    missingNote: ALONE,
    keys: {
      statistic: statistic('χ², Peto-Peto', { note: 'Early events count more.' }),
      degreesOfFreedom: count('Degrees of freedom, Peto-Peto'),
      pValue: pValue('p value, Peto-Peto'),
    },
  },
  hazardRatio: {
    kind: 'group',
    label: 'Hazard ratio',
    missingNote: ({ result }) => (result.logRank === null ? ALONE : 'Needs two groups with events to expect.'),
    keys: {
      group: name('Hazard of'),
      reference: name('Divided by that of'),
      estimate: statistic(({ row }) => `Hazard ratio, ${row.group} to ${row.reference}`),
      ...limits(),
      observedExpectedRatio: statistic('By observed and expected events', { missing: 'The reference has no event.' }),
    },
  },
  hasCrossing: { kind: 'flag', label: 'The curves cross' },
  reading: READING,
};
