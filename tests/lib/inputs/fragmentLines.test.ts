import { expect, test } from 'vitest';
import { fragmentsIn } from '#workers/formulas/dna-assembly.ts';

test('name, length, concentration and ratio; headings are left out, a blank name is numbered', () => {
  expect(fragmentsIn('name;bp;c;r\nv;3000;50,5\n;800;20;3', 'comma')).toEqual({
    ok: true,
    input: [
      { name: 'v', length: 3000, concentration: 50.5, ratio: null },
      { name: 'Fragment 2', length: 800, concentration: 20, ratio: 3 },
    ],
  });
});

test.each(['v\t3000\nx\t1\t1', 'v\t3000\t5\ni\t1000\tx', 'v\t1\t1\t1\t1\ni\t1\t1'])('refuses %j', (text) => {
  expect(fragmentsIn(text, 'point')).toMatchObject({ ok: false, issues: [{ path: 'fragments' }] });
});
