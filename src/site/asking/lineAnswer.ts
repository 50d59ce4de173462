/** The figure of a result that a line asks for. */
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { figuresBy } from '#src/engine/kit/figuresBy.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import type { LineAnswer } from './askLine.ts';

/** A result with the input that it was computed from. */
export interface Answered {
  readonly result: unknown;
  readonly input: unknown;
  readonly presentation: Pick<Presentation, 'status'>;
}

/**
 * Returns the figure; null where the result does not have it.
 *
 * @param shows dotted key of the result
 * @param warning title of the page's standing warning
 */
export function lineAnswer(
  { outputs }: Pick<AnyCalculatorDefinition, 'outputs'>,
  { result, input, presentation }: Answered,
  shows: string,
  warning: string | undefined,
): LineAnswer | null {
  const value = shows.split('.').reduce<unknown>(valueIn, result);
  if (value === undefined || value === null) return null;
  const figure = figureOf(outputs, result, input, shows);
  return {
    field: shows,
    value,
    shown: figure === null ? String(value) : [figure.text, figure.unit ?? ''].filter((part) => part !== '').join(' '),
    label: figure?.label ?? '',
    says: presentation.status,
    ...(warning === undefined ? {} : { warning }),
  };
}

function valueIn(holder: unknown, key: string): unknown {
  return holder === null || typeof holder !== 'object' ? undefined : (holder as Readonly<Record<string, unknown>>)[key];
}

function figureOf(outputs: AnyCalculatorDefinition['outputs'], result: unknown, input: unknown, shows: string) {
  try {
    return figuresBy(outputs, result, input)(shows);
  } catch {
    // A long text, such as a strand, has no figure.
    return null;
  }
}
