/**
 * Shared by the pages about medicines and supplements: a permanent warning, a required choice of unit, share text
 * without figures.
 */
import type { StandingWarning } from '#src/engine/kit/defineCalculator.ts';
import { fixed } from '#src/engine/kit/format.ts';
import type { FigureOf, Here, NumberOutput, WordsOutput } from '#src/engine/kit/outputs.ts';
import type { FactsBlock, NoticeBlock } from '#src/engine/kit/presentation.ts';
import { decimals, numeral, type WrittenNumber } from '#src/engine/kit/writing.ts';
import type { LabelCheck } from '#workers/lib/animals/labelCheck.ts';
import { SAFETY_NOTES } from '#workers/reference/safetyNotes.ts';

/** @param own texts of the page itself, before or after the notes of all these pages */
export function medicineWarning(own: { readonly before?: string; readonly after?: string } = {}): StandingWarning {
  const { before, after } = own;
  return {
    tone: 'danger',
    title: 'Ask your veterinarian first',
    texts: [before, SAFETY_NOTES.medicineBanner, SAFETY_NOTES.overdose, after].filter((text) => text !== undefined),
    call: 'poison',
  };
}

/** Returns all that leaves a medicine page: an amount read without its inputs could be taken for another animal's. */
export function medicineShareText(title: string): string {
  return `${title}\nAsk your veterinarian before giving any medicine`;
}

/** No unit is selected in advance. */
export const DOSED_WEIGHT_UNIT_FIELD = {
  kind: 'choice',
  label: 'Unit of the weight',
  hint: 'Check: kg and lb differ more than twofold.',
  look: 'radios',
  options: [
    { value: 'kg', label: 'Kilograms (kg)' },
    { value: 'lb', label: 'Pounds (lb)' },
  ],
} as const;

/** Returns the field of an amount on a label: no link carries it, and no example fills it in. */
export function labelField(counted: string) {
  return {
    kind: 'number',
    label: 'My label says',
    hint: `${counted} per dose, to compare.`,
    optional: true,
    min: 0,
    step: 0.1,
    prescribed: true,
  } as const;
}

/**
 * What a label is compared with: a published range, the amount on a product's label, or the amount of a prescription.
 */
const COMPARED = {
  range: {
    word: 'within',
    above: 'More than the published range for this weight and product.',
    inside: 'Within the published range for this weight.',
    below: 'Less than the published range for this weight and product.',
  },
  product: {
    word: 'as much',
    above: 'More than the product label allows for this weight.',
    inside: 'As much as the product label allows for this weight.',
    below: 'Less than the product label allows for this weight.',
  },
  prescription: {
    word: 'as much',
    above: 'More than the prescribed dose comes to for this weight.',
    inside: 'As much as the prescribed dose comes to for this weight.',
    below: 'Less than the prescribed dose comes to for this weight.',
  },
} as const;

/** Conclusions from the comparison. None may make an owner change a dose, least of all increase it. */
const AFTER_CHECK: Readonly<Record<LabelCheck, string>> = {
  above: 'Call the practice before you give it.',
  inside: 'That is no reason to change anything: what your veterinarian says counts.',
  below: 'Your veterinarian may have a reason. Never give more than the label says.',
};

/** How the label's amount compares. */
export function labelOutput(against: keyof typeof COMPARED): WordsOutput<LabelCheck, unknown> {
  return {
    kind: 'words',
    label: 'Your label against this page',
    words: { above: 'more', inside: COMPARED[against].word, below: 'less' },
  };
}

/** Returns the same with what follows from it; no blocks where none was entered. */
export function labelBlocks(
  check: LabelCheck | null,
  against: keyof typeof COMPARED,
  figure: FigureOf<'labelCheck'>,
): readonly [] | readonly [NoticeBlock, FactsBlock<'labelCheck'>] {
  if (check === null) return [];
  return [
    {
      kind: 'notice',
      tone: check === 'above' ? 'danger' : 'caution',
      title: 'Your label',
      text: `${COMPARED[against][check]} ${AFTER_CHECK[check]}`,
    },
    { kind: 'facts', figures: [figure('labelCheck')] },
  ];
}

interface Weighed {
  readonly weight: number;
  readonly weightUnit: 'kg' | 'lb';
}

/** The weight used in the calculation, so that a wrong unit is noticed. */
export const COUNTED_WEIGHT: NumberOutput<Here<unknown, Weighed, unknown>> = {
  kind: 'number',
  label: 'Weight counted with',
  unit: 'kg',
  written: decimals(2),
  note: ({ input: { weight, weightUnit } }) => (weightUnit === 'lb' ? `Entered as ${weight} lb` : undefined),
};

/** Formats with four decimals at most, without trailing zeros: the intermediate numbers of a working. */
export function plain(value: number): string {
  return String(Number(fixed(value, 4)));
}

/** Writes likewise. */
export function upToFourDecimals(value: number): WrittenNumber {
  return numeral(plain(value));
}
