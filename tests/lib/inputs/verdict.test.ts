import { expect, test } from 'vitest';
import { accept, NOTHING_YET, refuse } from '#workers/lib/inputs/verdict.ts';

test('an accepted candidate carries its input', () => {
  const input = { pH: 7 };
  expect(accept(input)).toStrictEqual({ ok: true, input });
});

test.each([
  [refuse('No'), { message: 'No' }],
  [refuse('No', 'species.0.count'), { message: 'No', path: 'species.0.count' }],
  [refuse('No', 'sequence', 'Base 4'), { message: 'No', path: 'sequence', place: 'Base 4' }],
  [refuse('No', undefined, 'Base 4'), { message: 'No', place: 'Base 4' }],
])('a refusal holds one issue without empty keys: %o', (verdict, issue) => {
  expect(verdict).toStrictEqual({ ok: false, issues: [issue] });
});

test('NOTHING_YET is a refusal without issues', () => {
  expect(NOTHING_YET).toStrictEqual({ ok: false, issues: [] });
});
