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

  test.each([
    ['Ag+ + Cl- -> AgCl', [['Ag^+', 'Cl^-'], ['AgCl']]],
    ['H+(aq) + OH-(aq) -> H2O(l)', [['H^+', 'OH^-'], ['H2O']]],
    ['Ca++ + 2F- = CaF2', [['Ca^2+', 'F^-'], ['CaF2']]],
    ['Ag++Cl-→AgCl', [['Ag^+', 'Cl^-'], ['AgCl']]],
    ['[Cu(NH3)4]2+ -> Cu2+ + NH3', [['[Cu(NH3)4]^2+'], ['Cu^2+', 'NH3']]],
    ['Fe³⁺ + e⁻ → Fe²⁺', [['Fe^3+', 'e^-'], ['Fe^2+']]],
    ['2 H+ + 2e- -> H2', [['H^+', 'e^-'], ['H2']]],
    ['H2+ O2 -> H2O', [['H2', 'O2'], ['H2O']]],
  ])('tells a charge from the plus sign between terms: %s', (text, wanted) => {
    expect(sides(text)).toEqual(wanted);
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
    [
      'Fe+3 + OH- -> Fe(OH)3',
      'Please enter a chemical equation',
      'A number stands alone beside a plus sign: write a charge behind a ^, as in Fe^3+.',
    ],
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

test('keeps states and coefficients as typed', () => {
  const reading = readEquation('2 Al (s) + 1/2 O2(g) + AgCl↓ + H2↑ + 0 Fe -> 1.5 Na+(aq)');
  if (!reading.ok) throw new Error(reading.message);
  const all = [...reading.reactants, ...reading.products];
  expect(all.map(({ state }) => state)).toEqual(['s', 'g', 's', 'g', null, 'aq']);
  expect(all.map(({ typedCoefficient }) => typedCoefficient)).toEqual([2, 0.5, 1, 1, 1, 1.5]);
  expect(all.map(({ formula }) => formula)).toEqual(['Al', 'O2', 'AgCl', 'H2', 'Fe', 'Na^+']);
});
