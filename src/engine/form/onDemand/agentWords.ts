/** What agents are told of a calculator and its inputs: by the schemas, by the tools of the package's server, and by the form of a page. */
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { AnyField, FieldOfKind } from '#src/engine/kit/fields.ts';
import { isMeasured, unitName } from '#src/engine/kit/unitFields.ts';
import { isConfirmation } from '../confirmations.ts';

const ONE_ANIMAL =
  'One animal at a time. Pass on the warning and the whole answer as they are: do not shorten or summarize them.';
const CONFIRMED = 'A person is asked to confirm before anything is computed.';

/** Returns the description of a calculator as a tool. */
export function toolWords(
  description: string,
  { fields, warning, resultAfterEdit }: Pick<AnyCalculatorDefinition, 'fields' | 'warning' | 'resultAfterEdit'>,
): string {
  return [
    description,
    warning?.title ?? '',
    resultAfterEdit === 'removed' ? ONE_ANIMAL : '',
    Object.values(fields).some(isConfirmation) ? CONFIRMED : '',
  ]
    .filter((words) => words !== '')
    .join(' ');
}

/** Hint, unit, limits that no keyword says, and what the choices mean, in short sentences. */
export function inputWords(name: string, field: AnyField): string {
  return [field.optional === true ? 'Optional.' : '', field.hint ?? '', ...ofKind(name, field)]
    .filter((words) => words !== '')
    .join(' ');
}

function ofKind(name: string, field: AnyField): readonly string[] {
  switch (field.kind) {
    case 'number':
      return [unitWords(name, field), field.limits ?? (hasOwnLimits(field) ? '' : limitWords(field))];
    case 'date':
      return ['YYYY-MM-DD.', limitWords(field)];
    case 'choice':
      return [labelWords(field)];
    case 'checkbox':
      return field.confirms === undefined ? [] : ['Only a person confirms this.', ...field.confirms];
    default:
      return [];
  }
}

function unitWords(name: string, field: FieldOfKind<'number'>): string {
  if (field.unitIn !== undefined) return `In the unit that '${field.unitIn}' names.`;
  if (field.unit === undefined) return '';
  return isMeasured(field) ? `In ${field.unit}, or in the unit that '${unitName(name)}' names.` : `In ${field.unit}.`;
}

function limitWords(field: FieldOfKind<'number'> | FieldOfKind<'date'>): string {
  const { min, max } = field;
  const unit = field.kind === 'number' && isMeasured(field) ? ` ${field.unit ?? ''}` : '';
  if (min !== undefined && max !== undefined) return `From ${min} to ${max}${unit}.`;
  if (min !== undefined) return `At least ${min}${unit}.`;
  return max === undefined ? '' : `At most ${max}${unit}.`;
}

/** Labels that say more than their values. */
function labelWords({ options }: FieldOfKind<'choice'>): string {
  const told = options.flatMap(({ value, label }) => (value === label ? [] : [`${value}: ${label}`]));
  return told.length === 0 ? '' : `${told.join('; ')}.`;
}

/** A number with a choice of units is limited in its own unit, which need not be the one it is given in. */
export function hasOwnLimits(field: FieldOfKind<'number'>): boolean {
  return !isMeasured(field) && field.unitIn === undefined;
}
