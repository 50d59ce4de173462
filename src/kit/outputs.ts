/**
 * What a calculator declares of its result, key by key, as its fields declare its input: the label of each value, its unit, and how
 * it is written. Figures are made from it, and so are schemas, lists of columns and what else needs to know a result without having one.
 */
import type { IsoDate, TextResult } from '#workers/contract.ts';
import { longDate, tableDate } from './format.ts';
import type { QuantityName } from './onDemand/units.ts';
import type { Figure, Tone } from './presentation.ts';
import type { WrittenNumber } from './writing.ts';

/** What a label, a unit or a note may depend on. */
export interface Here<Result, Input, Row> {
  readonly result: Result;
  readonly input: Input;
  /** The row of a list, or the group of keys, that holds the value; at the top, the result. */
  readonly row: Row;
  /** The key of the nearest list item: '0' for the first row, or 'mL' in values by unit; empty outside lists. */
  readonly at: string;
}

/** The same everywhere, or different by mode, unit or row. */
export type Depends<T, Place> = T | ((here: Place) => T);

interface CommonOutput<Place> {
  /** Names the value in full words, without its unit. */
  readonly label: Depends<string, Place>;
  /** A few words below the figure: which rule applied, what it means. */
  readonly note?: Depends<string | undefined, Place>;
  readonly tone?: Depends<Tone | undefined, Place>;
  /** Shown in place of a value that does not apply (null). Absent: a dash. */
  readonly missing?: Depends<string, Place>;
  /** The note of a value that does not apply: why. Absent: `note`. */
  readonly missingNote?: Depends<string | undefined, Place>;
}

export interface NumberOutput<Place> extends CommonOutput<Place> {
  readonly kind: 'number';
  /** Shown with the number; a figure without a value has none. */
  readonly unit?: Depends<string | undefined, Place>;
  /** The quantity that is measured, where the unit is one of those it is converted between: see `measuredIn`. */
  readonly quantity?: QuantityName;
  /** The number that is written is the value times this: 100 for a share in percent. Absent: 1. */
  readonly scale?: number;
  readonly written: (value: number, here: Place) => WrittenNumber;
}

/** A class, a name, a sentence, or true and false. */
export interface WordsOutput<Value extends string | boolean, Place> extends CommonOutput<Place> {
  readonly kind: 'words';
  /** What is shown for each value. Absent: the value itself; Yes for true and No for false. */
  readonly words?: { readonly [V in `${Value}`]: string } | ((value: Value, here: Place) => string);
}

export interface DayOutput<Place> extends CommonOutput<Place> {
  readonly kind: 'day';
  /** 'long' names the weekday; 'table' shortens the month. */
  readonly look: 'long' | 'table';
}

/** A long text such as a strand: drawn in a block of its own, not as a figure. */
export interface SequenceOutput {
  readonly kind: 'sequence';
  readonly label: string;
}

/** Keys that belong together. Its label is that of the figure which says that there is no such group (null). */
export interface GroupOutput<Group, Row, Result, Input> extends Partial<CommonOutput<Here<Result, Input, Row>>> {
  readonly kind: 'group';
  readonly keys: Outputs<Group, Result, Input>;
}

/** A list of rows, or rows by the names of what they are about. */
export interface RowsOutput<Item, Row, Result, Input> extends CommonOutput<Here<Result, Input, Row>> {
  readonly kind: 'rows';
  readonly row: Outputs<Item, Result, Input>;
}

/** A list of plain values, or such values by the names of what they are of. */
export interface EachOutput<Item, List, Row, Result, Input> extends CommonOutput<Here<Result, Input, Row>> {
  readonly kind: 'each';
  readonly each: LeafOutput<Item, Here<Result, Input, List>>;
}

/** What only charts, maps and further steps use: no part of it is a figure. */
export interface InnerOutput {
  readonly kind: 'inner';
  readonly label: string;
}

type KeysOf<T> = T extends unknown ? keyof T : never;
type ValueAt<T, K extends PropertyKey> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

type Plain = string | number | boolean;
type LeafOutput<Value, Place> = [Value] extends [never]
  ? WordsOutput<string, Place>
  :
      | ([Extract<Value, number>] extends [never] ? never : NumberOutput<Place>)
      | ([Extract<Value, string | boolean>] extends [never]
          ? never
          :
              | WordsOutput<Extract<Value, string | boolean>, Place>
              | ([Value] extends [IsoDate] ? DayOutput<Place> : never));

/** The declaration of one key, by the type of its value where there is one. */
type OutputFor<Value, Row, Result, Input> = unknown extends Value
  ? AnyOutput
  : [Value] extends [Plain]
    ? LeafOutput<Value, Here<Result, Input, Row>>
    : [Exclude<TextResult, string>] extends [Value]
      ? SequenceOutput
      : [Value] extends [ArrayBufferView]
        ? EachOutput<number, Value, Row, Result, Input> | InnerOutput
        : [Value] extends [readonly (infer Item)[]]
          ? ListOutput<NonNullable<Item>, Value, Row, Result, Input> | InnerOutput
          :
              | GroupOutput<Value, Row, Result, Input>
              | ListOutput<NonNullable<Value[keyof Value]>, Value, Row, Result, Input>
              | InnerOutput;

type ListOutput<Item, List, Row, Result, Input> = [Item] extends [Plain]
  ? EachOutput<Item, List, Row, Result, Input>
  : RowsOutput<Item, Row, Result, Input>;

/** One declaration for every key of the value; of a union, for the keys of all its members. */
export type Outputs<Value, Result = Value, Input = unknown> = {
  readonly [K in KeysOf<Value>]-?: OutputFor<NonNullable<ValueAt<Value, K>>, Value, Result, Input>;
};

type AnyPlace = Here<unknown, unknown, unknown>;
type AnyLeafOutput = NumberOutput<AnyPlace> | WordsOutput<string, AnyPlace> | DayOutput<AnyPlace>;
/** Type-erased forms, used once the types of single formulas are gone. */
export type AnyOutput =
  | AnyLeafOutput
  | SequenceOutput
  | InnerOutput
  | (Partial<CommonOutput<AnyPlace>> & { readonly kind: 'group'; readonly keys: AnyOutputs })
  | (CommonOutput<AnyPlace> & { readonly kind: 'rows'; readonly row: AnyOutputs })
  | (CommonOutput<AnyPlace> & { readonly kind: 'each'; readonly each: AnyLeafOutput });
export type AnyOutputs = Readonly<Record<string, AnyOutput>>;

/** What `present` says of a figure otherwise than its declaration; undefined leaves it out. */
type Otherwise = { readonly [K in 'label' | 'note' | 'unit' | 'tone' | 'text']?: Figure[K] | undefined };

/** Makes the figure of a key of the result, as declared. */
export type FigureOf<Field extends string = string> = <Key extends Field>(
  field: Key,
  otherwise?: Otherwise,
) => Figure<Key>;

/**
 * Returns what makes the figures of one result.
 *
 * @throws Error from the returned function, if no figure is declared for the key
 */
export function figuresBy(outputs: AnyOutputs, result: unknown, input: unknown): FigureOf {
  const top: Holder = { outputAt: (key) => outputs[key], row: result, at: '', isList: false };
  // The rows of a table come one after another, and each is asked for several keys.
  let last = { path: '', holder: top };
  return (field, otherwise = {}) => {
    const cut = field.lastIndexOf('.');
    const path = field.slice(0, Math.max(cut, 0));
    if (path !== last.path) last = { path, holder: path === '' ? top : path.split('.').reduce(within, top) };
    const { outputAt, row, at, isList } = last.holder;
    const key = field.slice(cut + 1);
    const output = outputAt(key);
    if (output === undefined || output.kind === 'inner' || output.kind === 'sequence')
      throw new Error(`No figure is declared for '${field}'`);
    const value = valueIn(row, key) as Figure['value'];
    return { field, ...figureParts(output, value, { result, input, row, at: isList ? key : at }, otherwise) };
  };
}

/** What holds a value. */
interface Holder {
  readonly outputAt: (key: string) => AnyOutput | undefined;
  readonly row: unknown;
  readonly at: string;
  /** Its keys are those of a list. */
  readonly isList: boolean;
}

function within({ outputAt, row, at, isList }: Holder, key: string): Holder {
  const output = outputAt(key);
  const inner = { row: valueIn(row, key), at: isList ? key : at };
  switch (output?.kind) {
    case 'group':
      return { ...inner, outputAt: (each) => output.keys[each], isList: false };
    case 'rows':
      return { ...inner, outputAt: () => ({ kind: 'group', keys: output.row }), isList: true };
    case 'each':
      return { ...inner, outputAt: () => output.each, isList: true };
    default:
      throw new Error(`Nothing is declared within '${key}'`);
  }
}

function valueIn(row: unknown, key: string): unknown {
  return (row as Readonly<Record<string, unknown>> | null | undefined)?.[key] ?? null;
}

type FigureOutput = Exclude<AnyOutput, SequenceOutput | InnerOutput>;

function figureParts(
  output: FigureOutput,
  value: Figure['value'],
  here: AnyPlace,
  otherwise: Otherwise,
): Omit<Figure, 'field'> {
  const {
    lastPlace,
    note: added,
    ...shown
  } = value === null ? missingText(output, here) : shownOf(output, value, here);
  const usual = value === null && output.missingNote !== undefined ? output.missingNote : output.note;
  const declared = { label: chosen(output.label, here), tone: chosen(output.tone, here), note: chosen(usual, here) };
  const { label = '', text = '', unit, tone, note } = { ...declared, unit: undefined, ...shown, ...otherwise };
  const notes = [note, added].filter((each) => each !== undefined);
  const isWritten = lastPlace !== undefined && otherwise.text === undefined;
  const scale = output.kind === 'number' ? (output.scale ?? 1) : 1;
  return {
    label,
    value,
    text,
    ...(unit === undefined ? {} : { unit }),
    ...(tone === undefined ? {} : { tone }),
    ...(notes.length === 0 ? {} : { note: notes.join(' ') }),
    ...(isWritten ? { written: { scale, lastPlace } } : {}),
  };
}

function missingText({ missing }: FigureOutput, here: AnyPlace): Shown {
  return { text: chosen(missing, here) ?? '–' };
}

function chosen<T>(depends: Depends<T, AnyPlace> | undefined, here: AnyPlace): T | undefined {
  return typeof depends === 'function' ? (depends as (place: AnyPlace) => T)(here) : depends;
}

interface Shown extends WrittenNumber {
  readonly unit?: string | undefined;
}

function shownOf(output: FigureOutput, value: Plain, here: AnyPlace): Shown {
  if (output.kind === 'number' && typeof value === 'number')
    return { unit: chosen(output.unit, here), ...output.written(value * (output.scale ?? 1), here) };
  if (output.kind === 'day') return { text: (output.look === 'long' ? longDate : tableDate)(value as IsoDate) };
  const { words = YES_NO } = output as WordsOutput<string, AnyPlace>;
  return { text: typeof words === 'function' ? words(value as string, here) : (words[String(value)] ?? String(value)) };
}

const YES_NO: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };
