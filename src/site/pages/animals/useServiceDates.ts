import { useEffect, useState } from 'react';
import type { KeptAnimal, KeptService } from '#src/site/animals/keptAnimals.ts';
import { client } from '../calculator/run/client.ts';
import type { LoadDefinition } from '../notebook/runStep.ts';
import { type ServiceDates, serviceDates } from './serviceDates.ts';

/** 'unreadable': the page about births refuses it. 'failed': its code could not be loaded, or the worker died. */
export type Dated = ServiceDates | 'unreadable' | 'failed';

/** Of all services that have been computed, by `serviceKey`. */
export type DatesByService = ReadonlyMap<string, Dated>;

export function serviceKey({ name, species }: KeptAnimal, { fragment }: KeptService): string {
  return [species, fragment, name].join('\n');
}

/** Computes the dates of each service once. */
export function useServiceDates(animals: readonly KeptAnimal[], load: LoadDefinition): DatesByService {
  const [dates, setDates] = useState<DatesByService>(new Map());
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const missing = animals.flatMap((animal) =>
      animal.services.flatMap((service) => (dates.has(serviceKey(animal, service)) ? [] : [{ animal, service }])),
    );
    if (missing.length === 0) return;
    const computed = missing.map(async ({ animal, service }): Promise<readonly [string, Dated]> => {
      const tools = { load, client, signal };
      const dated = await serviceDates(animal, service, tools).catch(() => 'failed' as const);
      return [serviceKey(animal, service), dated ?? 'unreadable'];
    });
    void Promise.all(computed).then((all) => {
      if (!signal.aborted) setDates((before) => new Map([...before, ...all]));
    });
    return () => leaving.abort();
  }, [animals, dates, load]);
  return dates;
}
