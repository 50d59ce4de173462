import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/dna-concentration/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type DnaConcentrationInput } from '#workers/formulas/dna-concentration.ts';

function presented(rest: Partial<DnaConcentrationInput>): Presentation {
  const input: DnaConcentrationInput = {
    a260: 0.9,
    nucleicAcid: 'dsDNA',
    a320: 0,
    dilutionFactor: 1,
    pathLength: 1,
    ...rest,
  };
  return calculator.present(computed(formula, input), input);
}

function figure(page: Presentation, field: string) {
  return figuresOf(page).find((each) => each.field === field);
}

function noticeTitles({ blocks }: Presentation): readonly (string | undefined)[] {
  return blocks.flatMap((block) => (block.kind === 'notice' ? [block.title] : []));
}

describe('dna-concentration page', () => {
  test('a missing reading says what it is needed for', () => {
    const page = presented({});
    expect(page.headline).toMatchObject({ text: '45.00', unit: 'ng/µL' });
    expect(figure(page, 'purity260280')).toMatchObject({ value: null, text: 'needs A280' });
    expect(figure(page, 'totalAmount')).toMatchObject({ value: null, text: 'needs sample volume' });
    expect(page.working).toHaveLength(1);
  });

  test('a total in nanograms is not shown as 0', () => {
    const page = presented({ a260: 0.06, volume: 1 });
    expect(figure(page, 'totalAmount')).toMatchObject({ text: '0.00', note: 'With four digits 0.003.' });
    expect(figure(presented({ volume: 50 }), 'totalAmount')).not.toHaveProperty('note');
    expect(presented({ a260: 0.00001 })).toMatchObject({
      status: 'Concentration 0.00 (0.0005) ng/µL.',
      headline: { note: expect.stringMatching(/ With four digits 0\.0005\.$/) },
    });
  });

  test('purity is set beside that of the pure nucleic acid, where there is one', () => {
    expect(figure(presented({ a280: 0.5 }), 'purity260280')).toMatchObject({
      text: '1.80',
      note: 'Pure dsDNA reads about 1.8.',
    });
    expect(figure(presented({ a280: 0.5, nucleicAcid: 'ssDNA' }), 'purity260280')).not.toHaveProperty('note');
    expect(figure(presented({ a280: 0.1, a320: 0.1 }), 'purity260280')).toMatchObject({ text: 'not defined' });
  });

  test('warns of readings out of range and of low ratios', () => {
    expect(noticeTitles(presented({ a260: 1.5, a280: 0.86 }))).toEqual([]);
    expect(noticeTitles(presented({ a260: 1.51 }))).toEqual(['A260 above 1.5']);
    expect(noticeTitles(presented({ a280: 0.55 }))).toEqual(['Low A260/A280']);
    expect(noticeTitles(presented({ a280: 0.5, nucleicAcid: 'RNA' }))).toEqual(['Low A260/A280']);
    expect(noticeTitles(presented({ a280: 0.9, nucleicAcid: 'ssDNA' }))).toEqual([]);
  });
});
