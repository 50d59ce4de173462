/** What the command says about itself, and about the inputs of a calculator. */
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { AnyField, AnyFields } from '#src/kit/fields.ts';

export const USAGE = `npm run -s calculate -- <calculator> [options]

  <calculator>       its id, as in the address of its page: ph-analysis
  --input <file>     the inputs: a JSON object, a list of them, or CSV with a calculation a line;
                     '-' and without this option: the standard input
  --sequence <file>  a text, FASTA or GenBank file, compressed by gzip or not, as the sequence
  --text <field>     prints a long text of the result, such as 'rna', as FASTA instead of the answer
  --format json|csv  what is printed; without this option: json
  --example          prints the inputs of the page's example and calculates nothing
  --help             with a calculator: its inputs

Exit codes: 0 calculated, 1 something was refused (the answer says what), 2 the call or the inputs do not fit,
3 the calculation broke, or its answer could not be written.`;

/** A line for each input: its name, what it takes, its label; and below a confirmation all that it confirms. */
export function inputsOf({ fields }: AnyCalculatorDefinition): string {
  const lines = inputLines(fields, '');
  const width = Math.max(...lines.map(([name]) => name.length));
  return lines.map(([name, words]) => `${name.padEnd(width)}  ${words}`).join('\n');
}

function inputLines(fields: AnyFields, prefix: string): readonly (readonly [name: string, words: string])[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const line = [`${prefix}${name}`, `${takes(field)}. ${field.label}`] as const;
    if (field.kind === 'rows') return [line, ...inputLines(field.row, `${prefix}${name}.N.`)];
    if (field.kind === 'checkbox') return [line, ...(field.confirms ?? []).map((item) => ['', `- ${item}`] as const)];
    return field.kind === 'group' ? [line, ...inputLines(field.fields, `${prefix}${name}.`)] : [line];
  });
}

function takes(field: AnyField): string {
  switch (field.kind) {
    case 'number':
      return field.unit === undefined ? 'number' : `number in ${field.unit}`;
    case 'choice':
      return `one of ${field.options.map(({ value }) => value).join(', ')}`;
    case 'checkbox':
      return field.confirms === undefined ? 'true or false' : 'true, if it is so';
    case 'date':
      return 'day, YYYY-MM-DD';
    case 'rows':
      return 'list';
    case 'group':
      return 'object';
    default:
      return 'text';
  }
}
