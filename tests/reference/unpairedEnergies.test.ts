/** Mismatches and dangling bases as Biopython 1.80 has them from the same papers, and what the loops have in common. */
import { expect, test } from 'vitest';
import type { Energy } from '#workers/reference/nearestNeighbor.ts';
import {
  BULGES,
  DANGLING_3,
  DANGLING_5,
  HAIRPIN_LOOPS,
  INTERNAL_LOOPS,
  INTERNAL_MISMATCHES,
  SPECIAL_HAIRPINS,
  TERMINAL_MATCHES,
  TERMINAL_MISMATCHES,
} from '#workers/reference/unpairedEnergies.ts';

// Bio.SeqUtils.MeltingTemp.DNA_IMM1 without inosine and DNA_DE1, each read with the pair first: kcal/mol, cal/(mol·K).
const BIOPYTHON = {
  mismatches:
    'AA/TA:1.2,1.7 AA/TC:2.3,4.6 AA/TG:-0.6,-2.3 AC/TA:5.3,14.6 AC/TC:0,-4.4 AC/TT:0.7,0.2 AG/TA:-0.7,-2.3 ' +
    'AG/TG:-3.1,-9.5 AG/TT:1,0.9 AT/TC:-1.2,-6.2 AT/TG:-2.5,-8.3 AT/TT:-2.7,-10.8 CA/GA:-0.9,-4.2 CA/GC:1.9,3.7 ' +
    'CA/GG:-0.7,-2.3 CC/GA:0.6,-0.6 CC/GC:-1.5,-7.2 CC/GT:-0.8,-4.5 CG/GA:-4,-13.2 CG/GG:-4.9,-15.3 ' +
    'CG/GT:-4.1,-11.7 CT/GC:-1.5,-6.1 CT/GG:-2.8,-8 CT/GT:-5,-15.8 GA/CA:-2.9,-9.8 GA/CC:5.2,14.2 GA/CG:-0.6,-1 ' +
    'GC/CA:-0.7,-3.8 GC/CC:3.6,8.9 GC/CT:2.3,5.4 GG/CA:0.5,3.2 GG/CG:-6,-15.8 GG/CT:3.3,10.4 GT/CC:5.2,13.5 ' +
    'GT/CG:-4.4,-12.3 GT/CT:-2.2,-8.4 TA/AA:4.7,12.9 TA/AC:3.4,8 TA/AG:0.7,0.7 TC/AA:7.6,20.2 TC/AC:6.1,16.4 ' +
    'TC/AT:1.2,0.7 TG/AA:3,7.4 TG/AG:1.6,3.6 TG/AT:-0.1,-1.7 TT/AC:1,0.7 TT/AG:-1.3,-5.3 TT/AT:0.2,-1.5',
  dangling3:
    'AA/T:-0.5,-1.1 AC/T:4.7,14.2 AG/T:-4.1,-13.1 AT/T:-3.8,-12.6 CA/G:-5.9,-16.5 CC/G:-2.6,-7.4 CG/G:-3.2,-10.4 ' +
    'CT/G:-5.2,-15 GA/C:-2.1,-3.9 GC/C:-0.2,-0.1 GG/C:-3.9,-11.2 GT/C:-4.4,-13.1 TA/A:-0.7,-0.8 TC/A:4.4,14.9 ' +
    'TG/A:-1.6,-3.6 TT/A:2.9,10.4',
  dangling5:
    'A/TA:-2.9,-7.6 A/TC:-4.1,-13 A/TG:-4.2,-15 A/TT:-0.2,-0.5 C/GA:-3.7,-10 C/GC:-4,-11.9 C/GG:-3.9,-10.9 ' +
    'C/GT:-4.9,-13.8 G/CA:-6.3,-17.1 G/CC:-4.4,-12.6 G/CG:-5.1,-14 G/CT:-4,-10.9 T/AA:0.2,2.3 T/AC:0.6,3.3 ' +
    'T/AG:-1.1,-1.6 T/AT:-6.9,-20',
};

function recorded(text: string): Readonly<Record<string, Energy>> {
  return Object.fromEntries(
    text.split(' ').map((entry) => {
      const [key = '', numbers = ''] = entry.split(':');
      const [enthalpy = Number.NaN, entropy = Number.NaN] = numbers.split(',').map(Number);
      return [key, { enthalpy, entropy }];
    }),
  );
}

test.each([
  ['internal mismatches', INTERNAL_MISMATCHES, BIOPYTHON.mismatches, 48],
  ['bases beyond a 3′ end', DANGLING_3, BIOPYTHON.dangling3, 16],
  ['bases beyond a 5′ end', DANGLING_5, BIOPYTHON.dangling5, 16],
])('%s are those of Biopython', (_, table, text, count) => {
  expect(Object.keys(table)).toHaveLength(count);
  expect(table).toEqual(recorded(text));
});

test('every pair has its 12 terminal mismatches and 4 matches; a match reads the same from the other strand', () => {
  expect(Object.keys(TERMINAL_MISMATCHES).toSorted()).toEqual(Object.keys(INTERNAL_MISMATCHES).toSorted());
  expect(Object.keys(TERMINAL_MATCHES)).toHaveLength(16);
  for (const [key, energy] of Object.entries(TERMINAL_MATCHES))
    expect([key, TERMINAL_MATCHES[[...key].toReversed().join('')]]).toEqual([key, energy]);
});

test.each([
  ['internal loops', INTERNAL_LOOPS, 3],
  ['bulges', BULGES, 1],
  ['hairpin loops', HAIRPIN_LOOPS, 3],
])(
  '%s have 30 sizes, and their entropy is a multiple of 0.1 kcal/mol at 37 °C where it was published',
  (_, loops, first) => {
    expect(loops).toHaveLength(30);
    expect(loops.findIndex((entropy) => entropy !== null)).toBe(first - 1);
    // SantaLucia and Hicks 2004, table 4, give the sizes up to 6 and some more.
    for (const entropy of loops.slice(first - 1, 6)) {
      const tenths = ((entropy ?? Number.NaN) * -310.15) / 100;
      expect(Math.abs(tenths - Math.round(tenths))).toBeLessThan(0.05);
    }
  },
);

test('special hairpins have three or four bases in a pair that closes them', () => {
  const pairs: Readonly<Record<string, string>> = { A: 'T', T: 'A', C: 'G', G: 'C' };
  for (const loop of Object.keys(SPECIAL_HAIRPINS)) {
    expect([5, 6]).toContain(loop.length);
    expect(pairs[loop.at(0) ?? '']).toBe(loop.at(-1));
  }
});
