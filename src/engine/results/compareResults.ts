/** Compares two results of the same calculator, figure by figure, with their differences. */
import { isIsoDate } from '#src/engine/kit/isoDate.ts';
import { headlineFigures } from '#src/engine/kit/onDemand/twoValues.ts';
import type { Block, Figure, Presentation } from '#src/engine/kit/presentation.ts';
import { roundedAt, upToPlace } from '#src/engine/kit/writing.ts';
import { isLogarithm } from './logarithm.ts';

export interface ComparedFigure {
  readonly field: string;
  /** Includes the title of its block, where figures of several blocks share a name. */
  readonly label: string;
  /** The displayed text with the unit; null: that result has no such figure. */
  readonly before: string | null;
  readonly now: string | null;
  /** As text: '+2.5 °C (+5.51 %)', 'no difference', '3 days later', 'different'. */
  readonly difference: string;
  readonly isSame: boolean;
}

/** Returns the figures of either result, in reading order, the headline first. */
export function comparedFigures(before: Presentation, now: Presentation): readonly ComparedFigure[] {
  const [old, recent] = [byField(before), byField(now)];
  return [...new Set([...recent.keys(), ...old.keys()])].map((field) => {
    const [then, current] = [old.get(field), recent.get(field)];
    const isSame = then !== undefined && current !== undefined && shown(then.figure) === shown(current.figure);
    return {
      field,
      label: (current ?? then)?.label ?? '',
      before: then === undefined ? null : shown(then.figure),
      now: current === undefined ? null : shown(current.figure),
      difference: isSame ? 'no difference' : differenceOf(then?.figure, current?.figure),
      isSame,
    };
  });
}

function byField(presentation: Presentation): ReadonlyMap<string, NamedFigure> {
  return new Map(namedFigures(presentation).map((each) => [each.figure.field, each]));
}

/** A figure with a name that is unique among all blocks. */
interface NamedFigure {
  readonly label: string;
  readonly figure: Figure;
}

/** Returns the headline, the accepted value and the figures of all blocks, each once, in reading order. */
export function namedFigures(presentation: Presentation): readonly NamedFigure[] {
  const seen = new Set<string>();
  const headlines = headlineFigures(presentation).map((figure) => ({ label: figure.label, figure }));
  return [...headlines, ...presentation.blocks.flatMap(namedInBlock)].filter(({ figure: { field } }) => {
    const isNew = !seen.has(field);
    seen.add(field);
    return isNew;
  });
}

function namedInBlock(block: Block): readonly NamedFigure[] {
  switch (block.kind) {
    case 'facts':
      return block.figures.map((figure) => ({ label: titled(block.title, figure.label), figure }));
    case 'comparison':
      return block.rows.flatMap(({ label, figures }) =>
        figures.map((figure, index) => ({ label: titled(label, block.methods[index] ?? figure.label), figure })),
      );
    case 'table':
      return block.rows
        .slice(0, MOST_COMPARED_ROWS)
        .flatMap((row) =>
          row.flatMap((cell) => (typeof cell === 'string' ? [] : [{ label: inRow(row[0], cell), figure: cell }])),
        );
    default:
      return [];
  }
}

/** Nobody reads the differences in a list of thousands of records, and rendering them would block the page. */
const MOST_COMPARED_ROWS = 200;

/** A cell is named by its own name and by the header of its row. */
function inRow(header: Figure | string | undefined, { label }: Figure): string {
  const text = typeof header === 'string' ? header : header?.text;
  return text === undefined || label.includes(text) ? label : titled(text, label);
}

function titled(title: string | undefined, label: string): string {
  return title === undefined ? label : `${title}: ${label}`;
}

function shown({ text, unit }: Figure): string {
  return unit === undefined ? text : `${text} ${unit}`;
}

const DAY_MS = 86_400_000;

function differenceOf(before: Figure | undefined, now: Figure | undefined): string {
  if (before === undefined) return 'only now';
  if (now === undefined) return 'only in the pinned result';
  if (isIsoDate(before.value) && isIsoDate(now.value)) return inDays(before.value, now.value);
  const [from, to] = [shownNumber(before), shownNumber(now)];
  if (from === null || to === null || singular(before.unit) !== singular(now.unit)) return 'different';
  const amount = to.number - from.number;
  const { text } = upToPlace(Math.min(from.lastPlace, to.lastPlace))(amount);
  const unit = unitOf(text, before.unit, now.unit);
  return `${amount > 0 ? '+' : ''}${text}${unit === undefined ? '' : ` ${unit}`}${ratioOf(before, now)}`;
}

function shownNumber({ value, written }: Figure): { readonly number: number; readonly lastPlace: number } | null {
  if (typeof value !== 'number' || written === undefined) return null;
  const { scale, lastPlace } = written;
  return { number: roundedAt(value * scale, lastPlace), lastPlace };
}

/** Returns the unit in the form that follows a difference: '+1 base', '-2 bases', '+1.0 years'. */
function unitOf(amount: string, before: string | undefined, now: string | undefined): string | undefined {
  if (now === '%') return 'percentage points';
  if (/^-?1$/.test(amount)) return singular(now);
  return now === singular(now) ? before : now;
}

/** 'division per day' for 'divisions per day'; symbols are unchanged. */
function singular(unit: string | undefined): string | undefined {
  return unit?.replace(/(?<=[a-z]{3})s(?= per |$)/, '');
}

/** Percent; a larger ratio adds nothing to the two numbers. */
const LARGEST_RATIO = 1e6;

/** Returns the relative difference of the unrounded values: ' (+5.51 %)'. */
function ratioOf({ value: from }: Figure, { value: to, unit, label }: Figure): string {
  if (typeof from !== 'number' || typeof to !== 'number' || from <= 0 || to < 0) return '';
  // Ratios of logarithms and of degrees are meaningless; fractions appear in some tables without their unit.
  if (unit === '°C' || unit === '%' || isLogarithm(label) || /\bshare\b/i.test(label)) return '';
  const percent = (to / from - 1) * 100;
  if (!(percent <= LARGEST_RATIO)) return '';
  return ` (${percent > 0 ? '+' : ''}${Number(percent.toPrecision(3))}\u00a0%)`;
}

function inDays(before: string, now: string): string {
  const days = Math.round((Date.parse(now) - Date.parse(before)) / DAY_MS);
  const count = Math.abs(days);
  return `${count} ${count === 1 ? 'day' : 'days'} ${days > 0 ? 'later' : 'earlier'}`;
}
