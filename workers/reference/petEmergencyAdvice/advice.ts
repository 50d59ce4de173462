import type { SourceKey } from '../sources.ts';

/** What an owner reads about one thing, in this order. Never an amount, and no treatment but wiping a mouth or fur. */
export interface PetEmergencyAdvice {
  /** What it does. */
  readonly why: string;
  readonly do: string;
  readonly dont: string;
  readonly note?: string;
  readonly sources: readonly SourceKey[];
}
