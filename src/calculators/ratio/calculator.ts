import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { Presentation, ResultKey } from '#src/kit/presentation.ts';
import { visibleFor } from '#src/kit/visibleFor.ts';
import type ratio from '#workers/formulas/ratio.ts';
import type { RatioInput, RatioResult } from '#workers/formulas/ratio.ts';
import { answerOf } from './answers.ts';

type Mode = RatioInput['mode'];

const shown = visibleFor<'mode', Mode>('mode');

export default defineCalculator<typeof ratio>()({
  formula: 'ratio',
  fixed: {},
  fields: {
    mode: {
      kind: 'choice',
      label: 'What do you want to know?',
      look: 'menu',
      options: [
        { value: 'proportion', label: 'The fourth number of a proportion' },
        { value: 'simplify', label: 'A ratio in its lowest terms' },
        { value: 'split', label: 'The shares of a total' },
        { value: 'dilution', label: 'The volumes of a dilution' },
      ],
      initial: 'proportion',
    },
    type: {
      kind: 'choice',
      label: 'More of the first gives',
      look: 'radios',
      options: [
        { value: 'direct', label: 'more of the second (direct)' },
        { value: 'inverse', label: 'less of the second (inverse)' },
      ],
      initial: 'direct',
      ...shown('proportion'),
    },
    a: { kind: 'number', label: 'First number', hint: 'a, which belongs to b.', ...shown('proportion', 'simplify') },
    b: { kind: 'number', label: 'Second number', hint: 'b, in any unit.', ...shown('proportion', 'simplify') },
    c: {
      kind: 'number',
      label: 'Third number',
      hint: 'c, of the same kind as a. In a ratio of two terms leave it blank.',
      ...shown('proportion', 'simplify'),
    },
    total: { kind: 'number', label: 'Total to split', hint: 'Above 0, in any unit.', ...shown('split') },
    parts: {
      kind: 'rows',
      label: 'Parts',
      hint: 'How many parts each share gets: 0 or more.',
      rowName: 'share',
      minRows: 2,
      row: { part: { kind: 'number', label: 'Parts', min: 0 } },
      ...shown('split'),
    },
    sampleParts: {
      kind: 'number',
      label: 'First number of the ratio',
      hint: 'Parts of the concentrate or sample: the 1 of 1:10.',
      min: 0,
      initial: 1,
      ...shown('dilution'),
    },
    otherParts: {
      kind: 'number',
      label: 'Second number of the ratio',
      hint: 'The 10 of 1:10; not smaller than the first.',
      min: 0,
      ...shown('dilution'),
    },
    finalVolume: {
      kind: 'number',
      label: 'Volume of the mixture',
      hint: 'How much you want in the end.',
      ...measuredIn('volume', 'mL', 'L', 'µL', 'US fl oz', 'US gal'),
      min: 0,
      step: 100,
      ...shown('dilution'),
    },
  },
  example: {
    mode: 'dilution',
    type: 'direct',
    a: '',
    b: '',
    c: '',
    total: '',
    parts: [{ part: '2' }, { part: '3' }],
    sampleParts: '1',
    otherParts: '10',
    finalVolume: '500',
  },
  errorStyle: 'inline',
  present,
  sources: ['iso6887', 'iupacDilution', 'euclidElements'],
});

function present(result: RatioResult, input: RatioInput): Presentation<ResultKey<RatioResult>> {
  return answerOf(result, input);
}
