import { expect, test } from 'vitest';
import dilution from '#src/calculators/analyses/dilution-units.ts';
import { acidOrBase, handlingOf } from '#src/calculators/families/acidsAndBases.ts';
import { computed } from '#tests/support/formulaCases.ts';
import dilutionUnits, { type DilutionUnitsInput } from '#workers/formulas/dilution-units.ts';
import { STOCK_REAGENTS } from '#workers/reference/stockReagents.ts';

test.each([
  ['Acetic acid, glacial (17.4 M)', '', false, 'CH3COOH'],
  ['conc. hydrochloric acid', '', false, 'HCl'],
  ['HCl 1 M', '', false, 'HCl'],
  ['Sodium hydroxide', '', true, 'NaOH'],
  ['pellets', 'KOH', true, 'KOH'],
  ['Ammonia', '', false, 'NH3'],
  ['Tris-HCl pH 8.0', '', false, undefined],
  ['Sodium chloride', 'NaCl', true, undefined],
  ['EDTA 0.5 M', '', false, undefined],
  ['Phosphoric acid', '', true, undefined],
  ['HClO4 70 %', '', false, 'HClO4'],
] as const)('%s %s, solid: %s, is %s', (name, formula, isSolid, found) => {
  expect(acidOrBase(name, formula, isSolid)?.formula).toBe(found);
});

test('what is said belongs to the kind', () => {
  const { 'sulfuric-96': acid, 'sodium-hydroxide-50': base, 'ammonia-28': ammonia } = STOCK_REAGENTS;
  expect(handlingOf([])).toEqual([]);
  expect(handlingOf([acid, acid])).toEqual([
    'Add the acid slowly to the water, not the water to it: it heats. Wear goggles and gloves.',
  ]);
  expect(handlingOf([base]).join()).not.toMatch(/acid/);
  expect(handlingOf([ammonia])).toEqual([
    'Add the base slowly to cold water: it heats. Wear goggles and gloves.',
    'Ammonia: work in the hood.',
  ]);
});

test('a base that is diluted goes into cold water, and nothing is said of an acid', () => {
  const input: DilutionUnitsInput = {
    bottle: 'sodium-hydroxide-50',
    c1Unit: 'M',
    c2: 1,
    c2Unit: 'M',
    v2: 2000,
    solute: '',
  };
  const { blocks } = dilution.present(computed(dilutionUnits, input), input);
  const notices = blocks.flatMap((block) => (block.kind === 'notice' ? [block.text] : [])).join(' ');
  expect(notices).toContain('Add the base slowly to cold water');
  expect(notices).not.toMatch(/acid/i);
});
