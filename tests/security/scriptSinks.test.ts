/** Every use of a Trusted Types sink in the sources is listed here; `browser/policy.spec.ts` checks the built files. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withoutComments } from '#tests/architecture/importGraph.ts';
import { sinksIn } from './scriptSinks.ts';

const SOURCES = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx,js}', '/workers/**/*.ts', '!/src/tools/build/**', '!/workers/kernel/assembly/**'],
  { query: '?raw', import: 'default', eager: true },
);

test('a worker, a service worker and the policy for their addresses are all there is', () => {
  const found = Object.entries(SOURCES).map(([file, source]) => [file, sinksIn(withoutComments(source))] as const);
  expect(found.length).toBeGreaterThan(300);
  expect(Object.fromEntries(found.filter(([, sinks]) => Object.keys(sinks).length > 0))).toEqual({
    '/workers/client.ts': { 'started worker': 1 },
    '/src/site/offline/siteUpdate.ts': { 'started service worker': 1 },
    '/workers/ownScripts.ts': { policy: 1 },
  });
});

test('both are started by an address that the policy has let through', () => {
  expect(SOURCES['/workers/client.ts']).toContain('new Worker(ownScript(');
  expect(SOURCES['/src/site/offline/siteUpdate.ts']).toContain('serviceWorker.register(ownScript(');
});

test.each([
  ['a.innerHTML = b', 'assigned markup'],
  ['a.outerHTML=b', 'assigned markup'],
  ['a.insertAdjacentHTML("beforeend",b)', 'parsed markup'],
  ['<iframe srcDoc={b} />', 'parsed markup'],
  ['(0,eval)(a);eval(b)', 'run text'],
  ['new Function(b)', 'run text'],
  ['setTimeout(`a`,1)', 'run text'],
  ["a.setAttribute('onclick', b)", 'handler in an attribute'],
  ['a.createElement(`script`)', 'element that runs or loads'],
  ["document.createElementNS(SVG, 'script')", 'element that runs or loads'],
  ['new SharedWorker(a)', 'started worker'],
  ['navigator.serviceWorker.register(a)', 'started service worker'],
  ['importScripts(a)', 'imported script'],
])('%s is found', (text, sink) => {
  expect(sinksIn(text)).toEqual({ [sink]: 1 });
});

test('similar code is not', () => {
  expect(sinksIn('a.innerHTML === b; setTimeout(run, 1); registry.register(a); isFunction(a)')).toEqual({});
});

describe('the policy for addresses', () => {
  const made: string[] = [];
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv('DEV', false);
    made.length = 0;
    vi.stubGlobal('trustedTypes', {
      createPolicy(name: string, { createScriptURL }: { createScriptURL(address: string): string }) {
        made.push(name);
        return { createScriptURL: (address: string) => `trusted ${createScriptURL(address)}` };
      },
    });
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  test('lets the two scripts of the site through, and is made once', async () => {
    const { ownScript } = await import('#workers/ownScripts.ts');
    expect(ownScript('/service-worker.js')).toBe('trusted /service-worker.js');
    expect(ownScript('/assets/calculator.worker-CGxwKL-G.js')).toBe('trusted /assets/calculator.worker-CGxwKL-G.js');
    expect(made).toEqual(['own-scripts']);
  });

  test.each([
    'https://elsewhere.example/service-worker.js',
    '//elsewhere.example/assets/calculator.worker-1234567.js',
    '/assets/index-1234567.js',
    '/assets/calculator.worker-1234567.js?module=//elsewhere.example',
    '/assets/../calculator.worker-1234567.js',
    'data:text/javascript,alert(1)',
    'blob:https://example.org/1',
    '',
  ])('refuses %j', async (address) => {
    const { ownScript } = await import('#workers/ownScripts.ts');
    expect(() => ownScript(address)).toThrow(TypeError);
  });

  test('is as strict in a browser without trusted types', async () => {
    vi.stubGlobal('trustedTypes', undefined);
    const { ownScript } = await import('#workers/ownScripts.ts');
    expect(ownScript('/service-worker.js')).toBe('/service-worker.js');
    expect(() => ownScript('/assets/index-1234567.js')).toThrow(TypeError);
  });
});
