/** The schemas of a calculator's inputs and results, as `--schema` prints them and the package holds them. */

import { withoutConfirmations } from '#src/engine/form/confirmations.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { catalog } from '#src/site/catalog/catalog.ts';
import { inputSchema } from '#src/tools/schema/inputSchema.ts';
import type { JsonSchema } from '#src/tools/schema/jsonSchema.ts';
import { resultSchema } from '#src/tools/schema/resultSchema.ts';
import type { AskedSection } from './askedSection.ts';

export interface CalculatorSchemas {
  readonly calculator: string;
  /** The section of its page; absent: the calculator itself. */
  readonly ask?: string;
  readonly input: JsonSchema;
  readonly result: JsonSchema;
}

/** @param asked the section whose definition is given; null: the calculator's own is */
export function calculatorSchemas(
  id: string,
  definition: AnyCalculatorDefinition,
  asked: AskedSection | null = null,
): CalculatorSchemas {
  const { fields, example, outputs } = definition;
  const { name = id, description = '' } = catalog.calculators.find((entry) => entry.id === id) ?? {};
  const title = asked === null ? name : `${name}: ${asked.entry.title}`;
  const about = { title, description, example: withoutConfirmations(fields, example) };
  return {
    calculator: id,
    ...(asked === null ? {} : { ask: asked.entry.id }),
    input: inputSchema(fields, about),
    result: resultSchema(`Result of ${title}`, outputs),
  };
}
