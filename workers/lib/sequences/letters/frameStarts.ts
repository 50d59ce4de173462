/** Start options for open reading frames, as rules for the search and for translation. */
import { type GeneticCode, NCBI_ORDER } from '../../../kernel/geneticCode.ts';

/** At ATG alone, at every start that NCBI lists for the genetic code, or at any sense codon, which runs from stop to stop. */
export type StartCodons = (typeof START_CODONS)[number];
export const START_CODONS = ['atg', 'code', 'sense'] as const;

export interface FrameRules {
  /** The genetic code, with 'M' in `starts` where a frame may start. */
  readonly code: GeneticCode;
  /**
   * True when the first codon is an initiator and gives methionine; false where it is merely the first one after a
   * stop.
   */
  readonly startIsMethionine: boolean;
}

/** In NCBI's order. */
const ATG = [...'ATG'].reduce((index, base) => 4 * index + NCBI_ORDER.indexOf(base), 0);

export function frameRules(code: GeneticCode, startCodons: StartCodons): FrameRules {
  const isStart = {
    atg: (_: string, index: number) => index === ATG,
    code: (_: string, index: number) => code.starts[index] === 'M',
    sense: (aminoAcid: string) => aminoAcid !== '*',
  }[startCodons];
  const starts = [...code.aminoAcids].map((aminoAcid, index) => (isStart(aminoAcid, index) ? 'M' : '-')).join('');
  return { code: { aminoAcids: code.aminoAcids, starts }, startIsMethionine: startCodons !== 'sense' };
}
