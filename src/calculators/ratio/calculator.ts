import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { Depends, NumberOutput } from '#src/engine/kit/outputs.ts';
import { visibleFor } from '#src/engine/kit/visibleFor.ts';
import { upToDigits } from '#src/engine/kit/writing.ts';
import type ratio from '#workers/formulas/ratio.ts';
import type { RatioInput } from '#workers/formulas/ratio.ts';
import { answerOf, termsOf } from './answers.ts';
import { namesOf, ofReading } from './dilutionAnswer.ts';

type Mode = RatioInput['mode'];

const shown = visibleFor<'mode', Mode>('mode');

const QUESTIONS: Readonly<Record<Mode, string>> = {
  proportion: 'The fourth number of a proportion',
  simplify: 'A ratio in its lowest terms',
  split: 'The shares of a total',
  dilution: 'The volumes of a dilution',
};

export default defineCalculator<typeof ratio>()({
  formula: 'ratio',
  fixed: {},
  fields: {
    mode: {
      kind: 'choice',
      label: 'What do you want to know?',
      look: 'menu',
      options: (Object.keys(QUESTIONS) as Mode[]).map((value) => ({ value, label: QUESTIONS[value] })),
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
    total: { kind: 'number', label: 'Total to split', hint: 'In any unit.', ...shown('split') },
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
  outputs: {
    mode: { kind: 'words', label: 'Question', words: QUESTIONS },
    x: number('x, the fourth number'),
    factor: number('From b to x, times'),
    simplified: { kind: 'words', label: ({ input }) => `${termsOf(input).join(':')} in lowest terms` },
    terms: { kind: 'each', label: 'Terms', each: number(({ at }) => `Term ${Number(at) + 1}`) },
    toOne: { kind: 'each', label: 'Terms to one', each: number(({ at }) => `Term ${Number(at) + 1} to one`) },
    shares: {
      kind: 'each',
      label: 'Shares',
      each: {
        ...number(({ at }) => `Share ${Number(at) + 1}`),
        columnUnit: ({ result }) => (result.mode === 'simplify' ? '%' : undefined),
      },
    },
    onePart: number('One part'),
    inTotal: { kind: 'group', keys: ofReading('inTotal') },
    plusDiluent: { kind: 'group', keys: ofReading('plusDiluent') },
    differencePercent: {
      ...number(({ input }) => `Strength of ${namesOf(input).plusDiluent} against ${namesOf(input).inTotal}`),
      unit: '%',
    },
  },
  present: answerOf,
  evidence: 'definition',
  sources: ['iso6887', 'iupacDilution', 'euclidElements'],
});

function number<Place>(label: Depends<string, Place>): NumberOutput<Place> {
  return { kind: 'number', label, written: upToDigits(6) };
}
