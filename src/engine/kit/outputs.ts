/**
 * What a calculator declares of its result, key by key, as its fields declare its input: the label of each value, its unit, and how
 * it is written. Figures are made from it, and so are schemas, lists of columns and what else needs to know a result without having one.
 */
import type { IsoDate, TextResult } from '#workers/contract.ts';
import type { Figure, TableColumn, Tone } from './presentation.ts';
import type { Writing, WrittenNumber } from './writing.ts';

/** What a label, a unit or a note may depend on. */
export interface Here<Result, Input, Row, Value = unknown> {
  /** Null where it does not apply. */
  readonly value: Value;
  readonly result: Result;
  readonly input: Input;
  /** The row of a list, or the group of keys, that holds the value; at the top, the result. */
  readonly row: Row;
  /** The key of the nearest list item: '0' for the first row, or 'mL' in values by unit; empty outside lists. */
  readonly at: string;
  /** The keys of all list items that hold the value, from the outside in. */
  readonly items: readonly string[];
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
  /** The note of a value that does not apply: why; empty for none. Absent: `note`. */
  readonly missingNote?: Depends<string | undefined, Place>;
}

export interface NumberOutput<Place> extends CommonOutput<Place> {
  readonly kind: 'number';
  /** Shown with the number; a figure without a value has none. */
  readonly unit?: Depends<string | undefined, Place>;
  /** The unit, where the heading of its column names it: it is not drawn with each number. */
  readonly columnUnit?: Depends<string | undefined, Place>;
  /** The number that is written is the value times this: 100 for a share in percent. Absent: 1. */
  readonly scale?: number;
  /** @param value times `scale` */
  readonly written: (value: number, here: Place) => WrittenNumber;
}

/** True or false. */
export interface FlagOutput<Place> extends CommonOutput<Place> {
  readonly kind: 'flag';
  /** What is shown for each. Absent: Yes and No. */
  readonly words?: { readonly true: string; readonly false: string } | ((value: boolean, here: Place) => string);
}

/** A class, a name or a sentence. */
export interface WordsOutput<Value extends string, Place> extends CommonOutput<Place> {
  readonly kind: 'words';
  /** What is shown for each value. Absent: the value itself. */
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

/** The words that say what a row is of: 'ctrl'. */
export type RowName<Item> = (here: { readonly row: Item; readonly at: string }) => string;

/** A list of rows, or rows by the names of what they are about. */
export interface RowsOutput<Item, Row, Result, Input> extends CommonOutput<Here<Result, Input, Row>> {
  readonly kind: 'rows';
  readonly row: Outputs<Item, Result, Input>;
  /** What a row is of: it follows the label of each number in it, 'Mean, ctrl'. A label that is a function says all by itself. */
  readonly of?: RowName<Item>;
  /** By names, as a record; absent: by place, as an array. */
  readonly byName?: true;
}

/** A list of plain values, such values by the names of what they are of, or a matrix of them. */
export interface EachOutput<Item, List, Row, Result, Input> extends CommonOutput<Here<Result, Input, Row>> {
  readonly kind: 'each';
  readonly byName?: true;
  readonly each: unknown extends Item
    ? AnyOutput
    : [Item] extends [readonly (infer Inner)[]]
      ? EachOutput<NonNullable<Inner>, Item, List, Result, Input>
      : LeafOutput<Item, Here<Result, Input, List, Item | null>>;
}

/** What only charts, maps and further steps use: no part of it is a figure. */
export interface InnerOutput {
  readonly kind: 'inner';
  readonly label: string;
}

type KeysOf<T> = T extends unknown ? keyof T : never;
type ValueAt<T, K extends PropertyKey> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

export type Plain = string | number | boolean;
type LeafOutput<Value, Place> = [Value] extends [never]
  ? WordsOutput<string, Place>
  :
      | OutputOf<Extract<Value, number>, NumberOutput<Place>>
      | OutputOf<Extract<Value, boolean>, FlagOutput<Place>>
      | OutputOf<Extract<Value, string>, WordsOutput<Extract<Value, string>, Place>>
      | ([Value] extends [IsoDate] ? DayOutput<Place> : never);
type OutputOf<Value, Output> = [Value] extends [never] ? never : Output;

/** The declaration of one key, by the type of its value where there is one. */
type OutputFor<Value, Given, Row, Result, Input> = unknown extends Value
  ? AnyOutput
  : [Value] extends [Plain]
    ? LeafOutput<Value, Here<Result, Input, Row, Given>>
    : [Exclude<TextResult, string>] extends [Value]
      ? SequenceOutput
      : [Value] extends [ArrayBufferView]
        ? EachOutput<number, Value, Row, Result, Input> | InnerOutput
        : [Value] extends [readonly (infer Item)[]]
          ? ListOutput<NonNullable<Item>, Value, Row, Result, Input> | InnerOutput
          :
              | GroupOutput<Value, Row, Result, Input>
              | (ListOutput<NonNullable<Value[keyof Value]>, Value, Row, Result, Input> & ByName)
              | InnerOutput;

type ListOutput<Item, List, Row, Result, Input> = [Item] extends [Plain | readonly (Plain | null)[]]
  ? EachOutput<Item, List, Row, Result, Input>
  : RowsOutput<Item, Row, Result, Input>;
type ByName = { readonly byName: true };

/** One declaration for every key of the value; of a union, for the keys of all its members. */
export type Outputs<Value, Result = Value, Input = unknown> = unknown extends Value
  ? AnyOutputs
  : {
      readonly [K in KeysOf<Value>]-?: OutputFor<
        NonNullable<ValueAt<Value, K>>,
        ValueAt<Value, K>,
        Value,
        Result,
        Input
      >;
    };

export type AnyPlace = Here<unknown, unknown, unknown>;
type AnyLeafOutput =
  | NumberOutput<AnyPlace>
  | FlagOutput<AnyPlace>
  | WordsOutput<string, AnyPlace>
  | DayOutput<AnyPlace>;
/** Type-erased form of the declaration of a key, used once the types of single formulas are gone. */
export type AnyOutput =
  | AnyLeafOutput
  | SequenceOutput
  | InnerOutput
  | GroupOutput<unknown, unknown, unknown, unknown>
  | RowsOutput<unknown, unknown, unknown, unknown>
  | EachOutput<unknown, unknown, unknown, unknown, unknown>;
export type AnyOutputs = Readonly<Record<string, AnyOutput>>;

/** What `present` says of a figure otherwise than its declaration; undefined leaves it out. */
export type Otherwise = { readonly [K in 'label' | 'note' | 'unit' | 'tone' | 'text']?: Figure[K] | undefined } & {
  readonly written?: Writing;
};

export interface FigureOf<Field extends string = string> {
  /** Makes the figure of a key of the result, as declared. */
  <Key extends Field>(field: Key, otherwise?: Otherwise): Figure<Key>;
  /** Returns the column of such figures: its heading is the label, with the unit in brackets where the figures do not have it. */
  column(field: Field): TableColumn;
}
