/** What 'Find an input' is about: the numbers and the days of a result and of its form. A day counts as a number of days. */

import { visibleFields } from '#src/engine/form/controls.ts';
import { inTypedUnit } from '#src/engine/form/onDemand/numberInputs.ts';
import { longDate } from '#src/engine/kit/format.ts';
import { dateOfDay, dayNumber, isInCalendar, isIsoDate } from '#src/engine/kit/isoDate.ts';
import { dayFigures, type NumberFigure } from '#src/engine/kit/onDemand/numberFigures.ts';
import type { Figure } from '#src/engine/kit/presentation.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { roundedAt } from '#src/engine/kit/writing.ts';
import type { IsoDate } from '#workers/contract.ts';
import { changeableInputs, type ExploredResult, scaledFigures, typedText, withUnit } from '../exploredResult.ts';

/** An input that a search may change. */
export interface SolvableInput {
  readonly path: string;
  readonly label: string;
  readonly unit?: string;
  /** In the field's own unit; of a day, its number. */
  readonly own: number;
  /** Declared limits, and of days those of the calendar. */
  readonly min?: number;
  readonly max?: number;
  /** Values near the present one that show whether the input matters. */
  readonly tried: readonly number[];
  /** What may be typed for a value, shortest first. */
  readonly texts: (own: number) => readonly string[];
  /** A value or a typed text as the page writes it, with its unit. */
  readonly inWords: (own: number) => string;
  readonly textInWords: (text: string) => string;
}

/** A figure whose value may be wanted. */
export interface SolvableFigure {
  readonly figure: Figure;
  readonly isDay: boolean;
  /** As in the result; of a day, its number. */
  readonly value: number;
  /** Of a wanted value as typed, as in the result; null where it does not read. */
  readonly read: (target: string) => number | null;
  /** Half of what the last digit of the wanted value stands for, as in the result. */
  readonly slack: (target: string) => number;
  readonly inWords: (value: number) => string;
  /** Whether the figures of another result show the wanted value. */
  readonly isShownBy: (figures: SolvedFigures, target: string) => boolean;
}

/** Figures of a result by their field. */
export type SolvedFigures = (field: string) => { readonly figure: Figure; readonly value: number } | undefined;

/** Within these, every day has a four-digit year. */
const FIRST_DAY: IsoDate = '0001-01-01';
const LAST_DAY: IsoDate = '9999-12-31';
const MOST_DIGITS = 15;
const SHOWN_DIGITS = 6;
const TRIED_DAYS = [1, -1, 30, -30, 400, -400];
const TRIED = [1.1, 0.9, 1.01];

/** Returns the number boxes that are filled in, then the dates. */
export function solvableInputs(subject: ExploredResult): readonly SolvableInput[] {
  const numbers = changeableInputs(subject).map((input): SolvableInput => {
    const { path, label, unit, field } = input;
    const own = input.own ?? 0;
    const { min, max } = field;
    const inWords = (value: number) => withUnit(typedText(inTypedUnit(input, value), SHOWN_DIGITS), unit);
    return {
      path,
      label,
      own,
      ...(unit === undefined ? {} : { unit }),
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
      tried: own === 0 ? [1, 0.1, -1] : [...TRIED.map((by) => own * by), own + 1, own - 1],
      texts: (value) => {
        const typed = inTypedUnit(input, value);
        return [...new Set(Array.from({ length: MOST_DIGITS }, (_, digits) => typedText(typed, digits + 1)))];
      },
      inWords,
      textInWords: (text) => withUnit(text, unit),
    };
  });
  const days = visibleFields(subject.definition.fields, subject.draft).flatMap(([path, field]): SolvableInput[] => {
    const text = subject.draft[path];
    if (field.kind !== 'date' || !isDay(text)) return [];
    const own = dayNumber(text);
    return [
      {
        path,
        label: field.label,
        own,
        min: dayNumber(field.min ?? FIRST_DAY),
        max: dayNumber(field.max ?? LAST_DAY),
        tried: TRIED_DAYS.map((by) => own + by),
        texts: (value) => [dateOfDay(value)],
        inWords: (value) => longDate(dateOfDay(value)),
        textInWords: dayInWords,
      },
    ];
  });
  return [...numbers, ...days];
}

/** Returns the key figures that are numbers or days. */
export function solvableFigures({ presentation }: Pick<ExploredResult, 'presentation'>): readonly SolvableFigure[] {
  const numbers = scaledFigures(presentation).map(
    ({ figure, value, scale }): SolvableFigure => ({
      figure,
      isDay: false,
      value,
      read: (target) => {
        const shown = readNumber(target);
        return shown === null || Number.isNaN(shown) ? null : shown / scale;
      },
      slack: (target) => lastUnit(target) / 2 / Math.abs(scale),
      inWords: (each) => withUnit(typedText(each * scale, SHOWN_DIGITS), figure.unit),
      isShownBy: (figures, target) => {
        const found = figures(figure.field);
        return found !== undefined && showsDigits(found, target);
      },
    }),
  );
  const days = dayFigures(presentation).map(
    (figure): SolvableFigure => ({
      figure,
      isDay: true,
      value: dayNumber(figure.value as IsoDate),
      read: (target) => (isDay(target) ? dayNumber(target) : null),
      slack: () => 0,
      inWords: (value) => longDate(dateOfDay(value)),
      isShownBy: (figures, target) => isDay(target) && figures(figure.field)?.value === dayNumber(target),
    }),
  );
  return [...numbers, ...days];
}

/** A typed day as the page writes it; other texts as they are. */
export function dayInWords(text: string): string {
  return isDay(text) ? longDate(text) : text;
}

function isDay(text: unknown): text is IsoDate {
  return isIsoDate(text) && isInCalendar(text);
}

/** Whether the figure rounds to the wanted number at its digits, and reads as it on the page. */
function showsDigits({ figure, value }: Pick<NumberFigure, 'figure' | 'value'>, target: string): boolean {
  const wanted = readNumber(target);
  if (figure.written === undefined || wanted === null) return false;
  const { scale, lastPlace } = figure.written;
  const shown = roundedAt(value * scale, lastPlace);
  const closest = 0.5000001 * Math.min(lastUnit(target), 10 ** lastPlace);
  const isSame = Math.abs(value * scale - wanted) <= Math.max(closest, 1e-12 * Math.abs(wanted));
  return isSame && Math.abs(shown - wanted) <= 0.5000001 * 10 ** lastPlace;
}

/** What one unit of the last digit of a typed number is: 0.01 of '12.50', 1 of '12', 1e-7 of '1.25e-5'. */
function lastUnit(typed: string): number {
  const [digits = '', exponent = '0'] = typed.trim().toLowerCase().split('e');
  const decimals = /[.,](\d*)$/.exec(digits)?.[1]?.length ?? 0;
  return 10 ** (Number(exponent.replace('−', '-')) - decimals);
}
