/** Units in the headings of pasted columns: taken where the column has them, else its numbers are left out; always shown. */
import { describe, expect, test } from 'vitest';
import isotopes from '#src/calculators/average-atomic-mass/calculator.ts';
import enzymeKinetics from '#src/calculators/enzyme-kinetics/calculator.ts';
import proteinConcentration from '#src/calculators/protein-concentration/calculator.ts';
import species from '#src/calculators/species-diversity/calculator.ts';
import stoichiometry from '#src/calculators/stoichiometry/calculator.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { pastedCells, pasteInWords, withPastedCells } from '#src/engine/form/onDemand/pastedRows.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { FieldOfKind, Values } from '#src/engine/kit/fields.ts';

/** A paste into the first column of the calculator's only list. */
function pasted(definition: unknown, text: string, typed: Values = {}) {
  const { fields, fixed } = definition as AnyCalculatorDefinition;
  const values = { ...createFormModel({ fields, fixed } as never).blank, ...typed };
  const [name, list] = Object.entries(fields).find(([, { kind }]) => kind === 'rows') as [string, FieldOfKind<'rows'>];
  const start = { row: 0, column: Object.keys(list.row)[0] ?? '' };
  const units = { unitsIn: list.unitsIn, form: fields, values };
  const rows = values[name] as readonly Values[];
  const result = withPastedCells(rows, list.row, pastedCells(text), start, { units });
  return { ...result, words: pasteInWords(result) };
}

describe('a unit in a heading', () => {
  test.each([
    'conc (µg/mL)\tA595\n125\t0.1\n250\t0.2',
    'Concentration [ug/mL]\tA\n125\t0.1\n250\t0.2',
    'c / µg/mL\tA\n125\t0.1\n250\t0.2',
    'conc, µg/mL\tA\n125\t0.1\n250\t0.2',
    'Standard\tSignal\nµg/mL\tAU\n125\t0.1\n250\t0.2',
    'µg/mL\n125\n250',
  ])('chooses the unit of the form: %j', (text) => {
    const { rows, chosen, words } = pasted(proteinConcentration, text);
    expect(chosen).toEqual({ concentrationUnit: 'µg/mL' });
    expect(rows.map(({ concentration }) => concentration)).toEqual(['125', '250']);
    expect(words).toContain('Concentration: read in µg/mL, as the heading says.');
  });

  test('chooses nothing where it names what is chosen, and is shown all the same', () => {
    const { chosen, words } = pasted(proteinConcentration, 'conc (mg/mL)\tA\n1\t0.1\n2\t0.2');
    expect(chosen).toEqual({ concentrationUnit: 'mg/mL' });
    expect(words).toContain('read in mg/mL');
  });

  test('that the menu has not keeps the numbers out, with the reason', () => {
    const { rows, chosen, words } = pasted(proteinConcentration, 'conc (ng/mL)\tA\n125\t0.1\n250\t0.2');
    expect(chosen).toEqual({});
    expect(rows).toEqual([
      { concentration: '', absorbance: '0.1' },
      { concentration: '', absorbance: '0.2' },
    ]);
    expect(words).toContain(
      'The heading “conc (ng/mL)” is in ng/mL, but Concentration is in mg/mL or µg/mL: its numbers were left out.',
    );
  });

  test('keeps out a whole paste of one column', () => {
    const { rows, words, taken } = pasted(isotopes, 'kg\n34.97\n36.97');
    expect(rows).toEqual([{ mass: '', abundance: '' }]);
    expect(taken).toBe(0);
    expect(words).toMatch(/^Nothing pasted\. .*“kg” is in kg, but Isotope mass is in u/);
  });

  test.each([
    ['Mass (Da)\tAbundance (%)', true, true],
    ['Mass (u)\tFraction', true, true],
    ['Mass (g/mol)\tAbundance (percent)', false, true],
    ['Mass\tAbundance (fraction)', true, false],
    ['Mass (×10³ u)\tAbundance', false, true],
  ])('%j above isotopes', (heading, hasMass, hasAbundance) => {
    const { rows } = pasted(isotopes, `${heading}\n34.97\t75.8\n36.97\t24.2`);
    expect(rows[0]).toEqual({ mass: hasMass ? '34.97' : '', abundance: hasAbundance ? '75.8' : '' });
  });

  test('of a velocity is two choices of the form', () => {
    const { chosen, words } = pasted(enzymeKinetics, '[S] (mM)\tv (mM/min)\n1\t2\n3\t4');
    expect(chosen).toEqual({ concentrationUnit: 'mM', timeUnit: 'min' });
    expect(words).toContain('Initial velocity v: read in mM/minute, as the heading says.');
    expect(pasted(enzymeKinetics, '[S] (mM)\tv (mM min⁻¹)\n1\t2\n3\t4').chosen).toEqual(chosen);
  });

  test('of two columns that contradict each other keeps the second out', () => {
    const { chosen, rows, words } = pasted(enzymeKinetics, 'S (mM)\tv (µM/s)\n1\t2\n3\t4');
    expect(chosen).toEqual({ concentrationUnit: 'mM' });
    expect(rows[0]).toEqual({ substrate: '1', velocity: '' });
    expect(words).toContain('“v (µM/s)” is in µM/s, but other numbers here are in mM: its numbers were left out');
  });

  test('changes no number that is in the form already', () => {
    const { chosen, rows } = pasted(enzymeKinetics, 'S (mM)\tv\n1\t2\n3\t4', { enzymeConcentration: '0.2' });
    expect(chosen).toEqual({});
    expect(rows[0]).toEqual({ substrate: '', velocity: '2' });
    const typed = {
      dataPoints: [
        { substrate: '', velocity: '' },
        { substrate: '', velocity: '' },
        { substrate: '9', velocity: '8' },
      ],
    };
    expect(pasted(enzymeKinetics, 'S (mM)\tv\n1\t2\n3\t4', typed).chosen).toEqual({});
    expect(pasted(enzymeKinetics, 'S (µM)\tv\n1\t2\n3\t4', typed).rows[0]).toEqual({ substrate: '1', velocity: '2' });
  });

  test('is chosen in each row where the unit is a column', () => {
    const { rows, chosen } = pasted(stoichiometry, 'Reactant\tAmount (mol)\nFe2O3\t2\nAl\t4');
    expect(chosen).toEqual({});
    expect(rows.map(({ unit }) => unit)).toEqual(['mol', 'mol']);
    expect(pasted(stoichiometry, 'Reactant\tAmount (kg)\nFe2O3\t2\nAl\t4').rows[0]).toMatchObject({ amount: '' });
  });

  test('that is none is no unit: the column’s own name in brackets', () => {
    const { rows, words } = pasted(enzymeKinetics, 'Substrate [S]\tv\n1\t2\n3\t4');
    expect(rows[0]).toEqual({ substrate: '1', velocity: '2' });
    expect(words).toBe('2 lines pasted. The first line was taken for the names of columns.');
  });

  test('above numbers without a unit is shown, unless it multiplies them', () => {
    expect(pasted(species, 'Species\tCount (stems)\nOak\t3\nAsh\t2').words).toContain(
      '“Count (stems)”: the numbers are taken as they are.',
    );
    const thousands = pasted(species, 'Species\tCount (×1000)\nOak\t3\nAsh\t2');
    expect(thousands.rows[0]).toEqual({ name: 'Oak', count: '' });
    expect(thousands.words).toContain('“Count (×1000)” multiplies its numbers');
    expect(pasted(species, 'Species\tCount x 10^6\nOak\t3\nAsh\t2').words).toContain('multiplies its numbers');
    expect(pasted(species, 'Species\tMass [u]\nOak\t3').words).toContain('“Mass [u]”: the numbers are taken');
    expect(pasted(species, 'Species\tCount (2019)\nOak\t3\nAsh\t2').rows[0]).toEqual({ name: 'Oak', count: '3' });
  });
});

test('a column whose commas could set two columns apart says that they are decimal marks', () => {
  expect(pasted(enzymeKinetics, '12,17\n1,5').words).toBe(
    '2 lines pasted. The comma is the decimal mark: “12,17” is 12.17.',
  );
  expect(pasted(enzymeKinetics, '1,500\n1').words).not.toContain('decimal mark');
  expect(pasted(enzymeKinetics, '12;17,5\n1;5').words).toBe('2 lines pasted.');
});

describe('a heading is never counted', () => {
  test('even with a number in it', () => {
    expect(pasted(species, 'Name\t2019\nOak\t3').rows).toEqual([{ name: 'Oak', count: '3' }]);
  });

  test('and no number is a heading, in whatever digits', () => {
    for (const first of ['½', '١٢'])
      expect(pasted(species, `Oak\t${first}\nAsh\t2`).rows).toEqual([
        { name: 'Oak', count: first },
        { name: 'Ash', count: '2' },
      ]);
  });

  test('but a second line of words below it is data, unless all of it are units', () => {
    const { rows, unread } = pasted(species, 'Species\tCount\nOak\tfew\nAsh\t2');
    expect(rows).toHaveLength(2);
    expect(unread).toEqual([expect.stringContaining('Row 1, Count: “few”')]);
  });
});
