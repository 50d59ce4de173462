/**
 * The prompt of every page that asks for confirmations, word for word, for its example: `prompts.txt`. A change of a warning, a label or a list
 * is read there once more by a person.
 */
import { readFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { expect, test } from 'vitest';
import { isConfirmation } from '#src/engine/form/confirmations.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { askPerson } from '#src/tools/package/askPerson.ts';
import { describeTool } from '#src/tools/package/describeTools.ts';
import { toConfirm } from '#src/tools/package/toConfirm.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';

const PROMPTS = 'tests/package/prompts.txt';
const RULE = '\n----\n';

test('every prompt is the one that was read', async () => {
  const server = new Server({ name: 'server', version: '1' }, { capabilities: { tools: {} } });
  const client = new Client({ name: 'client', version: '1' }, { capabilities: { elicitation: {} } });
  const prompts: string[] = [];
  client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
    prompts.push(params.message);
    return { action: 'decline' };
  });
  const [one, other] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(one), client.connect(other)]);
  for (const { id, definition } of await everyCalculator()) {
    const { fields, example } = definition;
    if (!Object.values(fields).some(isConfirmation)) continue;
    const { tool } = await describeTool({ name: id, page: id });
    const draft = { ...createFormModel(definition).blank, ...example };
    await askPerson(server, tool, toConfirm(fields, draft), '');
  }
  expect(prompts.length).toBeGreaterThan(5);
  expect(prompts).toEqual(readFileSync(PROMPTS, 'utf8').trimEnd().split(RULE));
});
