import {
  confidenceField,
  DATA_LAYOUT,
  DECIMAL_MARK,
  FIRST_LINE,
  tableField,
} from '#src/calculators/families/statisticsFields.ts';
import type { Draft, Fields } from '#src/engine/kit/fields.ts';
import type { RankTestsInput } from '#workers/formulas/rank-tests.ts';

type Box = Draft<RankTestsInput>;

const ofGroups = ({ test }: Box): boolean => test !== 'wilcoxon-signed-rank';
const inColumns = ({ test, dataLayout }: Box): boolean => test === 'wilcoxon-signed-rank' || dataLayout !== 'long';
const withAlternative = ({ test }: Box): boolean => test !== 'kruskal-wallis';

/** The boxes of the three tests; each shows its own. */
export const FIELDS: Fields<RankTestsInput> = {
  test: {
    kind: 'choice',
    label: 'Test',
    look: 'menu',
    options: [
      { value: 'mann-whitney', label: 'Two independent groups: Mann-Whitney' },
      { value: 'wilcoxon-signed-rank', label: 'Pairs: Wilcoxon signed-rank' },
      { value: 'kruskal-wallis', label: 'Several groups: Kruskal-Wallis' },
    ],
    initial: 'mann-whitney',
  },
  alternative: {
    kind: 'choice',
    label: 'Alternative',
    hint: 'First against second.',
    look: 'menu',
    options: [
      { value: 'two-sided', label: 'Two-sided: different' },
      { value: 'greater', label: 'One-sided: first is greater' },
      { value: 'less', label: 'One-sided: first is less' },
    ],
    initial: 'two-sided',
    visibleWhen: withAlternative,
  },
  data: tableField<Box>({
    label: 'Values',
    hint: 'Paste a column for each group. For pairs paste two columns, one pair on each line, or one column of differences.',
    placeholder: 'Control\tTreated\n3\t5\n4\t4',
  }),
  dataLayout: { ...DATA_LAYOUT, visibleWhen: ofGroups },
  decimalMark: DECIMAL_MARK,
  firstLine: { ...FIRST_LINE, visibleWhen: inColumns },
  confidenceLevel: {
    ...confidenceField<Box>('Of the Hodges-Lehmann estimate, from 50 to 99.9.'),
    visibleWhen: withAlternative,
  },
};
