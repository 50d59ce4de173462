import { short } from '#src/engine/kit/format.ts';
import { typedNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf, NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { upToDigits } from '#src/engine/kit/writing.ts';
import type { DilutionReading, RatioInput, RatioResult } from '#workers/formulas/ratio.ts';

type Key = ResultKey<RatioResult>;
type Reading = 'inTotal' | 'plusDiluent';

/** What both readings of a ratio say, in the order of the comparison. */
const LABELS = {
  sampleVolume: 'Concentrate or sample (mL)',
  diluentVolume: 'Water or diluent (mL)',
  dilutionFactor: 'Times weaker',
  concentrationPercent: 'Strength of the mixture (%)',
} as const satisfies Readonly<Record<keyof DilutionReading, string>>;

/** Returns how both readings of the ratio are told: '1 in 10'. */
export function namesOf({ sampleParts = 1, otherParts = 1 }: RatioInput): Readonly<Record<Reading, string>> {
  const [a, b] = [typedNumber(sampleParts), typedNumber(otherParts)];
  return { inTotal: `${a} in ${b}`, plusDiluent: `${a} plus ${b}` };
}

/** Declares the results of one reading. */
export function ofReading(reading: Reading): Outputs<DilutionReading, RatioResult, RatioInput> {
  const number = (label: string, columnUnit?: string): NumberOutput<{ readonly input: RatioInput }> => ({
    kind: 'number',
    label: ({ input }) => `${label}, ${namesOf(input)[reading]}`,
    columnUnit,
    written: upToDigits(6),
  });
  return {
    sampleVolume: number(LABELS.sampleVolume, 'mL'),
    diluentVolume: number(LABELS.diluentVolume, 'mL'),
    dilutionFactor: number(LABELS.dilutionFactor),
    concentrationPercent: number(LABELS.concentrationPercent, '%'),
  };
}

/** Returns a dilution by both meanings of its ratio. */
export function dilutionAnswer(
  { differencePercent }: Extract<RatioResult, { readonly mode: 'dilution' }>,
  input: RatioInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const { sampleParts = 1, otherParts = 1, finalVolume = 0 } = input;
  const [a, b, volume] = [sampleParts, otherParts, finalVolume].map(typedNumber);
  const names = namesOf(input);
  const text = figure('inTotal.sampleVolume').text;
  const other = figure('plusDiluent.sampleVolume').text;
  return {
    headline: figure('inTotal.sampleVolume', {
      label: `Concentrate for ${names.inTotal} parts`,
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
        rows: (Object.keys(LABELS) as (keyof DilutionReading)[]).map((key) => ({
          label: LABELS[key],
          figures: [figure(`inTotal.${key}`), figure(`plusDiluent.${key}`)],
        })),
        why: `The mixture of ${names.plusDiluent} parts is weaker by ${short(-differencePercent, 3)} %. “1 + 9” has only one meaning.`,
        sources: ['iso6887', 'iupacDilution'],
      },
      { kind: 'facts', figures: [figure('differencePercent')] },
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
