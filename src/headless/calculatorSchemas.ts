/** The schemas of a calculator's inputs and results, as `--schema` prints them and the package holds them. */
import { catalog } from '#src/catalog/catalog.ts';
import { withoutConfirmations } from '#src/form/visitorOnly.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import { inputSchema } from '#src/schema/inputSchema.ts';
import type { JsonSchema } from '#src/schema/jsonSchema.ts';
import { resultSchema } from '#src/schema/resultSchema.ts';
import type { AnyHost } from '#workers/contract.ts';
import { sampleResults } from './sampleResults.ts';

export interface CalculatorSchemas {
  readonly calculator: string;
  readonly input: JsonSchema;
  readonly result: JsonSchema;
}

export async function calculatorSchemas(
  host: AnyHost,
  id: string,
  definition: AnyCalculatorDefinition,
): Promise<CalculatorSchemas> {
  const { fields, example } = definition;
  const { name = id, description = '' } = catalog.calculators.find((entry) => entry.id === id) ?? {};
  const about = { title: name, description, example: withoutConfirmations(fields, example) };
  return {
    calculator: id,
    input: inputSchema(fields, about),
    result: resultSchema(`Result of ${name}`, await sampleResults(host, definition)),
  };
}
