/**
 * A client of the server, written from the documents of the Model Context Protocol alone: lines of JSON-RPC 2.0 on the standard input and
 * output of a process. It uses nothing of the package by which the server is written.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

type Json = Readonly<Record<string, unknown>>;

/** An error of JSON-RPC, which a client may answer with as well. */
export interface RpcError {
  readonly code: number;
  readonly message: string;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly type: string; readonly properties: Json };
}

export interface ToolResult {
  readonly content: readonly { readonly type: string; readonly text: string }[];
  readonly structuredContent?: Json;
  readonly isError?: boolean;
}

/** What the server asks of its client, by method: the result, or an error. */
type Answers = Readonly<Record<string, (params: Json) => Json | { readonly error: RpcError }>>;

export interface PlainClient {
  /** Of the first answer: the revision of the protocol that both speak. */
  readonly protocolVersion: string;
  readonly tools: () => Promise<readonly Tool[]>;
  readonly call: (name: string, given: Json) => Promise<ToolResult>;
  /** Bytes of the line that lists the tools. */
  readonly bytesOfList: () => Promise<number>;
  /** Sends a line as it is, and returns the next error that belongs to no request. */
  readonly errorTo: (line: string) => Promise<RpcError>;
  readonly close: () => void;
}

interface Waiting {
  readonly resolve: (answer: { readonly result: Json; readonly bytes: number }) => void;
  readonly reject: (error: RpcError) => void;
}

/**
 * Starts the server and greets it.
 *
 * @param folder of the built package
 */
export async function plainClient(
  folder: string,
  {
    args = [],
    capabilities = {},
    answers = {},
  }: { readonly args?: readonly string[]; readonly capabilities?: Json; readonly answers?: Answers } = {},
): Promise<PlainClient> {
  const server: ChildProcess = spawn(process.execPath, [join(folder, 'mcp-server.js'), ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const waiting = new Map<number, Waiting>();
  let onStray: (error: RpcError) => void = () => {};
  let last = 0;
  const send = (message: Json) => server.stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  createInterface({ input: server.stdout as NodeJS.ReadableStream }).on('line', (line) => {
    const { id, method, params = {}, result, error } = JSON.parse(line);
    if (method !== undefined) {
      if (id === undefined) return;
      const answer = method === 'ping' ? {} : answers[method]?.(params);
      if (answer === undefined) send({ id, error: { code: -32601, message: `Method not found: ${method}` } });
      else send('error' in answer ? { id, ...answer } : { id, result: answer });
      return;
    }
    const request = waiting.get(id);
    waiting.delete(id);
    if (request === undefined) onStray(error);
    else if (error === undefined) request.resolve({ result, bytes: Buffer.byteLength(line) });
    else request.reject(error);
  });
  const request = (method: string, params: Json = {}) =>
    new Promise<{ readonly result: Json; readonly bytes: number }>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      send({ id: last, method, params });
    });
  const { result } = await request('initialize', {
    protocolVersion: '2025-06-18',
    capabilities,
    clientInfo: { name: 'plain', version: '1' },
  });
  send({ method: 'notifications/initialized' });
  return {
    protocolVersion: String(result.protocolVersion),
    tools: async () => (await request('tools/list')).result.tools as readonly Tool[],
    bytesOfList: async () => (await request('tools/list')).bytes,
    call: async (name, given) =>
      (await request('tools/call', { name, arguments: given })).result as unknown as ToolResult,
    errorTo: (line) =>
      new Promise((resolve) => {
        onStray = resolve;
        server.stdin?.write(`${line}\n`);
      }),
    close: () => server.stdin?.end(),
  };
}

/** Everything that a tool says. */
export function textOf({ content }: ToolResult): string {
  return content.map(({ text }) => text).join('\n');
}
