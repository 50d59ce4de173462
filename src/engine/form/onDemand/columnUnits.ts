/** Units that the headings of pasted columns name, and whether the columns of a list are in them. */
import type { AnyFields, FieldOfKind, Value, Values } from '#src/engine/kit/fields.ts';
import { headingUnit } from './columnHeading.ts';
import { isUnitSpelling, type TakenUnit, unitSpelled, unitsTakenBy } from './unitSpellings.ts';
import { quotedText, unitsInWords } from './unreadableNumber.ts';

/** A list, and the form around it, whose choices may be the units of its columns. */
export interface UnitsOfList {
  /** The columns. */
  readonly row: AnyFields;
  /** The choices that are the unit of a column, numerator first: columns of the same row, or fields of the form. */
  readonly unitsIn?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly form: AnyFields;
  /** What is chosen in the form. */
  readonly values: Values;
}

/** What the heading of a column says about its numbers. */
export interface HeadingReading {
  /** The choices that the heading makes, by name. */
  readonly chosen: Values;
  /** A sentence that shows how the heading was taken; '' where it names no unit. */
  readonly words: string;
  /** The numbers are in a unit that the column does not take, so that none of them is. */
  readonly isRefused: boolean;
}

const NOTHING_SAID: HeadingReading = { chosen: {}, words: '', isRefused: false };
/** A heading that multiplies its numbers, which changes them more than any unit. */
const MULTIPLIED = /^[×x*] ?\d|^1e\d|^10[\^⁰¹²³⁴-⁹]|^10{2,}s?$|thousand|million|^k$/i;
/** 'µM s⁻¹' is 'µM/s'. */
const INVERSE = /(?:[-−]1|⁻¹)$/;

/**
 * @param headings of the column, from the top
 * @param chosenBefore by the headings of other columns of the same paste
 * @param canChange whether no number that stays in the form depends on that choice
 */
export function readHeading(
  headings: readonly string[],
  column: string,
  list: UnitsOfList,
  chosenBefore: Values,
  canChange: (choice: string) => boolean,
): HeadingReading {
  const field = list.row[column] as FieldOfKind<'number'>;
  const choices = choicesOf(column, list);
  const parts = choices.length > 0 ? choices.map(([, choice]) => optionUnits(choice)) : [unitsTakenBy(field, {})];
  const heading = headings.findLast((each) => headingUnit(each, field.label, isOwn) !== null) ?? '';
  const text = headingUnit(heading, field.label, isOwn);
  if (text === null) return NOTHING_SAID;
  const quoted = quotedText(heading);
  const refused = (why: string): HeadingReading => ({
    chosen: {},
    words: `The heading ${quoted} ${why}: its numbers were left out. Paste them without it if they fit.`,
    isRefused: true,
  });
  if (MULTIPLIED.test(text) && !isUnitSpelling(text)) return refused('multiplies its numbers');
  if (parts.every(({ length }) => length === 0))
    return { ...NOTHING_SAID, words: `${quoted}: the numbers are taken as they are.` };
  const found = unitsSpelled(text, parts);
  if (found === null) return refused(`is in ${text}, but ${field.label} is in ${partsInWords(parts)}`);
  const chosen: Record<string, Value> = {};
  for (const [index, [name]] of choices.entries()) {
    const unit = found[index]?.unit ?? '';
    const before = chosenBefore[name] ?? list.values[name] ?? '';
    const isFree = name in list.row || (chosenBefore[name] === undefined && (before === '' || canChange(name)));
    if (before !== unit && !isFree) return refused(`is in ${text}, but other numbers here are in ${before}`);
    chosen[name] = unit;
  }
  const unit = found.map(({ name }) => name).join('/');
  return { chosen, words: `${field.label}: read in ${unit}, as the heading says.`, isRefused: false };

  function isOwn(unit: string): boolean {
    return unitsSpelled(unit, parts) !== null;
  }
}

/** Returns whether the cell is a unit and nothing else, as in a second line of headings. */
export function isUnitCell(cell: string, column: string, list: UnitsOfList): boolean {
  const bare = cell.trim().replace(/^[([](.*)[)\]]$/, '$1');
  const choices = choicesOf(column, list);
  const parts = choices.map(([, choice]) => optionUnits(choice));
  return isUnitSpelling(bare) || (parts.length > 0 && unitsSpelled(bare, parts) !== null);
}

function unitsSpelled(text: string, parts: readonly (readonly TakenUnit[])[]): readonly TakenUnit[] | null {
  const [only = []] = parts;
  if (parts.length === 1) {
    const unit = unitSpelled(text, only);
    return unit === null ? null : [unit];
  }
  const texts = INVERSE.test(text) ? text.replace(INVERSE, '').split(/[ ·]/) : text.split('/');
  const found = parts.map((units, index) => unitSpelled(texts[index] ?? '', units));
  return texts.length === parts.length && found.every((unit) => unit !== null) ? found : null;
}

type Choice = readonly [name: string, choice: FieldOfKind<'choice'>];

function choicesOf(column: string, { row, unitsIn = {}, form }: UnitsOfList): readonly Choice[] {
  return (unitsIn[column] ?? []).flatMap((name): readonly Choice[] => {
    const choice = row[name] ?? form[name];
    return choice?.kind === 'choice' ? [[name, choice]] : [];
  });
}

/** The units of a choice, as the number that it belongs to would take them. */
function optionUnits(choice: FieldOfKind<'choice'>): readonly TakenUnit[] {
  return unitsTakenBy({ kind: 'number', label: '', unitIn: 'unit' }, { unit: choice });
}

function partsInWords(parts: readonly (readonly TakenUnit[])[]): string {
  return parts.map((units) => unitsInWords(units)).join(' per ');
}
