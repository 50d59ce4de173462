/** Symmetric DUST by its definition. Against dustmasker: tests/vectors/own/low-complexity.json. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDustMasker, type DustRules } from '#workers/formulas/low-complexity/symmetricDust.ts';

/** Of each stretch of triplets the score, compared with those of all its parts. */
function bruteForce(text: string, { window, level }: DustRules): string {
  const masked = [...text];
  for (const { 0: run, index } of text.matchAll(/[ACGT]{3,}/g)) {
    const triplets = Array.from({ length: run.length - 2 }, (_, at) => run.slice(at, at + 3));
    const scores = new Map<string, number>();
    for (let length = 2; length <= Math.min(triplets.length, window - 2); length += 1)
      for (let start = 0; start + length <= triplets.length; start += 1) {
        const part = triplets.slice(start, start + length);
        const pairs = part.reduce(
          (sum, each, at) => sum + part.slice(0, at).filter((other) => other === each).length,
          0,
        );
        const score = pairs / (length - 1);
        const best = (from: number) => scores.get(`${from} ${length - 1}`) ?? 0;
        const highest = Math.max(best(start), best(start + 1));
        scores.set(`${start} ${length}`, Math.max(score, highest));
        if (score <= level / 10 || score < highest) continue;
        for (let at = index + start; at < index + start + length + 2; at += 1) masked[at] = '.';
      }
  }
  return masked.join('');
}

function masked(text: string, cut: number, rules: DustRules): string {
  const letters = [...text];
  let last = -2;
  const masker = createDustMasker(rules, (start, end) => {
    expect(start).toBeGreaterThan(last);
    last = end;
    letters.fill('.', start, end);
  });
  for (let at = 0; at < text.length; at += cut) masker.read(new TextEncoder().encode(text.slice(at, at + cut)));
  masker.finish();
  return letters.join('');
}

test('the same as all stretches that score higher than their parts, however the letters are cut', () => {
  const unit = fc.string({ unit: fc.constantFrom(...'AACGTN'), minLength: 1, maxLength: 5 });
  const text = fc
    .array(fc.tuple(unit, fc.integer({ min: 1, max: 8 })), { maxLength: 8 })
    .map((parts) => parts.map(([letters, times]) => letters.repeat(times)).join(''));
  const rules = fc.record({ window: fc.integer({ min: 8, max: 40 }), level: fc.integer({ min: 2, max: 40 }) });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 30 }), rules, (own, cut, limits) => {
      expect(masked(own, cut, limits)).toBe(bruteForce(own, limits));
    }),
  );
});
