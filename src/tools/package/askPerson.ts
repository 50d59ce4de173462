/** Asks the person in front of the client for the confirmations of a page: an agent's own word confirms nothing. */
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { EnteredValue } from '#src/engine/kit/enteredValue.ts';
import type { ToolEntry } from './toolCatalog.ts';

export type Confirmed = { readonly confirmed: Readonly<Record<string, true>> } | { readonly refused: string };

/** Time to read the warning and to check the list at the animal, in milliseconds. */
const TIME_TO_ANSWER = 10 * 60_000;

/**
 * Shows the page's warning, the values that would be computed from, which the agent gave, and everything that is to be confirmed.
 *
 * @param entered what is confirmed for: a dose for another weight is another dose
 * @param page where a person can confirm instead
 */
export async function askPerson(
  server: Server,
  { title, warning, confirmations }: ToolEntry,
  entered: readonly EnteredValue[],
  page: string,
): Promise<Confirmed> {
  if (confirmations.length === 0) return { confirmed: {} };
  const instead = `Open ${page} and confirm there.`;
  // A client may ask by address only, which fills in no tick.
  if (server.getClientCapabilities()?.elicitation?.form === undefined)
    return { refused: `A person has to confirm this, and this client cannot ask one. ${instead}` };
  const items = confirmations.flatMap(({ label, items: list }) => [label, ...list.map((item) => `- ${item}`)]);
  const values = entered.map(({ label, text }) => `- ${label}: ${text}`);
  const message = [
    ...warning,
    '',
    `${title} is to be calculated from these values. Decline if one is wrong:`,
    ...values,
    '',
    'Confirm for this animal and these values, only if it is so:',
    ...items,
  ].join('\n');
  const properties = Object.fromEntries(
    confirmations.map(({ name, label }) => [name, { type: 'boolean' as const, title: label, default: false }]),
  );
  const request = { message, requestedSchema: { type: 'object' as const, properties } };
  // An error, an answer of another form or none in time confirm nothing.
  const answer = await server.elicitInput(request, { timeout: TIME_TO_ANSWER }).catch(() => null);
  if (answer === null) return { refused: `A person has to confirm this, and gave no answer. ${instead}` };
  if (answer.action !== 'accept') return { refused: `The person did not confirm: nothing was computed. ${instead}` };
  const given = confirmations.filter(({ name }) => answer.content?.[name] === true);
  return { confirmed: Object.fromEntries(given.map(({ name }) => [name, true])) };
}
