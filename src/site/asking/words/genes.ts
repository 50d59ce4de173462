/** Lines that the calculators on sequences and genetics answer. */
import type { AskedWords } from '../declarations.ts';
import { alleleIn, countIn } from './alleles.ts';
import { controlIn, cyclesIn, referencesIn } from './expression.ts';

export const GENE_WORDS: readonly AskedWords[] = [
  {
    id: 'annealing-temperature',
    of: 'annealing|annealing temp|annealing temperature|tm|melting temperature|primer|primers',
    also: 'temp|temperature|pcr|forward|reverse',
    inputs: { forwardPrimer: { reads: 'dna' }, reversePrimer: { reads: 'dna' } },
    questions: [{ has: 'forwardPrimer reversePrimer', shows: 'recommended' }],
  },
  {
    id: 'ligation',
    of: 'ligation|ligate',
    also: 'insert|vector|backbone|ratio',
    inputs: {
      vectorMass: { words: 'vector' },
      vectorLength: { words: 'vector|backbone' },
      insertLength: { words: 'insert' },
      molarRatio: { reads: 'ratioAbove' },
    },
    questions: [{ has: 'vectorMass vectorLength insertLength', may: 'molarRatio', shows: 'insertMass' }],
  },
  {
    id: 'dna-sequence',
    of: 'gc content|gc|gc%|gc percent|gc percentage',
    also: 'dna|sequence|strand|rna',
    inputs: { sequence: { reads: 'dna' } },
    questions: [{ has: 'sequence', shows: 'gcContent' }],
  },
  {
    id: 'dna-sequence',
    of: 'reverse complement|reverse complementary|revcomp',
    also: 'dna|sequence|strand',
    inputs: { sequence: { reads: 'dna' } },
    questions: [{ has: 'sequence', shows: 'reference.reverseComplement' }],
  },
  {
    id: 'dna-sequence',
    of: 'dna|sequence',
    inputs: { sequence: { reads: 'letters' } },
    questions: [{ has: 'sequence', shows: 'gcContent', isAlone: true }],
  },
  {
    id: 'protein-synthesis',
    of: 'rna|mrna',
    inputs: { sequence: { reads: 'rna' } },
    questions: [{ has: 'sequence', sets: { inputType: 'RNA' }, shows: 'molecularWeight', isAlone: true }],
  },
  {
    id: 'protein-synthesis',
    of: 'protein|molecular weight|protein mass|isoelectric point|translate',
    inputs: { sequence: { reads: 'protein' } },
    questions: [
      { words: 'isoelectric point|pi', has: 'sequence', sets: { inputType: 'PROTEIN' }, shows: 'isoelectricPoint' },
      { has: 'sequence', sets: { inputType: 'PROTEIN' }, shows: 'molecularWeight' },
      { has: 'sequence', sets: { inputType: 'PROTEIN' }, shows: 'molecularWeight', isAlone: true },
    ],
  },
  {
    id: 'hardy-weinberg',
    of: 'hardy weinberg|hardy-weinberg|hwe|hw equilibrium',
    also: 'equilibrium|genotypes|counts|frequencies|test|alleles',
    questions: [
      { has: 'dominant heterozygous recessive', sets: { inputType: 'counts' }, shows: 'alleleFrequencies.p' },
      { has: 'dominant heterozygous recessive', sets: { inputType: 'frequencies' }, shows: 'alleleFrequencies.p' },
    ],
  },
  {
    id: 'hardy-weinberg',
    section: 'carrier-frequency',
    of: 'carriers|carrier frequency|carrier',
    also: 'has it|affected|disease|autosomal|people|frequency|incidence|recessive|1 in',
    inputs: {
      oneIn: { words: '1 in|one in' },
      inheritance: { options: { recessive: 'autosomal recessive|recessive' } },
    },
    questions: [{ has: 'oneIn', sets: { inheritance: 'recessive' }, shows: 'carriers' }],
  },
  {
    id: 'allele-frequency',
    of: 'allele frequency|allele frequencies|allele freq',
    inputs: {
      dominantSymbol: { reads: alleleIn('big') },
      recessiveSymbol: { reads: alleleIn('small') },
      homozygousDominant: { reads: countIn('TT') },
      heterozygous: { reads: countIn('Tt') },
      homozygousRecessive: { reads: countIn('tt') },
    },
    questions: [
      {
        has: 'dominantSymbol recessiveSymbol homozygousDominant heterozygous homozygousRecessive',
        shows: 'alleles.0.percentage',
      },
    ],
  },
  {
    id: 'punnett-square',
    of: 'punnett|punnett square|cross|monohybrid|monohybrid cross',
    also: 'x|by|with|parents|offspring|cross|phenotypic|phenotype|phenotypes|ratio',
    inputs: { parent1: { reads: 'genotype' }, parent2: { reads: 'genotype' } },
    questions: [
      { has: 'parent1 parent2', shows: 'phenotypicRatio' },
      { has: 'parent1 parent2', shows: 'phenotypicRatio', isAlone: true },
    ],
  },
  {
    id: 'dihybrid-cross',
    of: 'dihybrid|dihybrid cross|punnett|punnett square|cross',
    also: 'x|by|with|parents|offspring|cross|phenotypic|phenotype|phenotypes|ratio',
    inputs: { parent1: { reads: 'genotype' }, parent2: { reads: 'genotype' } },
    questions: [
      { has: 'parent1 parent2', shows: 'phenotypicRatio' },
      { has: 'parent1 parent2', shows: 'phenotypicRatio', isAlone: true },
    ],
  },
  {
    id: 'trihybrid-cross',
    of: 'trihybrid|trihybrid cross|punnett|punnett square|cross',
    also: 'x|by|with|parents|offspring|cross|phenotypic|phenotype|phenotypes|ratio',
    inputs: { parent1: { reads: 'genotype' }, parent2: { reads: 'genotype' } },
    questions: [
      { has: 'parent1 parent2', shows: 'phenotypicRatio' },
      { has: 'parent1 parent2', shows: 'phenotypicRatio', isAlone: true },
    ],
  },
  {
    id: 'dna-copy-number',
    of: 'copies|copy number|molecules of dna|dna copies',
    also: 'plasmid|dna|genome|molecules|template|fragment|pcr product|amplicon|insert|vector|double stranded|dsdna|of',
    questions: [{ has: 'amount length', sets: { strandType: 'dsDNA' }, shows: 'copies' }],
  },
  {
    id: 'qpcr-efficiency',
    of: 'qpcr efficiency|pcr efficiency|qpcr|amplification efficiency',
    also: 'efficiency|standard curve|curve',
    inputs: { slope: { words: 'slope' } },
    questions: [{ has: 'slope', sets: { mode: 'slope' }, shows: 'efficiency' }],
  },
  {
    id: 'qpcr-efficiency',
    section: 'relative-expression',
    of: 'deltadeltact|delta delta ct|ddct|2 ddct|relative expression|fold change|pfaffl|livak',
    also: 'qpcr|gene|expression',
    inputs: {
      data: { reads: cyclesIn },
      references: { reads: referencesIn },
      control: { reads: controlIn },
    },
    questions: [{ has: 'references control data', shows: 'headline', tells: 'ratios' }],
  },
  {
    id: 'amount-converter',
    of: 'dsdna|ssdna|double stranded dna|single stranded dna',
    also: 'in|to|bp',
    inputs: {
      length: { words: 'bp|base pairs|nt' },
      molecule: { options: { dsdna: 'dsdna|double stranded dna', ssdna: 'ssdna|single stranded dna' } },
      amountUnit: {},
    },
    questions: [
      { words: 'in pmol|to pmol|picomoles|pmol', has: 'molecule amount length', shows: 'picomoles' },
      { words: 'in ng|to ng|nanograms', has: 'molecule amount length', shows: 'nanograms' },
    ],
  },
];
