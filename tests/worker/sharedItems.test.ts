/** What another app shares: kept, taken once, bounded, and refused with a reason. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepShared, MOST_SHARED_BYTES, MOST_SHARED_FILES, takeShared } from '#workers/sharedItems.ts';

/** The part of the cache storage that is used. */
class FakeCaches {
  readonly kept = new Map<string, Map<string, Response>>();
  /** Puts that succeed before the storage is full. */
  room = Number.POSITIVE_INFINITY;

  async has(name: string) {
    return this.kept.has(name);
  }
  async delete(name: string) {
    return this.kept.delete(name);
  }
  async open(name: string) {
    const entries = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, entries);
    return {
      put: async (address: string, response: Response) => {
        this.room -= 1;
        if (this.room < 0) throw new DOMException('full', 'QuotaExceededError');
        entries.set(address, response);
      },
      match: async (address: string) => entries.get(address),
      matchAll: async () => [...entries.values()],
    };
  }
}

let storage: FakeCaches;
beforeEach(() => {
  storage = new FakeCaches();
  vi.stubGlobal('caches', storage);
});
afterEach(() => vi.unstubAllGlobals());

function share(parts: Readonly<Record<string, string>>, files: readonly File[] = []): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  for (const file of files) form.append('files', file);
  return new Request('http://site.example/?opens=shared', { method: 'POST', body: form });
}

describe('what is shared', () => {
  test('is kept with its names, and taken once', async () => {
    const file = new File(['>a\nACGT'], 'gène “1”.fa');
    expect(await keepShared(share({ title: 'Genes', text: 'ACGT', url: 'https://a.example/' }, [file]))).toBe('shared');
    const taken = await takeShared();
    expect(taken).toMatchObject({ title: 'Genes', text: 'ACGT', url: 'https://a.example/' });
    expect(taken?.files.map(({ name }) => name)).toEqual(['gène “1”.fa']);
    expect(await taken?.files[0]?.text()).toBe('>a\nACGT');
    expect(await takeShared()).toBeNull();
    expect(storage.kept.size).toBe(0);
  });

  test('is replaced by what is shared next', async () => {
    await keepShared(share({ text: 'first' }, [new File(['1'], 'first.csv')]));
    await keepShared(share({ text: 'second' }));
    expect(await takeShared()).toEqual({ title: '', text: 'second', url: '', files: [] });
  });

  test('may lack everything, and an empty file without a name is none', async () => {
    expect(await keepShared(share({ other: 'x' }, [new File([], '')]))).toBe('shared');
    expect(await takeShared()).toEqual({ title: '', text: '', url: '', files: [] });
  });
});

describe('what is not kept leaves nothing behind', () => {
  test('too many files', async () => {
    const files = Array.from({ length: MOST_SHARED_FILES + 1 }, (_, index) => new File(['x'], `${index}.fa`));
    expect(await keepShared(share({}, files))).toBe('shared-too-large');
    expect(storage.kept.size).toBe(0);
  });

  test('too many bytes', async () => {
    const form = new FormData();
    form.append('files', new File(['x'], 'large.fa'));
    const [file] = form.getAll('files');
    Object.defineProperty(file, 'size', { value: MOST_SHARED_BYTES + 1 });
    expect(await keepShared({ formData: async () => form } as Request)).toBe('shared-too-large');
    expect(storage.kept.size).toBe(0);
  });

  test('a full storage, in the middle', async () => {
    storage.room = 1;
    expect(await keepShared(share({ text: 'x' }, [new File(['x'], 'a.fa')]))).toBe('shared-no-room');
    expect(storage.kept.size).toBe(0);
  });

  test('no storage at all', async () => {
    vi.stubGlobal('caches', undefined);
    expect(await keepShared(share({ text: 'x' }))).toBe('shared-no-room');
    expect(await takeShared()).toBeNull();
  });

  test('a body that is no form', async () => {
    const request = new Request('http://site.example/?opens=shared', { method: 'POST', body: 'text' });
    expect(await keepShared(request)).toBe('shared-unreadable');
    expect(storage.kept.size).toBe(0);
  });
});
