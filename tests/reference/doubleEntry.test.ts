/**
 * Compares tables of measured numbers with an independent second transcription: keyed by hand, or by other people for
 * another program. For long tables only its SHA-256 is stored here, computed from lines in the same format.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { numbersIn } from '#tests/support/numbersIn.ts';
import { ACID_CONSTANTS } from '#workers/reference/acidConstants.ts';
import { CLEMENTI_EFFECTIVE_CHARGES } from '#workers/reference/clementiEffectiveCharges.ts';
import { PAULING_ELECTRONEGATIVITIES } from '#workers/reference/electronegativities.ts';
import { DIPEPTIDE_ORDER, INSTABILITY_WEIGHTS } from '#workers/reference/instabilityWeights.ts';
import { ISOTOPES } from '#workers/reference/isotopes.ts';

function digestOf(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** 'H 2.20 Li 0.98' as a record. */
function keyed(text: string): Record<string, number> {
  const words = text.trim().split(/\s+/);
  return Object.fromEntries(
    Array.from({ length: words.length / 2 }, (_, at) => [words[2 * at] as string, Number(words[2 * at + 1])]),
  );
}

test('electronegativities on the Pauling scale, by hand', () => {
  expect(PAULING_ELECTRONEGATIVITIES).toEqual(
    keyed(`
      H 2.20
      Li 0.98 Be 1.57 B 2.04 C 2.55 N 3.04 O 3.44 F 3.98
      Na 0.93 Mg 1.31 Al 1.61 Si 1.90 P 2.19 S 2.58 Cl 3.16
      K 0.82 Ca 1.00 Sc 1.36 Ti 1.54 V 1.63 Cr 1.66 Mn 1.55 Fe 1.83 Co 1.88 Ni 1.91 Cu 1.90 Zn 1.65
      Ga 1.81 Ge 2.01 As 2.18 Se 2.55 Br 2.96 Kr 3.00
      Rb 0.82 Sr 0.95 Y 1.22 Zr 1.33 Nb 1.6 Mo 2.16 Tc 1.9 Ru 2.2 Rh 2.28 Pd 2.20 Ag 1.93 Cd 1.69
      In 1.78 Sn 1.96 Sb 2.05 Te 2.1 I 2.66 Xe 2.60
      Cs 0.79 Ba 0.89 La 1.10 Ce 1.12 Pr 1.13 Nd 1.14 Sm 1.17 Gd 1.20 Dy 1.22 Ho 1.23 Er 1.24 Tm 1.25 Lu 1.27
      Hf 1.3 Ta 1.5 W 2.36 Re 1.9 Os 2.2 Ir 2.20 Pt 2.28 Au 2.54 Hg 2.00 Tl 1.62 Pb 2.33 Bi 2.02 Po 2.0 At 2.2
      Fr 0.7 Ra 0.9 Ac 1.1 Th 1.3 Pa 1.5 U 1.38 Np 1.36 Pu 1.28
      Am 1.3 Cm 1.3 Bk 1.3 Cf 1.3 Es 1.3 Fm 1.3 Md 1.3 No 1.3
    `),
  );
});

test('acid constants, by hand', () => {
  const values = Object.fromEntries(Object.entries(ACID_CONSTANTS).map(([key, { pKa }]) => [key, pKa]));
  expect(values).toEqual(
    keyed(`
      acetic-acid 4.756 formic-acid 3.75 propanoic-acid 4.87 butanoic-acid 4.83 benzoic-acid 4.204 lactic-acid 3.86
      chloroacetic-acid 2.87 dichloroacetic-acid 1.35 trichloroacetic-acid 0.66
      oxalic-acid-1 1.25 oxalic-acid-2 3.81 malonic-acid-1 2.85 malonic-acid-2 5.70 succinic-acid-1 4.21 succinic-acid-2 5.64
      citric-acid-1 3.13 citric-acid-2 4.76 citric-acid-3 6.40 l-tartaric-acid-1 2.98 l-tartaric-acid-2 4.34
      malic-acid-1 3.40 malic-acid-2 5.11 fumaric-acid-1 3.02 fumaric-acid-2 4.38 maleic-acid-1 1.92 maleic-acid-2 6.23
      phthalic-acid-1 2.943 phthalic-acid-2 5.432 l-ascorbic-acid-1 4.04 l-ascorbic-acid-2 11.7 phenol 9.99
      carbonic-acid-1 6.35 carbonic-acid-2 10.33 phosphoric-acid-1 2.16 phosphoric-acid-2 7.21 phosphoric-acid-3 12.32
      phosphorous-acid-1 1.3 phosphorous-acid-2 6.70 sulfuric-acid 1.99 sulfuric-acid-2 1.99 sulfurous-acid-1 1.85 sulfurous-acid-2 7.2
      nitrous-acid 3.25 hydrofluoric-acid 3.20 hydrocyanic-acid 9.21 hydrogen-sulfide-1 7.05 hydrogen-sulfide-2 19
      boric-acid 9.27 hypochlorous-acid 7.40 hypobromous-acid 8.55 hypoiodous-acid 10.5 chlorous-acid 1.94
      chromic-acid-1 0.74 chromic-acid-2 6.49 arsenic-acid-1 2.26 arsenic-acid-2 6.76 arsenic-acid-3 11.29
      hydrazoic-acid 4.6 hydrogen-peroxide 11.62 iodic-acid 0.78 hydrogen-selenide-1 3.89 hydrogen-selenide-2 11.0
      ammonium-ion 9.25 methylammonium-ion 10.66 dimethylammonium-ion 10.73 trimethylammonium-ion 9.80
      ethylammonium-ion 10.65 triethylammonium-ion 10.75 anilinium-ion 4.87 pyridinium-ion 5.23 hydrazinium-ion 8.1
      hydroxylammonium-ion 5.94 piperidinium-ion 11.123
      tris 8.072 mes 6.270 mops 7.184 hepes 7.564 pipes 7.141 bicine 8.334 tricine 8.135 ches 9.394 caps 10.499
      imidazole 6.993
    `),
  );
});

test('weights of dipeptides: DIWV of Biopython 1.88', () => {
  const lines = [...DIPEPTIDE_ORDER].flatMap((first, row) =>
    [...DIPEPTIDE_ORDER].map((second, column) => `${first}${second} ${INSTABILITY_WEIGHTS[row]?.[column]?.toFixed(3)}`),
  );
  expect(lines).toHaveLength(400);
  expect(digestOf(lines)).toBe('a3324f8a0488d0406c6ec69ce5b042527472783db3b9df60550da52e2511c3da');
});

test('effective charges of Clementi and Raimondi: Z less the screening constants in the data of mendeleev, 2025', () => {
  const ours = Object.entries(numbersIn(CLEMENTI_EFFECTIVE_CHARGES)).map(
    ([path, charge]) => `${path.replace('.', ' ')} ${charge.toFixed(4)}`,
  );
  // Two of their values are left out on purpose; the table's comment says why.
  const lines = [...ours, 'La 4f 1.3600', 'Ce 4f 1.6760'].sort();
  expect(lines).toHaveLength(811);
  expect(digestOf(lines)).toBe('f50b50d2575d120f31504787a0be41a0539750aeaf5b236e4cb21cd585e8c54f');
});

describe('masses of isotopes: AME2020 as the data of mendeleev have it', () => {
  const rows = readFileSync('tests/data/ame2020-masses.tsv', 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [symbol: string, massNumber: string, mass: string]);

  test('the same isotopes', () => {
    const ours = Object.entries(ISOTOPES).flatMap(([symbol, list]) => list.map(([number]) => `${symbol}-${number}`));
    expect(ours).toEqual(rows.map(([symbol, number]) => `${symbol}-${number}`));
  });

  test('each the same within one unit of the last decimal of our table', () => {
    const ours = Object.values(ISOTOPES).flatMap((list) => list.map(([, mass]) => mass));
    for (const [index, [symbol, massNumber, text]] of rows.entries()) {
      const mass = ours[index] as number;
      const decimals = String(mass).split('.')[1]?.length ?? 0;
      // Both are rounded from keV, each in its own way.
      const distance = Math.abs(mass - Number(text)) * 10 ** decimals;
      expect(distance, `${symbol}-${massNumber}`).toBeLessThan(1.001);
    }
  });
});
