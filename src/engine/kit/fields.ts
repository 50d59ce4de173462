/**
 * The fields that a calculator declares, typed against the input of its formula: exactly one field per input. The order
 * of the keys is the order on the page.
 */
import type { FormulaId, HeldText, IsoDate, KindOf, LongText, RowOf } from '#workers/contract.ts';
import type { UnitChoice } from './onDemand/units.ts';

/** The contents of the boxes: like the candidate, but with numbers as typed. */
export type Draft<T> = unknown extends T ? Values : DraftsByKind<T>[KindOf<T>];

interface DraftsByKind<T> {
  readonly checkbox: boolean;
  readonly number: string;
  readonly sequence: LongText;
  readonly date: Exclude<T, undefined> | '';
  readonly text: string;
  readonly choice: Exclude<T, undefined> | '';
  readonly rows: readonly Draft<RowOf<T>>[];
  readonly group: { readonly [K in keyof T]-?: Draft<T[K]> };
}

interface CommonField<Values> {
  /** Names the field in full words, without its unit. */
  readonly label: string;
  /** What to enter. At most six words are beside the label, more open by a button. The formula's message says the limits. */
  readonly hint?: string;
  /** The formula works without it; the label says so. */
  readonly optional?: boolean;
  /** Absent: always shown. A hidden field counts as blank. */
  readonly visibleWhen?: (draft: Values) => boolean;
}

export interface NumberField<Values> extends CommonField<Values> {
  readonly kind: 'number';
  /** The unit that the formula knows. */
  readonly unit?: string;
  /** The units that the number may be typed in, the field's own first: see `measuredIn`. Absent: the own one only. */
  readonly units?: readonly UnitChoice[];
  /** Counted, or taken as known: it does not limit how precise a result is. */
  readonly isExact?: boolean;
  /** Limits guide the arrow keys; the formula enforces them, and its message says them. */
  readonly min?: number;
  readonly max?: number;
  /** The limits in words, for advice where a message alone would not do. */
  readonly limits?: string;
  /** How far Up and Down move the number. Absent: 1. */
  readonly step?: number;
  readonly initial?: number;
  readonly placeholder?: string;
  /** The input of the formula that chooses this number's unit, if there is one. */
  readonly unitIn?: keyof Values & string;
  /** Set by a veterinarian for one animal: never part of a link. */
  readonly prescribed?: boolean;
  /** What '1/10' or '3:1' means here. Absent: a fraction, and no ratio. */
  readonly readsAs?: 'dilution' | 'ratio';
  /** A score whose whole numbers mean something: what each means, from 1 on, to be unfolded below the box. */
  readonly scores?: { readonly title: string; readonly meanings: readonly string[] };
}

export interface TextField<Values> extends CommonField<Values> {
  readonly kind: 'text';
  readonly letterCase?: 'upper' | 'lower';
  readonly maxLength?: number;
  readonly initial?: string;
  readonly placeholder?: string;
  /** Set in a monospaced font, for sequences and formulas. */
  readonly monospaced?: boolean;
  /** A text of several lines, such as a table from a spreadsheet: the lines of the empty box, of which four are drawn at most. Absent: one line. */
  readonly lines?: number;
  /** A time of day, HH:MM, in the browser's native control. */
  readonly timeOfDay?: boolean;
  /** The text is a number, of which the formula counts the figures: the input that chooses its unit. It is read as a number box is. */
  readonly unitIn?: keyof Values & string;
}

export interface SequenceField<Values> extends CommonField<Values> {
  readonly kind: 'sequence';
  /** The checkbox by which the format is recognized: a paste whose format is certain ticks it. */
  readonly recognizedBy?: keyof Values & string;
  readonly placeholder?: string;
}

export interface DateField<Values> extends CommonField<Values> {
  readonly kind: 'date';
  readonly min?: IsoDate;
  readonly max?: IsoDate;
  /** Starts with the visitor's day, which is known only after hydration. */
  readonly initial?: 'today';
}

export interface CheckboxField<Values> extends CommonField<Values> {
  readonly kind: 'checkbox';
  readonly initial?: boolean;
  /**
   * A confirmation that only the visitor may give: no example, link or draft checks it. The list is what is confirmed,
   * shown in full beside the box; it may be empty where the label says it all.
   */
  readonly confirms?: readonly string[];
  /** Tells something about the visitor's own body: part of no link and no stored draft. */
  readonly isPersonal?: true;
  /** Fields that the confirmation covers: changing one of them clears it. */
  readonly about?: readonly (keyof Values & string)[];
}

export interface ChoiceField<C extends string, Values> extends CommonField<Values> {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: C; readonly label: string }[];
  readonly look: 'menu' | 'radios';
  /** Also shows the menu's options as a grid, opened by a button below the menu. */
  readonly grid?: OptionGrid<C>;
  readonly initial?: C;
  /** The number whose unit this is. The menu is drawn beside that number's box and is not an input of the formula. */
  readonly unitOf?: string;
  /** Choosing an option empties all other fields and removes the result. */
  readonly resetsOthers?: boolean;
  /** Names that the input had in earlier versions, each with what its values are now: links and files outlast them. */
  readonly formerly?: Readonly<Record<string, Readonly<Record<string, C>>>>;
}

/**
 * Options arranged where people look for them, such as the elements in the periodic table. A cell shows the option's
 * value.
 */
export interface OptionGrid<C extends string> {
  /** Title of the grid and of the button that opens it. */
  readonly title: string;
  /** What the row and column headers are. */
  readonly corner: string;
  readonly columns: readonly string[];
  /** One cell per column; null where there is no option. */
  readonly rows: readonly { readonly header: string; readonly cells: readonly (C | null)[] }[];
}

export interface RowsField<Row, Values> extends CommonField<Values> {
  readonly kind: 'rows';
  readonly row: Fields<Row>;
  /** What one row is called, in lower case: 'species', 'isotope'. */
  readonly rowName: string;
  /** Absent: 'Add' and the row's name. */
  readonly addLabel?: string;
  /** The list starts with this many blank rows and never has fewer. */
  readonly minRows: number;
  /**
   * The list has exactly these rows; none can be added or removed. Their values head each row as text and are part of
   * the candidate, regardless of the draft.
   */
  readonly fixedRows?: readonly Readonly<Partial<Row>>[];
  /** The column whose 0 or blank means that the item of the row is absent: such lines of a paste are left out. */
  readonly absentWithout?: keyof Row & string;
  /** How rows are called whose first column, a name, a paste leaves out: 'Species' makes 'Species 1', 'Species 2'. Absent: not at all. */
  readonly unnamed?: string;
  /** The choices that are the unit of a column, numerator first: columns of the same row, or fields of the form. */
  readonly unitsIn?: { readonly [Column in keyof Row]?: readonly ((keyof Row | keyof Values) & string)[] };
  /**
   * The list grows through an entry form, whose row is checked by a formula of its own before it is added. `name` is
   * the key of the entry form's values in the draft.
   */
  readonly entry?: { readonly name: string; readonly formula: FormulaId };
}

export interface GroupField<Group, Values> extends CommonField<Values> {
  readonly kind: 'group';
  readonly fields: Fields<Group>;
}

export type FieldFor<T, Values> = FieldsByKind<T, Values>[KindOf<T>];

interface FieldsByKind<T, Values> {
  readonly checkbox: CheckboxField<Values>;
  readonly number: NumberField<Values>;
  readonly sequence: SequenceField<Values>;
  readonly date: DateField<Values>;
  readonly text: TextField<Values>;
  readonly choice: ChoiceField<Extract<T, string>, Values>;
  readonly rows: RowsField<RowOf<T>, Values>;
  readonly group: GroupField<T, Values>;
}

/** One field for every input of the formula. */
export type Fields<Input> = unknown extends Input
  ? AnyFields
  : { readonly [K in keyof Input]-?: FieldFor<Input[K], Draft<Input>> };

/** Type-erased form of the fields, as form, machine and tests see them. */
export type AnyField =
  | NumberField<Values>
  | TextField<Values>
  | SequenceField<Values>
  | DateField<Values>
  | CheckboxField<Values>
  | ChoiceField<string, Values>
  | (Omit<RowsField<unknown, Values>, 'row' | 'fixedRows' | 'absentWithout' | 'unitsIn' | 'entry'> & {
      readonly row: AnyFields;
      readonly unitsIn?: Readonly<Record<string, readonly string[]>>;
      readonly absentWithout?: string;
      readonly fixedRows?: readonly Values[];
      readonly entry?: { readonly name: string; readonly formula: string };
    })
  | GroupField<unknown, Values>;
export type AnyFields = Readonly<Record<string, AnyField>>;
export type FieldOfKind<Kind extends AnyField['kind']> = Extract<AnyField, { readonly kind: Kind }>;

/** Any value a draft may hold. */
export type Value = string | boolean | HeldText | readonly Values[] | Values;
export interface Values {
  readonly [key: string]: Value;
}

/** Returns the columns of a list that are editable: all but those with fixed values. */
export function openColumns({ row, fixedRows = [] }: FieldOfKind<'rows'>): AnyFields {
  return Object.fromEntries(Object.entries(row).filter(([key]) => !fixedRows.some((fixed) => key in fixed)));
}

/** Returns whether the value is a handle of a text held outside the page. */
export function isHeldText(value: unknown): value is HeldText {
  return typeof value === 'object' && value !== null && 'held' in value;
}

/** Returns whether the value holds the values of a group: neither a list of rows nor a held text. */
export function isGroup(value: Value | undefined): value is Values {
  return typeof value === 'object' && !Array.isArray(value) && !isHeldText(value);
}

/** Returns whether a change of this choice resets the other fields. */
export function resetsOthers(field: AnyField | undefined): boolean {
  return field?.kind === 'choice' && field.resetsOthers === true;
}
