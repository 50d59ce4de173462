import {
  confidenceField,
  DATA_LAYOUT,
  DECIMAL_MARK,
  FIRST_LINE,
  tableField,
  VALUES_OR_SUMMARY,
} from '#src/families/statisticsFields.ts';
import type { Draft, Fields } from '#src/kit/fields.ts';
import type { AnovaInput } from '#workers/formulas/anova.ts';

type Box = Draft<AnovaInput>;

const fromData = ({ source }: Box): boolean => source !== 'summary';
const inColumns = ({ source, dataLayout }: Box): boolean => source !== 'summary' && dataLayout !== 'long';
const fromSummary = ({ source }: Box): boolean => source === 'summary';

/** The boxes for values and for summaries; each choice shows its own. */
export const FIELDS: Fields<AnovaInput> = {
  source: VALUES_OR_SUMMARY,
  data: tableField<Box>({
    label: 'Values',
    hint: 'Paste 2 to 30 groups; names in the first line are read as such.',
    placeholder: 'Control\tLow\tHigh\n4.2\t5.1\t6.0\n3.9\t6.0\t6.4',
    visibleWhen: fromData,
  }),
  dataLayout: { ...DATA_LAYOUT, visibleWhen: fromData },
  decimalMark: { ...DECIMAL_MARK, visibleWhen: fromData },
  firstLine: { ...FIRST_LINE, visibleWhen: inColumns },
  groups: {
    kind: 'rows',
    label: 'Groups',
    hint: 'One row for each. You can paste the columns from a spreadsheet.',
    rowName: 'group',
    minRows: 2,
    visibleWhen: fromSummary,
    row: {
      name: { kind: 'text', label: 'Name', optional: true },
      mean: { kind: 'number', label: 'Mean' },
      standardDeviation: { kind: 'number', label: 'SD', hint: 'Not the SEM.', min: 0 },
      sampleSize: { kind: 'number', label: 'Sample size', hint: 'At least 2.', min: 2, isExact: true },
    },
  },
  confidenceLevel: confidenceField('Of all pairs together, from 50 to 99.9.'),
};
