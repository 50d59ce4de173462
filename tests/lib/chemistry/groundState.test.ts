import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NIST_ION_STATES } from '#tests/support/nistIonStates.ts';
import { capacityOf, configurationText } from '#workers/lib/chemistry/electronShells.ts';
import {
  electronsIn,
  exceedsNextNobleGas,
  groundState,
  ionState,
  orderedState,
  outsideCore,
  shortConfiguration,
  stateByRule,
  unpairedIn,
} from '#workers/lib/chemistry/groundState.ts';
import { FILLING_EXCEPTIONS, ION_EXCEPTIONS } from '#workers/reference/electronConfigurations.ts';
import { ELEMENTS, type ElementSymbol } from '#workers/reference/elements.ts';

const SYMBOLS = Object.keys(ELEMENTS) as ElementSymbol[];
const elements = fc.constantFrom(...SYMBOLS);

/** The subshells of a configuration as NIST writes it, by rising n and then l: '1s2 2s2 … 3d1'. */
function inFull(text: string): string {
  const core = /^\[(\w+)\]/.exec(text)?.[1] as ElementSymbol | undefined;
  const inner = core === undefined ? '' : configurationText(orderedState(ELEMENTS[core].atomicNumber));
  const parts = `${inner} ${text.replace(/^\[\w+\] ?/, '')}`.trim().split(' ');
  return parts
    .map((part) => (part.length === 2 ? `${part}1` : part))
    .sort((a, b) => Number(a[0]) - Number(b[0]) || 'spdf'.indexOf(a.charAt(1)) - 'spdf'.indexOf(b.charAt(1)))
    .join(' ');
}

describe('neutral atoms', () => {
  test.each([
    ['H', '1s1'],
    ['He', '1s2'],
    ['Li', '[He] 2s1'],
    ['Ar', '[Ne] 3s2 3p6'],
    ['Sc', '[Ar] 3d1 4s2'],
    ['Cr', '[Ar] 3d5 4s1'],
    ['Mn', '[Ar] 3d5 4s2'],
    ['Cu', '[Ar] 3d10 4s1'],
    ['Nb', '[Kr] 4d4 5s1'],
    ['Tc', '[Kr] 4d5 5s2'],
    ['Pd', '[Kr] 4d10'],
    ['La', '[Xe] 5d1 6s2'],
    ['Pr', '[Xe] 4f3 6s2'],
    ['Gd', '[Xe] 4f7 5d1 6s2'],
    ['Yb', '[Xe] 4f14 6s2'],
    ['Lu', '[Xe] 4f14 5d1 6s2'],
    ['W', '[Xe] 4f14 5d4 6s2'],
    ['Au', '[Xe] 4f14 5d10 6s1'],
    ['Rn', '[Xe] 4f14 5d10 6s2 6p6'],
    ['Th', '[Rn] 6d2 7s2'],
    ['U', '[Rn] 5f3 6d1 7s2'],
    ['Am', '[Rn] 5f7 7s2'],
    ['Lr', '[Rn] 5f14 7s2 7p1'],
    ['Rg', '[Rn] 5f14 6d9 7s2'],
    ['Og', '[Rn] 5f14 6d10 7s2 7p6'],
  ] as const)('%s: %s', (symbol, short) => {
    expect(shortConfiguration(groundState(symbol))).toBe(short);
  });

  test('hold as many electrons as protons, and no subshell more than its room', () => {
    for (const symbol of SYMBOLS) {
      const state = groundState(symbol);
      expect(electronsIn(state), symbol).toBe(ELEMENTS[symbol].atomicNumber);
      expect(state.filter(({ name, electrons }) => electrons < 1 || electrons > capacityOf(name))).toEqual([]);
    }
  });

  test('twenty differ from the filling order', () => {
    const different = SYMBOLS.filter(
      (symbol) =>
        configurationText(groundState(symbol)) !== configurationText(orderedState(ELEMENTS[symbol].atomicNumber)),
    );
    expect(different).toEqual(Object.keys(FILLING_EXCEPTIONS));
    expect(different).toHaveLength(20);
  });
});

describe('ions', () => {
  test.each([
    ['Fe', 2, '[Ar] 3d6'],
    ['Fe', 3, '[Ar] 3d5'],
    ['Cu', 1, '[Ar] 3d10'],
    ['Cr', 3, '[Ar] 3d3'],
    ['Zn', 2, '[Ar] 3d10'],
    ['Pb', 2, '[Xe] 4f14 5d10 6s2'],
    ['Tl', 3, '[Xe] 4f14 5d10'],
    ['Gd', 3, '[Xe] 4f7'],
    ['Ce', 4, '[Kr] 4d10 5s2 5p6'],
    ['U', 4, '[Rn] 5f2'],
    ['Na', 1, '[He] 2s2 2p6'],
    ['Al', 4, '[He] 2s2 2p5'],
    ['H', 1, ''],
    ['Cl', -1, '[Ne] 3s2 3p6'],
    ['O', -2, '[He] 2s2 2p6'],
    ['H', -1, '1s2'],
    ['Au', -1, '[Xe] 4f14 5d10 6s2'],
    ['Og', -2, '[Og] 8s2'],
  ] as const)('%s with charge %d: %s', (symbol, charge, short) => {
    expect(shortConfiguration(ionState(symbol, charge))).toBe(short);
  });

  test.each(Object.entries(NIST_ION_STATES))('of %s are those that NIST lists', (symbol, states) => {
    for (const [index, state] of states.entries())
      expect(configurationText(ionState(symbol as ElementSymbol, index + 1)), `${symbol} ${index + 1}+`).toBe(
        inFull(state),
      );
  });

  test('in the table are only those that the rule misses', () => {
    for (const symbol of Object.keys(ION_EXCEPTIONS) as ElementSymbol[])
      for (const charge of Object.keys(ION_EXCEPTIONS[symbol] ?? {}).map(Number)) {
        expect(electronsIn(ionState(symbol, charge)), symbol).toBe(ELEMENTS[symbol].atomicNumber - charge);
        expect(ionState(symbol, charge), symbol).not.toEqual(stateByRule(symbol, charge));
      }
  });

  test('by the rule, one electron more or less changes one subshell by one', () => {
    fc.assert(
      fc.property(elements, fc.integer({ min: -2, max: 117 }), (symbol, charge) => {
        fc.pre(charge < ELEMENTS[symbol].atomicNumber);
        const [more, less] = [stateByRule(symbol, charge), stateByRule(symbol, charge + 1)];
        expect(electronsIn(more) - electronsIn(less)).toBe(1);
        const held = (state: typeof more, name: string) => state.find((part) => part.name === name)?.electrons ?? 0;
        const changes = more.filter(({ name, electrons }) => electrons !== held(less, name));
        expect(changes).toHaveLength(1);
        expect(less.every(({ name, electrons }) => electrons <= held(more, name))).toBe(true);
      }),
    );
  });

  test('end where there is no electron, and where the filling order ends', () => {
    expect(() => ionState('H', 2)).toThrow('no electron');
    expect(() => ionState('Og', -3)).toThrow('ended');
  });

  test.each([
    ['F', -1, false],
    ['F', -2, true],
    ['Ne', -1, true],
    ['H', -1, false],
    ['Cs', 1, false],
  ] as const)('%s with charge %d goes beyond its noble gas: %s', (symbol, charge, beyond) => {
    expect(exceedsNextNobleGas(symbol, charge)).toBe(beyond);
  });
});

test('the core is what the noble gas has, the rest lies outside', () => {
  expect(outsideCore(groundState('Gd')).map(({ name }) => name)).toEqual(['4f', '5d', '6s']);
  expect(outsideCore(groundState('He')).map(({ name }) => name)).toEqual(['1s']);
});

test.each([
  ['2p', 3, 3],
  ['2p', 4, 2],
  ['3d', 5, 5],
  ['3d', 10, 0],
  ['4f', 8, 6],
] as const)('%s with %d electrons has %d unpaired', (name, electrons, unpaired) => {
  expect(unpairedIn({ name, shell: Number(name[0]), electrons })).toBe(unpaired);
});
