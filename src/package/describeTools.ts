/** Describes every calculator as a tool: run once, when the package is built. */
import { catalog } from '#src/catalog/catalog.ts';
import { isConfirmation } from '#src/form/visitorOnly.ts';
import { type CalculatorSchemas, calculatorSchemas } from '#src/headless/calculatorSchemas.ts';
import { CALCULATOR_IDS, loadedDefinition, newHost } from '#src/headless/everyCalculator.ts';
import { type AnyCalculatorDefinition, warningSentences } from '#src/kit/defineCalculator.ts';
import type { JsonSchema } from '#src/schema/jsonSchema.ts';
import { type Confirmation, FILE, type ToolEntry } from './toolCatalog.ts';

export interface DescribedCalculator {
  readonly tool: ToolEntry;
  readonly schemas: CalculatorSchemas;
  /** Ids of the formulas that it calls, its own first. */
  readonly formulas: readonly string[];
  readonly sources: readonly string[];
}

const ONE_ANIMAL =
  'One animal at a time. Pass on the warning and the whole answer as they are: do not shorten or summarize them.';

export function everyId(): readonly string[] {
  return CALCULATOR_IDS;
}

export async function describeCalculator(id: string): Promise<DescribedCalculator> {
  const definition = await loadedDefinition(id);
  if (definition === undefined) throw new Error(`There is no calculator '${id}'`);
  const schemas = await calculatorSchemas(newHost(), id, definition);
  const checks = Object.values(definition.fields).flatMap((field) =>
    field.kind === 'rows' ? (field.entry?.formula ?? []) : [],
  );
  return {
    tool: toolOf(id, definition, schemas.input),
    schemas,
    formulas: [definition.formula, ...checks],
    sources: definition.sources,
  };
}

function toolOf(
  id: string,
  { fields, warning, resultAfterEdit }: AnyCalculatorDefinition,
  input: JsonSchema,
): ToolEntry {
  const { name = id, description = '' } = catalog.calculators.find((entry) => entry.id === id) ?? {};
  const texts = Object.entries(fields).flatMap(([key, { kind }]) => (kind === 'sequence' ? [key] : []));
  const confirmations = Object.entries(fields).flatMap(([key, field]): readonly Confirmation[] =>
    field.kind === 'checkbox' && isConfirmation(field)
      ? [{ name: key, label: field.label, items: field.confirms ?? [] }]
      : [],
  );
  const lines = warning === undefined ? [] : [warning.title, ...warningSentences(warning)];
  const confirmed = confirmations.length === 0 ? '' : 'A person is asked to confirm before anything is computed.';
  return {
    name: id,
    title: name,
    description: [
      description,
      ...(warning === undefined ? [] : [warning.title]),
      resultAfterEdit === 'removed' ? ONE_ANIMAL : '',
      confirmed,
    ]
      .filter((words) => words !== '')
      .join(' '),
    inputSchema: toolSchema(input, texts, confirmations),
    texts,
    confirmations,
    warning: lines,
  };
}

/** Without what only a person may say, and with the files that long texts may be in. */
function toolSchema(input: JsonSchema, texts: readonly string[], confirmations: readonly Confirmation[]): JsonSchema {
  const { $schema: _, title: __, description: ___, properties = {}, ...rest } = input;
  const personal = new Set(confirmations.map(({ name }) => name));
  const files = texts.map((name): [string, JsonSchema] => [
    `${name}${FILE}`,
    {
      title: `${properties[name]?.title ?? name}, as a file`,
      description: `Path of a file with the sequence, of any length, instead of '${name}': text, FASTA, GenBank, EMBL, FASTQ or SnapGene, also in gzip or zip.`,
      type: 'string',
    },
  ]);
  const own = Object.entries(properties).filter(([name]) => !personal.has(name));
  return { ...rest, properties: Object.fromEntries([...own, ...files]) };
}
