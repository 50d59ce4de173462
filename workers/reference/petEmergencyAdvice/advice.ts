import type { SourceKey } from '../sources.ts';

/** Advice about one thing, in reading order. Never an amount, and no treatment except wiping a mouth or fur. */
interface Words {
  /** Its effects. */
  readonly why: string;
  readonly do: string;
  readonly dont: string;
  readonly note?: string;
  /** A question that tells it from something else. */
  readonly ask?: string;
}

/** The base text is for any animal or, where dog and cat differ in urgency, for the one at higher risk. */
export interface PetEmergencyAdvice extends Words {
  /** Text that replaces it for the chosen animal. */
  readonly only?: Readonly<Partial<Record<'dog' | 'cat', Words>>>;
  readonly sources: readonly SourceKey[];
}
