/**
 * A draft whose numbers the number reader cannot tell, read once more: what is certain is put in the boxes as plain numbers
 * with their units chosen, for the rest there are sentences.
 */
import type { AnyFields, FieldOfKind, Values } from '#src/engine/kit/fields.ts';
import { counted } from '#src/engine/kit/format.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { isMeasured, numberFieldOf, unitName } from '#src/engine/kit/unitFields.ts';
import type { Issue, Remedy } from '#workers/contract.ts';
import { type Control, controlAtFault, controlsOf, isUnreadable, withValueAt } from '../controls.ts';
import type { Reread } from '../formModel.ts';
import { rowName } from '../widgets/words.ts';
import { withMolarMasses } from './formulaMass.ts';
import { inFeet } from './mixedMeasure.ts';
import { type NumberForm, type TypedNumber, typedNumber } from './typedNumber.ts';
import { unitsTakenBy } from './unitSpellings.ts';
import { quotedText, type Unreadable } from './unreadableNumber.ts';

type NumberControl = Control & { readonly field: FieldOfKind<'number'>; readonly value: string };

/** Numbers whose reading is told one by one, on the page and to screen readers. */
const MOST_TOLD = 3;

/** A box that holds no number. */
interface UnreadBox extends Unreadable {
  readonly control: NumberControl;
}

/** @param form of the page that the draft is for */
export function rereadDraft(draft: Values, form: NumberForm): Reread {
  let read = draft;
  const words: string[] = [];
  const unread: UnreadBox[] = [];
  for (const control of controlsOf(form.fields, draft).flatMap(unreadNumber)) {
    const { name, field, value } = control;
    const typed = typedNumber(value, field, form);
    const conflict = typed.kind === 'number' ? unitConflict(control, typed.unit, read, form) : null;
    if (typed.kind === 'unreadable') unread.push({ ...typed, control });
    else if (conflict !== null) unread.push({ kind: 'unreadable', text: conflict, meant: [], control });
    else {
      read = withValueAt(read, name, typed.text);
      const unit = choiceOfUnit(name, field);
      if (typed.unit !== undefined && unit !== null) read = { ...read, [unit]: typed.unit };
      words.push(
        `${labelOf(control, form.fields)}: ${quotedText(value.trim())} was read as ${numberCalled(typed, field, form)}.`,
      );
    }
  }
  const changes = Object.fromEntries(Object.entries(read).filter(([name, value]) => value !== draft[name]));
  return {
    changes,
    words: inShort(words),
    explained: (issues) => explained(issues, unread, read, form.fields),
    unread: unread.map((box) => issueOf(box, form.fields)),
    lookedUp: (issues, ask) => withMolarMasses(issues, read, form.fields, ask),
  };
}

function inShort(words: readonly string[]): string {
  const others = words.length - MOST_TOLD;
  const [first, rest] = [words.slice(0, MOST_TOLD).join(' '), counted(others, 'more number was', 'more numbers were')];
  return others > 0 ? `${first} ${rest} read like this.` : first;
}

/** The control as a number's, where it holds one that is not plain. */
function unreadNumber(control: Control): readonly NumberControl[] {
  const field = numberFieldOf(control.field);
  return field !== null && isUnreadable(control) ? [{ ...control, field, value: String(control.value) }] : [];
}

/** As a sentence calls it: '5 km' where 'kilometers' is chosen, '5.9 ft (5 ft 10.8 in)'. */
function numberCalled({ text, unit }: TypedNumber, field: FieldOfKind<'number'>, { fields }: NumberForm): string {
  const value = readNumber(text) ?? Number.NaN;
  if (unit === undefined) return String(value);
  const name = unitsTakenBy(field, fields).find((each) => each.unit === unit)?.name ?? unit;
  const feet = inFeet(value, name);
  return `${value} ${name}${feet === null ? '' : ` (${feet})`}`;
}

/** The choice to be set for a typed unit; null where the unit is the only one. */
function choiceOfUnit(name: string, field: FieldOfKind<'number'>): string | null {
  return isMeasured(field) ? unitName(name) : (field.unitIn ?? null);
}

/**
 * A typed unit sets the choice. Where the choice is an input of its own it does so only if nothing else depends on what was
 * chosen, and on strict pages only if nothing was.
 */
function unitConflict(
  { name, field }: NumberControl,
  unit: string | undefined,
  draft: Values,
  { fields, isStrict }: NumberForm,
): string | null {
  const choice = choiceOfUnit(name, field);
  const chosen = choice === null ? '' : (draft[choice] ?? '');
  if (unit === undefined || isMeasured(field) || chosen === '' || chosen === unit) return null;
  const sharing = Object.entries(fields).some(
    ([other, { kind, ...rest }]) =>
      other !== name && kind === 'number' && 'unitIn' in rest && rest.unitIn === choice && draft[other] !== '',
  );
  return isStrict || sharing
    ? `the number has the unit ${unit}, but ${String(chosen)} is chosen: use one of them`
    : null;
}

/** The sentences of a refusal with what is known of the box at fault; without a refusal, the sentences of the boxes. */
function explained(
  issues: readonly Issue[],
  unread: readonly UnreadBox[],
  draft: Values,
  fields: AnyFields,
): readonly Issue[] {
  const [first] = unread;
  if (first === undefined) return issues;
  if (issues.length === 0) return unread.map((box) => issueOf(box, fields));
  return issues.map((issue, index) => {
    const fault = controlAtFault(fields, draft, issue.path);
    const own = unread.find(({ control }) => control.name === fault?.name);
    const box = own ?? (index === 0 && !isBlank(fault) ? first : undefined);
    if (box === undefined || (own === undefined && issue.place !== undefined)) return issue;
    const { message: place, remedies } = issueOf(box, fields);
    return { ...issue, place, ...(remedies !== undefined && { remedies: [...(issue.remedies ?? []), ...remedies] }) };
  });
}

function isBlank(control: Control | null): boolean {
  return typeof control?.value === 'string' && control.value.trim() === '';
}

function issueOf(box: UnreadBox, fields: AnyFields): Issue {
  const { control, text, meant, uncertain } = box;
  const { name } = control;
  const remedies: readonly Remedy[] = [
    ...meant.map((value) => ({ label: `Use ${value}`, field: name, value })),
    ...(uncertain === undefined
      ? []
      : [
          {
            label: `Calculate with ± ${uncertain.spread}`,
            field: name,
            value: uncertain.number,
            uncertainty: uncertain.spread,
          },
        ]),
  ];
  return {
    message: `${labelOf(control, fields)}: ${text}.`,
    path: name,
    ...(remedies.length > 0 && { remedies }),
  };
}

/** 'Ct, point 2' in a list. */
function labelOf({ name, owner, field }: NumberControl, fields: AnyFields): string {
  const list = fields[owner];
  const index = name.split('.')[1];
  return list?.kind === 'rows' && list.entry === undefined && index !== undefined
    ? `${field.label}, ${rowName(list, Number(index))}`
    : field.label;
}
