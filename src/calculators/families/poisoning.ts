/**
 * Shared by the pages on poisoning: the permanent warning, the boxes for weight and amount, and a result that begins
 * with what to do.
 */

import type { StandingWarning } from '#src/engine/kit/defineCalculator.ts';
import { cardForVet } from '#src/engine/kit/onDemand/cardForVet.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf, NumberOutput, WordsOutput } from '#src/engine/kit/outputs.ts';
import type { Figure, NoticeBlock, Presentation, TableBlock, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals, inWords, numeral, type WrittenNumber } from '#src/engine/kit/writing.ts';
import { EATEN_AGO, EATEN_AGO_OPTIONS, EATEN_AGO_QUESTION, type EatenAgo } from '#workers/reference/eatenAgo.ts';
import {
  POISON_URGENCY,
  type PoisonBand,
  type PoisonUrgency,
  SIGNS_OR_DOUBT,
  TODAY_IS_THE_LATEST,
} from '#workers/reference/poisoning.ts';
import { SAFETY_NOTES } from '#workers/reference/safetyNotes.ts';
import { kilogramsStep } from './kilogramsStep.ts';

const WARNING: StandingWarning = {
  tone: 'danger',
  title: 'Do not wait for signs: call',
  texts: [SAFETY_NOTES.poisonBanner],
  never: SAFETY_NOTES.poisonDoNot,
  call: 'poison',
  holdsResult: true,
};

/** Properties that are the same in all of these definitions. */
export const POISON_PAGE = {
  warning: WARNING,
  errorStyle: 'inline',
  resultAfterEdit: 'removed',
  shareText: callText,
} as const;

/** Limits in pounds are rounded inward, so that all weights in these words are accepted. */
const WEIGHT_LIMITS = {
  dog: { limits: '0.5 to 120 kg, or 1.2 to 264.5 lb.', max: 264.5 },
  cat: { limits: '0.5 to 15 kg, or 1.2 to 33 lb.', max: 33 },
  'dog or cat': { limits: '0.5 to 120 kg, or 1.2 to 264.5 lb; a cat at most 15 kg, or 33 lb.', max: 264.5 },
} as const;

/** No unit is selected in advance: pounds taken for kilograms would change the dose 2.2-fold. */
export function weightFields(animal: keyof typeof WEIGHT_LIMITS) {
  return {
    weight: {
      kind: 'number',
      label: `Weight of the ${animal}`,
      min: 0.5,
      ...WEIGHT_LIMITS[animal],
      step: 0.1,
      unitIn: 'weightUnit',
    },
    weightUnit: {
      kind: 'choice',
      label: 'Unit of the weight',
      look: 'radios',
      options: [
        { value: 'kg', label: 'Kilograms' },
        { value: 'lb', label: 'Pounds' },
      ],
    },
  } as const;
}

export const AMOUNT_FIELD = {
  kind: 'number',
  label: 'Amount eaten',
  hint: 'Unsure? Enter the most possible.',
  limits: 'Above 0. Unsure? Enter the most that could have been eaten.',
  min: 0,
  step: 1,
  unitIn: 'amountUnit',
} as const;

export const AMOUNT_UNITS = [
  { value: 'g', label: 'Grams' },
  { value: 'oz', label: 'Ounces' },
] as const;

/** Asked directly below the amount. It changes a sentence and what the veterinarian is told. */
export const EATEN_AGO_FIELD = {
  kind: 'choice',
  label: EATEN_AGO_QUESTION,
  look: 'radios',
  optional: true,
  options: EATEN_AGO_OPTIONS,
} as const;

/** Title of the common items. */
export const PRESETS_TITLE = 'Choose a common item';
export const PRESETS_NOTES = [
  'Wrappers swallowed too? Say so: they can block the gut.',
  'Unsure? Take the larger item.',
] as const;

/** A page's additions to the shared result. */
export interface PoisonFindings<Field extends string> {
  readonly urgency: PoisonUrgency;
  /** 'Dog', '20 lb' and 'milk chocolate': the inputs, as said on the phone. */
  readonly species: string;
  readonly weight: string;
  readonly what: string;
  /** Of one tablet or mL, with its unit. */
  readonly strength?: string;
  /** '3 oz', '5 tablets or mL'. */
  readonly count: string;
  /** How long ago, where that was answered. */
  readonly ago: EatenAgo | undefined;
  /** The dose, then the total amount, then any others. */
  readonly figures: readonly [dose: Figure<Field>, inAll: Figure<Field>, ...others: readonly Figure<Field>[]];
  /** Sentences directly below the heading. */
  readonly first?: readonly string[];
  /** Absent where no scale is published. */
  readonly scale?: TableBlock<never>;
  /** Remarks after the figures. */
  readonly remarks: readonly string[];
  readonly working: readonly WorkingStep[];
}

/** The headline of every result. */
export const URGENCY: WordsOutput<PoisonUrgency, unknown> = {
  kind: 'words',
  label: 'What to do',
  words: (urgency) => POISON_URGENCY[urgency].word,
  tone: 'danger',
  note: 'Signs of illness and doubt count for more than any figure below.',
};

/** Presents what to do first, as a heading and in the largest type; the figures follow. */
export function poisonPresentation<Field extends string>(
  figure: FigureOf<'urgency'>,
  findings: PoisonFindings<Field>,
): Presentation<Field | 'urgency'> {
  const { urgency, ago, first = [], figures, scale, remarks, working } = findings;
  const { line } = POISON_URGENCY[urgency];
  return {
    headline: figure('urgency'),
    status: `${line}.`,
    blocks: [
      { kind: 'notice', tone: 'danger', title: line, text: SIGNS_OR_DOUBT },
      ...[
        ...(ago === undefined ? [] : [EATEN_AGO[ago].sentence]),
        ...first,
        ...(urgency === 'callForAdvice' ? [TODAY_IS_THE_LATEST] : []),
      ].map(remark),
      { kind: 'facts', title: 'Estimated from what you entered', figures },
      ...remarks.map(remark),
      ...(scale === undefined ? [] : [scale]),
    ],
    working,
    card: cardForVet({
      line,
      ...findings,
      ago,
      dose: withUnit(figures[0]),
      amount: withUnit(figures[1]),
    }),
  };
}

function remark(text: string): NoticeBlock {
  return { kind: 'notice', tone: 'caution', text };
}

function withUnit({ text, unit }: Figure): string {
  return unit === undefined ? text : `${text} ${unit}`;
}

/**
 * Returns the text that is shared and copied: what to do, then what a veterinarian asks for, then what else must be
 * known.
 */
function callText({ status, card, blocks }: Presentation): string {
  const rows = card?.known.map(({ label, text }) => `${label}: ${text}`) ?? [];
  const remarks = blocks.flatMap((block) => (block.kind === 'notice' && block.tone === 'caution' ? [block.text] : []));
  return [status, SIGNS_OR_DOUBT, ...rows, ...remarks, SAFETY_NOTES.poisonDoNot].join('\n');
}

/** Above this amount, more digits carry no information. */
const MOST_SHOWN = 1e9;

/** An amount that the formula rounded up, with as many decimals. */
export function roundedUp(label: string, count: number, unit: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit, note: ROUNDED_UP, written: (value) => amount(value, count) };
}

/** An amount that the formula gives for reading out: below 1 with two significant digits, zeros kept. */
export function spoken(label: string, count: number, unit: string): NumberOutput<unknown> {
  return {
    kind: 'number',
    label,
    unit,
    written: (value) => (value < 1 ? numeral(value.toPrecision(2)) : { ...amount(value, count), note: ROUNDED_UP }),
  };
}

const ROUNDED_UP = 'Rounded up';

function amount(value: number, count: number): WrittenNumber {
  return value > MOST_SHOWN ? inWords(`more than ${MOST_SHOWN}`) : decimals(count)(value);
}

/** The level of the dose, in words. */
export const LEVEL = { kind: 'words', label: 'What is reported at this dose' } as const;

/** The level of the dose, in the words of its band. */
export function levelIn<Level extends string>(
  bands: readonly { readonly level: Level; readonly label: string }[],
): WordsOutput<Level, unknown> {
  return { ...LEVEL, words: (level) => bands.find((band) => band.level === level)?.label ?? level };
}

/**
 * Returns the bands of a dose scale, with the one of this result marked.
 *
 * @param dose as shown: the formula rounds it up, and the rounded dose determines the band
 */
export function scaleTable(title: string, unit: string, bands: readonly PoisonBand[], dose: number): TableBlock<never> {
  const here = bands.findLastIndex(({ from }) => from <= dose);
  return {
    kind: 'table',
    title,
    note: DECIDED_BY,
    columns: [{ label: `Dose in ${unit}` }, { label: 'What is reported' }, { label: 'This result' }],
    rows: bands.map(({ from, label }, index) => {
      const to = bands[index + 1]?.from;
      const range = to === undefined ? `${from} and more` : from === 0 ? `under ${to}` : `${from} to under ${to}`;
      return [range, label, index === here ? 'here' : '–'];
    }),
  };
}

/** Shown below every scale. */
export const DECIDED_BY = 'The larger of the exact and the printed figure decides.';

/** Formats the value of a step of the working, with as many digits as can be checked by hand. */
export function digits(value: number): string {
  return String(Number(value.toPrecision(7)));
}

/**
 * Formats an operand of a step, exact enough for the digits of its value.
 *
 * @param outcome the step's value
 */
export function forStep(value: number, outcome: number): string {
  return workingNumber(value, numeral(digits(outcome)));
}

/** Converts the weight to kilograms, where it was entered in pounds. */
export function weightStep(weight: number, weightUnit: 'kg' | 'lb', weightKg: number): readonly WorkingStep[] {
  return kilogramsStep(weightUnit, forStep(weight, weightKg), digits(weightKg));
}

/** Divides the amount by the weight. */
export function doseStep(
  amount: number,
  weightKg: number,
  dose: number,
  unit: 'g' | 'mg',
  label = 'Dose',
): WorkingStep {
  return {
    label,
    formula: `${unit === 'g' ? 'grams' : 'mg'} ÷ kg`,
    substituted: `${forStep(amount, dose)} ÷ ${forStep(weightKg, dose)}`,
    value: `${digits(dose)} ${unit}/kg`,
  };
}

/** Converts the amount to grams, where it was entered in ounces. */
export function ouncesStep(amount: number, amountUnit: string, amountG: number): readonly WorkingStep[] {
  if (amountUnit !== 'oz') return [];
  return [
    {
      label: 'Amount in grams',
      formula: 'oz × 28.349523125',
      substituted: `${forStep(amount, amountG)} × 28.349523125`,
      value: `${digits(amountG)} g`,
    },
  ];
}
