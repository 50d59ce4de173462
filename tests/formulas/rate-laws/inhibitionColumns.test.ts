import { expect, test } from 'vitest';
import { inhibitionTable } from '#workers/formulas/rate-laws/inhibitionColumns.ts';

test('substrate, inhibitor and replicates; a row without velocity is left out', () => {
  const read = inhibitionTable('S;I;v1;v2\n1;0;2,5;2,7\n2;;4;NA\n3;1;;', 'comma', true);
  expect(read).toMatchObject({
    ok: true,
    input: {
      points: [
        { substrate: 1, inhibitor: 0, velocity: 2.5 },
        { substrate: 1, inhibitor: 0, velocity: 2.7 },
        { substrate: 2, inhibitor: 0, velocity: 4 },
      ],
      substrateName: 'S',
      inhibitorName: 'I',
    },
  });
});

test('without inhibitor the second column holds velocities', () => {
  const read = inhibitionTable('1 5 6', 'point', false);
  expect(read).toMatchObject({
    ok: true,
    input: {
      points: [
        { substrate: 1, inhibitor: 0, velocity: 5 },
        { substrate: 1, inhibitor: 0, velocity: 6 },
      ],
      inhibitorName: null,
    },
  });
});
