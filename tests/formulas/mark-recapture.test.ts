import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula, { type MarkRecaptureInput } from '#workers/formulas/mark-recapture.ts';

const fish = { method: 'single', marked: 200, captured: 150, recaptured: 30, occasions: [], confidence: 95 } as const;
const occasion = (captured: number | null, recaptured: number | null, marked: number | null = null) => ({
  captured,
  recaptured,
  marked,
});
const pond = {
  method: 'multiple',
  marked: null,
  captured: null,
  recaptured: null,
  occasions: [occasion(50, 0), occasion(40, 10), occasion(45, 20, 0)],
  confidence: 95,
} as const;
const whole = 'Numbers of animals must be whole numbers that are not negative';
const required = 'Please fill in all required fields';
const tooMany =
  'Recaptured animals cannot be more than the captured animals or the marked animals at large: occasion 2';

describe('validate', () => {
  refuses(formula, [
    [{ ...fish, method: '' }, required, 'method'],
    [{ ...fish, marked: null }, required, 'marked'],
    [{ ...fish, captured: Number.NaN }, required, 'captured'],
    [{ ...fish, recaptured: null }, required, 'recaptured'],
    [{ ...fish, recaptured: 2.5 }, whole, 'recaptured'],
    [{ ...fish, marked: -1 }, whole, 'marked'],
    [{ ...fish, captured: 2e9 }, whole, 'captured'],
    [{ ...fish, marked: 0 }, 'All values must be greater than 0', 'marked'],
    [{ ...fish, captured: 0 }, 'All values must be greater than 0', 'captured'],
    [
      { ...fish, captured: 29 },
      'Recaptured animals cannot be more than the captured or the marked animals',
      'recaptured',
    ],
    [
      { ...fish, marked: 29 },
      'Recaptured animals cannot be more than the captured or the marked animals',
      'recaptured',
    ],
    [{ ...fish, confidence: null }, required, 'confidence'],
    [{ ...fish, confidence: 50 }, 'Confidence must be above 50 and below 100 %', 'confidence'],
    [{ ...pond, occasions: [] }, required, 'occasions'],
    [{ ...pond, occasions: [occasion(5, null)] }, required, 'occasions.0.recaptured'],
    [{ ...pond, occasions: [occasion(null, 5)] }, required, 'occasions.0.captured'],
    [{ ...pond, occasions: [occasion(5, 0, Number.NaN)] }, required, 'occasions.0.marked'],
    [{ ...pond, occasions: [occasion(5.5, 0)] }, whole, 'occasions.0.captured'],
    [{ ...pond, occasions: [occasion(5, -1)] }, whole, 'occasions.0.recaptured'],
    [{ ...pond, occasions: [occasion(5, 0, 0.5)] }, whole, 'occasions.0.marked'],
    [{ ...pond, occasions: [occasion(5, 0), occasion(5, 1)] }, 'Please enter at least three occasions', 'occasions'],
    [{ ...pond, occasions: [occasion(5, 0), occasion(9, 6), occasion(9, 1)] }, tooMany, 'occasions.1.recaptured'],
    [{ ...pond, occasions: [occasion(50, 0), occasion(9, 10), occasion(9, 1)] }, tooMany, 'occasions.1.recaptured'],
    [
      { ...pond, occasions: [occasion(5, 0), occasion(9, 0), occasion(9, 0)] },
      'No marked animal was recaptured: the size cannot be estimated',
      'occasions',
    ],
  ]);

  accepts(formula, [
    [fish, fish],
    [
      { ...pond, occasions: [...pond.occasions, occasion(null, null)] },
      {
        method: 'multiple',
        occasions: [
          { captured: 50, recaptured: 0 },
          { captured: 40, recaptured: 10 },
          { captured: 45, recaptured: 20, marked: 0 },
        ],
        confidence: 95,
      },
    ],
  ]);
});

describe('compute', () => {
  const several = (occasions: MarkRecaptureInput['occasions']) => {
    const result = computed(formula, { method: 'multiple', occasions, confidence: 95 });
    if (result.method !== 'multiple') throw new Error('There are several occasions');
    return result;
  };

  test('all marked and all caught again leave no doubt about the size', () => {
    expect(computed(formula, { ...fish, marked: 9, captured: 9, recaptured: 9 })).toMatchObject({
      chapman: { estimate: 9, standardError: 0, normal: { lower: 9, upper: 9 } },
      recommended: 'binomial',
      knownMinimum: 9,
      recaptureRate: 100,
    });
  });

  test('animals without a mark count as newly marked unless their number is given', () => {
    const { occasions, markedAtEnd } = several([
      { captured: 50, recaptured: 0 },
      { captured: 40, recaptured: 10 },
      { captured: 45, recaptured: 20, marked: 0 },
    ]);
    expect(occasions.map(({ atLarge }) => atLarge)).toEqual([0, 50, 80]);
    expect(markedAtEnd).toBe(80);
  });

  test('limits from t with 50 recaptures or more, and none where the reciprocal reaches 0', () => {
    const many = several([
      { captured: 100, recaptured: 0 },
      { captured: 100, recaptured: 25 },
      { captured: 100, recaptured: 40 },
    ]);
    // ΣCM = 100·100 + 100·175 = 27500, ΣR = 65, t of 2 degrees of freedom 4.302653
    expect(many.schnabel.interval).toBe('t');
    expect(many.schnabel.lower).toBeCloseTo(1 / (65 / 27500 + (4.3026527 * Math.sqrt(65)) / 27500), 4);
    const unclear = several([
      { captured: 10, recaptured: 0 },
      { captured: 10, recaptured: 8 },
      { captured: 10, recaptured: 0 },
    ]);
    expect(unclear.schumacherEschmeyer.upper).toBeNull();
  });

  test('an occasion without a catch has no share', () => {
    const { occasions, schnabel } = several([
      { captured: 9, recaptured: 0 },
      { captured: 0, recaptured: 0 },
      { captured: 9, recaptured: 3 },
    ]);
    expect(occasions[1]?.proportion).toBeNull();
    expect(schnabel.estimate).toBe(27);
  });

  test('limits lie around the estimate, and not below the animals seen', () => {
    const counts = fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), fc.nat(300));
    fc.assert(
      fc.property(counts, ([marked, captured, most]) => {
        const recaptured = Math.min(most, marked, captured);
        const result = computed(formula, { ...fish, marked, captured, recaptured });
        if (result.method !== 'single') throw new Error('There is one recapture');
        const { chapman, knownMinimum } = result;
        for (const { lower, upper } of [chapman.normal, chapman.poisson, chapman.binomial]) {
          expect(lower).toBeGreaterThanOrEqual(knownMinimum);
          expect(upper ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(chapman.estimate - 1e-9);
        }
      }),
    );
  });
});
