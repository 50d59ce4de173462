/** A computed result as the sections below it see it: its figures that are numbers, and the inputs that can be changed. */
import { createFormModel } from '#src/form/createFormModel.ts';
import { type NumberInput, numberInputs } from '#src/form/onDemand/numberInputs.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { Values } from '#src/kit/fields.ts';
import { type NumberFigure, numberFigures } from '#src/kit/onDemand/numberFigures.ts';
import type { Figure, Presentation } from '#src/kit/presentation.ts';
import { readNumber } from '#src/kit/readNumber.ts';

/** A computed result. */
export interface ExploredResult {
  readonly definition: AnyCalculatorDefinition;
  /** The draft that the result was computed from. */
  readonly draft: Values;
  readonly presentation: Presentation;
}

/** A key figure, with what its displayed number is times the number in the result: 100 for a percentage. */
export interface ScaledFigure extends NumberFigure {
  readonly scale: number;
}

const MOST_INPUTS = 60;

/** Returns whether numbers of a result are plotted, uncertain and handed on: none on toxicity, medicine and births. */
export function isExplorable({
  warning,
  resultAfterEdit,
}: Pick<AnyCalculatorDefinition, 'warning' | 'resultAfterEdit'>): boolean {
  return warning === undefined && resultAfterEdit !== 'removed';
}

/** Returns whether an input may be searched for: on births as well, whose days are exact. */
export function isSolvable({ resultAfterEdit }: Pick<AnyCalculatorDefinition, 'resultAfterEdit'>): boolean {
  return resultAfterEdit !== 'removed';
}

/** Returns the key figures whose displayed number is their value, or a power of ten of it. */
export function scaledFigures(presentation: Presentation): readonly ScaledFigure[] {
  return numberFigures(presentation).flatMap((each) => {
    const scale = each.isInTable ? null : scaleOf(each.figure, each.value);
    return scale === null ? [] : [{ ...each, scale }];
  });
}

/** Returns the boxes that can be changed: filled with a plain number. */
export function changeableInputs({ definition, draft }: ExploredResult): readonly NumberInput[] {
  return numberInputs(definition.fields, draft)
    .filter(({ own }) => own !== null)
    .slice(0, MOST_INPUTS);
}

/** Returns the candidate that the result was computed from. */
export function candidateOf({ definition, draft }: ExploredResult): unknown {
  return createFormModel(definition).candidate(draft);
}

/** Returns the number with at most this many digits: plain where they are short, or in e notation. */
export function typedText(value: number, digits: number): string {
  return String(Number(value.toPrecision(digits)));
}

export function withUnit(text: string, unit: string | undefined): string {
  return unit === undefined ? text : `${text} ${unit}`;
}

/** Returns what one unit of the last digit of a number is: 0.01 of '12.50', 1 of '12', 1e-7 of '1.25e-5'. */
export function lastPlace(text: string): number {
  const [digits = '', exponent = '0'] = text.trim().toLowerCase().split('e');
  const decimals = /[.,](\d*)$/.exec(digits)?.[1]?.length ?? 0;
  return 10 ** (Number(exponent.replace('−', '-')) - decimals);
}

/** The power of ten between the value and its text; null where the text is not a number, or is another one. */
function scaleOf({ text }: Figure, value: number): number | null {
  const shown = readNumber(text);
  if (shown === null || Number.isNaN(shown)) return null;
  if (value === 0 || shown === 0) return Math.abs(shown - value) <= lastPlace(text) ? 1 : null;
  if (Math.sign(shown) !== Math.sign(value)) return null;
  const scale = 10 ** Math.round(Math.log10(shown / value));
  return Math.abs(shown - value * scale) <= 1.01 * lastPlace(text) ? scale : null;
}
