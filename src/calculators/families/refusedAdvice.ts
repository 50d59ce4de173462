/** Replaces a result when inputs were refused: advice without a figure, and which boxes are invalid. */

import type { AnyCalculatorDefinition, RefusedAdvice } from '#src/engine/kit/defineCalculator.ts';
import type { AnyField, AnyFields, Value, Values } from '#src/engine/kit/fields.ts';
import { readNumber, twoMeanings, twoMeaningsSentence } from '#src/engine/kit/readNumber.ts';
import { type PetSpecies, PLAUSIBLE_WEIGHTS } from '#workers/reference/plausibleWeights.ts';
import { POISON_URGENCY, type PoisonUrgency, SIGNS_OR_DOUBT } from '#workers/reference/poisoning.ts';
import { KG_PER_POUND } from './kilogramsStep.ts';

type Issues = Parameters<NonNullable<AnyCalculatorDefinition['refused']>>[1];

const OUTSIDE_TITLE = 'Call now: no figure is shown for this weight';
const UNDER = 'Very small animals are harmed by very little. Treat it as an emergency.';
/** A weight that is too heavy in pounds is not a weight in kilograms either, because that would be even more. */
const OVER = {
  kg: 'Check the unit: was it pounds? Call in any case.',
  lb: 'Check the number and the unit. Call in any case.',
  '': 'Check the number and the unit. Call in any case.',
} as const;

/** How to type a number, after '… could not be read: '. A prescribed dose is never given as an example. */
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
 * Returns the definition of a page on poisoning with advice: the urgency that is known first, then the invalid boxes,
 * then the signs.
 *
 * @param species whose weight is asked for; on a page for both, according to the draft
 * @param least the urgency without a figure; a figure may turn out less urgent
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

/**
 * Returns the definition of a page on a medicine with advice: nobody has said that anything was swallowed, so only an
 * impossible weight is urgent.
 */
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

/** Returns the message for a weight that none of the species can have in any possible unit; null where one can. */
function outsideWeight({ weight, weightUnit }: Values, species: readonly PetSpecies[]): string | null {
  const typed = typeof weight === 'string' ? readNumber(weight, true) : null;
  if (typed === null || !(typed > 0)) return null;
  const unit = weightUnit === 'kg' || weightUnit === 'lb' ? weightUnit : '';
  const possible = (unit === '' ? Object.values(KILOGRAMS) : [KILOGRAMS[unit]]).map((each) => typed * each);
  const limits = species.map((each) => PLAUSIBLE_WEIGHTS[each]);
  if (limits.every(({ minKg }) => possible.every((kilograms) => kilograms < minKg))) return UNDER;
  if (limits.every(({ maxKg }) => possible.every((kilograms) => kilograms > maxKg))) return OVER[unit];
  return null;
}

/** Returns one message per invalid box, with its name and limits. */
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

/** @param isBlamed by the formula, which decides whether a box accepts 0 */
function faultOf(name: string, field: AnyField, value: Value | undefined, isBlamed: boolean): string | null {
  if (field.kind === 'choice') return value === '' && field.optional !== true ? `${field.label}: choose one.` : null;
  if (field.kind === 'checkbox')
    return field.confirms !== undefined && value !== true ? `Still to be confirmed: “${field.label}”.` : null;
  if (field.kind !== 'number' || typeof value !== 'string') return null;
  const meanings = twoMeanings(value);
  if (meanings !== null) return `${field.label}: ${twoMeaningsSentence(value, meanings)}.`;
  const number = readNumber(value, true);
  if (number === null) return field.optional === true ? null : limitOf(field);
  if (Number.isNaN(number)) return `${field.label} could not be read: ${AS_TYPED[name] ?? DIGITS_ONLY}.`;
  // The limits of a number whose unit is a separate input apply to one of its units only.
  const { min = 0, max = Number.POSITIVE_INFINITY } = field.unitIn === undefined ? field : {};
  return number < min || number > max || (isBlamed && number <= 0) ? limitOf(field) : null;
}

/** Returns the limits of a box in words. */
function limitOf(field: AnyField): string {
  const limits = field.kind === 'number' ? field.limits : undefined;
  return `${field.label}: ${limits ?? field.hint ?? 'a number above 0.'}`;
}
