import { describe, expect, test } from 'vitest';
import { type CalculatorId, SUBCATEGORIES } from '#src/engine/kit/taxonomy.ts';
import { areaOf } from '#src/site/catalog/area.ts';
import { relatedCalculators } from '#src/site/catalog/related.ts';
import { fullCatalog } from './fullCatalog.ts';

function relatedTo(id: string): readonly string[] {
  return relatedCalculators(fullCatalog, id).map((entry) => entry.id);
}

describe('related calculators', () => {
  test('are four others, each once, for every calculator; fewer where its category has no more of its kind', () => {
    const isOfAnimals = (id: CalculatorId) => ['animals', 'emergency'].includes(areaOf(id));
    for (const { id, category } of fullCatalog.calculators) {
      const related = relatedTo(id);
      const others = fullCatalog.calculators.filter(
        (entry) => entry.category === category && isOfAnimals(entry.id) === isOfAnimals(id) && entry.id !== id,
      );
      expect(related.length, id).toBeGreaterThanOrEqual(Math.min(4, others.length));
      expect(related.length, id).toBeLessThanOrEqual(4);
      expect(new Set(related).size, id).toBe(related.length);
      expect(related, id).not.toContain(id);
    }
  });

  test('begin with the next of the same list, going round at its end', () => {
    const ids: readonly string[] = SUBCATEGORIES.find(({ id }) => id === 'animal-pregnancy')?.calculators ?? [];
    expect(relatedTo(ids[0] ?? '')[0]).toBe(ids[1]);
    expect(relatedTo(ids.at(-1) ?? '')[0]).toBe(ids[0]);
  });

  test('begin with the one of another list that answers the same question', () => {
    expect(relatedTo('molecular-weight')[0]).toBe('molar-mass');
    expect(relatedTo('molar-mass')[0]).toBe('molecular-weight');
    expect(relatedTo('pet-emergency')[0]).toBe('dog-chocolate-toxicity');
    expect(relatedTo('alpaca-gestation')[0]).toBe('llama-gestation');
  });

  test('begin with a related animal that is in another list', () => {
    expect(relatedTo('alpaca-gestation')[0]).toBe('llama-gestation');
    expect(relatedTo('donkey-gestation')[0]).toBe('horse-gestation');
    expect(relatedTo('buffalo-gestation')[0]).toBe('cow-gestation');
  });

  test('have no animals beside a buffer', () => {
    expect(relatedTo('buffer-recipe')).toEqual(['molarity', 'plate-layout', 'master-mix', 'serial-dilution']);
  });

  test('do not exist for an unknown id', () => {
    expect(relatedTo('nothing')).toEqual([]);
  });
});
