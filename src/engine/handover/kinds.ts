import { ANIMAL_KINDS } from './animalKinds.ts';
import { BENCH_KINDS } from './benchKinds.ts';
import { COUNT_KINDS } from './countKinds.ts';
import type { Kind } from './kind.ts';

/**
 * The kinds of quantity that a result may hand on to a field of another calculator. A kind is one quantity of one thing:
 * the molar mass of a compound, not any number in grams per mole. Nothing comes from or goes to pages on toxicity and
 * medicine. `tests/contract/handover.test.ts` compares every row with the calculators.
 */
export const KINDS: readonly Kind[] = [...BENCH_KINDS, ...ANIMAL_KINDS, ...COUNT_KINDS];
