import { alignmentOutputs, presentAlignment } from '#src/calculators/families/alignmentBlocks.ts';
import {
  ALIGNED_FIGURES,
  alignedPart,
  GAP_EXTEND_FIELD,
  GAP_OPEN_FIELD,
  MODE_FIELD,
  SECOND_RECORD_FIELD,
} from '#src/calculators/families/alignmentFields.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import type proteinAlignment from '#workers/formulas/protein-alignment.ts';

const NAMES = ['Protein above', 'Second protein'] as const;

export default defineAnalysis<typeof proteinAlignment>()({
  formula: 'protein-alignment',
  perRecord: ALIGNED_FIGURES,
  action: 'Align',
  fields: {
    second: {
      kind: 'sequence',
      label: 'Second protein',
      hint: 'One-letter codes with B, Z and X, up to 20,000 residues; FASTA, UniProt and other formats are recognized.',
    },
    secondRecord: SECOND_RECORD_FIELD,
    mode: MODE_FIELD,
    ...alignedPart('residue', 'protein'),
    matrix: {
      kind: 'choice',
      label: 'Substitution matrix',
      hint: 'BLOSUM of a lower number and PAM of a higher one suit distant relatives.',
      look: 'menu',
      options: [
        { value: 'blosum45', label: 'BLOSUM45' },
        { value: 'blosum62', label: 'BLOSUM62' },
        { value: 'blosum80', label: 'BLOSUM80 (in thirds of a bit)' },
        { value: 'pam30', label: 'PAM30' },
        { value: 'pam70', label: 'PAM70' },
        { value: 'pam250', label: 'PAM250' },
      ],
      initial: 'blosum62',
    },
    gapOpen: GAP_OPEN_FIELD,
    gapExtend: GAP_EXTEND_FIELD,
  },
  example: {
    second: 'MALWTRLRPLLALLALWPPPPARAFVNQHLCGSHLVEALYLVCGERGFFYTPKA',
    secondRecord: '',
    mode: 'global',
    from: '',
    to: '',
    matrix: 'blosum62',
    gapOpen: '',
    gapExtend: '',
  },
  sources: [
    'needlemanWunsch1970',
    'smithWaterman1981',
    'gotoh1982',
    'farrar2007',
    'henikoff1992',
    'dayhoff1978',
    'emboss2000',
  ],
  outputs: alignmentOutputs(NAMES, 'aa'),
  present: (result, _, figure) => presentAlignment(result, { names: NAMES, isReversed: false }, figure),
});
