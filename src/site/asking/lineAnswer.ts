/** The figure of a result that a line asks for, in the unit of the line. */
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { AnyFields, Values } from '#src/engine/kit/fields.ts';
import { figuresBy } from '#src/engine/kit/figuresBy.ts';
import { short } from '#src/engine/kit/format.ts';
import { type UnitChoice, unitsLike } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Figure, Presentation } from '#src/engine/kit/presentation.ts';
import { isMeasured, unitName } from '#src/engine/kit/unitFields.ts';
import { plain } from '#src/engine/kit/writing.ts';
import type { LineAnswer } from './askLine.ts';
import type { Reading } from './readLine.ts';
import { TELLINGS, type Told } from './words/tellings.ts';

/** A result with the input that it was computed from. */
export interface Answered {
  readonly result: unknown;
  readonly input: unknown;
  readonly presentation: Pick<Presentation, 'status' | 'headline' | 'accepted' | 'second'>;
}

/** In another unit, a number has at least as many digits. */
const FEWEST_DIGITS = 4;

/**
 * Returns the figure; null where the result does not have it.
 *
 * @param warning title of the page's standing warning
 */
export function lineAnswer(
  { outputs, fields }: Pick<AnyCalculatorDefinition, 'outputs' | 'fields'>,
  { result, input, presentation }: Answered,
  { values, shows, tells }: Pick<Reading, 'values' | 'shows' | 'tells'>,
  warning: string | undefined,
): LineAnswer | null {
  const { headline } = presentation;
  const field = shows === 'headline' ? headline.field : shows;
  const value = field.split('.').reduce<unknown>(valueIn, result);
  if (value === undefined || value === null) return null;
  const figures = figuresBy(outputs, result, input);
  const textOf: Told = (key, unit) => {
    const figure = figureIn(figures, key);
    return figure === null || figure.value === null ? null : ((unit && inUnit(figure, unit)) ?? withUnit(figure));
  };
  // In a table, the unit is in the heading of the column.
  const figure = headline.field === field ? headline : figureIn(figures, field);
  const shown =
    figure === null
      ? String(value)
      : ((tells && TELLINGS[tells](textOf, values)) ??
        inTypedUnit(figure, fields, values) ??
        withAccepted(figure, presentation));
  return {
    field,
    value,
    ...unitOfValue(figures, figure),
    shown,
    label: figure?.label ?? '',
    says: presentation.status,
    ...(warning === undefined ? {} : { warning }),
  };
}

function figureIn(figures: FigureOf, key: string): Figure | null {
  try {
    return figures(key);
  } catch {
    // A long text, such as a strand, has no figure.
    return null;
  }
}

/** The page may write the value in another unit, and a share as a percentage. */
function unitOfValue(figures: FigureOf, figure: Figure | null): Pick<LineAnswer, 'unit'> {
  if (figure === null || typeof figure.value !== 'number') return {};
  const { unit, written } = figures(figure.field, { written: plain });
  return unit === undefined || written?.scale !== 1 ? {} : { unit };
}

function valueIn(holder: unknown, key: string): unknown {
  return holder === null || typeof holder !== 'object' ? undefined : (holder as Readonly<Record<string, unknown>>)[key];
}

function withUnit({ text, unit = '' }: Figure): string {
  return [text, unit].filter((part) => part !== '').join(' ');
}

function inUnit(figure: Figure, other: string): string | null {
  const units = unitsLike(figure.unit ?? '');
  return units.some(({ unit }) => unit === other) ? between(figure, units, other) : null;
}

/**
 * Tells the figure in the unit that was typed, where all numbers of the line that are measured like it have the same one: 11460 years for a
 * half-life in years. Null where that is the unit of the figure. A scale with a zero of its own is left alone: a figure may be a difference.
 */
function inTypedUnit(figure: Figure, fields: AnyFields, values: Values): string | null {
  const typed = Object.entries(fields).flatMap(([name, field]) =>
    isMeasured(field) && name in values && field.units.some(({ unit }) => unit === figure.unit)
      ? [{ units: field.units, unit: String(values[unitName(name)] ?? field.unit) }]
      : [],
  );
  const [first] = typed;
  if (first === undefined || first.unit === figure.unit || typed.some(({ unit }) => unit !== first.unit)) return null;
  return between(figure, first.units, first.unit);
}

/** Null for words, and where one of the units has a zero of its own. */
function between({ value, unit, written }: Figure, units: readonly UnitChoice[], other: string): string | null {
  const [from, to] = [unit, other].map((each) => units.find((choice) => choice.unit === each));
  if (typeof value !== 'number' || written === undefined || from === undefined || to === undefined) return null;
  if (from.zero !== undefined || to.zero !== undefined) return null;
  const number = (value * written.scale * from.times) / to.times;
  return `${short(number, Math.max(FEWEST_DIGITS, written.digits))} ${other}`;
}

/** The figure alone would be the one that its page advises against. */
function withAccepted(figure: Figure, { headline, accepted, second }: Answered['presentation']): string {
  const two = [accepted === undefined ? undefined : { figure: headline, accepted }, second].find(
    (each) => each?.figure.field === figure.field,
  );
  if (two === undefined) return withUnit(figure);
  const { insteadOf, method, figure: better } = two.accepted;
  return `${withUnit(figure)} (${insteadOf}), ${withUnit(better)} (${method}, best estimate)`;
}
