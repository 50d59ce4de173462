/** The two tools by which an agent asks any section of a calculator's page. */
import { ASK_SECTION, SECTION_INPUTS, type ToolEntry } from './toolCatalog.ts';

/** Returns the two tools for these sections. */
export function sectionTools(sections: readonly ToolEntry[]): readonly ToolEntry[] {
  const list = sections.map(({ name, title }) => `- ${name}: ${title}`).join('\n');
  const section = { title: 'Section', type: 'string', enum: sections.map(({ name }) => name) } as const;
  const none = { texts: [], confirmations: [], warning: [] };
  return [
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
