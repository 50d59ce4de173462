/** The command's help text, and the description of a calculator's inputs. */

import { isConfirmation } from '#src/engine/form/confirmations.ts';
import type { AnyField, AnyFields } from '#src/engine/kit/fields.ts';
import type { AnyOutput, AnyOutputs } from '#src/engine/kit/outputs.ts';
import { analysesOn } from '#src/site/catalog/analyses.ts';
import { outputWords } from '#src/tools/schema/resultSchema.ts';
import type { AskedSection, CalledDefinition } from './askedSection.ts';
import { TYPED } from './fieldFlags.ts';

export const USAGE = `npm run -s calculate -- <calculator> [options] [inputs as flags]

  <calculator>       its id, as in the address of its page: ph-analysis
  --<input> <value>  an input by its name: --molar-mass 180.156, --mass '9 mg', --allow-ambiguous
  --ask <section>    a section of the calculator's page, such as restriction-sites; its inputs stand beside the calculator's
  --uncertainty <…>  the standard uncertainty of a number, mass=0.2 or mass=4%, or a correlation, mass~volume=0.5; again for
                     each. A number may also be written with it: --mass '9.00 ± 0.09', --mass '9.00(9)'
  ask '<line>'       without a calculator: a question in words with its data, such as '250 mL of 0.5 M NaCl'; prints which page answers it,
                     what was read, and the figure, or what else was read or is missing
  --input <file>     the inputs as a file: a JSON object, a list of them, or CSV with a calculation a line;
                     '-', and no option or flag with inputs at all: the standard input
  --sequence <file>  a file as the sequence: text, FASTA, GenBank, EMBL, FASTQ or SnapGene, also in gzip or zip;
                     '-': the standard input
  --record <n|name>  one record of the sequences, by its number, its name or its whole header
  --text <field>     prints a long text of the result, such as 'rna', as FASTA or as its file instead of the answer, for every record
  --format <format>  what is printed: json, which counts without this option; csv, a line a calculation, or a record;
                     of one calculation tables, its figures and tables as CSV, or text, as the page copies it
  --example          prints the inputs of the page's example and calculates nothing
  --schema           prints the inputs and the result as JSON Schemas and calculates nothing
  --check <answer>   prints whether an answer of your own to the first figure is right, and otherwise which slip gives it
  --today <day>      YYYY-MM-DD: what the dates of a pregnancy mean on that day, as 'today' beside the result. Without it nothing is
                     said of today: the command does not know it
  --verify <file>    without a calculator: computes a saved result again and says whether it agrees
  --help             the calculators; with one: its inputs and sections; with a section: the inputs of that

Exit codes: 0 calculated, 1 something was refused, is wrong or does not agree (the answer says what), 2 the call or the inputs do not fit,
3 the calculation broke, or its answer could not be written. Interrupted by Ctrl-C: 130.`;

export function calculatorList(ids: readonly string[]): string {
  return `Calculators:\n${ids.map((id) => `  ${id}`).join('\n')}`;
}

/** The inputs and results of a calculator, and the sections of its page; or those of one of them. */
export function calculatorHelp(id: string, definition: CalledDefinition): string {
  const { fields, outputs, asked: section } = definition;
  if (section !== undefined) return sectionHelp(id, definition, section);
  const flags = Object.values(fields).some(isConfirmation)
    ? `Inputs of ${id}, as JSON. There are confirmations among them: flags are not taken.`
    : `Inputs of ${id}. Each is a key of JSON, a column of CSV, and a flag: --${flagExample(fields)}`;
  const sections = analysesOn(id).map((section): Line => [section.id, section.title]);
  const asked =
    sections.length === 0 ? [] : ['', 'Sections of its page, by --ask <section>', '', ...inColumns(sections)];
  return [flags, '', ...inColumns(inputLines(fields, '')), ...resultHelp(outputs), ...asked].join('\n');
}

/** The inputs of a section, then those of the calculator whose input it is given. */
function sectionHelp(id: string, both: CalledDefinition, { entry, fields, page }: AskedSection): string {
  const others = Object.fromEntries(Object.entries(both.fields).filter(([name]) => !(name in fields)));
  const own = `Inputs of ${entry.id}, '${entry.title}'. Each is a key of JSON, a column of CSV, and a flag: --${flagExample(fields)}`;
  const ofPage =
    page === null ? [] : ['', `Inputs of ${id}, which it is about`, '', ...inColumns(inputLines(others, ''))];
  return [own, '', ...inColumns(inputLines(fields, '')), ...resultHelp(both.outputs), ...ofPage].join('\n');
}

function resultHelp(outputs: AnyOutputs): readonly string[] {
  return ['', 'Its result; what does not apply is null', '', ...inColumns(outputLines(outputs, ''))];
}

/** A line each: for an input its name, accepted values, label; and below it the choices, or everything that is confirmed. */
function inColumns(lines: readonly Line[]): readonly string[] {
  const width = Math.max(...lines.map(([name]) => name.length));
  return lines.map(([name, words]) => `${name.padEnd(width)}  ${words}`);
}

function flagExample(fields: AnyFields): string {
  const [name = '', field] = Object.entries(fields)[0] ?? [];
  if (field?.kind === 'sequence') return `${name} <file>, or the letters by --${name}${TYPED}`;
  if (field?.kind === 'rows') return `${name} '[…]', or column by column: --${name}.${Object.keys(field.row)[0]} 1,2,3`;
  return `${name} …`;
}

type Line = readonly [name: string, words: string];

function inputLines(fields: AnyFields, prefix: string): readonly Line[] {
  return Object.entries(fields).flatMap(([name, field]): readonly Line[] => {
    const line: Line = [`${prefix}${name}`, `${[takes(name, field), ...remarksOn(field)].join(', ')}. ${field.label}`];
    switch (field.kind) {
      case 'rows':
        return [line, ...inputLines(field.row, `${prefix}${name}.N.`)];
      case 'group':
        return [line, ...inputLines(field.fields, `${prefix}${name}.`)];
      case 'checkbox':
        return [line, ...(field.confirms ?? []).map((item): Line => ['', `- ${item}`])];
      case 'choice':
        return [line, ...labelled(field.options)];
      default:
        return [line];
    }
  });
}

function outputLines(outputs: AnyOutputs, prefix: string): readonly Line[] {
  return Object.entries(outputs).flatMap(([key, output]) => linesOf(`${prefix}${key}`, output));
}

function linesOf(name: string, output: AnyOutput): readonly Line[] {
  const words = outputWords(output);
  const line: Line = [name, [GIVES[output.kind], ...(words === '' ? [] : [words])].join('. ')];
  switch (output.kind) {
    case 'group':
      return outputLines(output.keys, `${name}.`);
    case 'rows':
      return [line, ...outputLines(output.row, `${name}.${output.byName === true ? 'NAME' : 'N'}.`)];
    case 'each':
      return [[name, `${line[1]}, each ${GIVES[output.each.kind]}`]];
    default:
      return [line];
  }
}

const GIVES: Readonly<Record<AnyOutput['kind'], string>> = {
  number: 'number',
  flag: 'true or false',
  words: 'text',
  day: 'day',
  sequence: 'long text',
  group: 'object',
  rows: 'list',
  each: 'list',
  inner: 'for charts and further steps',
};

/** Returns the choices whose label says more than their value. */
function labelled(options: readonly { readonly value: string; readonly label: string }[]): readonly Line[] {
  return options.flatMap(({ value, label }): readonly Line[] =>
    label === value ? [] : [['', `- ${value}: ${label}`]],
  );
}

function takes(name: string, field: AnyField): string {
  switch (field.kind) {
    case 'number': {
      const units = field.units?.map(({ unit }) => unit) ?? (field.unit === undefined ? [] : [field.unit]);
      return units.length === 0 ? 'number' : `number in ${units.join(' or ')}`;
    }
    case 'choice':
      return `one of ${field.options.map(({ value }) => value).join(', ')}`;
    case 'checkbox':
      return field.confirms === undefined ? 'true or false' : 'true, if it is so';
    case 'date':
      return 'day, YYYY-MM-DD';
    case 'sequence':
      return `text, or a file by --${name}`;
    case 'rows':
      return 'list';
    case 'group':
      return 'object';
    default:
      return 'text';
  }
}

function remarksOn(field: AnyField): readonly string[] {
  const limits = 'min' in field || 'max' in field ? [limitsOf(field)] : [];
  const initial = 'initial' in field && field.initial !== undefined && field.initial !== 'today' ? field.initial : null;
  const unlessSaid = initial === null || initial === '' ? [] : [`without it ${String(initial)}`];
  return [...limits, ...unlessSaid, ...(field.optional === true ? ['optional'] : [])];
}

function limitsOf({ min, max }: { readonly min?: number | string; readonly max?: number | string }): string {
  if (min === undefined) return `at most ${max}`;
  return max === undefined ? `at least ${min}` : `${min} to ${max}`;
}
