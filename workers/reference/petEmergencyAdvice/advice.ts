import type { SourceKey } from '../sources.ts';

/** What an owner reads about one thing, in this order. Never an amount, and no treatment but wiping a mouth or fur. */
interface Words {
  /** What it does. */
  readonly why: string;
  readonly do: string;
  readonly dont: string;
  readonly note?: string;
}

/** Its own words are for any animal or, where dog and cat differ in urgency, for the more endangered one. */
export interface PetEmergencyAdvice extends Words {
  /** What is said instead once this animal is chosen. */
  readonly only?: Readonly<Partial<Record<'dog' | 'cat', Words>>>;
  readonly sources: readonly SourceKey[];
}
