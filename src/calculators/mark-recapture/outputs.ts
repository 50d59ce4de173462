import { statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import type { NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type { MarkRecaptureInput, MarkRecaptureResult } from '#workers/formulas/mark-recapture.ts';
import { INTERVALS } from './single.ts';

/** The results of one recapture, and of several. */
export const OUTPUTS: Outputs<MarkRecaptureResult, MarkRecaptureResult, MarkRecaptureInput> = {
  method: {
    kind: 'words',
    label: 'Survey',
    words: { single: 'Marked once, caught again once', multiple: 'Three or more occasions' },
  },
  lincolnPetersen: statistic('Lincoln–Petersen', { missing: 'Needs a recapture.' }),
  chapman: {
    kind: 'group',
    keys: {
      estimate: animals('Animals (Chapman)'),
      standardError: statistic('Standard error (Chapman)'),
      normal: { kind: 'group', keys: limits('Normal, lower', 'Normal, upper') },
      poisson: { kind: 'group', keys: limits('Poisson, lower', 'Poisson, upper') },
      binomial: { kind: 'group', keys: limits('Binomial, lower', 'Binomial, upper') },
    },
  },
  recommended: {
    kind: 'words',
    label: 'Interval',
    note: ({ value }) => `Recommended for ${INTERVALS.find(([key]) => key === value)?.[2]}.`,
  },
  ...limits(),
  knownMinimum: count('Different animals seen', 'No limit is below it.'),
  recaptureRate: statistic('Marked among the captured', { unit: '%' }),
  schnabel: {
    kind: 'group',
    keys: {
      estimate: animals('Animals (Schnabel)'),
      chapman: statistic('Schnabel with ΣR + 1', { note: 'Chapman’s correction for few recaptures.' }),
      ...limits(),
      interval: {
        kind: 'words',
        label: 'Limits',
        words: { poisson: 'exact for the number of recaptures', t: 'from Student’s t' },
      },
    },
  },
  schumacherEschmeyer: { kind: 'group', keys: { estimate: statistic('Animals'), ...limits() } },
  occasions: {
    kind: 'rows',
    label: 'Occasions',
    of: ({ at }) => `occasion ${Number(at) + 1}`,
    row: {
      captured: count('Captured'),
      recaptured: count('Recaptured'),
      atLarge: count('Marked before'),
      proportion: { kind: 'number', label: 'Marked share', written: decimals(4) },
    },
  },
  totalRecaptures: statistic('Recaptures'),
  markedAtEnd: statistic('Marked animals at the end'),
};

function animals(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, written: decimals(0) };
}

function limits(lower = 'Lower limit', upper = 'Upper limit'): Record<'lower' | 'upper', NumberOutput<unknown>> {
  return { lower: statistic(lower), upper: statistic(upper, { missing: 'The data give no upper limit.' }) };
}
