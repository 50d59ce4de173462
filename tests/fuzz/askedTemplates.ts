/** Templates of lines: which of their numbers and dates went into which input, found by equality with what the corpus says of them. */
import { readFileSync } from 'node:fs';
import type { AskedCase } from '#tests/ask/judgedCase.ts';
import { CUT_LINES } from './askedParts.ts';
import { naivelyConverted, SPELLINGS } from './askedUnits.ts';

/** Where a value is in the corpus' inputs: 'radius', 'herd.0.count', 'data.3' for the fourth number of a text. */
export type Slot = string;

export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'date'; readonly text: string; readonly slot: Slot }
  | {
      readonly kind: 'number';
      readonly text: string;
      readonly slot: Slot;
      readonly value: number;
      /** The unit in which the corpus has the number; none: a bare one. */
      readonly held?: string;
      /** What is between the number and its unit, and the unit. */
      readonly gap: string;
      readonly unit: string;
      /** Beside signs that would make another number of it, were it not written in plain digits. */
      readonly isPlain: boolean;
    };

/** A line as parts, each of which holds together. */
export interface Template {
  readonly expected: AskedCase;
  readonly parts: readonly (readonly Piece[])[];
}

interface Leaf {
  readonly slot: Slot;
  readonly text: string;
  readonly value: number;
  readonly held?: string;
}

const NUMBER = /(?<![A-Za-zµ\d.,₀-₉(]|[A-Za-z]-)[-−]?\d+(?: 000|,\d{3}(?!\d)|[.,]\d+)?(?:e[-+]?\d+)?(?!\d)/g;
const DATES = [
  /\d{4}-\d\d-\d\d/,
  /\d{1,2}[./]\d{1,2}[./]\d{4}/,
  /\d{1,2} [A-Z]?[a-z]+ \d{4}/,
  /[A-Z][a-z]+ \d{1,2} \d{4}/,
];

/**
 * Returns a template of every answered line of the corpus; a line that is not cut is one part.
 *
 * @param answeredBy what is expected instead, by the line
 */
export function templates(
  answeredBy: Readonly<Record<string, Partial<AskedCase>>> = {},
  file = 'tests/ask/ask.json',
): readonly Template[] {
  const cases = (JSON.parse(readFileSync(file, 'utf8')) as readonly AskedCase[]).filter(
    ({ kind, ask }) => kind === 'answer' && !ask.includes('\n'),
  );
  return cases.map((each) => {
    const expected = { ...each, ...answeredBy[each.ask] };
    const cut = CUT_LINES.find((line) => line.replaceAll('|', ' ') === expected.ask) ?? expected.ask;
    const open = leavesOf(expected.values ?? {});
    return { expected, parts: cut.split('|').map((part) => piecesOf(part, open)) };
  });
}

/** Cuts a part into pieces; leaves that are found are taken out of those that are open. */
function piecesOf(part: string, open: Leaf[]): readonly Piece[] {
  const date = DATES.map((form) => form.exec(part)).find((match) => match !== null);
  if (date !== undefined) {
    const slot = open.findIndex(({ text }) => /^\d{4}-\d\d-\d\d$/.test(text));
    const [leaf] = slot < 0 ? [] : open.splice(slot, 1);
    if (leaf === undefined) return [{ kind: 'text', text: part }];
    return [
      ...textPiece(part.slice(0, date.index)),
      { kind: 'date', text: date[0], slot: leaf.slot },
      ...piecesOf(part.slice(date.index + date[0].length), open),
    ];
  }
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: text, index } of part.matchAll(NUMBER)) {
    const behind = part.slice(index + text.length);
    const gap = /^[ -]?/.exec(behind)?.[0] ?? '';
    const unit = SPELLINGS.find((each) => startsWithUnit(behind.slice(gap.length), each)) ?? '';
    const leaf = takenLeaf(open, numberOf(text), unit);
    if (leaf === undefined) continue;
    pieces.push(...textPiece(part.slice(at, index)), {
      kind: 'number',
      text,
      slot: leaf.slot,
      value: leaf.value,
      ...(leaf.held === undefined ? {} : { held: leaf.held }),
      gap: unit === '' ? '' : gap,
      unit,
      isPlain: /[:/x×±]\s?$/.test(part.slice(0, index)) || /^\s?[:/x×±]/.test(behind),
    });
    at = index + text.length + (unit === '' ? 0 : gap.length + unit.length);
  }
  return [...pieces, ...textPiece(part.slice(at))];
}

function textPiece(text: string): readonly Piece[] {
  return text === '' ? [] : [{ kind: 'text', text }];
}

function startsWithUnit(text: string, unit: string): boolean {
  return text.startsWith(unit) && !/^[A-Za-z\d/²³]/.test(text.slice(unit.length));
}

/** The leaf with this number; none where two inputs have it, unless they are neighbors of one list. */
function takenLeaf(open: Leaf[], value: number, unit: string): Leaf | undefined {
  const fitting = open.filter(({ value: own, held }) =>
    held === undefined || unit === '' ? own === value : isClose(naivelyConverted(value, unit, held) ?? value, own),
  );
  const [first, second] = fitting;
  const listOf = ({ slot }: Leaf): string => slot.split('.')[0] ?? '';
  if (first === undefined || (second !== undefined && listOf(first) !== listOf(second))) return undefined;
  open.splice(open.indexOf(first), 1);
  return first;
}

function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.abs(other);
}

function numberOf(text: string): number {
  const plain = text.replace('−', '-').replace(' ', '');
  return Number(/,\d{3}$/.test(plain) ? plain.replace(/,/g, '') : plain.replace(',', '.'));
}

function leavesOf(values: Readonly<Record<string, unknown>>): Leaf[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (Array.isArray(value))
      return value.flatMap((row, index) =>
        leavesOf(row as Readonly<Record<string, unknown>>).map((leaf) => ({
          ...leaf,
          slot: `${name}.${index}.${leaf.slot}`,
        })),
      );
    const text = String(value);
    if (/^[-\d.\s,]+$/.test(text) && /[\n\t]|, /.test(text))
      return (text.match(/-?[\d.]+/g) ?? []).map((each, index) => ({
        slot: `${name}.${index}`,
        text: each,
        value: Number(each),
      }));
    const [number = '', ...unit] = text.split(' ');
    const held = unit.join(' ');
    return [{ slot: name, text, value: Number(number), ...(held === '' ? {} : { held }) }];
  });
}
