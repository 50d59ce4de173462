/** Describes every calculator as a tool, and every section of their pages: run once, when the package is built. */

import { isConfirmation } from '#src/engine/form/confirmations.ts';
import { type AnyCalculatorDefinition, warningSentences } from '#src/engine/kit/defineCalculator.ts';
import { ANALYSES, type AnalysisEntry, PAGE_OF_SUBJECT } from '#src/site/catalog/analyses.ts';
import { catalog } from '#src/site/catalog/catalog.ts';
import { type CalculatorSchemas, calculatorSchemas } from '#src/tools/cli/calculatorSchemas.ts';
import { CALCULATOR_IDS } from '#src/tools/cli/everyCalculator.ts';
import { definitionNamed } from '#src/tools/cli/namedCalculator.ts';
import type { JsonSchema } from '#src/tools/schema/jsonSchema.ts';
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

/** A section as one of its pages asks it. */
export interface SectionPlace {
  /** Of its tool and, without hyphens, of its function. */
  readonly name: string;
  readonly entry: AnalysisEntry;
  /** Id of the calculator. */
  readonly page: string;
}

const ONE_ANIMAL =
  'One animal at a time. Pass on the warning and the whole answer as they are: do not shorten or summarize them.';

/** Ids of the calculators. */
export function everyId(): readonly string[] {
  return CALCULATOR_IDS;
}

/**
 * Every section once: pages that give it nothing give the same answers. One that is asked of a text as well as without
 * one is two, the second with the name of its page before its own.
 */
export function everySection(): readonly SectionPlace[] {
  const places = ANALYSES.flatMap((entry): readonly SectionPlace[] => {
    const { id, subject, pages: [page] = [] } = entry;
    const asked = subject === undefined ? [] : [{ name: id, entry, page: PAGE_OF_SUBJECT[subject] }];
    const alone = page === undefined ? [] : [{ name: subject === undefined ? id : `${page}-${id}`, entry, page }];
    return [...asked, ...alone];
  });
  const taken = places.find(({ name }) => CALCULATOR_IDS.includes(name));
  if (taken !== undefined)
    throw new Error(`'${taken.name}' is a calculator and a section: their functions would clash`);
  return places;
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

function toolOf(
  { id, title, description }: Named,
  { fields, warning, resultAfterEdit, today }: AnyCalculatorDefinition,
  input: JsonSchema,
): ToolEntry {
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
    title,
    description: [
      description,
      ...(warning === undefined ? [] : [warning.title]),
      resultAfterEdit === 'removed' ? ONE_ANIMAL : '',
      confirmed,
    ]
      .filter((words) => words !== '')
      .join(' '),
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
