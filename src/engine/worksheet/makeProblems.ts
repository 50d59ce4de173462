import { valuesInWords } from '#src/engine/form/onDemand/valuesInWords.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { EnteredValue } from '#src/engine/kit/enteredValue.ts';
import { type AnyFields, isGroup, openColumns, resetsOthers, type Value, type Values } from '#src/engine/kit/fields.ts';
import { figureText } from '#src/engine/kit/onDemand/presentationText.ts';
import { headlineFigures } from '#src/engine/kit/onDemand/twoValues.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { isMeasured, isUnitField, unitName } from '#src/engine/kit/unitFields.ts';
import { mulberry32 } from '#workers/lib/mathematics/mulberry32.ts';
import { drawNumber } from './drawNumber.ts';
import { isRows } from './isRows.ts';
import type { SheetOrder } from './sheetOrder.ts';

/** A problem of a worksheet, with its answer. */
export interface Problem {
  readonly draft: Values;
  /** What it states: the filled inputs in the order of the page. */
  readonly givens: readonly EnteredValue[];
  /** The label of the headline with its unit: what is asked. */
  readonly asked: string;
  /** The headline with label and unit; by both methods, where two are shown. */
  readonly answer: string;
  readonly presentation: Presentation;
}

/** What was ordered, and what was made up for it. */
export interface Sheet {
  readonly order: SheetOrder;
  /** Fewer than ordered where the calculator refuses too many drawings. */
  readonly problems: readonly Problem[];
}

/** Drawings per problem before the sheet is left shorter than asked. */
const TRIES = 40;

/**
 * Returns the problems of a sheet, no two alike: fewer than asked for where the calculator accepts too few drawings.
 *
 * @param start the filled form that the drawings are variations of
 * @param solve returns null for a draft that the calculator refuses
 */
export async function makeProblems(
  { fields }: Pick<AnyCalculatorDefinition, 'fields'>,
  start: Values,
  { count, seed }: SheetOrder,
  solve: (draft: Values) => Promise<Presentation | null>,
): Promise<readonly Problem[]> {
  const random = mulberry32(seed);
  const problems = new Map<string, Problem>();
  for (let tries = count * TRIES; tries > 0 && problems.size < count; tries--) {
    const draft = drawDraft(fields, start, random);
    const givens = valuesInWords(fields, draft);
    const key = JSON.stringify(givens);
    if (problems.has(key)) continue;
    const presentation = await solve(draft);
    if (presentation === null || presentation.headline.text === '') continue;
    const { label, unit } = presentation.headline;
    const asked = unit === undefined ? label : `${label}, in ${unit}`;
    const answer = headlineFigures(presentation).map(figureText).join('; ');
    problems.set(key, { draft, givens, asked, answer, presentation });
  }
  return [...problems.values()];
}

/**
 * Returns the example with other numbers and other options. Units, texts, dates, checkboxes and the choices that empty
 * the form stay as in the example. Not every drawing is accepted by the formula.
 *
 * @param random gives numbers from 0 to below 1; the same numbers give the same draft
 */
export function drawDraft(fields: AnyFields, example: Values, random: () => number): Values {
  const drawn: Record<string, Value> = { ...example };
  for (const [name, field] of Object.entries(fields)) {
    const value = example[name];
    if (field.kind === 'number' && typeof value === 'string') {
      drawn[name] = drawNumber(field, value, random, isInOwnUnit(fields, example, name));
    } else if (field.kind === 'group' && isGroup(value)) {
      drawn[name] = drawDraft(field.fields, value, random);
    } else if (field.kind === 'rows' && isRows(value)) {
      const columns = openColumns(field);
      drawn[name] = value.map((row) => drawDraft(columns, row, random));
    } else if (field.kind === 'choice' && value !== '' && !isUnitField(field) && !resetsOthers(field)) {
      drawn[name] = field.options[Math.floor(random() * field.options.length)]?.value ?? '';
    }
  }
  return drawn;
}

function isInOwnUnit(fields: AnyFields, example: Values, name: string): boolean {
  const field = fields[name];
  return (
    !isMeasured(field) || example[unitName(name)] === undefined || example[unitName(name)] === field.units[0]?.unit
  );
}
