import { defineCalculator } from '#src/kit/defineCalculator.ts';
import type { Presentation, ResultKey } from '#src/kit/presentation.ts';
import { visibleFor } from '#src/kit/visibleFor.ts';
import type percentage from '#workers/formulas/percentage.ts';
import type { PercentageInput, PercentageMode, PercentageResult } from '#workers/formulas/percentage.ts';
import { answerOf } from './answers.ts';

const shown = visibleFor<'mode', PercentageMode>('mode');

export default defineCalculator<typeof percentage>()({
  formula: 'percentage',
  fixed: {},
  fields: {
    mode: {
      kind: 'choice',
      label: 'What do you want to know?',
      look: 'menu',
      options: [
        { value: 'of', label: 'A percentage of a number' },
        { value: 'isWhatPercent', label: 'What percent one number is of another' },
        { value: 'change', label: 'The change from one number to another' },
        { value: 'reverse', label: 'The number before a change' },
        { value: 'difference', label: 'How far two numbers differ' },
      ],
      initial: 'of',
    },
    percent: { kind: 'number', label: 'Percentage', hint: 'Any number, such as 15.', unit: '%', ...shown('of') },
    value: { kind: 'number', label: 'Of this number', hint: 'What counts as 100 %.', ...shown('of') },
    part: { kind: 'number', label: 'Part', hint: 'Such as 7 of 9 that lived.', ...shown('isWhatPercent') },
    whole: { kind: 'number', label: 'Whole', hint: 'What counts as 100 %; not 0.', ...shown('isWhatPercent') },
    from: { kind: 'number', label: 'Start', hint: 'The value before; not 0.', ...shown('change') },
    to: { kind: 'number', label: 'End', hint: 'The value after.', ...shown('change') },
    final: { kind: 'number', label: 'Number after the change', hint: 'Such as a price with tax.', ...shown('reverse') },
    percentChange: {
      kind: 'number',
      label: 'Change that led to it',
      hint: '19 for an increase by 19 %, -20 for a decrease by 20 %.',
      unit: '%',
      ...shown('reverse'),
    },
    value1: { kind: 'number', label: 'One number', hint: 'The order does not matter.', ...shown('difference') },
    value2: { kind: 'number', label: 'The other number', hint: 'Of the same sign.', ...shown('difference') },
  },
  example: {
    mode: 'change',
    percent: '',
    value: '',
    part: '',
    whole: '',
    from: '12.4',
    to: '11.1',
    final: '',
    percentChange: '',
    value1: '',
    value2: '',
  },
  errorStyle: 'inline',
  present,
  sources: ['iso80000', 'tornqvist1985'],
});

function present(result: PercentageResult, input: PercentageInput): Presentation<ResultKey<PercentageResult>> {
  return answerOf(result, input);
}
