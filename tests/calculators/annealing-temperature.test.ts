import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/annealing-temperature/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Block } from '#src/engine/kit/presentation.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type AnnealingInput } from '#workers/formulas/annealing-temperature.ts';

const M13: AnnealingInput = {
  forwardPrimer: 'TGTAAAACGACGGCCAGT',
  reversePrimer: 'CAGGAAACAGCTATGACC',
  onlyForward: false,
  saltConcentration: 50,
  magnesium: 1.5,
  dntp: 0.6,
  oligoConcentration: 50,
};

function presented(change: Partial<AnnealingInput> = {}) {
  const input = { ...M13, ...change };
  return calculator.present(computed(formula, input), input);
}

function noticeTitles(blocks: readonly Block[]): readonly (string | undefined)[] {
  return blocks.flatMap((block) => (block.kind === 'notice' ? [block.title] : []));
}

describe('annealing-temperature page', () => {
  test('the nearest-neighbor value is beside that of the basic formula, and the best estimate', () => {
    const { headline, accepted, status } = presented();
    expect([headline.text, accepted?.figure.text]).toEqual(['45.4', '47.3']);
    expect(accepted).toMatchObject({ insteadOf: 'Basic formula', method: 'Nearest neighbor' });
    expect(accepted?.advice).toMatch(/^Start at 47 °C/);
    expect(status).toBe(
      'Annealing temperature 45.4 °C by the basic formula, 47.3 °C by nearest neighbor, which is the best estimate.',
    );
  });

  test('a single primer has its melting temperature as the answer, and nothing of another primer', () => {
    const presentation = presented({ reversePrimer: '', onlyForward: true });
    const { headline, accepted, status, working } = presentation;
    expect([headline.field, accepted?.figure.field]).toEqual(['forward.tm', 'reference.forward.tmNearestNeighbour']);
    expect(status).toBe(
      'Melting temperature 50.4 °C by the basic formula, 56.8 °C by nearest neighbor, which is the best estimate.',
    );
    const fields = figuresOf(presentation).map(({ field }) => field);
    expect(new Set(fields).size).toBe(fields.length);
    expect(fields.filter((field) => /reverse|tmDifference/.test(field))).toEqual([]);
    expect(working.map(({ label }) => label)).toEqual(['Tm', 'Annealing temperature', 'Tm, nearest neighbor']);
    // What its pair says of it.
    const ofPair = figuresOf(presented());
    for (const { field, text } of figuresOf(presentation).filter(({ field }) => field.startsWith('forward.')))
      expect(text).toBe(ofPair.find((each) => each.field === field)?.text);
  });

  test('a temperature above that of the polymerase has a notice', () => {
    const long = 'ATGCATGCCATGGATCCATTGACCAGTACGTTAGCAT';
    const { headline, blocks } = presented({ forwardPrimer: long, reversePrimer: long });
    expect(Number(headline.text)).toBeGreaterThan(100);
    expect(noticeTitles(blocks)).toContain('Above the temperature at which the polymerase works');
    expect(noticeTitles(presented().blocks)).not.toContain('Above the temperature at which the polymerase works');
  });

  test('primers just further apart than 5 °C read as further apart', () => {
    const presentation = presented({ reversePrimer: 'GCAGCGTATAAAGGATGA' });
    expect(JSON.stringify(presentation.blocks)).toContain('melt 5.03 °C apart, more than 5 °C');
    expect(figuresOf(presentation).find(({ field }) => field === 'reference.tmDifference')?.text).toBe('5.03');
  });

  test('shows every figure once, temperatures and percentages with one decimal', () => {
    const shown = figuresOf(presented()).map(({ field, text }) => [field, text]);
    expect(Object.fromEntries(shown)).toEqual({
      recommended: '45.4',
      'reference.recommended': '47.3',
      'reference.tmDifference': '4.5',
      'reference.sodiumEquivalent': '163.8',
      'forward.tm': '50.4',
      'forward.annealingTemp': '45.4',
      'forward.optimalRange.min': '43.4',
      'forward.optimalRange.max': '47.4',
      'forward.gc': '50.0',
      'forward.length': '18',
      'reverse.tm': '50.4',
      'reverse.annealingTemp': '45.4',
      'reverse.optimalRange.min': '43.4',
      'reverse.optimalRange.max': '47.4',
      'reverse.gc': '50.0',
      'reverse.length': '18',
      'reference.forward.tmNearestNeighbour': '56.8',
      'reference.forward.tmOwczarzy': '56.0',
      'reference.forward.tmWallace': '54.0',
      'reference.reverse.tmNearestNeighbour': '52.3',
      'reference.reverse.tmOwczarzy': '51.7',
      'reference.reverse.tmWallace': '54.0',
      'reference.forward.byMethod.primer3': '56.8',
      'reference.forward.byMethod.earlyPrimer3': '57.7',
      'reference.forward.byMethod.idt': '55.2',
      'reference.forward.byMethod.neb': '50.7',
      'reference.forward.byMethod.gcContent': '42.9',
      'reference.forward.shifts.magnesium': '+5.7',
      'reference.forward.shifts.tenfoldOligo': '+3.6',
      'reference.forward.shifts.excess': '+2.2',
      'reference.forward.shifts.owczarzy': '-0.8',
      'reference.forward.shifts.breslauer': '+12.8',
      'reference.reverse.byMethod.primer3': '52.3',
      'reference.reverse.byMethod.earlyPrimer3': '51.2',
      'reference.reverse.byMethod.idt': '50.9',
      'reference.reverse.byMethod.neb': '46.5',
      'reference.reverse.byMethod.gcContent': '42.9',
      'reference.reverse.shifts.magnesium': '+5.6',
      'reference.reverse.shifts.tenfoldOligo': '+3.6',
      'reference.reverse.shifts.excess': '+2.1',
      'reference.reverse.shifts.owczarzy': '-0.6',
      'reference.reverse.shifts.breslauer': '+10.4',
    });
    expect(new Set(shown.map(([field]) => field)).size).toBe(shown.length);
  });

  test('names energies, salt correction and conditions beside every figure of another program', () => {
    const { blocks } = presented({ saltConcentration: 80, oligoConcentration: 200 });
    const labels = blocks.flatMap((block) =>
      block.kind === 'comparison' && block.title === 'Why is my number different?'
        ? block.rows.map(({ label }) => label)
        : [],
    );
    expect(labels).toEqual([
      'Primer3 manual: SantaLucia 1998, salt in the entropy; 50 mM salt, 1.5 mM magnesium, 0.6 mM dNTPs, 50 nM strands',
      'Primer3 up to 1.1.0: Breslauer 1986, 16.6·log₁₀ of the salt; 50 mM salt, no magnesium, 50 nM strands',
      'IDT’s help: unified energies, Owczarzy’s salt corrections; 50 mM salt, no magnesium, 250 nM primer in excess',
      'NEB’s help: SantaLucia 1998, Owczarzy’s correction of 2004; your 80 mM salt and 200 nM strands, no magnesium',
      'GC content and length: 81.5 + 16.6·log₁₀ [Na⁺] + 0.41·(% GC) − 675 ÷ n; your 80 mM salt',
    ]);
  });

  test('a shift that rounds to nothing has no sign', () => {
    const shifts = figuresOf(presented({ forwardPrimer: 'GCGAATTCGC' })).filter(({ field }) =>
      field.includes('.shifts.'),
    );
    expect(shifts.find(({ field }) => field === 'reference.forward.shifts.excess')?.text).toBe('0.0');
    expect(shifts.every(({ text }) => /^(?:[+-]\d+\.\d|0\.0)$/.test(text))).toBe(true);
  });

  test('a pair within 5 °C passes without a notice', () => {
    expect(noticeTitles(presented().blocks)).toEqual([]);
  });

  test('a pair more than 5 °C apart is pointed out, also where the specified formula sees no difference', () => {
    const { blocks } = presented({ forwardPrimer: 'GTAAAACGACGGCCAGT', reversePrimer: 'CAGGAAACAGCTATGAC' });
    expect(noticeTitles(blocks)).toEqual(['Primers that do not match']);
  });

  test('a palindrome is pointed out', () => {
    const { blocks } = presented({ forwardPrimer: 'GCGCGAATTCGCGC', reversePrimer: 'CAGGAAACAGCTATGACC' });
    expect(noticeTitles(blocks)).toContain('Self-complementary primer');
  });

  test.each([
    [7, true],
    [8, false],
    [60, false],
    [61, true],
  ])('a primer of %d bases is outside the range of the methods: %s', (length, outside) => {
    const { blocks } = presented({ forwardPrimer: 'A'.repeat(length) });
    expect(noticeTitles(blocks).includes('Outside the range of the methods')).toBe(outside);
  });

  test('says “not defined” for a single base and shows no working for it', () => {
    const presentation = presented({ forwardPrimer: 'A' });
    const undefinedFields = figuresOf(presentation)
      .filter(({ text }) => text === 'not defined')
      .map(({ field }) => field);
    expect(undefinedFields).toEqual([
      'reference.recommended',
      'reference.tmDifference',
      'reference.forward.tmNearestNeighbour',
      'reference.forward.tmOwczarzy',
      'reference.forward.byMethod.primer3',
      'reference.forward.byMethod.earlyPrimer3',
      'reference.forward.byMethod.idt',
      'reference.forward.byMethod.neb',
      'reference.forward.byMethod.gcContent',
      'reference.forward.shifts.magnesium',
      'reference.forward.shifts.tenfoldOligo',
      'reference.forward.shifts.excess',
      'reference.forward.shifts.owczarzy',
      'reference.forward.shifts.breslauer',
    ]);
    expect(presentation.working.map(({ label }) => label)).not.toContain('Forward Tm, nearest neighbor');
  });

  test('the working holds the visitor’s numbers', () => {
    const { working } = presented();
    expect(working[0]).toEqual({
      label: 'Forward Tm',
      formula: 'Tm = 4·(G + C) + 4·(A + T) + 16.6·log₁₀(salt ÷ 1000)',
      substituted: '4·9 + 4·9 + 16.6·log₁₀(50 ÷ 1000)',
      value: '50.4 °C',
    });
    expect(working.at(-1)).toMatchObject({
      substituted: '1000·(-137.9) ÷ (-376.2 + 0.368·17·ln 0.1638 + 1.987·ln(5e-8 ÷ 4)) − 273.15',
      value: '52.3 °C',
    });
  });
});
