import type { FactsBlock } from '#src/kit/presentation.ts';
import { nameFigure } from './statisticsNumbers.ts';

/** Lists the names that a pasted table has more than once; empty without such names. */
export function repeatedNameFacts(names: readonly string[]): readonly FactsBlock<`repeatedNames.${number}`>[] {
  if (names.length === 0) return [];
  const figures = names.map((name, at) => nameFigure(`repeatedNames.${at}` as const, 'Name', name));
  return [{ kind: 'facts', title: 'Names in the table more than once', figures }];
}
