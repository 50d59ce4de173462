/** The animals that a visitor keeps: what is stored of them, what is read back, and that nothing is kept where storage is refused. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { animalsText, readAnimals } from '#src/site/animals/animalsText.ts';
import {
  type AnimalWords,
  type KeptAnimal,
  LONGEST_NAME,
  MOST_ANIMALS,
  MOST_SERVICES,
  withAnimal,
  withDates,
  withoutService,
  withService,
  withWords,
} from '#src/site/animals/keptAnimals.ts';

const BELLA: AnimalWords = {
  name: 'Bella',
  species: 'dog',
  breed: 'Labrador',
  weight: { amount: 28.5, unit: 'kg', on: '2026-05-03' },
};

function kept(...words: readonly AnimalWords[]): readonly KeptAnimal[] {
  return words.reduce<readonly KeptAnimal[]>((list, each) => withAnimal(list, each) ?? list, []);
}

describe('the list', () => {
  test('a service is kept once, for an animal that is there or for a new one', () => {
    const first = withDates(kept(BELLA), { species: 'dog', name: 'BELLA', fragment: 'matingDate=2026-10-01' }) ?? [];
    expect(first).toHaveLength(1);
    const again = withDates(first, { species: 'dog', name: 'Bella', fragment: 'matingDate=2026-10-01' }) ?? [];
    expect(again[0]?.services).toHaveLength(1);
    const cat = withDates(again, { species: 'cat', name: 'Bella', fragment: 'matingDate=2026-10-02' }) ?? [];
    expect(cat.map(({ species, weight }) => [species, weight])).toEqual([
      ['dog', BELLA.weight],
      ['cat', null],
    ]);
    expect(withoutService(cat, 1, 1)[0]?.services).toEqual([]);
  });

  test('another kind of animal has none of the services', () => {
    const dam = withService(kept(BELLA), 1, 'matingDate=2026-10-01') ?? [];
    expect(withWords(dam, 1, { ...BELLA, name: 'Bell' })[0]).toMatchObject({ name: 'Bell', services: [{ id: 1 }] });
    expect(withWords(dam, 1, { ...BELLA, species: 'cat' })[0]?.services).toEqual([]);
  });

  test('is full at its limits', () => {
    const full = Array.from(
      { length: MOST_ANIMALS },
      (_, index): KeptAnimal => ({ id: index + 1, ...BELLA, services: [] }),
    );
    expect(withAnimal(full, BELLA)).toBeNull();
    const services = Array.from({ length: MOST_SERVICES }, (_, index) => ({ id: index + 1, fragment: `${index}` }));
    expect(withService([{ id: 1, ...BELLA, services }], 1, 'matingDate=2026-10-01')).toBeNull();
    expect(withService([], 1, 'matingDate=2026-10-01')).toBeNull();
  });
});

describe('what is read back', () => {
  const dam =
    withService(kept(BELLA, { name: '417', species: 'cow', breed: '', weight: null }), 2, 'matingDate=x') ?? [];

  test('is what was stored', () => {
    expect(readAnimals(animalsText(dam))).toEqual(dam);
  });

  test.each<[string, (animal: Record<string, unknown>) => unknown]>([
    ['another member', (animal) => ({ ...animal, dose: 5 })],
    ['a kind that there is not', (animal) => ({ ...animal, species: 'dragon' })],
    ['no name', (animal) => ({ ...animal, name: '  ' })],
    ['too long a name', (animal) => ({ ...animal, name: 'x'.repeat(LONGEST_NAME + 1) })],
    ['a weight below 0', (animal) => ({ ...animal, weight: { amount: -1, unit: 'kg', on: '2026-05-03' } })],
    ['a weight as text', (animal) => ({ ...animal, weight: { amount: '28', unit: 'kg', on: '2026-05-03' } })],
    ['a day that does not exist', (animal) => ({ ...animal, weight: { amount: 2, unit: 'kg', on: '2026-02-30' } })],
    ['a service without a number', (animal) => ({ ...animal, services: [{ fragment: '' }] })],
    ['two services of one number', (animal) => ({ ...animal, services: [1, 1].map((id) => ({ id, fragment: '' })) })],
    ['no animal', () => null],
  ])('is refused with %s', (_, changed) => {
    const { animals, ...rest } = JSON.parse(animalsText(kept(BELLA)));
    expect(readAnimals(JSON.stringify({ ...rest, animals }))).not.toBeNull();
    expect(readAnimals(JSON.stringify({ ...rest, animals: animals.map(changed) }))).toBeNull();
  });

  test.each([
    '',
    '{',
    '[]',
    'null',
    '{"version":2,"animals":[]}',
    `{"version":1,"animals":[]}${' '.repeat(2_000_001)}`,
  ])('is refused as a whole: %#', (text) => expect(readAnimals(text)).toBeNull());
});

describe('the store', () => {
  type Store = typeof import('#src/site/animals/animalStore.ts');
  let store: Store;
  beforeEach(async () => {
    vi.resetModules();
    store = await import('#src/site/animals/animalStore.ts');
  });
  afterEach(() => vi.unstubAllGlobals());

  function storage(broken: { readonly write?: true } = {}): Map<string, string> {
    const texts = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem(key: string, text: string) {
        if (broken.write) throw new DOMException('full', 'QuotaExceededError');
        texts.set(key, text);
      },
      removeItem: (key: string) => texts.delete(key),
    });
    return texts;
  }

  test('keeps the list, and leaves nothing behind when it is erased', () => {
    const texts = storage();
    expect(store.storedAnimals()).toEqual({ animals: [], fault: null, isKnown: true });
    expect(store.keepAnimals(kept(BELLA))).toBeNull();
    expect(store.storedAnimals().animals).toEqual(kept(BELLA));
    // React draws again for as long as a snapshot is a new one.
    expect(store.storedAnimals()).toBe(store.storedAnimals());
    expect(store.keepAnimals([])).toBeNull();
    expect(texts.size).toBe(0);
  });

  test('in a private window it lasts as long as the page, with a sentence', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(store.storedAnimals()).toMatchObject({ animals: [], fault: expect.stringContaining('private window') });
    expect(store.keepAnimals(kept(BELLA))).toContain('as long as this page is open');
    expect(store.storedAnimals().animals).toEqual(kept(BELLA));
  });

  test('full storage keeps what was there, and says so', () => {
    const texts = storage({ write: true });
    texts.set('animals', animalsText(kept(BELLA)));
    expect(store.keepAnimals(kept(BELLA, BELLA))).toContain('could not store');
    expect(texts.get('animals')).toBe(animalsText(kept(BELLA)));
    expect(store.storedAnimals().animals).toHaveLength(2);
  });

  test('what cannot be read is not overwritten by reading it, and is gone when it is erased', () => {
    const texts = storage();
    texts.set('animals', '{"version":');
    expect(store.storedAnimals()).toMatchObject({ animals: [], fault: expect.stringContaining('could not be read') });
    expect(texts.get('animals')).toBe('{"version":');
    expect(store.keepAnimals([])).toBeNull();
    expect(store.storedAnimals().fault).toBeNull();
  });
});
