import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { figuresAsPrecise, type Precision, precisionOf } from './significantFigures.ts';

/** Returns a figure at the precision of the typed inputs, with the input that decides; null where the page does not count that. */
export function preciseFigure(
  { precision: rule, fields }: Pick<AnyCalculatorDefinition, 'precision' | 'fields'>,
  draft: Values,
  presentation: Presentation,
  field: string,
): (Pick<Precision, 'by'> & { readonly text: string }) | null {
  const precision = rule === undefined ? null : precisionOf(fields, draft, rule);
  if (rule === undefined || precision === null) return null;
  const found = figuresAsPrecise(presentation, precision, rule).find((figure) => figure.field === field);
  return found === undefined ? null : { text: found.text, by: precision.by };
}
