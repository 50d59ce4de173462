/** The package, built once for the tests of this folder, and a client of its server. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { type ElicitRequestFormParams, ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';

const FOLDER = `node_modules/.cache/test-package-${process.pid}`;

export interface BuiltPackage {
  /** Absolute. */
  readonly folder: string;
  readonly remove: () => void;
}

export async function builtPackage(): Promise<BuiltPackage> {
  await promisify(execFile)(process.execPath, ['src/tools/build/buildPackage.mjs', FOLDER]);
  return { folder: join(process.cwd(), FOLDER), remove: () => rmSync(FOLDER, { recursive: true, force: true }) };
}

/** What a person answers when asked; null: the client cannot ask anybody. */
export type Person = (asked: ElicitRequestFormParams) => {
  readonly action: 'accept' | 'decline';
  readonly content?: Record<string, boolean>;
};

/** @param args options of the server; without any here: every calculator has its tool, and files of the project may be read */
export async function connectedClient(
  folder: string,
  person: Person | null,
  args: readonly string[] = ['--all-tools', '--files', process.cwd()],
): Promise<Client> {
  const capabilities = person === null ? {} : { elicitation: {} };
  const client = new Client({ name: 'test', version: '1' }, { capabilities });
  if (person !== null)
    client.setRequestHandler(ElicitRequestSchema, async ({ params }) => person(params as ElicitRequestFormParams));
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [join(folder, 'mcp-server.js'), ...args] }),
  );
  return client;
}
