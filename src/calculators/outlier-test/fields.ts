import { DECIMAL_MARK, significanceField, tableField } from '#src/calculators/families/statisticsFields.ts';
import type { Draft, Fields } from '#src/engine/kit/fields.ts';
import type { OutlierTestInput } from '#workers/formulas/outlier-test.ts';

type Box = Draft<OutlierTestInput>;

/** Data first, then the method and what it needs. */
export const FIELDS: Fields<OutlierTestInput> = {
  data: tableField<Box>({
    label: 'Values',
    hint: 'Paste one column, with or without a name in the first line.',
    placeholder: '199.31\n199.53\n245.57',
  }),
  decimalMark: DECIMAL_MARK,
  method: {
    kind: 'choice',
    label: 'Method',
    hint: 'Choose before you look at the result.',
    look: 'menu',
    options: [
      { value: 'grubbs', label: 'Grubbs: one outlier' },
      { value: 'generalized-esd', label: 'Generalized ESD: several' },
      { value: 'dixon', label: 'Dixon’s Q: 3 to 30 values' },
      { value: 'iqr-fences', label: 'Fences of the box plot' },
    ],
    initial: 'grubbs',
  },
  side: {
    kind: 'choice',
    label: 'Suspect',
    look: 'menu',
    options: [
      { value: 'either', label: 'Largest or smallest' },
      { value: 'largest', label: 'The largest' },
      { value: 'smallest', label: 'The smallest' },
    ],
    initial: 'either',
    visibleWhen: ({ method }) => method === 'grubbs' || method === 'dixon',
  },
  significanceLevel: significanceField<Box>({ visibleWhen: ({ method }) => method !== 'iqr-fences' }),
  maximumOutliers: {
    kind: 'number',
    label: 'Largest number of outliers',
    hint: 'At most half of the values. Blank: 3, or half of the values if that is less.',
    min: 1,
    optional: true,
    isExact: true,
    visibleWhen: ({ method }) => method === 'generalized-esd',
  },
  fenceMultiplier: {
    kind: 'number',
    label: 'Fence multiplier',
    hint: 'Interquartile ranges from the box.',
    min: 0,
    step: 0.5,
    initial: 1.5,
    isExact: true,
    visibleWhen: ({ method }) => method === 'iqr-fences',
  },
  quartileMethod: {
    kind: 'choice',
    label: 'Quartiles as in',
    look: 'menu',
    options: [
      { value: 'linear', label: 'R, Excel QUARTILE.INC' },
      { value: 'exclusive', label: 'Prism, SPSS, Minitab' },
      { value: 'tukey-hinges', label: 'Tukey’s hinges' },
      { value: 'moore-mccabe', label: 'TI-83' },
    ],
    initial: 'linear',
    visibleWhen: ({ method }) => method === 'iqr-fences',
  },
};
