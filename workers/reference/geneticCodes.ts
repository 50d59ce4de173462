/** Genetic codes by the numbers of NCBI's translation tables. 7, 8 and 17 to 20 do not exist. */

/**
 * Amino acids and starts have 64 letters each, codons in the order T, C, A, G by first, second, third base: '*' in
 * `aminoAcids` is a stop, 'M' in `starts` a codon that NCBI lists as a start.
 */
export interface NumberedCode {
  readonly name: string;
  readonly aminoAcids: string;
  readonly starts: string;
}

/**
 * Source: `ncbiGeneticCodes`. Codons that are sense or stop depending on context are listed with their sense reading:
 * TGA in 27; TAA, TAG and TGA in 28; TAA and TAG in 31.
 */
const CODES = {
  1: {
    name: 'Standard',
    aminoAcids: 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
    starts: '---M------**--*----M---------------M----------------------------',
  },
  2: {
    name: 'Vertebrate Mitochondrial',
    aminoAcids: 'FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIMMTTTTNNKKSS**VVVVAAAADDEEGGGG',
    starts: '----------**--------------------MMMM----------**---M------------',
  },
  3: {
    name: 'Yeast Mitochondrial',
    aminoAcids: 'FFLLSSSSYY**CCWWTTTTPPPPHHQQRRRRIIMMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
    starts: '----------**----------------------MM---------------M------------',
  },
  4: {
    name: 'Mold Mitochondrial',
    aminoAcids: 'FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
    starts: '--MM------**-------M------------MMMM---------------M------------',
  },
  5: {
    name: 'Invertebrate Mitochondrial',
    aminoAcids: 'FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIMMTTTTNNKKSSSSVVVVAAAADDEEGGGG',
    starts: '---M------**--------------------MMMM---------------M------------',
  },
  6: {
    name: 'Ciliate Nuclear',
    aminoAcids: 'FFLLSSSSYYQQCC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
    starts: '--------------*--------------------M----------------------------',
  },
  9: {
    name: 'Echinoderm Mitochondrial',
    aminoAcids: 'FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIIMTTTTNNNKSSSSVVVVAAAADDEEGGGG',
    starts: '----------**-----------------------M---------------M------------',
  },
  10: {
    name: 'Euplotid Nuclear',
    aminoAcids: 'FFLLSSSSYY**CCCWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
    starts: '----------**-----------------------M----------------------------',
  },
  11: {
    name: 'Bacterial',
    aminoAcids: 'FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
    starts: '---M------**--*----M------------MMMM---------------M------------',
  },
  12: {
    name: 'Alternative Yeast Nuclear',
    aminoAcids: 'FFLLSSSSYY**CC*WLLLSPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
    starts: '----------**--*----M---------------M----------------------------',
  },
  13: {
    name: 'Ascidian Mitochondrial',
    aminoAcids: 'FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIMMTTTTNNKKSSGGVVVVAAAADDEEGGGG',
    starts: '---M------**----------------------MM---------------M------------',
  },
  14: {
    name: 'Alternative Flatworm Mitochondrial',
    aminoAcids: 'FFLLSSSSYYY*CCWWLLLLPPPPHHQQRRRRIIIMTTTTNNNKSSSSVVVVAAAADDEEGGGG',
    starts: '-----------*-----------------------M----------------------------',
  },
  15: {
    name: 'Blepharisma Macronuclear',
    aminoAcids: 'FFLLSSSSYY*QCC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
    starts: '----------*---*--------------------M----------------------------',
  },
  16: {
    name: 'Chlorophycean Mitochondrial',
    aminoAcids: 'FFLLSSSSYY*LCC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
    starts: '----------*---*--------------------M----------------------------',
  },
  21: {
    name: 'Trematode Mitochondrial',
    aminoAcids: 'FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIMMTTTTNNNKSSSSVVVVAAAADDEEGGGG',
    starts: '----------**-----------------------M---------------M------------',
  },
  22: {
    name: 'Scenedesmus obliquus Mitochondrial',
    aminoAcids: 'FFLLSS*SYY*LCC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
    starts: '------*---*---*--------------------M----------------------------',
  },
  23: {
    name: 'Thraustochytrium Mitochondrial',
    aminoAcids: 'FF*LSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
    starts: '--*-------**--*-----------------M--M---------------M------------',
  },
  24: {
    name: 'Pterobranchia Mitochondrial',
    aminoAcids: 'FFLLSSSSYY**CCWWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSSKVVVVAAAADDEEGGGG',
    starts: '---M------**-------M---------------M---------------M------------',
  },
  25: {
    name: 'Candidate Division SR1',
    aminoAcids: 'FFLLSSSSYY**CCGWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
    starts: '---M------**-----------------------M---------------M------------',
  },
  26: {
    name: 'Pachysolen tannophilus Nuclear',
    aminoAcids: 'FFLLSSSSYY**CC*WLLLAPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
    starts: '----------**--*----M---------------M----------------------------',
  },
  27: {
    name: 'Karyorelict Nuclear',
    aminoAcids: 'FFLLSSSSYYQQCCWWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
    starts: '--------------*--------------------M----------------------------',
  },
  28: {
    name: 'Condylostoma Nuclear',
    aminoAcids: 'FFLLSSSSYYQQCCWWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
    starts: '----------**--*--------------------M----------------------------',
  },
  29: {
    name: 'Mesodinium Nuclear',
    aminoAcids: 'FFLLSSSSYYYYCC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
    starts: '--------------*--------------------M----------------------------',
  },
  30: {
    name: 'Peritrich Nuclear',
    aminoAcids: 'FFLLSSSSYYEECC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
    starts: '--------------*--------------------M----------------------------',
  },
  31: {
    name: 'Blastocrithidia Nuclear',
    aminoAcids: 'FFLLSSSSYYEECCWWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
    starts: '----------**-----------------------M----------------------------',
  },
  32: {
    name: 'Balanophoraceae Plastid',
    aminoAcids: 'FFLLSSSSYY*WCC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG',
    starts: '---M------*---*----M------------MMMM---------------M------------',
  },
  33: {
    name: 'Cephalodiscidae Mitochondrial',
    aminoAcids: 'FFLLSSSSYYY*CCWWLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSSKVVVVAAAADDEEGGGG',
    starts: '---M-------*-------M---------------M---------------M------------',
  },
} as const satisfies Readonly<Record<number, NumberedCode>>;

/** The number of a table, as a form holds it: '1', '11'. */
export type GeneticCodeId = `${keyof typeof CODES}`;

/** The standard code. */
export const STANDARD_CODE_ID: GeneticCodeId = '1';

/** By number. */
export const GENETIC_CODES: Readonly<Record<GeneticCodeId, NumberedCode>> = CODES;

/** Every number, smallest first. */
export const GENETIC_CODE_IDS = Object.keys(GENETIC_CODES) as readonly GeneticCodeId[];
