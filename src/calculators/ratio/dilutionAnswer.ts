import { amountBars } from '#src/families/amountBars.ts';
import { short, shortFigure } from '#src/families/shortFigure.ts';
import { typedNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { Presentation, ResultKey } from '#src/kit/presentation.ts';
import type { DilutionReading, RatioInput, RatioResult } from '#workers/formulas/ratio.ts';

type Key = ResultKey<RatioResult>;
type Reading = 'inTotal' | 'plusDiluent';

/** Rows of the comparison: what both readings of a ratio say. */
const ROWS: readonly (readonly [key: keyof DilutionReading, label: string])[] = [
  ['sampleVolume', 'Concentrate or sample (mL)'],
  ['diluentVolume', 'Water or diluent (mL)'],
  ['dilutionFactor', 'Times weaker'],
  ['concentrationPercent', 'Strength of the mixture (%)'],
];

/** Returns a dilution by both meanings of its ratio. */
export function dilutionAnswer(
  result: Extract<RatioResult, { readonly mode: 'dilution' }>,
  { sampleParts = 1, otherParts = 1, finalVolume = 0 }: RatioInput,
): Presentation<Key> {
  const [a, b, volume] = [sampleParts, otherParts, finalVolume].map(typedNumber);
  const { inTotal, plusDiluent, differencePercent } = result;
  const names = { inTotal: `${a} in ${b}`, plusDiluent: `${a} plus ${b}` };
  const text = short(inTotal.sampleVolume);
  const other = short(plusDiluent.sampleVolume);
  return {
    headline: shortFigure('inTotal.sampleVolume', `Concentrate for ${names.inTotal} parts`, inTotal.sampleVolume, {
      unit: 'mL',
      note: `If the label means ${names.plusDiluent} parts: ${other} mL.`,
    }),
    status: `${a}:${b} takes ${text} mL of concentrate, or ${other} mL if ${b} parts are added to ${a}.`,
    blocks: [
      {
        kind: 'notice',
        tone: 'caution',
        title: `${a}:${b} is read in two ways`,
        text: 'Laboratories mean one part in so many parts of the mixture. Labels of cleaners, sprays and disinfectants often mean one part plus so many parts of water. Follow the label.',
      },
      {
        kind: 'comparison',
        title: 'Both readings',
        methods: [names.inTotal, names.plusDiluent],
        rows: ROWS.map(([key, label]) => ({
          label,
          figures: (['inTotal', 'plusDiluent'] as const satisfies readonly Reading[]).map((reading) =>
            shortFigure<Key>(`${reading}.${key}`, `${label}, ${names[reading]}`, result[reading][key]),
          ),
        })),
        why: `The mixture of ${names.plusDiluent} parts is weaker by ${short(-differencePercent, 3)} %. “1 + 9” has only one meaning.`,
        sources: ['iso6887', 'iupacDilution'],
      },
      amountBars(
        'What goes into the mixture',
        `${text} mL of concentrate read as ${names.inTotal}, ${other} mL read as ${names.plusDiluent}.`,
        'Reading',
        { label: 'Volume', unit: 'mL' },
        [
          [`${names.inTotal}: concentrate`, inTotal.sampleVolume],
          ['water', inTotal.diluentVolume],
          [`${names.plusDiluent}: concentrate`, plusDiluent.sampleVolume],
          ['water ', plusDiluent.diluentVolume],
        ],
      ),
      {
        kind: 'facts',
        figures: [
          shortFigure(
            'differencePercent',
            `Strength of ${names.plusDiluent} against ${names.inTotal}`,
            differencePercent,
            {
              unit: '%',
            },
          ),
        ],
      },
    ],
    working: [
      {
        label: `Concentrate, ${names.inTotal}`,
        formula: 'volume·a ÷ b',
        substituted: `${volume}·${a} ÷ ${b}`,
        value: `${text} mL`,
      },
      {
        label: `Concentrate, ${names.plusDiluent}`,
        formula: 'volume·a ÷ (a + b)',
        substituted: `${volume}·${a} ÷ (${a} + ${b})`,
        value: `${other} mL`,
      },
    ],
  };
}
