import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/qpcr-efficiency/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type QpcrEfficiencyInput } from '#workers/formulas/qpcr-efficiency.ts';

function presented(input: QpcrEfficiencyInput): Presentation {
  return calculator.present(computed(formula, input), input);
}

const ofSlope = (slope: number) => presented({ mode: 'slope', slope, points: [] });

function noticeTitles({ blocks }: Presentation): readonly (string | undefined)[] {
  return blocks.flatMap((block) => (block.kind === 'notice' ? [block.title] : []));
}

describe('qpcr-efficiency page', () => {
  test('a slope alone has neither curve nor R²', () => {
    const page = ofSlope(-3.5);
    expect(Object.fromEntries(figuresOf(page).map(({ field, text }) => [field, text]))).toEqual({
      efficiency: '93.1',
      acceptable: 'Yes',
      amplificationFactor: '1.931',
      slope: '-3.5000',
      intercept: 'needs a dilution series',
      rSquared: 'needs a dilution series',
    });
    expect(page.blocks.map(({ kind }) => kind)).toEqual(['facts']);
    expect(page.working).toHaveLength(2);
  });

  test('an efficiency next to a limit reads as on its own side', () => {
    const { headline, status, working } = ofSlope(-3.588);
    expect(headline).toMatchObject({ text: '89.98', note: 'Outside 90 to 110 %.' });
    expect([status, working.at(-1)?.value]).toEqual(['Efficiency 89.98 %.', '89.98 %']);
  });

  test('says on which side an efficiency is off', () => {
    expect(noticeTitles(ofSlope(-3.1))).toEqual(['More than doubling']);
    expect(noticeTitles(ofSlope(-3.9))).toEqual(['Poor amplification']);
    expect(ofSlope(-3.9).headline).toMatchObject({ tone: 'caution', note: 'Outside 90 to 110 %.' });
  });

  test('two points: a curve without residuals, and a notice about that', () => {
    const page = presented({
      mode: 'curve',
      slope: 0,
      points: [
        { quantity: 100, ct: 20 },
        { quantity: 1, ct: 27 },
      ],
    });
    expect(noticeTitles(page)).toEqual(['Two points']);
    expect(page.blocks.map(({ kind }) => kind)).toEqual(['notice', 'facts', 'chart', 'table']);
    expect(page.working).toHaveLength(3);
  });
});
