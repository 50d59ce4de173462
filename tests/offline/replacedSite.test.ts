import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readyVersion } from '#src/site/offline/readyVersion.ts';
import { guardInputs, reloadIfReplaced } from '#src/site/offline/replacedSite.ts';

const OURS = '/assets/index-one.js';
const reload = vi.fn();
const stored = new Map<string, string>();

/** The current response of the site. */
function serve(entry: string, status = 200): void {
  const html = `<script src="/early.js"></script><script type="module" crossorigin src="${entry}"></script>`;
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(html, { status })),
  );
}

beforeEach(() => {
  reload.mockReset();
  stored.clear();
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => OURS }) });
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a page of which a part did not load', () => {
  test('is reloaded when the site has another version', async () => {
    serve('/assets/index-two.js');
    expect(await reloadIfReplaced()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('but only once per version', async () => {
    serve('/assets/index-two.js');
    expect([await reloadIfReplaced(), await reloadIfReplaced()]).toEqual([true, false]);
    serve('/assets/index-three.js');
    expect(await reloadIfReplaced()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('and once for several parts', async () => {
    serve('/assets/index-two.js');
    expect(await Promise.all([reloadIfReplaced(), reloadIfReplaced()])).toEqual([true, true]);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('stays when the site is still the same', async () => {
    serve(OURS);
    expect(await reloadIfReplaced()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('stays when the host is out of order, or sends something else altogether', async () => {
    serve('/assets/index-two.js', 503);
    expect(await reloadIfReplaced()).toBe(false);
    vi.stubGlobal('fetch', async () => new Response('<h1>Log in to this network</h1>'));
    expect(await reloadIfReplaced()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('stays without a network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await reloadIfReplaced()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('stays when the host does not respond within a few seconds', async () => {
    const patience = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    const reloading = reloadIfReplaced();
    patience.abort();
    expect(await reloading).toBe(false);
    expect(timeout).toHaveBeenCalledWith(5000);
    timeout.mockRestore();
    expect(reload).not.toHaveBeenCalled();
  });

  test('stays, and offers the reload, as long as it would lose inputs', async () => {
    serve('/assets/index-four.js');
    let typed = '12';
    const end = guardInputs(() => typed !== '');
    expect(await reloadIfReplaced()).toBe(false);
    expect([reload.mock.calls.length, readyVersion()]).toEqual([0, '/assets/index-four.js']);
    typed = '';
    expect(await reloadIfReplaced()).toBe(true);
    serve('/assets/index-five.js');
    typed = '12';
    end();
    expect(await reloadIfReplaced()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('stays where nothing can be stored: it might reload forever', async () => {
    serve('/assets/index-two.js');
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    expect(await reloadIfReplaced()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
