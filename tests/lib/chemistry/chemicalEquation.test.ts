import { describe, expect, test } from 'vitest';
import { readEquation, speciesName } from '#workers/lib/chemistry/chemicalEquation.ts';

function sides(text: string) {
  const reading = readEquation(text);
  if (!reading.ok) throw new Error(reading.message);
  const names = (species: typeof reading.reactants) => species.map(({ formula }) => formula);
  return [names(reading.reactants), names(reading.products)];
}

describe('readEquation', () => {
  test.each(['->', '→', '⟶', '=>', '=', '-->', '⇌', '<->', '<=>', '==', '⇒'])('accepts %s as an arrow', (arrow) => {
    expect(sides(`H2 + O2 ${arrow} H2O`)).toEqual([['H2', 'O2'], ['H2O']]);
  });

  test('drops coefficients and states, and lowers no digits', () => {
    expect(sides('2 Al(s)+3CuSO4 (aq) = Al2(SO4)3 + 3 Cu')).toEqual([
      ['Al', 'CuSO4'],
      ['Al2(SO4)3', 'Cu'],
    ]);
    expect(sides('½H2->H2'.replace('½', '1/2 '))).toEqual([['H2'], ['H2']]);
    expect(sides('0.5 O₂ -> O₂')).toEqual([['O2'], ['O2']]);
  });

  test('reads the atoms', () => {
    const reading = readEquation('Ca(OH)2 -> CaO + H2O');
    expect(reading).toMatchObject({
      ok: true,
      reactants: [
        {
          atoms: [
            { symbol: 'Ca', count: 1 },
            { symbol: 'O', count: 2 },
            { symbol: 'H', count: 2 },
          ],
        },
      ],
    });
  });

  test.each([
    ['', 'Please enter a chemical equation', undefined],
    ['  ->', 'Please enter a chemical equation', undefined],
    ['H2 + O2', 'Please enter a chemical equation', 'There is no arrow between reactants and products.'],
    ['H2 -> O2 -> H2O', 'Please enter a chemical equation', 'There is more than one arrow.'],
    ['H2 + -> H2O', 'Please enter a chemical equation', 'A formula is missing beside an arrow or a plus sign.'],
    ['-> H2O', 'Please enter a chemical equation', 'A formula is missing beside an arrow or a plus sign.'],
    ['2 -> H2O', 'Please enter a chemical equation', 'A formula is missing beside an arrow or a plus sign.'],
    ['H2+ O2 + -> H2O', 'Please enter a chemical equation', 'A formula is missing beside an arrow or a plus sign.'],
    ['Ag+ + Cl- -> AgCl', 'Please enter a chemical equation', 'Charges cannot be entered.'],
    ['H+(aq) + OH-(aq) -> H2O(l)', 'Please enter a chemical equation', 'Charges cannot be entered.'],
    ['Fe -> Fe₂+', 'Please enter a chemical equation', 'Charges cannot be entered.'],
    ['[Cu(NH3)4]2+ -> Cu2+ + NH3', 'Please enter a chemical equation', 'Charges cannot be entered.'],
    ['H2( + Xx -> H2O', 'Unknown element: Xx', 'In Xx: Character 1, “Xx”: there is no such element.'],
    ['H2( -> H2', 'Invalid chemical formula', 'In H2(: Character 3, “(”: this bracket is not closed.'],
    [
      'H2-O2 -> H2O2',
      'Invalid chemical formula',
      'In H2-O2: Character 3, “-”: a charge stands at the end, behind a ^ as in SO4^2-.',
    ],
  ])('refuses %j: %s', (text, message, place) => {
    expect(readEquation(text)).toEqual({ ok: false, message, ...(place === undefined ? {} : { place }) });
  });
});

test('speciesName normalizes a formula however it is typed', () => {
  expect(['2 H₂O (l)', ' H2O', '1/2H2O(g)'].map(speciesName)).toEqual(['H2O', 'H2O', 'H2O']);
  expect(speciesName('Ca(OH)2(aq)')).toBe('Ca(OH)2');
});
