/**
 * Rounds a result to the precision of the typed numbers: the common rules of significant figures, applied to every
 * number of a result. Constants and table values count as more precise than anything typed.
 */
import type { PrecisionRule } from '#src/engine/kit/defineCalculator.ts';
import { type AnyField, type AnyFields, openColumns, type Value, type Values } from '#src/engine/kit/fields.ts';
import { fixed, significant } from '#src/engine/kit/format.ts';
import type { Figure, Presentation } from '#src/engine/kit/presentation.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { namedFigures } from './compareResults.ts';
import { isLogarithm } from './logarithm.ts';

/** The precision of the least precise typed number. */
export interface Precision {
  readonly counts: PrecisionRule['counts'];
  /** Decimals, or significant figures: at least one, even for a pH of 7. */
  readonly count: number;
  /** Decimals of a logarithm: none for a pH of 7. */
  readonly logarithmDecimals: number;
  /** The limiting number: the label of its field and its text as typed. */
  readonly by: { readonly label: string; readonly text: string };
}

/**
 * Returns the precision of the inputs.
 *
 * @returns null when no typed number limits the result
 */
export function precisionOf(fields: AnyFields, draft: Values, { counts }: PrecisionRule): Precision | null {
  const typed = typedNumbers(fields, draft).map((by): Precision => {
    const logarithmDecimals = counts === 'decimals' ? decimalsIn(by.text) : figuresIn(by);
    const count = counts === 'decimals' ? logarithmDecimals : Math.max(1, logarithmDecimals);
    return { counts, by, count, logarithmDecimals };
  });
  return typed.reduce<Precision | null>(
    (least, each) => (least === null || each.logarithmDecimals < least.logarithmDecimals ? each : least),
    null,
  );
}

/**
 * Returns the numbers of a result at that precision, in reading order, each with a unique name. Whole numbers without a
 * unit are counts and are omitted.
 */
export function figuresAsPrecise(
  presentation: Presentation,
  { counts, count, logarithmDecimals }: Precision,
  { of }: PrecisionRule,
): readonly Figure[] {
  return namedFigures(presentation).flatMap(({ label, figure }) => {
    const { field, value, unit, written } = figure;
    if (of !== undefined && !of.some((key) => field === key || field.startsWith(`${key}.`))) return [];
    if (typeof value !== 'number' || written === undefined || (unit === undefined && written.lastPlace === 0))
      return [];
    if (unit === '°C') return [];
    const { scale } = written;
    const decimals = isLogarithm(figure.label) ? logarithmDecimals : counts === 'decimals' ? count : null;
    const shown = decimals === null ? significant(value * scale, count) : fixed(value * scale, decimals);
    return [{ field, label, value, text: shown, ...(unit === undefined ? {} : { unit }) }];
  });
}

/** The maximum for `toPrecision` and `toFixed`. */
const MOST_DIGITS = 15;

interface TypedNumber {
  readonly label: string;
  readonly text: string;
}

/**
 * Returns the typed numbers that limit a result: no exact numbers, no zeros, and no temperatures in °C, whose zero is
 * arbitrary.
 */
function typedNumbers(fields: AnyFields, draft: Values): readonly TypedNumber[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.visibleWhen === undefined || field.visibleWhen(draft) ? typedIn(field, draft[name]) : [],
  );
}

function typedIn(field: AnyField, value: Value | undefined): readonly TypedNumber[] {
  if (field.kind === 'group') return typedNumbers(field.fields, (value ?? {}) as Values);
  if (field.kind === 'rows')
    return ((value ?? []) as readonly Values[]).flatMap((row) => typedNumbers(openColumns(field), row));
  if (field.kind !== 'number' || field.isExact === true || field.unit === '°C' || typeof value !== 'string') return [];
  const number = readNumber(value);
  if (number === null || number === 0 || Number.isNaN(number)) return [];
  return [{ label: field.label, text: value.trim() }];
}

/**
 * Counts significant digits; for a logarithm, those after its decimal point. Zeros at the end of a whole number count.
 */
function figuresIn({ label, text }: TypedNumber): number {
  if (isLogarithm(label)) return decimalsIn(text);
  const digits = mantissaOf(text).replace(/\D/g, '').replace(/^0+/, '');
  return Math.min(MOST_DIGITS, digits.length);
}

function decimalsIn(text: string): number {
  const fraction = /[.,](?<digits>\d*)/.exec(mantissaOf(text))?.groups?.digits ?? '';
  return Math.min(MOST_DIGITS, fraction.length);
}

function mantissaOf(text: string): string {
  return text.split(/e/i, 1)[0] ?? '';
}
