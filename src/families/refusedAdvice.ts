/** What stands in the place of a result when inputs were refused: what can be said without a figure, and which box is at fault. */

import type { AnyCalculatorDefinition, RefusedAdvice } from '#src/kit/defineCalculator.ts';
import type { AnyField, AnyFields, Value, Values } from '#src/kit/fields.ts';
import { readNumber } from '#src/kit/readNumber.ts';
import { type PetSpecies, PLAUSIBLE_WEIGHTS } from '#workers/reference/plausibleWeights.ts';
import { POISON_URGENCY, type PoisonUrgency, SIGNS_OR_DOUBT } from '#workers/reference/poisoning.ts';
import { KG_PER_POUND } from './kilogramsStep.ts';

type Issues = Parameters<NonNullable<AnyCalculatorDefinition['refused']>>[1];

const OUTSIDE_TITLE = 'Call now: no figure is shown for this weight';
const UNDER = 'Very small animals are harmed by very little. Treat it as an emergency.';
/** A weight in pounds that is too heavy was not meant in kilograms: those would be more. */
const OVER = {
  kg: 'Check the unit: was it pounds? Call in any case.',
  lb: 'Check the number and the unit. Call in any case.',
  '': 'Check the number and the unit. Call in any case.',
} as const;

/** How a number is typed, after '… could not be read: '. No prescribed dose is ever given as an example. */
const AS_TYPED: Readonly<Record<string, string>> = {
  weight: 'digits only, such as 12.5',
  amount: 'digits only, such as 85',
  cocoaPercent: 'digits only, such as 70',
  strengthMg: 'digits only, such as 25',
  count: 'digits only, such as 2',
};
const DIGITS_ONLY = 'digits only, with a point before decimals';

const KILOGRAMS = { kg: 1, lb: KG_PER_POUND } as const;

/**
 * A page on poisoning: the urgency that can be said stands first, then the boxes at fault, then the signs.
 *
 * @param species whose weight is asked for; of a page for both, what the draft says
 * @param least the urgency that is said as long as there is no figure; a figure may turn out less urgent
 */
export function withPoisonAdvice(
  definition: AnyCalculatorDefinition,
  species: (draft: Values) => readonly PetSpecies[],
  least: (draft: Values) => PoisonUrgency,
): AnyCalculatorDefinition {
  const refused = (draft: Values, issues: Issues): RefusedAdvice => {
    const urgency = least(draft);
    const line = `${POISON_URGENCY[urgency].line}.`;
    const outside = outsideWeight(draft, species(draft));
    const faults = faultSentences(definition.fields, draft, issues, outside !== null);
    const weightLimit = weightLimitOf(definition);
    return outside === null
      ? { title: POISON_URGENCY[urgency].line, texts: [...faults, SIGNS_OR_DOUBT], isUrgent: true }
      : {
          title: OUTSIDE_TITLE,
          texts: [...(urgency === 'emergency' ? [line] : []), outside, ...weightLimit, ...faults, SIGNS_OR_DOUBT],
          isUrgent: true,
        };
  };
  return { ...definition, refused };
}

/** A page on a medicine: nobody has said that anything was swallowed, so only a weight that cannot be right has an urgency. */
export function withMedicineAdvice(definition: AnyCalculatorDefinition, species: PetSpecies): AnyCalculatorDefinition {
  const refused = (draft: Values, issues: Issues): RefusedAdvice => {
    const outside = outsideWeight(draft, [species]);
    const faults = faultSentences(definition.fields, draft, issues, outside !== null);
    return outside === null
      ? { title: 'No amount is shown yet', texts: faults, isUrgent: false }
      : {
          title: OUTSIDE_TITLE,
          texts: [outside, ...weightLimitOf(definition), ...faults, SIGNS_OR_DOUBT],
          isUrgent: true,
        };
  };
  return { ...definition, refused };
}

function weightLimitOf({ fields: { weight } }: AnyCalculatorDefinition): readonly string[] {
  return weight === undefined ? [] : [limitOf(weight)];
}

/** The sentence for a weight that none of the species has in any unit that may be meant; null where one may have it. */
function outsideWeight({ weight, weightUnit }: Values, species: readonly PetSpecies[]): string | null {
  const typed = typeof weight === 'string' ? readNumber(weight) : null;
  if (typed === null || !(typed > 0)) return null;
  const unit = weightUnit === 'kg' || weightUnit === 'lb' ? weightUnit : '';
  const possible = (unit === '' ? Object.values(KILOGRAMS) : [KILOGRAMS[unit]]).map((each) => typed * each);
  const limits = species.map((each) => PLAUSIBLE_WEIGHTS[each]);
  if (limits.every(({ minKg }) => possible.every((kilograms) => kilograms < minKg))) return UNDER;
  if (limits.every(({ maxKg }) => possible.every((kilograms) => kilograms > maxKg))) return OVER[unit];
  return null;
}

/** One sentence for every box at fault, which names it and its limits. */
function faultSentences(fields: AnyFields, draft: Values, issues: Issues, isWeightSaid: boolean): readonly string[] {
  const shown = Object.entries(fields).filter(([, { visibleWhen }]) => visibleWhen?.(draft) !== false);
  const blamed = issues.map(({ path }) => path);
  const faults = shown.flatMap(([name, field]) => faultOf(name, field, draft[name], blamed.includes(name)) ?? []);
  if (faults.length > 0 || isWeightSaid) return faults;
  return issues.map(({ path = '', message }) => {
    const field = fields[path];
    if (field === undefined) return message;
    return field.kind === 'number' && field.unitIn !== undefined ? limitOf(field) : `${field.label}: ${message}`;
  });
}

/** @param isBlamed by the formula: whether 0 is a number that a box takes is for it to say */
function faultOf(name: string, field: AnyField, value: Value | undefined, isBlamed: boolean): string | null {
  if (field.kind === 'choice') return value === '' && field.optional !== true ? `${field.label}: choose one.` : null;
  if (field.kind === 'checkbox')
    return field.confirms !== undefined && value !== true ? `Still to be confirmed: “${field.label}”.` : null;
  if (field.kind !== 'number' || typeof value !== 'string') return null;
  const number = readNumber(value);
  if (number === null) return field.optional === true ? null : limitOf(field);
  if (Number.isNaN(number)) return `${field.label} could not be read: ${AS_TYPED[name] ?? DIGITS_ONLY}.`;
  // The limits of a number with a unit of its own belong to one of its units.
  const { min = 0, max = Number.POSITIVE_INFINITY } = field.unitIn === undefined ? field : {};
  return number < min || number > max || (isBlamed && number <= 0) ? limitOf(field) : null;
}

/** The hint of a box names its limits. */
function limitOf({ label, hint = 'a number above 0.' }: AnyField): string {
  return `${label}: ${hint}`;
}
