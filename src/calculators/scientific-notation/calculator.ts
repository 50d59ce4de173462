import { short } from '#src/families/shortFigure.ts';
import { whyDifferent } from '#src/families/whyDifferent.ts';
import { yesNoFigure } from '#src/families/yesNoFigure.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { asTerm } from '#src/kit/onDemand/workingNumbers.ts';
import type { Block, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type scientificNotation from '#workers/formulas/scientific-notation.ts';
import type { ScientificNotationResult } from '#workers/formulas/scientific-notation.ts';
import { prefixLadder } from './prefixLadder.ts';

type Key = ResultKey<ScientificNotationResult>;

export default defineCalculator<typeof scientificNotation>()({
  formula: 'scientific-notation',
  fixed: {},
  fields: {
    number: {
      kind: 'text',
      label: 'Number',
      hint: 'All digits, e notation or a power of ten such as 5.2 x 10^4.',
      placeholder: '0.00052',
      maxLength: 400,
    },
    significantFigures: {
      kind: 'number',
      label: 'Significant figures',
      hint: '1 to 15. Left blank: as many as the number has.',
      min: 1,
      max: 15,
      isExact: true,
      optional: true,
    },
    unit: {
      kind: 'text',
      label: 'Unit for the prefix',
      hint: 'Without a prefix of its own: m, g, L, mol/L.',
      maxLength: 20,
      optional: true,
    },
  },
  example: { number: '0.00052', significantFigures: '', unit: 'm' },
  errorStyle: 'inline',
  present,
  sources: ['siBrochurePrefixes', 'cgpm2022', 'nistSp811'],
});

function present(result: ScientificNotationResult): Presentation<Key> {
  const { mantissa, exponent, scientific, standard, engineering, siPrefix, eNotation, significantFigures } = result;
  return {
    headline: { field: 'scientific', label: 'Scientific notation', value: scientific, text: asPower(scientific) },
    status: `In scientific notation: ${asPower(scientific)}.`,
    blocks: [
      ...(result.ambiguous ? [AMBIGUOUS] : []),
      {
        kind: 'facts',
        figures: [
          { field: 'standard', label: 'Standard form', value: standard, text: standard },
          { field: 'engineering', label: 'Engineering form', value: engineering, text: asPower(engineering) },
          {
            field: 'siPrefix',
            label: 'With an SI prefix',
            value: siPrefix,
            text: siPrefix ?? '–',
            ...(siPrefix === null ? { note: 'The prefixes reach from 10⁻³⁰ to 10³⁰.' } : {}),
          },
          { field: 'eNotation', label: 'For programs', value: eNotation, text: eNotation.replace('e', 'E') },
        ],
      },
      ...prefixLadder(result),
      {
        kind: 'facts',
        title: 'Parts of the number',
        figures: [
          { field: 'mantissa', label: 'Mantissa', value: mantissa, text: short(mantissa, 15) },
          { field: 'exponent', label: 'Exponent', value: exponent, text: String(exponent) },
          {
            field: 'orderOfMagnitude',
            label: 'Order of magnitude',
            value: result.orderOfMagnitude,
            text: result.orderOfMagnitude === null ? '–' : String(result.orderOfMagnitude),
            note: result.orderOfMagnitude === null ? 'Zero has none.' : 'Power of ten of the first digit.',
          },
          {
            field: 'significantFigures',
            label: 'Significant figures',
            value: significantFigures,
            text: String(significantFigures),
          },
          yesNoFigure('ambiguous', 'Zeros at the end are ambiguous', result.ambiguous),
        ],
      },
      programs(result),
    ],
    working: workingOf(result),
  };
}

const AMBIGUOUS: NoticeBlock = {
  kind: 'notice',
  tone: 'neutral',
  title: 'Were the zeros measured?',
  text: 'Zeros at the end of a whole number are not counted here. If they were measured, write 1200. or 1.200 × 10³ instead of 1200, or enter the significant figures.',
};

function programs({ eNotation }: ScientificNotationResult): Block<Key> {
  const [digits, power = '+0'] = Number(eNotation).toExponential(2).split('e');
  const cell = `${digits}E${power[0]}${power.slice(1).padStart(2, '0')}`;
  return whyDifferent<Key>('Shown as', [
    ['Spreadsheets', cell, 'The format for scientific numbers shows two decimals, and a cell keeps 15 digits.'],
    [
      'R and Python',
      eNotation,
      'They round the binary fraction, an exact half to the even digit: 2.5 becomes 2. Here it becomes 3.',
    ],
    [
      'Textbooks',
      '2, 3 or 4 figures',
      'A whole number such as 1200 is read in each of these ways; only a decimal point or a power of ten settles it.',
    ],
  ]);
}

/** Returns the form that is drawn as a power of ten and copied into a spreadsheet: '520e-6'. */
function asPower(text: string): string {
  return text.replace(' × 10^', 'e');
}

/** Longer numbers are written in the working as a power of ten. */
const LONGEST = 20;

function workingOf({
  mantissa,
  exponent,
  standard,
  eNotation,
  engineering,
}: ScientificNotationResult): readonly WorkingStep[] {
  if (mantissa === 0) return [{ label: 'Zero', formula: 'no first digit to count from', substituted: '0', value: '0' }];
  const typed = standard.length > LONGEST ? eNotation : standard;
  const digits = short(mantissa, 15);
  return [
    {
      label: 'Mantissa',
      formula: 'number ÷ 10^exponent',
      substituted: `${asTerm(typed)} ÷ 10^${asTerm(String(exponent))}`,
      value: digits,
    },
    {
      label: 'Digits in engineering form',
      formula: 'mantissa·10^(exponent − multiple of 3 below)',
      substituted: `${asTerm(digits)}·10^${exponent - 3 * Math.floor(exponent / 3)}`,
      value: engineering.split(' ')[0] ?? '',
    },
  ];
}
