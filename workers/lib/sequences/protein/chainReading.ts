/** How the text of the protein calculator is opened and read, and what is said where it is refused. */
import type { ByteSource, Issue, LongText, Remedy } from '../../../contract.ts';
import { GENETIC_CODES, type GeneticCodeId, STANDARD_CODE_ID } from '../../../reference/geneticCodes.ts';
import { kindOfText } from '../letters/kindOfLetters.ts';
import type { SieveLetters } from '../letters/letterSieve.ts';
import type { Attempt } from '../records/refusalAdvice.ts';
import { refusedReading } from '../records/refusedReading.ts';
import { openReading, reportOf, type SequenceReading } from '../records/sequenceReading.ts';
import { CHAIN_TEXTS, type ChainText } from './chainReader.ts';
import { type ChainReading, type ChainsOfText, readChains } from './chainRecords.ts';
import { unusualChainRemedies } from './unusualChain.ts';

export interface ChainOptions {
  readonly inputType: ChainText;
  readonly readAsFasta: boolean;
  readonly recognize: boolean;
  /** Of a strand. Absent: the standard one. */
  readonly geneticCode?: GeneticCodeId | undefined;
  /** Which record of the text to look at, counted from 1. Absent: the first with a chain. */
  readonly record?: number | undefined;
}

/** The accepted input of the protein calculator: what the questions about its chains start from. */
export interface GivenChains extends ChainOptions {
  /** Letters of the input type in either case, with any white space; strands 5′ to 3′, proteins from the amino end. */
  readonly sequence: LongText;
  /** Absent: the text is one record. */
  readonly learnt?: { readonly recordCount: number } | undefined;
}

/** What letters of an input type are called. */
export const LETTERS_IN_WORDS = { DNA: 'bases', RNA: 'bases', PROTEIN: 'residues' } as const;
const SIEVED = { DNA: 'rna', RNA: 'rna', PROTEIN: 'protein' } as const;
const WANTED = { DNA: 'dna', RNA: 'rna', PROTEIN: 'protein' } as const;

/** The letters that a type of input leaves standing; DNA, in which U is T, where there is no type to choose. */
export function lettersOfType(inputType: unknown): SieveLetters {
  return CHAIN_TEXTS.find((type) => type === inputType) === undefined ? 'dna' : SIEVED[inputType as ChainText];
}

/** How a text of chains is to be read. */
export function openChains(
  source: ByteSource,
  { inputType, readAsFasta, recognize }: ChainOptions,
): Promise<SequenceReading> {
  return openReading(source, { readAsFasta, recognize, letters: SIEVED[inputType] });
}

/** @param window letters to keep of the main chain */
export function readingOf(
  { inputType, geneticCode = STANDARD_CODE_ID, record }: ChainOptions,
  { format, sieve }: SequenceReading,
  window = { from: 0, to: 0 },
): ChainReading {
  return { text: inputType, format, sieve: sieve(), window, code: GENETIC_CODES[geneticCode], record };
}

/**
 * The issue about a text that was refused at a character.
 *
 * @param message the sentence that refuses it
 */
export async function foreignChainIssue(
  message: string,
  source: ByteSource,
  reading: SequenceReading,
  { foreign, foreignRecord }: ChainsOfText,
  input: GivenChains,
): Promise<Issue> {
  if (foreign === null) throw new Error('A text without a foreign character is read');
  async function attempt(): Promise<Attempt> {
    const tried = await openChains(source, { ...input, recognize: true });
    const chains = await readChains(tried.source.slices(), readingOf(input, tried));
    return { report: reportOf(tried, chains, 1), foreign: chains.foreign, hasLetters: chains.letters > 0 };
  }
  const issue = await refusedReading({
    message,
    source,
    reading,
    foreign,
    record: foreignRecord,
    wanted: WANTED[input.inputType],
    attempt: input.recognize ? null : attempt,
    remedies: (head) => otherTypes(head, input),
  });
  const { remedies = [] } = issue;
  const isReadable = input.inputType !== 'PROTEIN' || remedies.some(({ field }) => field === 'recognize');
  const unusual = isReadable ? [] : unusualChainRemedies(input.sequence);
  return unusual.length === 0 ? issue : { ...issue, remedies: [...remedies, ...unusual] };
}

const TYPE_LABELS = { dna: 'Choose DNA', rna: 'Choose RNA', protein: 'Choose Protein' } as const;
const TYPES = { dna: 'DNA', rna: 'RNA', protein: 'PROTEIN' } as const;

/** The input type whose letters these are, where it is another one than was chosen. */
function otherTypes(head: string, { inputType }: ChainOptions): readonly Remedy[] {
  const kind = kindOfText(head);
  if (kind === null || kind === WANTED[inputType]) return [];
  return [{ label: TYPE_LABELS[kind], field: 'inputType', value: TYPES[kind] }];
}
