/** The tools that are about all pages: one answers a line, and two ask any section of a calculator's page. */
import { ASK_LINE, ASK_SECTION, SECTION_INPUTS, type ToolEntry } from './toolCatalog.ts';

/** Returns the tools, with these sections. */
export function commonTools(sections: readonly ToolEntry[]): readonly ToolEntry[] {
  const list = sections.map(({ name, title }) => `- ${name}: ${title}`).join('\n');
  const section = { title: 'Section', type: 'string', enum: sections.map(({ name }) => name) } as const;
  const none = { texts: [], confirmations: [], warning: [] };
  return [
    {
      ...none,
      name: ASK_LINE,
      title: 'A question in one line',
      description:
        "Answers a question as people type it into the search: '250 mL of 0.5 M NaCl', '5 ft 3 in cm', 'goat bred 3 March 2026'. Says which calculator answers, what was read, the figure and a link. Where a line can be read in several ways it returns the readings, where something is missing the page with what is known, and otherwise nothing: it never guesses. Lines on poison and medicine get no number but the page to open: pass its link on at once.",
      inputSchema: {
        type: 'object',
        properties: { line: { title: 'Line', description: 'At most 500 characters.', type: 'string' } },
        required: ['line'],
        additionalProperties: false,
      },
    },
    {
      ...none,
      name: SECTION_INPUTS,
      title: 'Inputs of a further question or calculation',
      description: `Returns the schema of the inputs with which '${ASK_SECTION}' answers, with an example. Computes nothing.`,
      inputSchema: { type: 'object', properties: { section }, required: ['section'], additionalProperties: false },
    },
    {
      ...none,
      name: ASK_SECTION,
      title: 'Further questions and calculations',
      description: `Answers a section of a calculator's page. '${SECTION_INPUTS}' gives the inputs of each. The sections, after the name of the page:\n${list}`,
      inputSchema: {
        type: 'object',
        properties: {
          section,
          inputs: { title: 'Inputs', description: `As '${SECTION_INPUTS}' names them.`, type: 'object' },
        },
        required: ['section'],
        additionalProperties: false,
      },
    },
  ];
}
