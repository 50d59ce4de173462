/** What is said before the figures of a protein: which record it is, and what may be wrong with the entry. */
import { counted } from '#src/engine/kit/format.ts';
import type { NoticeBlock } from '#src/engine/kit/presentation.ts';
import type { ProteinSynthesisInput, ProteinSynthesisResult } from '#workers/formulas/protein-synthesis.ts';

const AS_DNA = [
  { label: 'Read as DNA', field: 'inputType', value: 'DNA' },
  { label: 'Open in DNA Sequence', field: 'recognize', value: true, calculator: 'dna-sequence' },
] as const satisfies NonNullable<NoticeBlock['remedies']>;
/** Longer texts do not fit into the address of another calculator. */
const MOST_OPENED = 5000;

/** From this length on it is not a coincidence that all letters of a protein are also bases. */
const FEWEST_BASES = 10;

/** Detects a strand that was entered as a protein: A, C, G and T are amino acids as well, and so is N. */
export function madeOfBases(
  { reading, length, aminoAcidComposition }: ProteinSynthesisResult,
  { sequence }: ProteinSynthesisInput,
): readonly NoticeBlock[] {
  const isStrand = Object.keys(aminoAcidComposition).every((letter) => 'ACGTN'.includes(letter));
  if (reading !== null || length < FEWEST_BASES || !isStrand) return [];
  return [
    {
      kind: 'notice',
      tone: 'caution',
      title: 'Is this DNA?',
      text: `All ${counted(length, 'letter is', 'letters are')} A, C, G, T or N, which stand for amino acids and for bases. The figures are those of a protein.`,
      remedies: typeof sequence === 'string' && sequence.length <= MOST_OPENED ? AS_DNA : AS_DNA.slice(0, 1),
    },
  ];
}

function chosenRecord({ recordName, recordNumber }: ProteinSynthesisResult, { record }: ProteinSynthesisInput): string {
  const which = record === undefined ? 'the first record with a protein' : `record ${recordNumber}`;
  return `${which}, ${recordName === '' ? 'which has no name' : `“${recordName}”`}`;
}

export function notices(result: ProteinSynthesisResult, input: ProteinSynthesisInput): readonly NoticeBlock[] {
  const { reading, isoelectricPoint, reference, recordCount } = result;
  const found: NoticeBlock[] = [];
  if (recordCount > 1)
    found.push({
      kind: 'notice',
      tone: 'neutral',
      title: `${recordCount} records`,
      text: `The figures are those of ${chosenRecord(result, input)}. The records are listed at the end.`,
    });
  if (reading !== null && reading.stopCodon === null)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'No stop codon',
      text: 'The strand ends without one in this frame: the protein, its mass and its charge may be incomplete.',
    });
  if (isoelectricPoint === null)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'No isoelectric point',
      text: `By the Bjellqvist set this chain stays ${reference.netChargePh7Bjellqvist > 0 ? 'positive' : 'negative'} from pH 0 to 14.`,
    });
  if (reference.extinction280Reduced === 0)
    found.push({
      kind: 'notice',
      tone: 'neutral',
      title: 'Not visible at 280 nm',
      text: 'Without tryptophan and tyrosine, no absorbance there tells its concentration.',
    });
  return found;
}
