/** The schema of a calculator's results, from their declaration. */
import type { AnyOutput, AnyOutputs } from '#src/engine/kit/outputs.ts';
import { DIALECT, type JsonSchema } from './jsonSchema.ts';

export function resultSchema(title: string, outputs: AnyOutputs): JsonSchema {
  return { $schema: DIALECT, title, type: 'object', properties: propertiesOf(outputs) };
}

function propertiesOf(outputs: AnyOutputs): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(Object.entries(outputs).map(([key, output]) => [key, schemaOf(output)]));
}

function schemaOf(output: AnyOutput): JsonSchema {
  const title = outputWords(output);
  return { ...(title === '' ? {} : { title }), ...valueSchema(output) };
}

/** What does not apply, and a number that is not finite, is null. */
function valueSchema(output: AnyOutput): JsonSchema {
  switch (output.kind) {
    case 'number':
      return { type: ['number', 'null'] };
    case 'flag':
      return { type: ['boolean', 'null'] };
    case 'words':
      return typeof output.words === 'object'
        ? { enum: [...Object.keys(output.words), null] }
        : { type: ['string', 'null'] };
    case 'day':
      return { type: ['string', 'null'], format: 'date' };
    case 'sequence':
      // In full while it is short, else its length.
      return { type: ['string', 'object', 'null'], properties: { length: { type: 'number' } } };
    case 'group':
      return { type: ['object', 'null'], properties: propertiesOf(output.keys) };
    case 'rows':
      return listOf(output, { type: ['object', 'null'], properties: propertiesOf(output.row) });
    case 'each':
      return listOf(output, schemaOf(output.each));
    case 'inner':
      return {};
  }
}

function listOf({ byName = false }: { readonly byName?: boolean }, item: JsonSchema): JsonSchema {
  return byName ? { type: ['object', 'null'], additionalProperties: item } : { type: ['array', 'null'], items: item };
}

/** Returns the label and the unit of a value: 'Mass, g'. Of a label or a unit that depends on the mode, nothing. */
export function outputWords(output: AnyOutput): string {
  const { label } = output;
  if (typeof label !== 'string') return '';
  const unit = output.kind === 'number' ? (output.unit ?? output.columnUnit) : undefined;
  return typeof unit === 'string' ? `${label}, ${unit}` : label;
}
