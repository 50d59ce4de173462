import type { PoisonUrgency } from '../poisoning.ts';

/** The animals that the table covers. */
export type PetEmergencyAnimal = 'dog' | 'cat';

export interface PetEmergencyRow {
  /** URL fragment of the row. */
  readonly id: string;
  /** A key of `PET_EMERGENCY_GROUPS`; null for things on no list. */
  readonly group: string | null;
  readonly name: string;
  /** Other names, brands and parts, as people type them, with commas between them. */
  readonly synonyms: string;
  /** Urgency for an animal without signs yet; with signs, every row is an emergency. */
  readonly urgency: Readonly<Record<PetEmergencyAnimal, PoisonUrgency>>;
  /** Ids of the calculators that quantify it, by animal. */
  readonly doses: Readonly<Partial<Record<PetEmergencyAnimal, string>>>;
}
