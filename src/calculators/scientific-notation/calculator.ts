import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { short } from '#src/engine/kit/format.ts';
import { asTerm } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { plain, upToDigits } from '#src/engine/kit/writing.ts';
import type scientificNotation from '#workers/formulas/scientific-notation.ts';
import type { ScientificNotationInput, ScientificNotationResult } from '#workers/formulas/scientific-notation.ts';

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
  outputs: {
    mantissa: { kind: 'number', label: 'Mantissa', written: upToDigits(15) },
    exponent: { kind: 'number', label: 'Exponent', written: plain },
    orderOfMagnitude: {
      kind: 'number',
      label: 'Order of magnitude',
      written: plain,
      note: 'Power of ten of the first digit.',
      missingNote: 'Zero has none.',
    },
    significantFigures: { kind: 'number', label: 'Significant figures', written: plain },
    ambiguous: { kind: 'flag', label: 'Zeros at the end are ambiguous' },
    standard: { kind: 'words', label: 'Standard form' },
    scientific: { kind: 'words', label: 'Scientific notation', words: asPower },
    eNotation: { kind: 'words', label: 'For programs', words: (text) => text.replace('e', 'E') },
    engineering: { kind: 'words', label: 'Engineering form', words: asPower },
    siPrefix: { kind: 'words', label: 'With an SI prefix', missingNote: 'The prefixes reach from 10⁻³⁰ to 10³⁰.' },
  },
  present,
  evidence: 'definition',
  sources: ['siBrochurePrefixes', 'cgpm2022', 'nistSp811'],
});

/** Returns the form that is drawn as a power of ten and copied into a spreadsheet: '520e-6'. */
function asPower(text: string): string {
  return text.replace(' × 10^', 'e');
}

const AMBIGUOUS: NoticeBlock = {
  kind: 'notice',
  tone: 'neutral',
  title: 'Were the zeros measured?',
  text: 'Zeros at the end of a whole number are not counted here. If they were measured, write 1200. or 1.200 × 10³ instead of 1200, or enter the significant figures.',
};

const PARTS = ['mantissa', 'exponent', 'orderOfMagnitude', 'significantFigures', 'ambiguous'] as const;

function present(
  result: ScientificNotationResult,
  _: ScientificNotationInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const headline = figure('scientific');
  return {
    headline,
    status: `In scientific notation: ${headline.text}.`,
    blocks: [
      ...(result.ambiguous ? [AMBIGUOUS] : []),
      { kind: 'facts', figures: [figure('standard'), figure('engineering'), figure('siPrefix'), figure('eNotation')] },
      ...prefixLadder(result),
      { kind: 'facts', title: 'Parts of the number', figures: PARTS.map((key) => figure(key)) },
      programs(result),
    ],
    working: workingOf(result),
  };
}

/** Powers of ten of the ladder's ends. */
const ENDS = [-30, 30] as const;

/** In meters, to have something to compare with. */
const FAMILIAR = [
  { label: 'Virus, 100 nm', at: -7 },
  { label: 'Cell, 10 µm', at: -5 },
  { label: 'Cat, 0.5 m', at: Math.log10(0.5) },
] as const;

/** Returns the SI prefixes as ranges of powers of ten, with the number and lengths that people know; none for zero. */
function prefixLadder({ mantissa, exponent, eNotation }: ScientificNotationResult): readonly Block<Key>[] {
  if (mantissa === 0) return [];
  const at = exponent + Math.log10(Math.abs(mantissa));
  return [
    {
      kind: 'chart',
      chart: {
        type: 'scale',
        title: 'The number among the SI prefixes',
        summary: `${eNotation} beside the prefixes and, in meters, a virus, a cell and a cat.`,
        axis: { label: 'Power of ten', decimals: 1, reaches: ENDS },
        spans: [
          { label: 'quecto to atto', from: -30, to: -15 },
          { label: 'femto to nano', from: -15, to: -6 },
          { label: 'micro and milli', from: -6, to: 0 },
          { label: 'no prefix, kilo', from: 0, to: 6 },
          { label: 'mega to peta', from: 6, to: 18 },
          { label: 'exa to quetta', from: 18, to: 30 },
        ],
        marks: [{ label: 'Your number', at }, ...FAMILIAR],
      },
    },
  ];
}

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
