/** Describes every calculator as a tool, and every section of their pages: run once, when the package is built. */

import { isConfirmation } from '#src/engine/form/confirmations.ts';
import { toolWords } from '#src/engine/form/onDemand/agentWords.ts';
import { type AnyCalculatorDefinition, warningSentences } from '#src/engine/kit/defineCalculator.ts';
import type { AnalysisEntry } from '#src/site/catalog/analyses.ts';
import { catalog } from '#src/site/catalog/catalog.ts';
import { type CalculatorSchemas, calculatorSchemas } from '#src/tools/cli/calculatorSchemas.ts';
import { CALCULATOR_IDS } from '#src/tools/cli/everyCalculator.ts';
import { definitionNamed } from '#src/tools/cli/namedCalculator.ts';
import type { JsonSchema } from '#src/tools/schema/jsonSchema.ts';
import type { SectionPlace } from './sectionPlaces.ts';
import { type Confirmation, FILE, TODAY, type ToolEntry } from './toolCatalog.ts';

/** A calculator, or a section of its page. */
export interface DescribedCalculator {
  readonly tool: ToolEntry;
  readonly schemas: CalculatorSchemas;
  /** Ids of the formulas that it calls, its own first. */
  readonly formulas: readonly string[];
  readonly sources: readonly string[];
  /** Id of the calculator. */
  readonly page: string;
  /** The section. Absent: the calculator itself. */
  readonly entry?: AnalysisEntry | undefined;
}

/** Ids of the calculators. */
export function everyId(): readonly string[] {
  return CALCULATOR_IDS;
}

/** Describes the function of a calculator, or of a section of its page. */
export async function describeTool({
  name,
  page,
  entry,
}: Omit<SectionPlace, 'entry'> & Pick<DescribedCalculator, 'entry'>): Promise<DescribedCalculator> {
  const definition = await definitionNamed(page, entry?.id);
  const { formula, sources, asked } = definition;
  const schemas = calculatorSchemas(page, definition);
  const { name: title = page, description = '' } = catalog.calculators.find(({ id }) => id === page) ?? {};
  const words =
    asked === undefined
      ? { title, description }
      : {
          title: `${title}: ${asked.entry.title}`,
          description:
            asked.page === null
              ? `A further calculation on the page '${title}'.`
              : `A question to the text of '${title}': inputs of both.`,
        };
  const given = asked?.page ?? null;
  return {
    page,
    entry,
    tool: toolOf({ id: name, ...words }, definition, schemas.input),
    schemas,
    formulas: [formula, ...(given === null ? [] : [given.formula]), ...checksOf(definition)],
    sources,
  };
}

/** The formulas that check the rows of lists. */
function checksOf({ fields }: AnyCalculatorDefinition): readonly string[] {
  return Object.values(fields).flatMap((field) => (field.kind === 'rows' ? (field.entry?.formula ?? []) : []));
}

/** What a tool is called. */
interface Named {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

function toolOf({ id, title, description }: Named, definition: AnyCalculatorDefinition, input: JsonSchema): ToolEntry {
  const { fields, warning, today } = definition;
  const texts = Object.entries(fields).flatMap(([key, { kind }]) => (kind === 'sequence' ? [key] : []));
  const confirmations = Object.entries(fields).flatMap(([key, field]): readonly Confirmation[] =>
    field.kind === 'checkbox' && isConfirmation(field)
      ? [{ name: key, label: field.label, items: field.confirms ?? [] }]
      : [],
  );
  const lines = warning === undefined ? [] : [warning.title, ...warningSentences(warning)];
  return {
    name: id,
    title,
    description: toolWords(description, definition),
    inputSchema: withToday(toolSchema(input, texts, confirmations), today !== undefined),
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

/** The day is not an input of the calculator. A page knows it, the server does not. */
function withToday(schema: JsonSchema, isTold: boolean): JsonSchema {
  if (!isTold) return schema;
  const day: JsonSchema = {
    title: 'Today',
    description:
      "Today's date, YYYY-MM-DD. With it the answer says first what the dates mean today, and whether somebody has to call.",
    type: 'string',
  };
  return { ...schema, properties: { ...schema.properties, [TODAY]: day } };
}
