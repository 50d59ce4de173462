/** What a line is told: in the unit that was typed or asked for, and never one figure where that would be half of the answer. */
import { beforeAll, describe, expect, test } from 'vitest';
import { askedLine, linkedLine } from '#src/tools/cli/askCommand.ts';

// Loads every page.
beforeAll(() => askedLine('pH 7'), 300_000);

async function told(line: string): Promise<string | undefined> {
  return (await askedLine(line)).answer?.shown;
}

describe('in the unit of the question', () => {
  test.each([
    // 5730 years by two halvings.
    ['half life 5730 years 25 % left', '11460 years'],
    ['half life 36 h 25 % left', '72 h'],
    // 14.268 days by three.
    ['half life P-32 12.5 % left', '42.804 days'],
    ['break even steer bought 320 kg at 5.20/kg, gain 1.45 kg/day, 160 days, feed 3.60 a day', '4.058 per kg'],
    // The same prices and weights in pounds: 705.479 lb at 2.3587 per lb.
    ['break even steer bought 705.479 lb at 2.3587/lb, gain 3.19670 lb/day, 160 days, feed 3.60 a day', '1.841 per lb'],
    // 10 · 12 · 4/12 cubic feet, by 1.1 for waste, in cubic yards of 27 cubic feet.
    ['concrete slab 10 ft x 12 ft x 4 in', '1.63 yd³ (1.246 m³)'],
    ['0.9 % NaCl in mM', '154.005 mmol/L'],
    ['0.9 % NaCl in mol/L', '0.154005 mol/L'],
    ['25 °C in F', '77 °F'],
    ['250 µg in mg', '0.25 mg'],
  ])('%s: %s', async (line, shown) => {
    expect(await told(line)).toBe(shown);
  });

  test('the value stays in the unit of the page, which is named', async () => {
    expect((await askedLine('half life 5730 years 25 % left')).answer).toMatchObject({ value: 100_458_360, unit: 'h' });
    expect((await askedLine('cat 18 months in human years')).answer).toMatchObject({ value: 15, unit: 'years' });
    // A share that the page writes in percent.
    const carriers = await askedLine('how many carriers if 1 in 10,000 has it, autosomal recessive');
    expect(carriers.answer).toMatchObject({ value: expect.closeTo(0.0198, 6), shown: '1.980 %' });
    expect(carriers.answer).not.toHaveProperty('unit');
  });

  test('the page opens in the unit that is asked for, apart from the values of the line', async () => {
    const { values, link, answer } = await linkedLine('1000.5 kg in g');
    expect(values).toEqual({ value: '1000.5', unit: 'kilograms' });
    expect(link).toContain('to=grams');
    expect(answer?.says).toBe('1000.5 kg = 1000500 g.');
  });
});

describe('the whole answer', () => {
  test.each([
    ['cat 18 months in human years', '15 years (Steps), 19.5 years (Published scale, best estimate)'],
    ['95% ci mean 27.4 sd 3.1 n=12', '25.43 to 29.37'],
    ['500 g for 3.99 or 900 g for 6.49', '900 g for 6.49'],
    ['1 L 1x: 137 mM NaCl, 2.7 mM KCl', '8.006 g NaCl, 0.2013 g KCl'],
    ['holstein AI 25.12.2025 due', 'Wednesday, September 30, 2026; all breeds Sunday, October 4, 2026'],
    // Two published averages of the breed.
    ['angus bred 25.12.2025', 'Friday, October 2, 2026 to Sunday, October 4, 2026; all breeds Sunday, October 4, 2026'],
    ['cow inseminated 12 May 2026 calving date', 'Friday, February 19, 2027'],
  ])('%s: %s', async (line, shown) => {
    expect(await told(line)).toBe(shown);
  });

  test.each([
    [
      'population 50 growth 20 % 30 years',
      'Final population 20171 if it grows at every moment, 11869 if once per time unit.',
    ],
    ['copies in 1 ng of 3000 bp plasmid', '3.088e+8 copies at 650 g/mol per base pair.'],
    ['1 µg of 1000 bp dsDNA in pmol', '1.61813 pmol at 618 g/mol per bp.'],
    ['bmr male 30 years 70 kg 175 cm', 'Basal metabolic rate 1649 kcal per day.'],
    ['serial dilution 1e8 CFU/mL 1:10 6 tubes', 'Last of 6 tubes: 100, diluted by 1000000. Smallest transfer 100 µL.'],
    ['10 g CuSO4.5H2O in moles', 'Molar mass 249.677 g/mol: 10.000 g are 0.0401 mol.'],
  ])('%s says: %s', async (line, says) => {
    expect((await askedLine(line)).answer?.says).toBe(says);
  });
});
