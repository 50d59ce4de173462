import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TAKE_OVER } from '#workers/takeOver.ts';

/** Stubs of a service worker, a registration and their container, with the parts that the page uses. */
class FakeWorker extends EventTarget {
  readonly posted: unknown[] = [];
  state: string;

  constructor(state: string) {
    super();
    this.state = state;
  }

  postMessage(message: unknown): void {
    this.posted.push(message);
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  readonly update = vi.fn(async () => {});

  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

const container = Object.assign(new EventTarget(), { register: vi.fn() });
const reload = vi.fn();
let page: EventTarget & { visibilityState: string };
let registration: FakeRegistration;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['performance'] });
  registration = new FakeRegistration();
  container.register.mockReset().mockImplementation(async () => registration);
  reload.mockReset();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function asReady(worker: FakeWorker): ServiceWorker {
  return worker as unknown as ServiceWorker;
}

/** Fresh modules, as in a page that was just loaded. */
async function loaded() {
  const [{ keepSiteOffline, takeUpdate }, { onReadyVersion, readyVersion }] = await Promise.all([
    import('#src/site/offline/siteUpdate.ts'),
    import('#src/site/offline/readyVersion.ts'),
  ]);
  const told = vi.fn();
  onReadyVersion(told);
  await keepSiteOffline();
  return { takeUpdate, readyVersion, told };
}

describe('a new version', () => {
  test('is not reported during the first installation', async () => {
    const { readyVersion, told } = await loaded();
    const worker = new FakeWorker('installing');
    registration.find(worker);
    worker.become('installed');
    expect([readyVersion(), told.mock.calls.length]).toEqual([null, 0]);
  });

  test('is ready once it is completely installed, not before', async () => {
    registration.active = new FakeWorker('activated');
    const { readyVersion, told } = await loaded();
    const worker = new FakeWorker('installing');
    registration.find(worker);
    expect(readyVersion()).toBeNull();
    worker.become('installed');
    expect([readyVersion(), told.mock.calls.length]).toEqual([worker, 1]);
  });

  test('that fails to install is not reported', async () => {
    registration.active = new FakeWorker('activated');
    const { readyVersion } = await loaded();
    const worker = new FakeWorker('installing');
    registration.find(worker);
    worker.become('redundant');
    expect(readyVersion()).toBeNull();
  });

  test('that was already waiting is ready at once', async () => {
    const worker = new FakeWorker('installed');
    registration.waiting = worker;
    const { readyVersion, told } = await loaded();
    expect([readyVersion(), told.mock.calls.length]).toEqual([worker, 1]);
  });

  test('is activated on demand, and the page reloads when it has taken over', async () => {
    const worker = new FakeWorker('installed');
    registration.waiting = worker;
    const { takeUpdate } = await loaded();
    takeUpdate(asReady(worker));
    expect(worker.posted).toEqual([TAKE_OVER]);
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('that follows another is offered again, even after that one was dismissed', async () => {
    const [first, second] = [new FakeWorker('installed'), new FakeWorker('installing')];
    registration.waiting = first;
    registration.active = new FakeWorker('activated');
    const { readyVersion, told } = await loaded();
    registration.find(second);
    second.become('installed');
    expect([readyVersion(), told.mock.calls.length]).toEqual([second, 2]);
  });

  test('that another tab has activated needs only a reload', async () => {
    const worker = new FakeWorker('installed');
    registration.waiting = worker;
    const { takeUpdate } = await loaded();
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    worker.become('activated');
    takeUpdate(asReady(worker));
    expect(worker.posted).toEqual([]);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test('a version that needs only a reload is loaded', async () => {
  const { takeUpdate } = await loaded();
  takeUpdate('/assets/index-two.js');
  expect(reload).toHaveBeenCalledTimes(1);
});

describe('a site that cannot be stored', () => {
  test.each([
    ['for the first time: said once for each tab', null, ['not stored', 1]],
    ['beside an older version, which goes on: nothing is said', new FakeWorker('activated'), [null, 0]],
  ])('%s', async (_, active, expected) => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    registration.active = active;
    const { readyVersion, told } = await loaded();
    for (let tries = 0; tries < 2; tries += 1) {
      const worker = new FakeWorker('installing');
      registration.find(worker);
      worker.become('redundant');
    }
    expect([readyVersion(), told.mock.calls.length]).toEqual(expected);
  });

  test('is not spoken of where not even that can be kept', async () => {
    const { readyVersion } = await loaded();
    const worker = new FakeWorker('installing');
    registration.find(worker);
    worker.become('redundant');
    expect(readyVersion()).toBeNull();
  });
});

describe('a tab that stays open', () => {
  test('asks for a new version when it comes back, once an hour at most', async () => {
    await loaded();
    const comeBack = () => page.dispatchEvent(new Event('visibilitychange'));
    comeBack();
    expect(registration.update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3_600_000);
    page.visibilityState = 'hidden';
    comeBack();
    expect(registration.update).not.toHaveBeenCalled();
    page.visibilityState = 'visible';
    comeBack();
    comeBack();
    expect(registration.update).toHaveBeenCalledTimes(1);
  });

  test('offline finds no version and reports nothing', async () => {
    registration.update.mockRejectedValue(new TypeError('no network'));
    await loaded();
    vi.advanceTimersByTime(3_600_000);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(registration.update).toHaveBeenCalledTimes(1);
  });
});

describe('where there can be no service worker', () => {
  test.each([
    ['it is forbidden', () => container.register.mockRejectedValue(new DOMException('no', 'SecurityError'))],
    ['the browser knows none', () => vi.stubGlobal('navigator', {})],
  ])('because %s, the site goes on without', async (_, forbid) => {
    forbid();
    const { readyVersion } = await loaded();
    expect(readyVersion()).toBeNull();
  });
});
