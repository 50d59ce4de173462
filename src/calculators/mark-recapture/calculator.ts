import { openConfidenceField } from '#src/calculators/families/ecologyFields.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { Draft } from '#src/engine/kit/fields.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import type markRecapture from '#workers/formulas/mark-recapture.ts';
import type { MarkRecaptureInput, MarkRecaptureResult } from '#workers/formulas/mark-recapture.ts';
import { OUTPUTS } from './outputs.ts';
import { severalPresentation } from './several.ts';
import { singlePresentation } from './single.ts';

type Key = ResultKey<MarkRecaptureResult>;

const isSingle = ({ method }: Draft<MarkRecaptureInput>) => method === 'single';
const isMultiple = ({ method }: Draft<MarkRecaptureInput>) => method === 'multiple';

export default defineCalculator<typeof markRecapture>()({
  formula: 'mark-recapture',
  fixed: {},
  fields: {
    method: {
      kind: 'choice',
      label: 'Survey',
      look: 'radios',
      options: [
        { value: 'single', label: 'Marked once, caught again once' },
        { value: 'multiple', label: 'Three or more occasions' },
      ],
      initial: 'single',
    },
    marked: {
      kind: 'number',
      label: 'Marked and released',
      hint: 'Animals on the first occasion.',
      min: 1,
      isExact: true,
      visibleWhen: isSingle,
    },
    captured: {
      kind: 'number',
      label: 'Captured later',
      hint: 'All animals on the second occasion.',
      min: 1,
      isExact: true,
      visibleWhen: isSingle,
    },
    recaptured: {
      kind: 'number',
      label: 'Of them marked',
      hint: 'Recaptured animals.',
      min: 0,
      isExact: true,
      visibleWhen: isSingle,
    },
    occasions: {
      kind: 'rows',
      label: 'Occasions',
      hint: 'In the order of time. You can paste columns from a spreadsheet.',
      rowName: 'occasion',
      minRows: 3,
      visibleWhen: isMultiple,
      row: {
        captured: { kind: 'number', label: 'Captured', hint: 'All animals caught.', min: 0, isExact: true },
        recaptured: { kind: 'number', label: 'Recaptured', hint: 'Of them, marked before.', min: 0, isExact: true },
        marked: {
          kind: 'number',
          label: 'Newly marked',
          hint: 'And released alive; blank for all that had no mark.',
          optional: true,
          min: 0,
          isExact: true,
        },
      },
    },
    confidence: openConfidenceField(),
  },
  example: {
    method: 'single',
    marked: '200',
    captured: '150',
    recaptured: '30',
    occasions: [
      { captured: '50', recaptured: '0', marked: '' },
      { captured: '40', recaptured: '10', marked: '' },
      { captured: '45', recaptured: '20', marked: '' },
    ],
    confidence: '95',
  },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  evidence: 'law',
  sources: ['chapman1951', 'schnabel1938', 'schumacherEschmeyer1943', 'seber1982', 'krebs1999'],
});

function present(result: MarkRecaptureResult, input: MarkRecaptureInput, figure: FigureOf<Key>): Presentation<Key> {
  return result.method === 'single'
    ? singlePresentation(result, input, figure)
    : severalPresentation(result, input, figure);
}
