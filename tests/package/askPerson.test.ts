/** How a person is asked: what is shown, how long it waits, and what comes of clients that cannot ask or answer. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  type ClientCapabilities,
  type ElicitRequestFormParams,
  ElicitRequestSchema,
  type ElicitResult,
} from '@modelcontextprotocol/sdk/types.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askPerson } from '#src/tools/package/askPerson.ts';
import type { ToConfirm } from '#src/tools/package/toConfirm.ts';
import type { ToolEntry } from '#src/tools/package/toolCatalog.ts';

const PAGE = 'https://example.org/calculator/dog-metacam';
const TOOL: ToolEntry = {
  name: 'dog-metacam',
  title: 'Dog Metacam Calculator',
  description: '',
  inputSchema: { type: 'object' },
  texts: [],
  confirmations: [{ name: 'vetPrescribed', label: 'My veterinarian has prescribed it', items: ['under 6 months old'] }],
  warning: ['Ask your veterinarian first'],
};
const SHOWN: ToConfirm = {
  entered: [
    { label: 'Weight of the dog', text: '10 kg' },
    { label: 'Unit of the weight', text: 'Kilograms (kg)' },
  ],
  fields: [
    { name: 'weight', title: 'Weight of the dog (kg)', value: '10' },
    {
      name: 'weightUnit',
      title: 'Unit of the weight',
      value: 'kg',
      options: [
        { value: 'kg', label: 'Kilograms (kg)' },
        { value: 'lb', label: 'Pounds (lb)' },
      ],
    },
  ],
  confirmations: ['vetPrescribed'],
};
const TICKED: ElicitResult = { action: 'accept', content: { vetPrescribed: true } };

let asked: ElicitRequestFormParams[] = [];

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** A server whose client answers so. */
async function serverFor(capabilities: ClientCapabilities, answer: () => Promise<ElicitResult>): Promise<Server> {
  const server = new Server({ name: 'server', version: '1' }, { capabilities: { tools: {} } });
  const client = new Client({ name: 'client', version: '1' }, { capabilities });
  if (capabilities.elicitation !== undefined)
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
      asked.push(params as ElicitRequestFormParams);
      return answer();
    });
  const [one, other] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(one), client.connect(other)]);
  return server;
}

function after(milliseconds: number): () => Promise<ElicitResult> {
  return () => new Promise((answer) => setTimeout(() => answer(TICKED), milliseconds));
}

const CONFIRMED = { inputs: { vetPrescribed: true }, corrected: [] };

test('the values that would be computed from are shown after the warning, and once more as fields', async () => {
  const server = await serverFor({ elicitation: { form: {} } }, async () => TICKED);
  expect(await askPerson(server, TOOL, SHOWN, PAGE)).toEqual(CONFIRMED);
  const [{ message, requestedSchema } = {}] = asked as Partial<ElicitRequestFormParams>[];
  expect(message?.split('\n')).toEqual([
    'Ask your veterinarian first',
    '',
    'Dog Metacam Calculator (dog-metacam) is to be calculated from these values. If one is wrong, correct it or decline:',
    '- Weight of the dog: 10 kg',
    '- Unit of the weight: Kilograms (kg)',
    '',
    'Confirm for this animal and these values, only if it is so:',
    'My veterinarian has prescribed it',
    '- under 6 months old',
  ]);
  expect(requestedSchema?.properties).toEqual({
    weight: { type: 'string', title: 'Weight of the dog (kg)', default: '10' },
    weightUnit: {
      type: 'string',
      title: 'Unit of the weight',
      default: 'kg',
      enum: ['kg', 'lb'],
      enumNames: ['Kilograms (kg)', 'Pounds (lb)'],
    },
    vetPrescribed: {
      type: 'boolean',
      title: 'My veterinarian has prescribed it',
      description: 'under 6 months old.',
      default: false,
    },
  });
});

test('what the person corrects replaces what the agent gave, and is said', async () => {
  const content = { vetPrescribed: true, weight: ' 12 ', weightUnit: 'kg' };
  const server = await serverFor({ elicitation: { form: {} } }, async () => ({ action: 'accept', content }));
  expect(await askPerson(server, TOOL, SHOWN, PAGE)).toEqual({
    inputs: { vetPrescribed: true, weight: '12' },
    corrected: ['Corrected by the person: Weight of the dog (kg) 12'],
  });
});

test('a person may read for nine minutes; after ten the page is named', async () => {
  const minute = 60_000;
  for (const [minutes, outcome] of [
    [9, CONFIRMED],
    [11, { refused: `A person has to confirm this, and gave no answer. Open ${PAGE} and confirm there.` }],
  ] as const) {
    const server = await serverFor({ elicitation: { form: {} } }, after(minutes * minute));
    const asked = askPerson(server, TOOL, SHOWN, PAGE);
    await vi.advanceTimersByTimeAsync(12 * minute);
    expect(await asked).toEqual(outcome);
  }
});

test.each<[string, ClientCapabilities, () => Promise<ElicitResult>, string]>([
  ['has no way of asking', {}, async () => TICKED, 'this client cannot ask one'],
  ['asks by address only', { elicitation: { url: {} } }, async () => TICKED, 'this client cannot ask one'],
  [
    'answers by an error',
    { elicitation: { form: {} } },
    () => Promise.reject(new Error('not in this window')),
    'gave no answer',
  ],
  [
    'answers what was not asked',
    { elicitation: { form: {} } },
    async () => ({ action: 'accept', content: { vetPrescribed: 'yes' } }),
    'gave no answer',
  ],
  [
    'leaves a value blank',
    { elicitation: { form: {} } },
    async () => ({ action: 'accept', content: { vetPrescribed: true, weight: '' } }),
    "'Weight of the dog (kg)' was left blank",
  ],
  ['was declined', { elicitation: { form: {} } }, async () => ({ action: 'decline' }), 'did not confirm'],
])('a client that %s gets the page and computes nothing', async (_, capabilities, answer, words) => {
  const asked = await askPerson(await serverFor(capabilities, answer), TOOL, SHOWN, PAGE);
  expect(asked).toEqual({ refused: expect.stringContaining(words) });
  expect(asked).toEqual({ refused: expect.stringContaining(PAGE) });
});
