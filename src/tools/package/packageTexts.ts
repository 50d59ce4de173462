/** The declarations and the guide of a calculator in the package, from its schemas and the docstrings of its formula. */
import type { JsonSchema } from '#src/tools/schema/jsonSchema.ts';
import type { DescribedCalculator } from './describeTools.ts';
import { TODAY } from './toolCatalog.ts';

/** 'ph-analysis' is the function `phAnalysis`. */
export function functionName(id: string): string {
  return id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the text of `calculators/<id>.d.ts`. */
export function declarations({ tool, schemas, formulas: [formula = ''] }: DescribedCalculator): string {
  const name = functionName(tool.name);
  const inputs = `${name.charAt(0).toUpperCase()}${name.slice(1)}Inputs`;
  const files = tool.texts.map((text) => `readonly ${text}?: Blob`).join('; ');
  const isTold = TODAY in (tool.inputSchema.properties ?? {});
  return [
    `import type {} from '../types/formulas/${formula}.js';`,
    "import type { PackageAnswer } from '../types/answer.js';",
    "import type { FormulaTypes } from '../types/contract.js';",
    '',
    `/** Inputs of ${tool.title}. What is left out is as on the blank page; null is a blank box. */`,
    `export interface ${inputs} ${objectType(schemas.input, '')}`,
    '',
    comment([tool.description, ...tool.warning], ''),
    `export declare function ${name}(`,
    `  inputs: ${inputs},`,
    ...(files === '' && !isTold ? [] : [`  files?: { ${files} },`]),
    ...(isTold ? ['  /** YYYY-MM-DD: the answer says what the dates mean on that day. */', '  today?: string,'] : []),
    `): Promise<PackageAnswer<FormulaTypes['${formula}']['result']>>;`,
    `export default ${name};`,
    '',
  ].join('\n');
}

/**
 * Returns the text of `docs/<id>.md`.
 *
 * @param header docstring of the formula's file, without its marks
 * @param types declarations of the formula's input and result, with their docstrings
 */
export function guide({ tool, schemas }: DescribedCalculator, header: string, types: string): string {
  const [example = {}] = schemas.input.examples ?? [];
  const name = functionName(tool.name);
  return [
    `# ${tool.title}`,
    '',
    tool.description,
    ...(tool.warning.length === 0 ? [] : ['', ...tool.warning.map((line) => `> ${line}\n>`)]),
    '',
    '```js',
    `import { ${name} } from 'pipette-and-paw';`,
    '',
    `const answer = await ${name}(${JSON.stringify(example, null, 2)});`,
    '```',
    '',
    '## Inputs',
    '',
    '| input | type | meaning |',
    '|---|---|---|',
    ...inputRows(schemas.input, ''),
    '',
    '## The formula',
    '',
    header,
    '',
    '```ts',
    types.trim(),
    '```',
    '',
  ].join('\n');
}

function inputRows(schema: JsonSchema, prefix: string): readonly string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]): readonly string[] => {
    const row = inner.items ?? inner.prefixItems?.[0];
    const words = [inner.title, inner.description].filter((each) => each !== undefined).join('. ');
    const line = `| \`${prefix}${name}\` | ${inCell(typeOf(inner, ''))} | ${inCell(words)} |`;
    if (row !== undefined)
      return [`| \`${prefix}${name}\` | list | ${inCell(words)} |`, ...inputRows(row, `${prefix}${name}.N.`)];
    return inner.properties === undefined ? [line] : inputRows(inner, `${prefix}${name}.`);
  });
}

function inCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function objectType(schema: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const words = [property.title, property.description].filter((each) => each !== undefined).join('. ');
    return `${words === '' ? '' : `${comment([words], inner)}\n`}${inner}readonly ${name}?: ${typeOf(property, inner)};`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function typeOf(schema: JsonSchema, indent: string): string {
  const { type = 'null', enum: options, const: constant, items, prefixItems } = schema;
  if (constant !== undefined) return JSON.stringify(constant);
  if (options !== undefined) return options.map((option) => JSON.stringify(option)).join(' | ');
  const row = items ?? prefixItems?.[0];
  if (row !== undefined) return `readonly ${objectType(prefixItems === undefined ? row : withoutNames(row), indent)}[]`;
  if (schema.properties !== undefined) return objectType(schema, indent);
  return (typeof type === 'string' ? [type] : type).join(' | ');
}

/** The value that names a row differs from row to row and may be left out. */
function withoutNames({ properties = {} }: JsonSchema): JsonSchema {
  return {
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [name, each.const === undefined ? each : { type: 'string' }]),
    ),
  };
}

function comment(lines: readonly string[], indent: string): string {
  const safe = lines.map((line) => line.replaceAll('*/', '* /'));
  return safe.length === 1
    ? `${indent}/** ${safe[0]} */`
    : `${indent}/**\n${safe.map((line) => `${indent} * ${line}\n`).join('')}${indent} */`;
}
