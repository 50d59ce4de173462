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
import { SHAPE } from '#src/engine/kit/onDemand/strandShape.ts';
import type pairwiseAlignment from '#workers/formulas/pairwise-alignment.ts';

const NAMES = ['Sequence above', 'Second sequence'] as const;

export default defineAnalysis<typeof pairwiseAlignment>()({
  formula: 'pairwise-alignment',
  perRecord: ALIGNED_FIGURES,
  action: 'Align',
  fields: {
    second: {
      kind: 'sequence',
      label: 'Second sequence',
      hint: 'DNA of up to 20,000 letters; FASTA, GenBank and other formats are recognized. U is read as T.',
    },
    secondRecord: SECOND_RECORD_FIELD,
    otherStrand: { kind: 'checkbox', label: 'Align its reverse complement' },
    mode: MODE_FIELD,
    ...alignedPart('base', 'sequence'),
    shape: SHAPE,
    scoring: {
      kind: 'choice',
      label: 'Scores of pairs',
      look: 'menu',
      options: [
        { value: 'ednafull', label: 'EDNAFULL (5 and −4, IUPAC letters in between)' },
        { value: 'match', label: 'Match and mismatch' },
      ],
      initial: 'ednafull',
    },
    match: {
      kind: 'number',
      label: 'Points of a match',
      hint: 'A whole number. Blank: 5.',
      optional: true,
      isExact: true,
      min: 1,
      max: 20,
      visibleWhen: ({ scoring }) => scoring === 'match',
    },
    mismatch: {
      kind: 'number',
      label: 'Points of a mismatch',
      hint: 'A whole number. Blank: -4.',
      optional: true,
      isExact: true,
      min: -20,
      max: 0,
      visibleWhen: ({ scoring }) => scoring === 'match',
    },
    gapOpen: GAP_OPEN_FIELD,
    gapExtend: GAP_EXTEND_FIELD,
  },
  example: {
    second: 'ATGGCCATTGTTATGGGCCGCTGAAGGGTGCCCGATAGGAATTC',
    secondRecord: '',
    otherStrand: false,
    mode: 'global',
    from: '',
    to: '',
    shape: 'entry',
    scoring: 'ednafull',
    match: '',
    mismatch: '',
    gapOpen: '',
    gapExtend: '',
  },
  sources: ['needlemanWunsch1970', 'smithWaterman1981', 'gotoh1982', 'farrar2007', 'emboss2000'],
  outputs: { ...alignmentOutputs(NAMES, 'nt'), shape: { kind: 'inner', label: 'Shape of the strand' } },
  present: (result, { given, otherStrand }, figure) => {
    const { A, C, G, T, ambiguous } = given.learnt.chosen.counts;
    const around = result.shape.used === 'circular' ? A + C + G + T + ambiguous : undefined;
    return presentAlignment(result, { names: NAMES, isReversed: otherStrand, around }, figure);
  },
});
