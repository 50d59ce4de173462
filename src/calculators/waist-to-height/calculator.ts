import { INFORMS_NOTICE, PREGNANT } from '#src/calculators/families/humanHealth.ts';
import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixedApart } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, NoticeBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals, numeral } from '#src/engine/kit/writing.ts';
import type waistToHeight from '#workers/formulas/waist-to-height.ts';
import type { WaistToHeightInput, WaistToHeightResult } from '#workers/formulas/waist-to-height.ts';
import { WAIST_BANDS, type WaistBandId } from '#workers/reference/waist.ts';

type Key = ResultKey<WaistToHeightResult>;

const LIMITS = WAIST_BANDS.map(({ from }) => from).filter((from) => from > 0);

export default defineCalculator<typeof waistToHeight>()({
  formula: 'waist-to-height',
  fixed: {},
  fields: {
    waist: {
      kind: 'number',
      label: 'Waist',
      hint: 'Midway between lowest rib and hip bone.',
      ...measuredIn('length', 'cm', 'in'),
      min: 30,
      max: 250,
    },
    height: {
      kind: 'number',
      label: 'Height',
      ...measuredIn('length', 'cm', 'in', 'ft'),
      min: 80,
      max: 250,
    },
    age: { kind: 'number', label: 'Age in years', min: 5, max: 120 },
    sex: {
      kind: 'choice',
      label: 'Sex',
      hint: 'Only for the waist limits of the WHO.',
      look: 'radios',
      options: [
        { value: 'female', label: 'Female' },
        { value: 'male', label: 'Male' },
      ],
      optional: true,
    },
    pregnant: PREGNANT,
  },
  example: { waist: '88', height: '172', age: '46', sex: 'female', pregnant: false },
  errorStyle: 'inline',
  outputs: {
    ratio: {
      kind: 'number',
      label: 'Waist-to-height ratio',
      written: (ratio) => numeral(fixedApart(ratio, 2, LIMITS)),
      note: ({ result }) => `${nameOf(result.classId)}, NICE 2025.`,
    },
    classId: { kind: 'words', label: 'Band', words: nameOf },
    waistForHalf: { kind: 'number', label: 'Waist at half the height', unit: 'cm', written: decimals(1) },
    waistAboveHalf: {
      kind: 'number',
      label: 'Above half the height',
      unit: 'cm',
      written: decimals(1),
      note: ({ value }) => (value === 0 ? 'The waist is not more than half the height.' : undefined),
    },
    reference: {
      kind: 'group',
      keys: {
        waistRisk: {
          kind: 'words',
          label: 'Risk by the waist alone, WHO',
          words: { low: 'Not increased', increased: 'Increased', substantiallyIncreased: 'Substantially increased' },
          missingNote: ({ input }) => (input.sex === undefined ? 'Choose the sex.' : 'For adults from 18 years.'),
        },
      },
    },
  },
  present,
  evidence: 'rule',
  sources: ['niceNg246', 'ashwell2012', 'whoWaist2008'],
});

function present(result: WaistToHeightResult, input: WaistToHeightInput, figure: FigureOf<Key>): Presentation<Key> {
  const { ratio, classId } = result;
  const headline = figure('ratio');
  const { text } = headline;
  return {
    headline,
    status: `Waist-to-height ratio ${text}: ${classId === 'low' ? 'below the bands of NICE' : `${nameOf(classId).toLowerCase()} by the bands of NICE`}.`,
    blocks: [
      noticeOf(result),
      {
        kind: 'facts',
        figures: [figure('classId'), figure('waistForHalf'), figure('waistAboveHalf'), figure('reference.waistRisk')],
      },
      bandsChart(ratio, text),
      whyDifferent<Key>('Limit', [
        [
          'Waist limits of the WHO',
          input.sex === undefined ? '80 or 94 cm' : `${input.sex === 'male' ? '94' : '80'} cm`,
          'For adults, by sex and without height: tall people reach them sooner, short people later.',
        ],
        [
          'South Asian, Chinese and Japanese people',
          '80 or 90 cm',
          'Waist limits of the International Diabetes Federation, 2006, for women and men.',
        ],
        [
          'Measured at the navel',
          '–',
          'The WHO measures midway between the lowest rib and the hip bone. At the navel the tape often reads more.',
        ],
      ]),
      INFORMS_NOTICE,
    ],
    working: [
      {
        label: 'Ratio',
        formula: 'waist ÷ height',
        substituted: `${workingNumber(input.waist)} ÷ ${workingNumber(input.height)}`,
        value: text,
      },
      {
        label: 'Waist at half the height',
        formula: 'height ÷ 2',
        substituted: `${workingNumber(input.height)} ÷ 2`,
        value: `${figure('waistForHalf').text} cm`,
      },
    ],
  };
}

function nameOf(band: WaistBandId): string {
  return WAIST_BANDS.find(({ id }) => id === band)?.name ?? '';
}

function noticeOf({ classId }: WaistToHeightResult): NoticeBlock {
  const low = classId === 'low' ? ' NICE has no band below 0.4: a ratio this low may go with underweight.' : '';
  return {
    kind: 'notice',
    tone: 'neutral',
    text: `NICE uses the ratio together with a body mass index below 35 kg/m².${low} It says where fat lies, not how fit somebody is.`,
  };
}

/** End of the line. */
const HIGHEST = 0.8;

function bandsChart(ratio: number, text: string): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'scale',
      title: 'On the bands of NICE',
      summary: `The ratio is ${text}; half the height is 0.5.`,
      axis: { label: 'Waist ÷ height', decimals: 2, reaches: [HIGHEST] },
      spans: WAIST_BANDS.map(({ name, from }, index) => {
        const to = WAIST_BANDS[index + 1]?.from;
        return { label: name, from, ...(to === undefined ? {} : { to }) };
      }),
      marks: [{ label: 'Your entry', at: ratio }],
    },
  };
}
