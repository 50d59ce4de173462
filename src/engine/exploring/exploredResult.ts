/** A computed result as the sections below it see it: its figures that are numbers, and the inputs that can be changed. */
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { type NumberInput, numberInputs } from '#src/engine/form/onDemand/numberInputs.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { type NumberFigure, numberFigures } from '#src/engine/kit/onDemand/numberFigures.ts';
import type { Figure, Presentation } from '#src/engine/kit/presentation.ts';

/** A computed result. */
export interface ExploredResult {
  readonly definition: AnyCalculatorDefinition;
  /** The draft that the result was computed from. */
  readonly draft: Values;
  readonly presentation: Presentation;
}

/** A key figure that is written in digits, with how they are written. */
export interface ScaledFigure extends NumberFigure, NonNullable<Figure['written']> {}

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

/** Returns the key figures that are written in digits. */
export function scaledFigures(presentation: Presentation): readonly ScaledFigure[] {
  return numberFigures(presentation).flatMap((each) => {
    const { written } = each.figure;
    return each.isInTable || written === undefined ? [] : [{ ...each, ...written }];
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
