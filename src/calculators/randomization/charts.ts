import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { RandomizationResult } from '#workers/formulas/randomization.ts';

/** Subjects in a picture: more dots than that cannot be told apart. */
const MOST_DRAWN = 60;

/** Who goes where, and how the groups grow with the list. */
export function charts({ assignments, counts }: RandomizationResult): readonly ChartBlock[] {
  const drawn = assignments.slice(0, MOST_DRAWN);
  const first = drawn.length < assignments.length ? `, first ${MOST_DRAWN} subjects` : '';
  return [
    {
      kind: 'chart',
      chart: {
        type: 'rows',
        title: `The order${first}`,
        summary: 'A dot for each subject in the row of its group; those of every second block are marked.',
        x: { label: 'Number', decimals: 0, counted: true },
        rows: counts.map(({ group }) => ({
          label: group,
          dots: drawn
            .filter((one) => one.group === group)
            .map(({ number, block }) => ({ x: number, isMarked: block !== null && block % 2 === 0 })),
        })),
      },
    },
    {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: `Growth of the groups${first}`,
        summary: 'How many subjects each group has after each number of the list.',
        x: { label: 'Number', decimals: 0 },
        y: { label: 'Subjects', decimals: 0, reaches: [0] },
        series: counts.map(({ group }) => ({
          name: group,
          marks: 'line',
          points: drawn.map(({ number }, index) => ({
            x: number,
            y: drawn.slice(0, index + 1).filter((one) => one.group === group).length,
          })),
        })),
      },
    },
  ];
}
