/**
 * The unit that a number is typed in is a separate choice in the draft: `length_unit` beside `length`. Anything that stores,
 * links, restores or undoes a draft therefore includes the unit. Without it, the number is in the field's own unit.
 */
import type { AnyField, AnyFields, FieldOfKind, Value, Values } from './fields.ts';
import type { UnitChoice } from './onDemand/units.ts';

/** A number field that may be typed in several units. */
export type MeasuredField = FieldOfKind<'number'> & { readonly units: readonly UnitChoice[] };

/** Digits that survive a conversion in both directions; any beyond are floating-point noise. */
const CERTAIN_DIGITS = 15;

/** Returns the name of the choice of unit for a number: 'length_unit' for 'length'. */
export function unitName(name: string): string {
  return `${name}_unit`;
}

/** Returns whether the field is a number with a menu of units. */
export function isMeasured(field: AnyField | undefined): field is MeasuredField {
  return field?.kind === 'number' && field.units !== undefined;
}

/** Returns the field as a number: a box of numbers, or one of texts that are numbers in a unit; null for any other. */
export function numberFieldOf(field: AnyField | undefined): FieldOfKind<'number'> | null {
  if (field?.kind === 'number') return field;
  if (field?.kind !== 'text' || field.unitIn === undefined) return null;
  const { label, unitIn } = field;
  return { kind: 'number', label, unitIn };
}

/** Returns whether the field chooses the unit of a number; it is drawn beside that number's box. */
export function isUnitField(field: AnyField | undefined): boolean {
  return field?.kind === 'choice' && field.unitOf !== undefined;
}

/** Returns the fields with a choice of unit after every number that has one. */
export function withUnitFields(fields: AnyFields): AnyFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isMeasured(field)
        ? [
            [name, field],
            [unitName(name), unitField(name, field)],
          ]
        : [[name, field]],
    ),
  );
}

/** Returns the fields that choose a unit, by name. */
export function unitFieldsOf(fields: AnyFields): AnyFields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => isUnitField(field)));
}

/** Returns each choice of unit set to its field's own unit. */
export function ownUnits(fields: AnyFields): Values {
  return Object.fromEntries(measured(fields).map(([name, field]) => [unitName(name), field.unit ?? '']));
}

/**
 * Converts a typed number to the field's own unit. Blank and unreadable values are returned unchanged; an overflow is
 * unreadable.
 */
export function counted(field: MeasuredField, typed: number | null, unit: Value | undefined): number | null {
  const choice = choiceOf(field, unit);
  if (typed === null || choice.unit === field.unit) return typed;
  return cleaned((typed - (choice.zero ?? 0)) * choice.times);
}

/** Converts a number from the field's own unit to another of its units. */
export function typedIn(field: MeasuredField, own: number, unit: Value | undefined): number {
  const choice = choiceOf(field, unit);
  return choice.unit === field.unit ? own : cleaned(own / choice.times + (choice.zero ?? 0));
}

/**
 * Returns the field as its box uses it while another unit is chosen: limits and step in that unit, no sample number.
 */
export function fieldIn(field: MeasuredField, unit: Value | undefined): FieldOfKind<'number'> {
  const choice = choiceOf(field, unit);
  if (choice.unit === field.unit) return field;
  const { placeholder: _, min, max, step = 1, ...rest } = field;
  return {
    ...rest,
    unit: choice.unit,
    ...(min === undefined ? {} : { min: typedIn(field, min, unit) }),
    ...(max === undefined ? {} : { max: typedIn(field, max, unit) }),
    step: Number((step / choice.times).toPrecision(1)),
  };
}

/**
 * Adds to the changes the other half of each number and its unit, where one of the two changed. The unit of a blank box
 * is left out.
 *
 * @param changed part of `values`
 */
export function withWholeMeasures(fields: AnyFields, changed: Values, values: Values): Values {
  const whole: Record<string, Value> = { ...changed };
  for (const [name, field] of measured(fields)) {
    const unit = unitName(name);
    const text = values[name] ?? '';
    if (name in changed || (unit in changed && text !== '')) {
      whole[name] = text;
      whole[unit] = values[unit] ?? field.unit ?? '';
    } else delete whole[unit];
  }
  return whole;
}

/**
 * Returns the mixture with every number that was entered, and every unit that was chosen, taken as a pair from the
 * draft.
 */
export function withMeasuresEntered(fields: AnyFields, mixture: Values, draft: Values, before: Values): Values {
  const entered = measured(fields).flatMap(([name]) => {
    const both = [name, unitName(name)];
    return both.some((key) => draft[key] !== before[key]) ? both : [];
  });
  return { ...mixture, ...Object.fromEntries(entered.flatMap((key) => keyed(key, draft[key]))) };
}

function unitField(name: string, { label, units, visibleWhen }: MeasuredField): AnyField {
  const [own] = units;
  return {
    kind: 'choice',
    look: 'menu',
    label: `Unit of ${label}`,
    options: units.map(({ unit }) => ({ value: unit, label: unit })),
    unitOf: name,
    ...(own === undefined ? {} : { initial: own.unit }),
    ...(visibleWhen === undefined ? {} : { visibleWhen }),
  };
}

function measured(fields: AnyFields): readonly (readonly [string, MeasuredField])[] {
  return Object.entries(fields).flatMap(([name, field]) => (isMeasured(field) ? [[name, field] as const] : []));
}

function choiceOf(field: MeasuredField, unit: Value | undefined): UnitChoice {
  return field.units.find((choice) => choice.unit === unit) ?? { unit: field.unit ?? '', times: 1 };
}

function cleaned(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(CERTAIN_DIGITS)) : Number.NaN;
}

function keyed(key: string, value: Value | undefined): readonly (readonly [string, Value])[] {
  return value === undefined ? [] : [[key, value]];
}
