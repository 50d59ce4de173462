/** Asks the person in front of the client for the confirmations of a page: an agent's own word confirms nothing. */
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { ToolEntry } from './toolCatalog.ts';

export type Confirmed = { readonly confirmed: Readonly<Record<string, true>> } | { readonly refused: string };

/**
 * Shows the page's warning and everything that is to be confirmed.
 *
 * @param page where a person can confirm instead
 */
export async function askPerson(
  server: Server,
  { warning, confirmations }: ToolEntry,
  page: string,
): Promise<Confirmed> {
  if (confirmations.length === 0) return { confirmed: {} };
  if (server.getClientCapabilities()?.elicitation === undefined)
    return { refused: `A person has to confirm this, and this client cannot ask one. Open ${page} and confirm there.` };
  const items = confirmations.flatMap(({ label, items: list }) => [label, ...list.map((item) => `- ${item}`)]);
  const { action, content } = await server.elicitInput({
    message: [...warning, '', 'Confirm for this animal, only if it is so:', ...items].join('\n'),
    requestedSchema: {
      type: 'object',
      properties: Object.fromEntries(
        confirmations.map(({ name, label }) => [name, { type: 'boolean' as const, title: label, default: false }]),
      ),
    },
  });
  if (action !== 'accept') return { refused: 'The person did not confirm: nothing was computed.' };
  const given = confirmations.filter(({ name }) => content?.[name] === true);
  return { confirmed: Object.fromEntries(given.map(({ name }) => [name, true])) };
}
