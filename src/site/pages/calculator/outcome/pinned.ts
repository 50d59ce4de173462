import type { Values } from '#src/engine/kit/fields.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';

/** A result kept with its inputs, for comparison with later ones. Identified by its presentation. */
export interface Pinned {
  readonly presentation: Presentation;
  readonly input: unknown;
  /** The draft that it was computed from. */
  readonly draft: Values;
}
