/** What the pages on poisoning share: the standing warning, the boxes for weight and amount, and a result that leads with what to do. */

import type { StandingWarning } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import { handedOn } from '#src/kit/onDemand/workingNumbers.ts';
import type { Figure, NoticeBlock, Presentation, TableBlock, VetCard, WorkingStep } from '#src/kit/presentation.ts';
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
};

/** What every one of these definitions says in the same words. */
export const POISON_PAGE = {
  warning: WARNING,
  errorStyle: 'inline',
  resultAfterEdit: 'removed',
  shareText: callText,
} as const;

/** In pounds the limits are rounded inwards, so that what the hint names is accepted. */
const WEIGHT_LIMITS = {
  dog: { hint: '0.5 to 120 kg, or 1.2 to 264.5 lb.', max: 264.5 },
  cat: { hint: '0.5 to 15 kg, or 1.2 to 33 lb.', max: 33 },
  'dog or cat': { hint: '0.5 to 120 kg, or 1.2 to 264.5 lb; a cat at most 15 kg, or 33 lb.', max: 264.5 },
} as const;

/** Neither unit is chosen beforehand: one taken for the other would change the dose 2.2-fold. */
export function weightFields(animal: keyof typeof WEIGHT_LIMITS) {
  const { hint, max } = WEIGHT_LIMITS[animal];
  return {
    weight: {
      kind: 'number',
      label: `Weight of the ${animal}`,
      hint,
      min: 0.5,
      max,
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
  hint: 'Above 0. Unsure? Enter the most that could have been eaten.',
  min: 0,
  step: 1,
  unitIn: 'amountUnit',
} as const;

export const AMOUNT_UNITS = [
  { value: 'g', label: 'Grams' },
  { value: 'oz', label: 'Ounces' },
] as const;

/** Of a choice of common items. */
export const PRESETS_TITLE = 'Choose a common item';
export const PRESETS_NOTES = [
  'Wrappers swallowed too? Say so: they can block the gut.',
  'Unsure? Take the larger item.',
] as const;

/** What a page adds to the result that all of them share. */
export interface PoisonFindings<Field extends string> {
  readonly urgency: PoisonUrgency;
  /** 'Dog, 20 lb' and '3 oz of milk chocolate': what was entered, as one says it on the telephone. */
  readonly patient: string;
  readonly eaten: string;
  /** The dose, then what was eaten in all, then what else there is. */
  readonly figures: readonly [dose: Figure<Field>, inAll: Figure<Field>, ...others: readonly Figure<Field>[]];
  /** What is reported at this dose; absent where the dose tells nothing. */
  readonly reported?: string;
  /** Sentences directly under the heading. */
  readonly first?: readonly string[];
  /** Absent where no scale is published. */
  readonly scale?: TableBlock<never>;
  /** Remarks after the figures. */
  readonly remarks: readonly string[];
  readonly working: readonly WorkingStep[];
}

/** What a veterinarian asks and only the owner knows. */
const ASKS: VetCard['asks'] = [
  { key: 'eatenAt', label: 'Eaten at', kind: 'time', hint: 'The hour, as near as you know it.' },
  { key: 'signsSince', label: 'Signs since', kind: 'text', hint: 'What you have seen, and when it began.' },
  { key: 'package', label: 'Package', kind: 'text', hint: 'Brand and ingredients. Take it with you.' },
  {
    key: 'medicinesAndIllnesses',
    label: 'Medicines and illnesses',
    kind: 'text',
    hint: 'What your pet takes, and what it suffers from.',
  },
];

/** What to do stands first, as a heading and as the largest words; the figures come after it. */
export function poisonPresentation<Field extends string>(
  findings: PoisonFindings<Field>,
): Presentation<Field | 'urgency'> {
  const { urgency, first = [], figures, scale, remarks, working } = findings;
  const { word, line } = POISON_URGENCY[urgency];
  return {
    headline: {
      field: 'urgency',
      label: 'What to do',
      value: urgency,
      text: word,
      tone: 'danger',
      note: 'Signs of illness and doubt count for more than any figure below.',
    },
    status: `${line}.`,
    blocks: [
      { kind: 'notice', tone: 'danger', title: line, text: SIGNS_OR_DOUBT },
      ...[...first, ...(urgency === 'callForAdvice' ? [TODAY_IS_THE_LATEST] : [])].map(remark),
      { kind: 'facts', title: 'Estimated from what you entered', figures },
      ...remarks.map(remark),
      ...(scale === undefined ? [] : [scale]),
    ],
    working,
    card: cardOf(findings),
  };
}

function remark(text: string): NoticeBlock {
  return { kind: 'notice', tone: 'caution', text };
}

function cardOf({ patient, eaten, figures: [dose, inAll], reported }: PoisonFindings<string>): VetCard {
  return {
    rows: [
      { label: 'Animal', text: patient },
      { label: 'Eaten', text: eaten },
      { label: 'Dose', text: withUnit(dose) },
      { label: 'In all', text: withUnit(inAll) },
      ...(reported === undefined ? [] : [{ label: 'Reported', text: reported }]),
    ],
    asks: ASKS,
  };
}

function withUnit({ text, unit }: Figure): string {
  return unit === undefined ? text : `${text} ${unit}`;
}

/** What is shared and copied: what to do comes first, then what a veterinarian asks for, then what else must be known. */
function callText({ status, card, blocks }: Presentation): string {
  const rows = card?.rows.map(({ label, text }) => `${label}: ${text}`) ?? [];
  const remarks = blocks.flatMap((block) => (block.kind === 'notice' && block.tone === 'caution' ? [block.text] : []));
  return [status, SIGNS_OR_DOUBT, ...rows, ...remarks, SAFETY_NOTES.poisonDoNot].join('\n');
}

/** Beyond it digits say nothing any more. */
const MOST_SHOWN = 1e9;

/** An amount that the formula rounded up, with as many decimals. */
export function amountFigure<Field extends string>(
  field: Field,
  label: string,
  value: number,
  decimals: number,
  unit: string,
): Figure<Field> {
  return { field, label, value, text: amountText(value, decimals), unit, note: 'Rounded up' };
}

/** The same within a sentence. */
export function amountText(value: number, decimals: number): string {
  return value > MOST_SHOWN ? `more than ${MOST_SHOWN}` : fixed(value, decimals);
}

/** The level in words. */
export function levelFigure(level: string, label: string): Figure<'level'> {
  return { field: 'level', label: 'What is reported at this dose', value: level, text: label };
}

/**
 * The bands of a dose scale, with the one of this result marked.
 *
 * @param dose as shown: rounded up, it is what decides
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

/** Under every scale. */
export const DECIDED_BY = 'The larger of the exact and the printed figure decides.';

/** The value of a step of the working: as many digits as can be checked by hand. */
export function digits(value: number): string {
  return String(Number(value.toPrecision(7)));
}

/**
 * A number that a step starts from, exact enough for the digits of its value.
 *
 * @param outcome the step's value
 */
export function forStep(value: number, outcome: number): string {
  return handedOn(value, digits(outcome));
}

/** The weight in kilograms, where it was entered in pounds. */
export function weightStep(weight: number, weightUnit: 'kg' | 'lb', weightKg: number): readonly WorkingStep[] {
  return kilogramsStep(weightUnit, forStep(weight, weightKg), digits(weightKg));
}

/** The amount in grams, where it was entered in ounces. */
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
