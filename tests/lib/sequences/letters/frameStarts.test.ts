import { describe, expect, test } from 'vitest';
import { frameRules, START_CODONS } from '#workers/lib/sequences/letters/frameStarts.ts';
import { GENETIC_CODE_IDS, GENETIC_CODES } from '#workers/reference/geneticCodes.ts';

const CODONS = [...'TCAG'].flatMap((a) => [...'TCAG'].flatMap((b) => [...'TCAG'].map((c) => a + b + c)));

function startsOf(code: (typeof GENETIC_CODE_IDS)[number], startCodons: (typeof START_CODONS)[number]) {
  const { starts } = frameRules(GENETIC_CODES[code], startCodons).code;
  return CODONS.filter((_, index) => starts[index] === 'M');
}

test('the standard code', () => {
  expect(startsOf('1', 'atg')).toEqual(['ATG']);
  expect(startsOf('1', 'code')).toEqual(['TTG', 'CTG', 'ATG']);
  expect(startsOf('1', 'sense')).toEqual(CODONS.filter((codon) => !['TAA', 'TAG', 'TGA'].includes(codon)));
});

describe.each(GENETIC_CODE_IDS)('genetic code %s', (id) => {
  const code = GENETIC_CODES[id];

  test('each choice adds codons to the one before, and none of them is a stop', () => {
    const [atg, listed, sense] = START_CODONS.map((choice) => startsOf(id, choice));
    expect(atg).toEqual(['ATG']);
    expect(listed).toEqual(expect.arrayContaining(atg ?? []));
    expect(sense).toEqual(expect.arrayContaining(listed ?? []));
    expect(sense?.map((codon) => code.aminoAcids[CODONS.indexOf(codon)])).not.toContain('*');
  });

  test('amino acids are the same, and only an initiator gives methionine', () => {
    for (const choice of START_CODONS) {
      const rules = frameRules(code, choice);
      expect(rules.code.aminoAcids).toBe(code.aminoAcids);
      expect(rules.startIsMethionine).toBe(choice !== 'sense');
    }
  });
});
