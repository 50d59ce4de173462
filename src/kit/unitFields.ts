/**
 * The unit that a number is typed in lies in the draft beside the number, as a choice of its own: `length_unit` beside
 * `length`. So whatever keeps, links, restores or undoes a draft carries the unit along. A draft that does not say
 * is in the field's own unit.
 */
import type { AnyField, AnyFields, FieldOfKind, Value, Values } from './fields.ts';
import type { UnitChoice } from './onDemand/units.ts';

/** A number field that may be typed in several units. */
export type MeasuredField = FieldOfKind<'number'> & { readonly units: readonly UnitChoice[] };

/** As many digits as survive a conversion there and back; what lies beyond is the noise of binary fractions. */
const CERTAIN_DIGITS = 15;

/** The choice of unit that belongs to a number: 'length_unit' to 'length'. */
export function unitName(name: string): string {
  return `${name}_unit`;
}

/** True for a number with a menu of units. */
export function isMeasured(field: AnyField | undefined): field is MeasuredField {
  return field?.kind === 'number' && field.units !== undefined;
}

/** True for the choice that belongs to a number: it is drawn beside that number's box. */
export function isUnitField(field: AnyField | undefined): boolean {
  return field?.kind === 'choice' && field.unitOf !== undefined;
}

/** The fields with the choice of a unit after every number that has one. */
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

/** The fields that choose a unit, by name. */
export function unitFieldsOf(fields: AnyFields): AnyFields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => isUnitField(field)));
}

/** Every measured number in its own unit. */
export function ownUnits(fields: AnyFields): Values {
  return Object.fromEntries(measured(fields).map(([name, field]) => [unitName(name), field.unit ?? '']));
}

/** What was typed, in the field's own unit. Blank and unreadable stay so; what is beyond all numbers is unreadable. */
export function counted(field: MeasuredField, typed: number | null, unit: Value | undefined): number | null {
  const choice = choiceOf(field, unit);
  if (typed === null || choice.unit === field.unit) return typed;
  return cleaned((typed - (choice.zero ?? 0)) * choice.times);
}

/** A number in the field's own unit, as it is typed in another one. */
export function typedIn(field: MeasuredField, own: number, unit: Value | undefined): number {
  const choice = choiceOf(field, unit);
  return choice.unit === field.unit ? own : cleaned(own / choice.times + (choice.zero ?? 0));
}

/** The field as its box sees it while another unit is chosen: limits and step in that unit, no sample of a number. */
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
 * A number and its unit are one statement: where either is among the changes, both are. The unit alone of a box that is
 * blank says nothing.
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

/** A mixture of two drafts in which every number that was entered, or whose unit was, has both from the draft. */
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
