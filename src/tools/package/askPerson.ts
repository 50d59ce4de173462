/** Asks the person in front of the client for the confirmations of a page: an agent's own word confirms nothing. */
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { PrimitiveSchemaDefinition } from '@modelcontextprotocol/sdk/types.js';
import type { ShownField, ToConfirm } from './toConfirm.ts';
import type { ToolEntry } from './toolCatalog.ts';

export type Confirmed =
  | {
      /** The ticks, and what the person corrected: inputs that replace those of the agent. */
      readonly inputs: Readonly<Record<string, true | string>>;
      /** What was corrected, in words. */
      readonly corrected: readonly string[];
    }
  | { readonly refused: string };

/** Time to read the warning and to check the list at the animal, in milliseconds. */
const TIME_TO_ANSWER = 10 * 60_000;

/**
 * Shows the page's warning, the values that would be computed from, which the agent gave, and everything that is to be confirmed: all of it in
 * the message, and the values once more as fields, where a client shows fields, so that they can be corrected.
 *
 * @param shown what is confirmed for: a dose for another weight is another dose
 * @param page where a person can confirm instead
 */
export async function askPerson(server: Server, tool: ToolEntry, shown: ToConfirm, page: string): Promise<Confirmed> {
  const confirmations = tool.confirmations.filter(({ name }) => shown.confirmations.includes(name));
  if (tool.confirmations.length === 0) return { inputs: {}, corrected: [] };
  const instead = `Open ${page} and confirm there.`;
  // A client may ask by address only, which fills in no tick.
  if (server.getClientCapabilities()?.elicitation?.form === undefined)
    return { refused: `A person has to confirm this, and this client cannot ask one. ${instead}` };
  const items = confirmations.flatMap(({ label, items: list }) => [label, ...list.map((item) => `- ${item}`)]);
  const values = shown.entered.map(({ label, text }) => `- ${label}${label.endsWith('?') ? '' : ':'} ${text}`);
  const message = [
    ...tool.warning,
    '',
    `${tool.title} (${tool.name}) is to be calculated from these values. If one is wrong, correct it or decline:`,
    ...values,
    '',
    'Confirm for this animal and these values, only if it is so:',
    ...items,
  ].join('\n');
  const ticks = confirmations.map(({ name, label, items: list }): [string, PrimitiveSchemaDefinition] => [
    name,
    {
      type: 'boolean',
      title: label,
      ...(list.length === 0 ? {} : { description: `${list.join('; ')}.` }),
      default: false,
    },
  ]);
  const properties = Object.fromEntries([...shown.fields.map((field) => [field.name, schemaOf(field)]), ...ticks]);
  const request = { message, requestedSchema: { type: 'object' as const, properties } };
  // An error, an answer of another form or none in time confirm nothing.
  const answer = await server.elicitInput(request, { timeout: TIME_TO_ANSWER }).catch(() => null);
  if (answer === null) return { refused: `A person has to confirm this, and gave no answer. ${instead}` };
  if (answer.action !== 'accept') return { refused: `The person did not confirm: nothing was computed. ${instead}` };
  const content = answer.content ?? {};
  const blank = shown.fields.find(({ name }) => typeof content[name] === 'string' && content[name].trim() === '');
  if (blank !== undefined) return { refused: `'${blank.title}' was left blank: nothing was computed. ${instead}` };
  const given = confirmations.filter(({ name }) => content[name] === true).map(({ name }) => [name, true] as const);
  const corrected = shown.fields.flatMap(({ name, title, value }) => {
    const now = content[name];
    return typeof now === 'string' && now.trim() !== value ? [{ name, title, now: now.trim() }] : [];
  });
  return {
    inputs: Object.fromEntries([...corrected.map(({ name, now }) => [name, now] as const), ...given]),
    corrected: corrected.map(({ title, now }) => `Corrected by the person: ${title} ${now}`),
  };
}

/** Labels of choices as `enumNames`, which clients of the first revision with forms know as well. */
function schemaOf({ title, value, options }: ShownField): PrimitiveSchemaDefinition {
  const text = { type: 'string' as const, title, default: value };
  if (options === undefined) return text;
  return { ...text, enum: options.map((each) => each.value), enumNames: options.map((each) => each.label) };
}
