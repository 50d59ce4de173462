/** Makes the figures of a result from what is declared of it. */
import type { IsoDate } from '#workers/contract.ts';
import { longDate, tableDate } from './format.ts';
import type {
  AnyOutput,
  AnyOutputs,
  AnyPlace,
  Depends,
  FigureOf,
  InnerOutput,
  Otherwise,
  Plain,
  RowName,
  SequenceOutput,
  WordsOutput,
} from './outputs.ts';
import type { Figure, TableColumn } from './presentation.ts';
import type { Writing, WrittenNumber } from './writing.ts';

/**
 * Returns what makes the figures of one result.
 *
 * @throws Error from the returned functions, if no figure is declared for the key
 */
export function figuresBy(outputs: AnyOutputs, result: unknown, input: unknown): FigureOf {
  const top: Holder = { outputAt: (key) => outputs[key], row: result, items: [], isList: false };
  // The rows of a table come one after another, and each is asked for several keys.
  let last = { path: '', holder: top };
  const declared = (field: string): Declared => {
    const cut = field.lastIndexOf('.');
    const path = field.slice(0, Math.max(cut, 0));
    if (path !== last.path) last = { path, holder: path === '' ? top : path.split('.').reduce(within, top) };
    const { outputAt, row, items: outer, isList, rowName } = last.holder;
    const key = field.slice(cut + 1);
    const output = outputAt(key);
    if (output === undefined || output.kind === 'inner' || output.kind === 'sequence')
      throw new Error(`No figure is declared for '${field}'`);
    const items = isList ? [...outer, key] : outer;
    return { output, rowName, here: { result, input, row, value: valueIn(row, key), at: items.at(-1) ?? '', items } };
  };
  const column = (field: string): TableColumn => {
    const { output, here } = declared(field);
    const label = typeof output.label === 'string' ? output.label : '';
    const unit = output.kind === 'number' ? chosen(output.columnUnit, here) : undefined;
    const heading = { label: unit === undefined ? label : `${label} (${unit})` };
    return output.kind === 'number' ? { ...heading, numeric: true } : heading;
  };
  return Object.assign(
    <Key extends string>(field: Key, otherwise: Otherwise = {}) => figureIn(field, declared(field), otherwise),
    { column },
  );
}

type FigureOutput = Exclude<AnyOutput, SequenceOutput | InnerOutput>;

/** A declared key, and where it is. */
interface Declared {
  readonly output: FigureOutput;
  readonly here: AnyPlace;
  readonly rowName: string | undefined;
}

/** What holds a value. */
interface Holder {
  readonly outputAt: (key: string) => AnyOutput | undefined;
  readonly row: unknown;
  readonly items: readonly string[];
  /** Its keys are those of a list. */
  readonly isList: boolean;
  /** Of a list: what each of its rows is of. */
  readonly of?: RowName<unknown> | undefined;
  readonly rowName?: string | undefined;
}

function within({ outputAt, row: outer, items, isList, of, rowName }: Holder, key: string): Holder {
  const output = outputAt(key);
  const row = valueIn(outer, key);
  const inner = {
    row,
    items: isList ? [...items, key] : items,
    rowName: row === null ? rowName : (of?.({ row, at: key }) ?? rowName),
  };
  switch (output?.kind) {
    case 'group':
      return { ...inner, outputAt: (each) => output.keys[each], isList: false };
    case 'rows':
      return { ...inner, outputAt: () => ({ kind: 'group', keys: output.row }), isList: true, of: output.of };
    case 'each':
      return { ...inner, outputAt: () => output.each, isList: true };
    default:
      throw new Error(`Nothing is declared within '${key}'`);
  }
}

function valueIn(row: unknown, key: string): unknown {
  return (row as Readonly<Record<string, unknown>> | null | undefined)?.[key] ?? null;
}

/** Without spreading objects: a table may have a hundred thousand figures. */
function figureIn<Key extends string>(
  field: Key,
  { output, here, rowName }: Declared,
  otherwise: Otherwise,
): Figure<Key> {
  const value = here.value as Figure['value'];
  const isNumber = output.kind === 'number';
  const written = value === null ? missingText(output, here) : shownOf(output, value, here, otherwise.written);
  const name = chosen(output.label, here) ?? '';
  const hasRow = rowName !== undefined && isNumber && typeof output.label === 'string';
  const { label = hasRow ? `${name}, ${rowName}` : name, text = written.text } = otherwise;
  const declaredUnit = isNumber && value !== null ? chosen(output.unit, here) : undefined;
  const unit = 'unit' in otherwise ? otherwise.unit : (written.unit ?? declaredUnit);
  const tone = 'tone' in otherwise ? otherwise.tone : chosen(output.tone, here);
  const usual = value === null && output.missingNote !== undefined ? output.missingNote : output.note;
  const note = joined('note' in otherwise ? otherwise.note : chosen(usual, here), written.note);
  const made: { -readonly [K in keyof Figure]: Figure<Key>[K] } = { field, label, value, text };
  if (unit !== undefined) made.unit = unit;
  if (tone !== undefined) made.tone = tone;
  if (note !== undefined) made.note = note;
  const { lastPlace, digits, scale = 1 } = written;
  if (lastPlace !== undefined && digits !== undefined && otherwise.text === undefined)
    made.written = { scale: (isNumber ? (output.scale ?? 1) : 1) * scale, lastPlace, digits };
  return made;
}

function joined(note: string | undefined, more: string | undefined): string | undefined {
  if (more === undefined) return note === '' ? undefined : note;
  return note === undefined || note === '' ? more : `${note} ${more}`;
}

function missingText({ missing }: FigureOutput, here: AnyPlace): WrittenNumber {
  return { text: chosen(missing, here) ?? '–' };
}

function chosen<T>(depends: Depends<T, AnyPlace> | undefined, here: AnyPlace): T | undefined {
  return typeof depends === 'function' ? (depends as (place: AnyPlace) => T)(here) : depends;
}

const YES_NO = { true: 'Yes', false: 'No' };

function shownOf(output: FigureOutput, value: Plain, here: AnyPlace, otherwise: Writing | undefined): WrittenNumber {
  if (output.kind === 'number' && typeof value === 'number')
    return (otherwise ?? output.written)(value * (output.scale ?? 1), here);
  if (output.kind === 'day') return { text: (output.look === 'long' ? longDate : tableDate)(value as IsoDate) };
  if (output.kind === 'flag') {
    const { words = YES_NO } = output;
    const isSo = value === true;
    return { text: typeof words === 'function' ? words(isSo, here) : words[isSo ? 'true' : 'false'] };
  }
  const { words } = output as WordsOutput<string, AnyPlace>;
  if (typeof words === 'function') return { text: words(value as string, here) };
  if (words === undefined) return { text: String(value) };
  return { text: words[String(value)] ?? '' };
}
