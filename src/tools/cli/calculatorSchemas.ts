/** The schemas of a calculator's inputs and results, as `--schema` prints them and the package holds them. */

import { withoutConfirmations } from '#src/engine/form/confirmations.ts';
import { catalog } from '#src/site/catalog/catalog.ts';
import { inputSchema } from '#src/tools/schema/inputSchema.ts';
import type { JsonSchema } from '#src/tools/schema/jsonSchema.ts';
import { resultSchema } from '#src/tools/schema/resultSchema.ts';
import type { CalledDefinition } from './askedSection.ts';

export interface CalculatorSchemas {
  readonly calculator: string;
  /** The section of its page; absent: the calculator itself. */
  readonly ask?: string;
  readonly input: JsonSchema;
  readonly result: JsonSchema;
}

/** @param id of the calculator, of a section as well */
export function calculatorSchemas(
  id: string,
  { fields, example, outputs, asked }: CalledDefinition,
): CalculatorSchemas {
  const { name = id, description = '' } = catalog.calculators.find((entry) => entry.id === id) ?? {};
  const title = asked === undefined ? name : `${name}: ${asked.entry.title}`;
  const about = { title, description, example: withoutConfirmations(fields, example) };
  return {
    calculator: id,
    ...(asked === undefined ? {} : { ask: asked.entry.id }),
    input: inputSchema(fields, about),
    result: resultSchema(`Result of ${title}`, outputs),
  };
}
