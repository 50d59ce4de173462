/** WebKit through its WebDriver (Debian's `webkit2gtk-driver`), over HTTP and without a package. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import type { Visit } from './visit.ts';

/** What is missing, with the command that installs it; null when all is there. */
export function missingWebKit(): string | null {
  const isThere = onPath('WebKitWebDriver') && (process.env.DISPLAY !== undefined || onPath('Xvfb'));
  return isThere
    ? null
    : 'WebKit is not installed: on Debian and Ubuntu, run "apt-get install webkit2gtk-driver xvfb".';
}

export interface WebKit {
  /** Opens a tab in a session of its own, with nothing kept from others. */
  visit(): Promise<Visit>;
  stop(): void;
}

const START_MS = 60_000;
const PATIENCE_MS = 60_000;
/** Keys of the WebDriver protocol. */
const CONTROL = '\uE009';
const RELEASE = '\uE000';
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts the driver, and a virtual display if no display is set. */
export async function startWebKit(): Promise<WebKit> {
  const started: ChildProcess[] = [];
  const env: NodeJS.ProcessEnv = { ...process.env, LANG: 'en_US.UTF-8', LIBGL_ALWAYS_SOFTWARE: '1' };
  // Root has no user namespaces of its own in many containers.
  if (process.getuid?.() === 0) env.WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS = '1';
  if (env.DISPLAY === undefined) {
    const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1000x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    started.push(display);
    // It takes the first free number and says which.
    const [number] = await once(display.stdout, 'data');
    env.DISPLAY = `:${String(number).trim()}`;
  }
  const port = await freePort();
  started.push(spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env }));
  const ask = asker(`http://127.0.0.1:${port}`);
  const stop = () => {
    for (const each of started.toReversed()) each.kill();
  };
  const end = Date.now() + START_MS;
  while (!(await ask('GET', '/status').then(Boolean, () => false))) {
    if (Date.now() > end) {
      stop();
      throw new Error('The driver of WebKit did not start');
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return { visit: async () => newVisit(ask), stop };
}

type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

function asker(origin: string): Ask {
  return async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function newVisit(ask: Ask): Promise<Visit> {
  // An element that comes later is waited for.
  const capabilities = { alwaysMatch: { timeouts: { implicit: PATIENCE_MS } } };
  const made = (await ask('POST', '/session', { capabilities })) as { readonly sessionId: string };
  const session = `/session/${made.sessionId}`;
  async function elementAt(xpath: string): Promise<string> {
    const found = await ask('POST', `${session}/element`, { using: 'xpath', value: xpath });
    return `${session}/element/${(found as Record<string, string>)[ELEMENT]}`;
  }
  async function type(xpath: string, text: string): Promise<void> {
    await ask('POST', `${await elementAt(xpath)}/value`, { text });
  }
  async function pressWithControl(xpath: string, key: string): Promise<void> {
    await type(xpath, `${CONTROL}${key}${RELEASE}`);
  }
  async function goto(url: string): Promise<void> {
    await ask('POST', `${session}/url`, { url });
  }
  async function run<T>(script: string): Promise<T> {
    return (await ask('POST', `${session}/execute/sync`, { script, args: [] })) as T;
  }
  return {
    goto,
    run,
    type,
    pressWithControl,
    async click(xpath) {
      await ask('POST', `${await elementAt(xpath)}/click`, {});
    },
    chooseFile: type,
    async pasted() {
      await goto('data:text/html,<textarea></textarea>');
      await pressWithControl('//textarea', 'v');
      return run<string>("return document.querySelector('textarea').value");
    },
    async end() {
      await ask('DELETE', session);
    },
  };
}

function onPath(name: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
