/** Blocks that a result has whether or not its estimate can be shown as an average. */
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { DogLifeResult } from '#workers/formulas/dog-life-expectancy.ts';

type Key = ResultKey<DogLifeResult>;

export function factors({ factors: found }: DogLifeResult, figure: FigureOf<Key>): readonly Block<Key>[] {
  if (found.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Factors',
      columns: [{ label: 'Factor' }, { label: 'Impact', numeric: true }],
      rows: found.map((_, index) => [figure(`factors.${index}.name`), figure(`factors.${index}.impact`)]),
    },
  ];
}

export function recommendations({ recommendations: sentences }: DogLifeResult, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Recommendations',
    columns: [{ label: 'No.' }, { label: 'What helps dogs to a long and healthy life' }],
    rows: sentences.map((_, index) => [`${index + 1}`, figure(`recommendations.${index}`)]),
  };
}
