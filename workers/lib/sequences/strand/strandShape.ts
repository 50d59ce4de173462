/** Whether a strand is taken as a line or as a circle: as its entry says, or as the visitor says. */
import type { DeclaredShape, Topology } from '../records/declaredShape.ts';
import type { GivenStrand } from './givenStrand.ts';

/** What a visitor may choose; 'entry': as the entry says, and linear where it does not say. */
export type ShapeChoice = 'entry' | Topology;
const SHAPE_CHOICES = ['entry', 'linear', 'circular'] as const;

/** The shape that an answer is about, and what the entry says; null where it does not. */
export interface StrandShape {
  readonly used: Topology;
  readonly said: Topology | null;
  readonly by: DeclaredShape['by'] | null;
  /** The entry is a circle of more letters than can be taken as one, and was taken as a line. */
  readonly isTooLong?: boolean;
}

/** Anything that is not a choice is read as 'entry'. */
export function readShape(choice: unknown): ShapeChoice {
  return SHAPE_CHOICES.find((known) => known === choice) ?? 'entry';
}

/** @param mostOfCircle letters of a circle that can be taken as one: a longer entry is a line, unless the visitor says otherwise */
export function strandShape(
  given: GivenStrand,
  choice: ShapeChoice,
  mostOfCircle = Number.POSITIVE_INFINITY,
): StrandShape {
  const { said = null, by = null } = given.learnt.chosen.shape ?? {};
  const { A, C, G, T, ambiguous } = given.learnt.chosen.counts;
  const isTooLong = said === 'circular' && A + C + G + T + ambiguous > mostOfCircle;
  if (choice === 'entry' && isTooLong) return { used: 'linear', said, by, isTooLong };
  return { used: choice === 'entry' ? (said ?? 'linear') : choice, said, by };
}

export function isCircle(given: GivenStrand, choice: ShapeChoice, mostOfCircle?: number): boolean {
  return strandShape(given, choice, mostOfCircle).used === 'circular';
}
