import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { FactsBlock } from '#src/engine/kit/presentation.ts';

type Key = `repeatedNames.${number}`;

/** Lists the names that a pasted table has more than once; empty without such names. */
export function repeatedNameFacts(names: readonly string[], figure: FigureOf<Key>): readonly FactsBlock<Key>[] {
  if (names.length === 0) return [];
  const figures = names.map((_, at) => figure(`repeatedNames.${at}`));
  return [{ kind: 'facts', title: 'Names in the table more than once', figures }];
}
