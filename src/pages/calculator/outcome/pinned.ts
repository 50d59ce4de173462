import type { Presentation } from '#src/kit/presentation.ts';

/** A result that is kept, with what went in, to be compared with the next ones. It is known by its presentation. */
export interface Pinned {
  readonly presentation: Presentation;
  readonly input: unknown;
}
