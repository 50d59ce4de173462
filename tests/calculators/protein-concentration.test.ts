import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/protein-concentration/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type ProteinConcentrationInput } from '#workers/formulas/protein-concentration.ts';

function presented(rest: Partial<ProteinConcentrationInput>): Presentation {
  const input: ProteinConcentrationInput = {
    method: 'standard-curve',
    absorbance280: 0,
    absorbance260: 0,
    molarExtinction: 0,
    molecularWeight: 0,
    standards: [
      { concentration: 0, absorbance: 0.1 },
      { concentration: 1, absorbance: 0.5 },
      { concentration: 2, absorbance: 1 },
    ],
    concentrationUnit: 'mg/mL',
    absorbance: 0.5,
    dilutionFactor: 1,
    pathLength: 1,
    ...rest,
  };
  return calculator.present(computed(formula, input), input);
}

function noticeTitles({ blocks }: Presentation): readonly (string | undefined)[] {
  return blocks.flatMap((block) => (block.kind === 'notice' ? [block.title] : []));
}

describe('protein-concentration page', () => {
  test('a standard curve shows fit, sample, residuals, and the unit of its standards', () => {
    const page = presented({ concentrationUnit: 'µg/mL' });
    expect(page.headline).toMatchObject({ field: 'massConcentration', unit: 'µg/mL' });
    expect(page.blocks.map(({ kind }) => kind)).toEqual(['facts', 'chart', 'chart', 'table']);
    const shown = figuresOf(page).map(({ field }) => field);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).toEqual(expect.arrayContaining(['slope', 'intercept', 'rSquared', 'extrapolated']));
  });

  test('the other methods show a molar concentration, or why there is none', () => {
    const [molar, extract] = [
      presented({ method: 'molar-extinction', absorbance280: 0.95, molarExtinction: 37970, molecularWeight: 14313 }),
      presented({ method: 'warburg-christian', absorbance280: 0.6, absorbance260: 0.4 }),
    ];
    expect(figuresOf(molar).map(({ text }) => text)).toEqual(['0.3581', '2.502e-5']);
    expect(figuresOf(extract).map(({ text }) => text)).toEqual(['0.6260', 'not defined']);
    expect([molar, extract].map(({ working }) => working.length)).toEqual([2, 1]);
  });

  test('notices', () => {
    const standards = [
      { concentration: 1, absorbance: 0.5 },
      { concentration: 2, absorbance: 1 },
    ];
    expect(noticeTitles(presented({}))).toEqual([]);
    expect(noticeTitles(presented({ absorbance: 1.2 }))).toEqual(['Outside the standards']);
    expect(noticeTitles(presented({ absorbance: 0 }))).toEqual(['Outside the standards', 'Below zero']);
    expect(noticeTitles(presented({ standards, absorbance: 0.7 }))).toEqual(['Two standards']);
    expect(noticeTitles(presented({ method: 'warburg-christian', absorbance260: 1 }))).toEqual(['Below zero']);
  });
});
