/** Puts a handed-on number into the form of another calculator. */
import { controlsOf, withValueAt } from '#src/engine/form/controls.ts';
import type { AnyField, AnyFields, Values } from '#src/engine/kit/fields.ts';
import { convertedNumber } from '#src/engine/kit/onDemand/units.ts';
import { isMeasured, unitName } from '#src/engine/kit/unitFields.ts';
import type { Handover } from './handoverLink.ts';
import type { Kind, Taker } from './kind.ts';
import { plainDigits } from './plainDigits.ts';

/** What is put where. */
interface Placed {
  readonly number: number;
  /** The choice of unit. */
  readonly unit?: { readonly name: string; readonly value: string };
}

/**
 * Returns the draft with the number in its field, in a unit of that field. The other values stay, apart from the choices
 * that show the field or name the animal.
 *
 * @returns null when the field is not there, or has no unit to which the number can be converted
 */
export function handedDraft(
  fields: AnyFields,
  draft: Values,
  { pair, number }: Pick<Handover, 'pair' | 'number'>,
): Values | null {
  const { kind, taker, unit } = pair;
  const shown = { ...shownDraft(fields, draft, taker), ...taker.of };
  const field = numberAt(fields, shown, taker.input);
  if (field === undefined) return null;
  const placed = placedIn(kind, taker, field, number, unit);
  if (placed === null) return null;
  const withNumber = withValueAt(shown, taker.input, plainDigits(placed.number));
  return placed.unit === undefined ? withNumber : withValueAt(withNumber, placed.unit.name, placed.unit.value);
}

/** Makes the choices that show the field, where it is hidden. */
function shownDraft(fields: AnyFields, draft: Values, { input, shownBy = {}, of = {} }: Taker): Values {
  const isShown = numberAt(fields, { ...draft, ...of }, input) !== undefined;
  return isShown ? draft : { ...draft, ...shownBy };
}

function numberAt(fields: AnyFields, draft: Values, input: string): AnyField | undefined {
  const field = controlsOf(fields, draft).find(({ name }) => name === input)?.field;
  return field?.kind === 'number' ? field : undefined;
}

function placedIn(
  { quantity }: Kind,
  { input, unitIn }: Taker,
  field: AnyField,
  number: number,
  unit: string,
): Placed | null {
  const convertedTo = (other: string): number | null =>
    quantity === undefined || other === unit ? number : convertedNumber(quantity, number, unit, other);
  if (unitIn !== undefined) {
    const [preferred = ''] = Object.keys(unitIn.values);
    const chosen = Object.hasOwn(unitIn.values, unit) ? unit : preferred;
    const converted = convertedTo(chosen);
    const value = unitIn.values[chosen] ?? '';
    return converted === null ? null : { number: converted, unit: { name: unitIn.name, value } };
  }
  if (isMeasured(field)) {
    const own = field.units.find((choice) => choice.unit === unit)?.unit ?? field.unit ?? '';
    const converted = convertedTo(own);
    return converted === null ? null : { number: converted, unit: { name: unitName(input), value: own } };
  }
  const converted = convertedTo(field.kind === 'number' ? (field.unit ?? '') : '');
  return converted === null ? null : { number: converted };
}
