/** The pure logic of a form: answers what the machine asks of it, derived from the declared fields. */
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import {
  type AnyField,
  type AnyFields,
  type FieldOfKind,
  isGroup,
  resetsOthers,
  type Value,
  type Values,
} from '#src/engine/kit/fields.ts';
import { isMeasured, ownUnits, typedIn, unitName, withMeasuresEntered } from '#src/engine/kit/unitFields.ts';
import { isConfirmation, withoutConfirmations } from './confirmations.ts';
import { controlsOf, isUnreadable } from './controls.ts';
import { blankValues, candidateValues, type Today } from './fieldValues.ts';
import type { FormModel } from './formModel.ts';

/** What the pure logic of a form is built from. */
export type FormDefinition = Pick<AnyCalculatorDefinition, 'fields' | 'fixed' | 'needs' | 'resultAfterEdit'>;

/**
 * Creates the form model.
 *
 * @param today the visitor's day, where dates may start with it
 * @param units units that the visitor has chosen before, by the names of the fields that choose them
 */
export function createFormModel(definition: FormDefinition, today: Today = '', units: Values = {}): FormModel {
  const { fields, fixed, needs } = definition;
  const blank = { ...blankValues(fields, today), ...blankEntries(fields, today) };
  const start = inUnits(fields, blank, units);
  const isStrict = definition.resultAfterEdit === 'removed';
  return {
    blank,
    start,
    on(day, draft, chosen) {
      const form = createFormModel(definition, day, chosen);
      if (draft === start) return { form, draft: form.start };
      return { form, draft: withMeasuresEntered(fields, keepEdits(draft, start, form.start), draft, start) };
    },
    edit(draft, name, value) {
      const edited = { ...(resetsOthers(fields[name]) ? start : draft), [name]: value };
      return { ...edited, ...takenBack(fields, edited, draft[name] === value ? '' : name) };
    },
    resultAfterEdit(name) {
      return isStrict || resetsOthers(fields[name]) ? 'removed' : 'stale';
    },
    isStrict,
    resets: (name) => resetsOthers(fields[name]),
    clearsOthers: (before, after, edited) =>
      Object.keys(before).some(
        (name) => name !== edited && after[name] !== before[name] && !isConfirmation(fields[name]),
      ),
    unitIn: (name) => unitIn(fields[name]),
    filledUnits: isStrict ? Object.values(fields).flatMap((field) => unitIn(field) ?? []) : [],
    comesBack: (draft) => (isStrict ? { ...blank, ...withoutConfirmations(fields, draft) } : draft),
    candidate(draft) {
      return { ...candidateValues(fields, entered(draft), isStrict), ...fixed };
    },
    reread: (draft) =>
      controlsOf(fields, draft).some(isUnreadable)
        ? import('./onDemand/rereadDraft.ts').then(({ rereadDraft }) => rereadDraft(draft, { fields, isStrict }))
        : null,
    canSubmit(draft) {
      return needs === undefined || needs.ready(draft);
    },
    entryJob(draft, name) {
      const { row, entry } = listWithEntry(fields, name);
      return { formula: entry.formula, candidate: candidateValues(row, draft[entry.name] as Values, isStrict) };
    },
    appendRow,
    entered,
  };

  function appendRow(draft: Values, name: string): Values {
    const { entry } = listWithEntry(fields, name);
    const rows = draft[name] as readonly Values[];
    return { ...draft, [name]: [...rows, draft[entry.name] as Values], [entry.name]: blank[entry.name] ?? {} };
  }

  function entered(draft: Values): Values {
    return Object.entries(fields).reduce(
      (so, [name, field]) =>
        field.kind === 'rows' && field.entry !== undefined && isBegun(field.row, draft[field.entry.name])
          ? appendRow(so, name)
          : so,
      draft,
    );
  }
}

function unitIn(field: AnyField | undefined): string | undefined {
  return field?.kind === 'number' ? field.unitIn : undefined;
}

/** Returns whether a box of the row has been filled in; initial values do not count. */
function isBegun(row: AnyFields, values: Value | undefined): boolean {
  return Object.entries(row).some(([key, field]) => !('initial' in field) && (values as Values | undefined)?.[key]);
}

/** Returns the blank form in other units; initial numbers are converted. */
function inUnits(fields: AnyFields, blank: Values, units: Values): Values {
  const own = ownUnits(fields);
  const others = Object.keys(own).filter((name) => units[name] !== undefined && units[name] !== own[name]);
  if (others.length === 0) return blank;
  const numbers = Object.entries(fields).flatMap(([name, field]) =>
    isMeasured(field) && field.initial !== undefined && others.includes(unitName(name))
      ? [[name, String(typedIn(field, field.initial, units[unitName(name)]))]]
      : [],
  );
  return { ...blank, ...Object.fromEntries([...others.map((name) => [name, units[name]]), ...numbers]) };
}

/** Returns the confirmations that are no longer valid: those about the changed field, and those no longer shown. */
function takenBack(fields: AnyFields, draft: Values, changed: string): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'checkbox' &&
      isConfirmation(field) &&
      (field.about?.includes(changed) || field.visibleWhen?.(draft) === false)
        ? [[name, false]]
        : [],
    ),
  );
}

/** Lists that grow by one checked row at a time have their entry forms in the draft beside the lists. */
function blankEntries(fields: AnyFields, today: Today): Values {
  return Object.fromEntries(
    Object.values(fields).flatMap((field) =>
      field.kind === 'rows' && field.entry !== undefined ? [[field.entry.name, blankValues(field.row, today)]] : [],
    ),
  );
}

type ListWithEntry = FieldOfKind<'rows'> & { readonly entry: NonNullable<FieldOfKind<'rows'>['entry']> };

function listWithEntry(fields: AnyFields, name: string): ListWithEntry {
  const field = fields[name];
  if (field?.kind !== 'rows' || field.entry === undefined) throw new Error(`'${name}' has no entry form`);
  return field as ListWithEntry;
}

/**
 * Returns the draft with every value that is still as in `before` replaced by that in `after`; what the visitor entered
 * is kept.
 */
export function keepEdits(draft: Values, before: Values, after: Values): Values {
  if (draft === before) return after;
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name, keptValue(value, before[name], after[name])]),
  );
}

function keptValue(value: Value, before: Value | undefined, after: Value | undefined): Value {
  if (after === undefined || value === before) return after ?? value;
  return isGroup(value) && isGroup(before) && isGroup(after) ? keepEdits(value, before, after) : value;
}
