import { confidenceField, TOTALS, tableField } from '#src/calculators/families/statisticsFields.ts';
import type { Draft, Fields } from '#src/engine/kit/fields.ts';
import type { ChiSquareTestInput } from '#workers/formulas/chi-square-test.ts';

type Box = Draft<ChiSquareTestInput>;

const ofTable = ({ mode }: Box): boolean => mode === 'contingency';
const ofFit = ({ mode }: Box): boolean => mode !== 'contingency';

/** The boxes of both tests; each shows its own. */
export const FIELDS: Fields<ChiSquareTestInput> = {
  mode: {
    kind: 'choice',
    label: 'Question',
    look: 'menu',
    options: [
      { value: 'goodness-of-fit', label: 'Do counts fit expected ratios?' },
      { value: 'contingency', label: 'Are rows and columns of a table related?' },
    ],
    initial: 'goodness-of-fit',
  },
  categories: {
    kind: 'rows',
    label: 'Categories',
    hint: 'One row for each. You can paste the columns from a spreadsheet.',
    rowName: 'category',
    minRows: 2,
    visibleWhen: ofFit,
    row: {
      name: { kind: 'text', label: 'Name', optional: true },
      observed: { kind: 'number', label: 'Observed', hint: 'A whole count of 0 or more.', min: 0, isExact: true },
      expectedRatio: {
        kind: 'number',
        label: 'Expected ratio',
        hint: 'Such as 9, 3, 3, 1; all blank means equal.',
        min: 0,
        optional: true,
        isExact: true,
      },
    },
  },
  estimatedParameters: {
    kind: 'number',
    label: 'Estimated parameters',
    hint: 'How many numbers behind the ratios were estimated from these counts; 0 for ratios from theory.',
    min: 0,
    initial: 0,
    isExact: true,
    visibleWhen: ofFit,
  },
  data: tableField<Box>({
    label: 'Table of counts',
    hint: 'Paste rows and columns of counts, at most 20 of each; names in the first line and column are read as such.',
    placeholder: '\tIll\tWell\nVaccinated\t6\t94\nPlacebo\t21\t79',
    visibleWhen: ofTable,
  }),
  totals: { ...TOTALS, visibleWhen: ofTable },
  confidenceLevel: { ...confidenceField<Box>(), visibleWhen: ofTable },
};
