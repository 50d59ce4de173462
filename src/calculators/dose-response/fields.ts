import { confidenceField, DECIMAL_MARK, tableField } from '#src/calculators/families/statisticsFields.ts';
import type { CheckboxField, ChoiceField, Draft, Fields, NumberField } from '#src/engine/kit/fields.ts';
import type { DoseResponseInput } from '#workers/formulas/dose-response.ts';

type Box = Draft<DoseResponseInput>;

function handling(label: string): ChoiceField<'fit' | 'fixed', Box> {
  return {
    kind: 'choice',
    label,
    look: 'radios',
    options: [
      { value: 'fit', label: 'Fit' },
      { value: 'fixed', label: 'Fixed' },
    ],
    initial: 'fit',
  };
}

function fixedValue(label: string, hint: string, key: 'bottom' | 'top' | 'hillSlope'): NumberField<Box> {
  return { kind: 'number', label, hint, visibleWhen: (box) => box[key] === 'fixed', isExact: true };
}

function shared(label: string, key: 'bottom' | 'top' | 'hillSlope'): CheckboxField<Box> {
  return { kind: 'checkbox', label, visibleWhen: (box) => box.columnsAre === 'datasets' && box[key] !== 'fixed' };
}

export const FIELDS: Fields<DoseResponseInput> = {
  data: tableField<Box>({
    label: 'Doses and responses',
    hint: 'First column dose, not its logarithm; further columns responses. Names in the first line are read as such.',
    placeholder: 'dose\tr1\tr2\n0.1\t8.5\t9.9\n1\t48.2\t51.5',
  }),
  decimalMark: DECIMAL_MARK,
  columnsAre: {
    kind: 'choice',
    label: 'Columns of responses are',
    look: 'radios',
    options: [
      { value: 'replicates', label: 'Replicates of one curve' },
      { value: 'datasets', label: 'A curve each' },
    ],
    initial: 'replicates',
  },
  doseUnit: {
    kind: 'text',
    label: 'Unit of the dose',
    hint: 'For labels only.',
    placeholder: 'nM',
    optional: true,
    maxLength: 20,
  },
  bottom: handling('Bottom'),
  bottomValue: fixedValue('Value of the bottom', 'The lower plateau, 0 for normalized data.', 'bottom'),
  top: handling('Top'),
  topValue: fixedValue('Value of the top', 'The upper plateau, 100 for normalized data.', 'top'),
  hillSlope: handling('Hill slope'),
  hillSlopeValue: fixedValue('Value of the Hill slope', '1 rises, −1 falls.', 'hillSlope'),
  shareBottom: shared('One bottom for all curves', 'bottom'),
  shareTop: shared('One top for all curves', 'top'),
  shareHillSlope: shared('One Hill slope for all curves', 'hillSlope'),
  confidenceLevel: confidenceField(),
};
