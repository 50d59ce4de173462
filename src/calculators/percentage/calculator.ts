import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { typedNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { Depends, NumberOutput } from '#src/engine/kit/outputs.ts';
import { visibleFor } from '#src/engine/kit/visibleFor.ts';
import { upToDigits } from '#src/engine/kit/writing.ts';
import type percentage from '#workers/formulas/percentage.ts';
import type { PercentageMode } from '#workers/formulas/percentage.ts';
import { answerOf } from './answers.ts';

const shown = visibleFor<'mode', PercentageMode>('mode');

const QUESTIONS: Readonly<Record<PercentageMode, string>> = {
  of: 'A percentage of a number',
  isWhatPercent: 'What percent one number is of another',
  change: 'The change from one number to another',
  reverse: 'The number before a change',
  difference: 'How far two numbers differ',
};

export default defineCalculator<typeof percentage>()({
  formula: 'percentage',
  fixed: {},
  fields: {
    mode: {
      kind: 'choice',
      label: 'What do you want to know?',
      look: 'menu',
      options: (Object.keys(QUESTIONS) as PercentageMode[]).map((value) => ({ value, label: QUESTIONS[value] })),
      initial: 'of',
    },
    percent: { kind: 'number', label: 'Percentage', unit: '%', ...shown('of') },
    value: { kind: 'number', label: 'Of this number', hint: 'What counts as 100 %.', ...shown('of') },
    part: { kind: 'number', label: 'Part', hint: 'Such as 7 of 9 that lived.', ...shown('isWhatPercent') },
    whole: { kind: 'number', label: 'Whole', hint: 'What counts as 100 %.', ...shown('isWhatPercent') },
    from: { kind: 'number', label: 'Start', hint: 'The value before.', ...shown('change') },
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
  outputs: {
    mode: { kind: 'words', label: 'Question', words: QUESTIONS },
    result: number(({ input }) => `${typed(input.percent)} % of ${typed(input.value)}`),
    increased: number(({ input }) => `${typed(input.value)} and ${typed(input.percent)} % more`),
    decreased: number(({ input }) => `${typed(input.value)} and ${typed(input.percent)} % less`),
    percent: number(({ input }) => `${typed(input.part)} of ${typed(input.whole)}`, '%'),
    ratio: number('As a ratio'),
    remainderPercent: number('What is left of 100 %', '%'),
    difference: number(({ result }) =>
      result.mode === 'reverse' ? 'Share of the change in the final number' : 'Difference',
    ),
    percentChange: number(({ input }) => `Change from ${typed(input.from)} to ${typed(input.to)}`, '%'),
    factor: number('End divided by start'),
    percentToReturn: {
      ...number('Change that leads back to the start', '%'),
      missingNote: 'No percentage of 0 leads anywhere.',
    },
    reference: {
      kind: 'group',
      keys: {
        percentDifference: { ...number('Percent difference'), columnUnit: '%' },
        logChange: { ...number('Logarithmic change'), columnUnit: '%' },
      },
    },
    original: number(({ input }) => `Before a change of ${typed(input.percentChange)} % to ${typed(input.final)}`),
    wrongWay: { ...number('The usual mistake'), note: 'The same percentage of the final number.' },
    percentDifference: {
      ...number(({ input }) => `Difference of ${typed(input.value1)} and ${typed(input.value2)}`, '%'),
      note: 'Of the mean of both.',
    },
  },
  present: answerOf,
  evidence: 'definition',
  sources: ['iso80000', 'tornqvist1985'],
});

function number<Place>(label: Depends<string, Place>, unit?: string): NumberOutput<Place> {
  return { kind: 'number', label, unit, written: upToDigits(6) };
}

function typed(value = 0): string {
  return typedNumber(value);
}
