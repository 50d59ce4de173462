import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/ph-analysis/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { sharedText } from '#src/engine/kit/onDemand/sharedText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/ph-analysis.ts';

function presented(pH: number, temperature = 25) {
  const input = { pH, temperature };
  return calculator.present(computed(formula, input), input);
}

function texts(pH: number): Readonly<Record<string, string>> {
  return Object.fromEntries(figuresOf(presented(pH)).map(({ field, text }) => [field, text]));
}

describe('ph-analysis page', () => {
  test.each([
    [7, 'Neutral', '1.0000e-7', '1.0000e-7', '7.00'],
    [0, 'Acidic', '1.0000e+0', '1.0000e-14', '14.00'],
    [14, 'Basic', '1.0000e-14', '1.0000e+0', '0.00'],
    [7.4, 'Basic', '3.9811e-8', '2.5119e-7', '6.60'],
    [6.999, 'Acidic', '1.0023e-7', '9.9770e-8', '7.00'],
  ])(
    'pH %d: %s, concentrations with four digits after the point, pOH with two',
    (pH, type, hydrogen, hydroxide, pOH) => {
      expect(texts(pH)).toMatchObject({
        type,
        hydrogenConcentration: hydrogen,
        hydroxideConcentration: hydroxide,
        pOH,
      });
    },
  );

  test('the working shows a difference without floating-point noise', () => {
    const substituted = presented(7.4).working.map((step) => step.substituted);
    expect(substituted).toEqual(['10^(−7.4)', '14 − 7.4', '10^(−6.6)', '13.994931 − 7.4', '13.994931 ÷ 2']);
  });

  test('the shared text begins with the class and the pH', () => {
    const text = sharedText(calculator, presented(2.3));
    expect(text).toMatch(/^Acidic at pH 2\.3\.\n/);
    expect(text).toContain('5.0119e-3 mol/L');
  });

  test('waits for a pH', () => {
    expect(calculator.needs?.ready({ pH: ' ', temperature: '37' })).toBe(false);
    expect(calculator.needs?.ready({ pH: 'abc', temperature: '' })).toBe(true);
  });

  test.each([
    [7, 37, 'Neutral', 'Basic', '6.81'],
    [6.81, 37, 'Acidic', 'Neutral', '6.81'],
    [7.2, 0, 'Basic', 'Acidic', '7.47'],
  ])(
    'pH %d at %d °C: %s at 25 °C, %s at its temperature, both at one size',
    (pH, temperature, at25, atItsOwn, point) => {
      const { headline, accepted, status } = presented(pH, temperature);
      expect([headline.text, accepted?.figure.text]).toEqual([at25, atItsOwn]);
      expect(accepted).toMatchObject({ insteadOf: 'Neutral at 7', method: `Neutral at ${point} (${temperature} °C)` });
      expect(accepted?.advice).toContain(`Judge by ${point}`);
      expect(status).toBe(
        `${at25} at pH ${pH} with neutral at 7. ${atItsOwn} with the neutral point at ${temperature} °C, which is the best estimate.`,
      );
    },
  );

  test('one class where both agree; a notice says where water is neutral, and the [OH⁻] there', () => {
    const { accepted, blocks } = presented(7.4, 37);
    expect(accepted).toBeUndefined();
    expect(blocks[0]).toMatchObject({
      kind: 'notice',
      tone: 'neutral',
      text: expect.stringMatching(/^At 37 °C water is neutral at pH 6\.81, and \[OH⁻\] is 5\.9\d+e-7 mol\/L\./),
    });
  });

  test('says nothing of it at 25 °C', () => {
    expect(presented(7).blocks.map(({ kind }) => kind)).not.toContain('notice');
  });

  test('measures the distance from the neutral point at the temperature given', () => {
    const notes = figuresOf(presented(7, 37)).map(({ note }) => note ?? '');
    expect(notes.some((note) => note.includes('0.19 above it'))).toBe(true);
  });
});
