/** Sends a raw request: no URL is normalized, no response decoded, no redirect followed. */
import { type IncomingHttpHeaders, Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { findServers } from '../setup/servers.mjs';
import { GUIDE_HOST, ROOT } from './guide.ts';

export type ServerName = 'preview server' | 'nginx' | 'Caddy';

const { nginx, caddy } = findServers(ROOT);

/** The servers available on this machine. */
export const SERVER_NAMES: readonly ServerName[] = [
  'preview server',
  ...(nginx ? (['nginx'] as const) : []),
  ...(caddy ? (['Caddy'] as const) : []),
];

/** Those that speak HTTPS. */
export const SECURE_NAMES: readonly ServerName[] = SERVER_NAMES.filter((name) => name !== 'preview server');

/** Port of the site, and the port whose HTTP requests are redirected to it. */
interface Ports {
  readonly port: number;
  readonly plainPort: number;
}

const VARIABLE = 'HOSTING_PORTS';

/** Passes the ports to the test processes, which start after the servers. */
export function tellPorts(ports: Readonly<Record<string, Ports | undefined>>): void {
  process.env[VARIABLE] = JSON.stringify(ports);
}

export function portsOf(server: ServerName): Ports {
  const ports: Readonly<Record<string, Ports>> = JSON.parse(process.env[VARIABLE] ?? '{}');
  const found = ports[server];
  if (found === undefined) throw new Error(`${server} is not running`);
  return found;
}

export interface Question {
  /** Path in the request line, including the query. */
  readonly path: string;
  /** Defaults to GET. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it was sent, compressed or not. */
  readonly body: Buffer;
}

const plainAgent = new PlainAgent({ keepAlive: true, maxSockets: 8 });
const secureAgent = new SecureAgent({ keepAlive: true, maxSockets: 8 });

export function ask(server: ServerName, question: Question): Promise<Answer> {
  const { port } = portsOf(server);
  return SECURE_NAMES.includes(server) ? askSecure(port, question) : askPlain('localhost', port, question);
}

function askSecure(port: number, { path, method = 'GET', headers = {} }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      servername: GUIDE_HOST,
      headers: { host: GUIDE_HOST, ...headers },
      rejectUnauthorized: false,
      agent: secureAgent,
    };
    secureRequest(options, (response) => collect(response).then(resolve, reject))
      .on('error', reject)
      .end();
  });
}

/** @param host the name by which the server is asked, too */
export function askPlain(
  host: string,
  port: number,
  { path, method = 'GET', headers = {} }: Question,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host, port, path, method, headers, agent: plainAgent };
    plainRequest(options, (response) => collect(response).then(resolve, reject))
      .on('error', reject)
      .end();
  });
}

async function collect(response: import('node:http').IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
}
