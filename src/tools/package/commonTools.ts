/** The tools that every client gets: few, for all calculators and all sections of their pages. */
import type { JsonSchema } from '#src/tools/schema/jsonSchema.ts';
import { FILE, type ListedTool } from './toolCatalog.ts';

/** Their names; none is that of a calculator. */
export const COMMON = {
  find: 'find',
  ask: 'ask',
  describe: 'describe',
  calculate: 'calculate',
  listSections: 'list-sections',
  askSection: 'ask-section',
  table: 'calculate-table',
  findInput: 'find-input',
  uncertainty: 'uncertainty',
  verify: 'verify',
} as const;

export type CommonName = (typeof COMMON)[keyof typeof COMMON];

/** Rows of a table that are answered at once. */
export const MOST_ROWS = 1000;

const CALCULATOR: JsonSchema = {
  title: 'Calculator',
  description: `Its name, as '${COMMON.find}' gives it: 'molarity'.`,
  type: 'string',
};
const SECTION: JsonSchema = {
  title: 'Section',
  description: `Its name, as '${COMMON.find}' and '${COMMON.listSections}' give it: 'restriction-sites'.`,
  type: 'string',
};
const INPUTS: JsonSchema = {
  title: 'Inputs',
  description: `By the names that '${COMMON.describe}' gives. One that is left out has its default.`,
  type: 'object',
};

/** In the order in which an agent needs them. */
export const COMMON_TOOLS: readonly (ListedTool & { readonly name: CommonName })[] = [
  {
    name: COMMON.ask,
    title: 'A question in one line',
    description:
      "Answers a question as people type it into the search: '250 mL of 0.5 M NaCl', '5 ft 3 in cm', 'goat bred 3 March 2026'. Says which calculator answers, what was read, the figure and a link. Where a line can be read in several ways it returns the readings, where something is missing the page with what is known, and otherwise nothing: it never guesses. Lines on poison and medicine get no number but the page to open: pass its link on at once.",
    inputSchema: inputs({ line: { title: 'Line', description: 'At most 500 characters.', type: 'string' } }, ['line']),
  },
  {
    name: COMMON.find,
    title: 'Find a calculator or section',
    description:
      'Finds calculators, and the sections that answer further questions on their pages, by words in English: names, links and what each computes. An animal in danger leads to a page for people: pass its link on at once.',
    inputSchema: inputs(
      { words: { title: 'Words', description: "'melting temperature of a primer'", type: 'string' } },
      ['words'],
    ),
  },
  {
    name: COMMON.describe,
    title: 'Inputs and results of a calculator or section',
    description:
      'Returns the JSON Schemas of the inputs and of the result, with labels, units, limits, defaults and an example, and the warning of the page. Computes nothing.',
    inputSchema: inputs({ name: { title: 'Calculator or section', type: 'string' } }, ['name']),
  },
  {
    name: COMMON.calculate,
    title: 'Calculate',
    description:
      'Runs a calculator: sentences, figures with units, the unrounded result, working, sources and a link to the page with these inputs. What is refused says why, and which input. Where a page asks for confirmations, the person in front of the client is asked.',
    inputSchema: inputs({ calculator: CALCULATOR, inputs: INPUTS }, ['calculator', 'inputs']),
  },
  {
    name: COMMON.listSections,
    title: 'Questions that a text can be asked',
    description:
      'Lists the sections: questions to a DNA or protein sequence, and further calculations on the pages of calculators.',
    inputSchema: inputs({
      calculator: { ...CALCULATOR, description: "Only those of its page: 'dna-sequence', 'protein-synthesis'." },
    }),
  },
  {
    name: COMMON.askSection,
    title: 'Ask a section',
    description: `Answers a section: a question to a sequence, which is given as text or as a file, or a further calculation. '${COMMON.describe}' gives its inputs.`,
    inputSchema: inputs({ section: SECTION, inputs: INPUTS }, ['section', 'inputs']),
  },
  {
    name: COMMON.table,
    title: 'Calculate many at once',
    description: `Runs a calculator for each row of a table and returns a table (CSV): the columns given, the figures, and why a row is refused. At most ${MOST_ROWS} rows. Not on toxicity and medicine, where it is one animal at a time, nor where an input is a list.`,
    inputSchema: inputs(
      {
        calculator: CALCULATOR,
        table: {
          title: 'Table',
          description:
            'Text with commas, semicolons or tabs. Its first line names the inputs, with units in brackets; other columns are kept.',
          type: 'string',
        },
        [`table${FILE}`]: {
          title: 'Table, as a file',
          description: "Path of a file, instead of 'table'.",
          type: 'string',
        },
      },
      ['calculator'],
    ),
  },
  {
    name: COMMON.findInput,
    title: 'Find the input for a wanted figure',
    description:
      'Searches for the value of one number or day among the inputs with which a figure of the result has the wanted value. What is found was put back through the calculation. Not on toxicity and medicine.',
    inputSchema: inputs(
      {
        calculator: CALCULATOR,
        inputs: { ...INPUTS, description: 'All of them, with any value of the one that is looked for.' },
        input: { title: 'Input to change', description: "Dotted within lists: 'mass', 'points.0.x'.", type: 'string' },
        figure: {
          title: 'Figure',
          description: "The 'field' that an answer gives it; without it, the headline.",
          type: 'string',
        },
        value: {
          title: 'Wanted value',
          description: 'In the unit of the figure; a day as YYYY-MM-DD.',
          type: ['number', 'string'],
        },
      },
      ['calculator', 'inputs', 'input', 'value'],
    ),
  },
  {
    name: COMMON.uncertainty,
    title: 'Calculate with uncertainties',
    description:
      'Calculates, and carries the standard uncertainties of inputs to all key figures (GUM): interval of 95 %, and the share of each input. Not on toxicity, medicine and births.',
    inputSchema: inputs(
      {
        calculator: CALCULATOR,
        inputs: INPUTS,
        uncertainties: {
          title: 'Standard uncertainties',
          description:
            'By input, in its unit or in percent: {"mass": "0.2", "volume": "4 %"}. A correlation by two inputs: {"mass~volume": "0.5"}.',
          type: 'object',
          additionalProperties: { type: ['string', 'number'] },
        },
      },
      ['calculator', 'inputs', 'uncertainties'],
    ),
  },
  {
    name: COMMON.verify,
    title: 'Verify a saved result',
    description:
      'Computes a saved result again from its inputs and says whether its figures and sentences agree, or where they differ. Takes what a page, the command line or this server gave as JSON.',
    inputSchema: inputs({
      saved: { title: 'Saved result', description: 'The JSON, or its text.', type: ['object', 'string'] },
      [`saved${FILE}`]: {
        title: 'Saved result, as a file',
        description: "Path of a file, instead of 'saved'.",
        type: 'string',
      },
    }),
  },
];

function inputs(properties: JsonSchema['properties'] & object, required: readonly string[] = []): JsonSchema {
  return { type: 'object', properties, ...(required.length === 0 ? {} : { required }), additionalProperties: false };
}
