/** Lines in words, as people type them: what is answered, and that nothing is answered wrong. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { askedLine } from '#src/tools/cli/askCommand.ts';
import { type AskedCase, judged } from './judgedCase.ts';

const COPY = 'tests/ask/ask.json';
const ORIGINAL = '../shared/ask/ask.json';
const CASES: readonly AskedCase[] = JSON.parse(readFileSync(COPY, 'utf8'));

/** Lines that are answered as they should be, of a hundred. */
const LEAST_PERCENT = 98;

describe('the corpus', () => {
  test('no number is wrong, and at least 98 % are answered as it says', async () => {
    const verdicts = [];
    for (const each of CASES) verdicts.push(judged(each, await askedLine(each.ask)));
    expect(verdicts.filter(({ isWrongNumber }) => isWrongNumber)).toEqual([]);
    const right = verdicts.filter(({ fault }) => fault === null).length;
    expect((100 * right) / CASES.length).toBeGreaterThanOrEqual(LEAST_PERCENT);
  }, 300_000);

  test('differs nowhere from its original, where that is beside the checkout', () => {
    if (existsSync(ORIGINAL)) expect(JSON.parse(readFileSync(ORIGINAL, 'utf8'))).toEqual(CASES);
    expect(CASES.length).toBeGreaterThan(200);
  });
});

describe('a line is never answered with a guess', () => {
  test.each([
    // Not all of it is understood, or it is understood in several ways.
    'dog 44 lb or kg',
    '5.11 ft in cm',
    'bmi 80 kg 5.11 ft 40 years',
    '1,500',
    'molarity of 9 g something in 250 ml',
    'mean 5 sd 2',
    'chi square 12 18 10 20 30 40',
    'weeks between 2026-01-01 and 2026-03-01',
    'dilute 10x to 1x 50 ml',
    'buffer pH acetic acid 0.1 M',
    'C-14 25 % left',
    // A date that is not that of the mating, none at all, or a number behind it.
    'goat bred 3 March',
    'cow due 5 March 2026',
    'rabbit doe 5 March 2026',
    'horse bred 2026-03-01 340 days',
    'goat bred 1/2/2026 due 3/4/2026',
    // Words and equations that look like something else.
    'COW',
    'NO',
    'AUGGCC',
    'x^2=4',
    'bmi 25',
    'bmi 70 kg 175 cm or so in 2020',
    // The date, the volume or the figure of something else.
    'goat bred due 5 March 2026',
    'when was my goat bred if she kids 5 March 2026',
    'cow calved 5 March 2026 when inseminated',
    'due date 15 December 2026 when was last period',
    'dilute 5 M to 1 M in 100 mL',
    'dilute 12 mL of 2.4e6 cells/mL to 3.5e5 cells/mL',
    'how much water should a 20 kg dog drink per hour',
    'ka from pka 4.76',
    '250 is 12 percent of what',
    'percent of 40 in 200',
    'percent of 20 is 5',
    'percent change 100 from 80',
    'cell volume radius 5 µm',
    'bacterium volume 2 µm long',
    'growth rate of e coli 0.1 to 0.8 in 3 h',
    'aquarium 80x35x40 cm in gallons',
    '500 g rotor 10 cm',
    'my 20 kg dog drinks antifreeze water',
    'my 20 kg dog drinks water with bleach',
    'percent change 50 by 10',
    'recipe for 10 from 4 servings',
    // Which number is whose is not said, or it has a unit that does not fit.
    'A260 A280 0.65 0.37 dna concentration',
    '90 % ci of 27 sd 3 n 12',
    'horse girth 193 cm length 65 in',
    'cholesterol triglycerides 100 mg/dl in mmol/l',
    'ligation 50 ng vector 3 kb insert 1 kb 1:3',
    'allele frequency 45.5 TT 36 Tt 19 tt',
    'population 50 growth 0.2 30 years',
    'aquarium 80x35x40 in gallons',
    'how do I calculate molar mass',
    '21 in 10,000 carriers recessive',
    '1 L 10x: 137 mM NaCl, 2.7 mM KCl',
    'pearson square corn 9 % soybean meal 44 % 16 %',
    'feed cost per egg 420 per tonne, 0.12 kg a day, 85 % lay',
    'hay for 500 kg horses 2 for 180 days 20 kg bales',
    // Never a number.
    'my son swallowed 3 xylitol gums',
    'benadryl for 10 kg dog',
  ])('%s', async (line) => {
    const { kind } = await askedLine(line);
    expect(kind).not.toBe('answer');
  });

  test('a comma before three figures is read in both ways', async () => {
    const { kind, readings } = await askedLine('1,500 m in km');
    expect(kind).toBe('choose');
    expect(readings?.map(({ answer }) => answer?.value)).toEqual([1.5, 0.0015]);
  });

  test('feet that may be feet and inches are put into the box as they are typed, which asks', async () => {
    const { kind, values } = await askedLine('bmi 80 kg 5.11 ft 40 years');
    expect([kind, values?.height]).toEqual(['fill', '5.11 ft']);
  });

  test.each([
    ['vo2 max 2400 m', { method: 'cooper', distance: '2400 m' }],
    ['concrete slab 10 x 12 ft 4 in', { shape: 'rectangle', length: '10 ft', width: '12 ft', thickness: '4 in' }],
    ['x^2-3x+2=0', { a: '1', b: '-3', c: '2' }],
    ['-40 C in F', { value: '-40', unit: 'celsius' }],
  ])('%s is read as it is written', async (line, values) => {
    expect(await askedLine(line)).toMatchObject({ kind: 'answer', values });
    expect(Object.keys((await askedLine(line)).values ?? {}).toSorted()).toEqual(Object.keys(values).toSorted());
  });

  test.each([
    ['generation time 1e5 to 8e5 in 1 h 30 min', 'generationTime', 30],
    ["bmi 12 st 4 5'11 age 40", 'bmi', 23.988884685168692],
    ['pka from ka .00000446', 'pKa', 5.350665141287858],
    ['RNA A260 = 2 x 10^-1', 'concentration', 8],
    ['pH if [OH-] = 1x10^-3', 'pH', 11],
    ['calculate 5.6*10^1 TT 8e1 Tt 4.2*10^1 tt allele frequency', 'alleles.0.percentage', 53.932584269662918],
    ['allele frequency tt 19 Tt 36 TT 45', 'alleles.0.percentage', 63],
    ['I need 8 servings recipe for 4', 'factor', 2],
    ['how do I calculate electron configuration of Fe2+', 'shorthand', '[Ar] 3d6'],
    ['bond order O2-', 'bondOrder', 1.5],
    ['age on 29 Nov 2026 born 17 May 1990', 'years', 36],
    ['what percent of 250 is 12', 'percent', 4.8],
    ['50 is what percent of 200', 'percent', 25],
    ['150 as percent of 600', 'percent', 25],
    ['20 % of 150', 'result', 30],
    ['percent change from 80 to 100', 'percentChange', 25],
    ['specificity TP 231 FP 32 FN 27 TN 54', 'specificity.estimate', 62.7906976744186],
    ['chi square 10 20 / 30 40', 'pValue', 0.37299848361348686],
    // 84.1248 m by 40 m: 248.2496 m around.
    ['fence posts 3.312 x 10^3 in x 40 m every 1.551m', 'posts', 161],
    ['qpcr efficiency slope –3.32', 'efficiency', 100.08052545562056],
  ])('%s has the figure %s', async (line, field, value) => {
    const { kind, answer } = await askedLine(line);
    expect({ kind, field: answer?.field }).toEqual({ kind: 'answer', field });
    if (typeof value === 'number') expect(answer?.value).toBeCloseTo(value, 9);
    else expect(answer?.value).toBe(value);
  });

  test('a dash before a number may be a minus sign', async () => {
    const { kind, readings } = await askedLine('percent change 5 to - 10');
    expect([kind, readings?.length]).toEqual(['choose', 2]);
  });

  test('what only a part is known of fills nothing by guess', async () => {
    expect((await askedLine('sensitivity 90 specificity 80')).kind).toBe('none');
    expect(await askedLine('200 ft fence')).toMatchObject({ kind: 'fill', values: { perimeter: '200 ft' } });
  });
});
