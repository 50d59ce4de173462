import { describe, expect, test } from 'vitest';
import calculator, { orbitalBoxes } from '#src/calculators/electron-config/calculator.ts';
import { reasonOf } from '#src/calculators/electron-config/reasonOf.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type ElectronConfigInput } from '#workers/formulas/electron-config.ts';

function presented(element: ElectronConfigInput['element'], charge: number) {
  const input = { element, charge };
  return calculator.present(computed(formula, input), input);
}

function noticesOf(element: ElectronConfigInput['element'], charge: number) {
  return presented(element, charge).blocks.flatMap((block) => (block.kind === 'notice' ? [block.title] : []));
}

describe('electron-config page', () => {
  test('sets electrons high and says the status with them', () => {
    const { headline, status } = presented('Fe', 2);
    expect([headline.label, headline.text]).toEqual(['Configuration of Fe²⁺', '[Ar] 3d⁶']);
    expect(status).toBe('Fe²⁺: [Ar] 3d⁶, 4 unpaired electrons.');
    expect(presented('Cl', -1).headline.note).toBe('The configuration of neutral argon.');
  });

  test('has words for a bare nucleus, and no empty tables', () => {
    const { headline, blocks } = presented('H', 1);
    expect(headline.text).toBe('no electrons');
    expect(blocks.map(({ kind }) => kind)).toEqual(['facts']);
  });

  test('has names for all shells, the eighth included', () => {
    const shells = figuresOf(presented('Og', -1)).filter(({ field }) => field.startsWith('shells.'));
    expect(shells.at(-1)?.label).toBe('Electrons in the R shell');
  });

  test.each([
    ['C', 0, []],
    ['Cu', 0, ['Copper departs from the filling order']],
    ['Cu', 2, ['Copper departs from the filling order']],
    ['Hs', 0, ['A prediction']],
    ['Lr', 0, ['A prediction', 'Lawrencium departs from the filling order']],
    ['Ni', 1, ['Ni⁺ departs from the rule for ions']],
    ['F', -2, ['More electrons than such an atom takes up']],
    ['Og', -1, ['More electrons than such an atom takes up', 'A prediction']],
  ] as const)('%s with charge %d has the notices %j', (element, charge, titles) => {
    expect(noticesOf(element, charge)).toEqual(titles);
  });

  test('calls calculated what was never measured, and a rule a rule', () => {
    const texts = (element: ElectronConfigInput['element'], charge: number) =>
      presented(element, charge).blocks.flatMap((block) => (block.kind === 'notice' ? [block.text] : []));
    expect(texts('Lr', 0).join(' ')).toMatch(/agrees with it\. .*; calculated is \[Rn\] 5f¹⁴ 7s² 7p¹/);
    expect(texts('Ni', 1)).toEqual([
      expect.stringMatching(/would give \[Ar\] 3d⁸ 4s¹\. The ground state that NIST lists is \[Ar\] 3d⁹\./),
    ]);
    const basis = (charge: number) => figuresOf(presented('Cl', charge)).find(({ field }) => field === 'basis')?.text;
    expect([basis(0), basis(-1)]).toEqual(['ground state listed by NIST', 'rule, not measurement']);
    expect(presented('Ni', 1).working[2]?.formula).toBe('ground state from the table of ions');
  });

  test('shows a negative charge in brackets', () => {
    expect(presented('Cl', -1).working[0]?.substituted).toBe('17 − (-1)');
  });
});

test.each([
  [0, 6, '[ ] [ ] [ ]'],
  [2, 6, '[↑] [↑] [ ]'],
  [4, 6, '[↑↓] [↑] [↑]'],
  [2, 2, '[↑↓]'],
  [6, 10, '[↑↓] [↑] [↑] [↑] [↑]'],
])('%d electrons in a subshell for %d: %s', (electrons, capacity, boxes) => {
  expect(orbitalBoxes(electrons, capacity).replaceAll('\u00A0', ' ')).toBe(boxes);
});

test.each([
  ['[Ar] 3d4 4s2', '[Ar] 3d5 4s1', /3d is exactly half filled/],
  ['[Ar] 3d9 4s2', '[Ar] 3d10 4s1', /3d is completely filled/],
  ['[Xe] 4f8 6s2', '[Xe] 4f7 5d1 6s2', /4f is exactly half filled/],
  ['[Kr] 4d3 5s2', '[Kr] 4d4 5s1', /no simple rule/],
  ['[Rn] 5f14 6d1 7s2', '[Rn] 5f14 7s2 7p1', /no simple rule/],
])('%s expected, %s measured: %s', (expected, measured, reason) => {
  expect(reasonOf(expected, measured)).toMatch(reason);
});
