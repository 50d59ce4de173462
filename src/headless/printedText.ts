/** Writes a long text of a result as a FASTA file, read in windows: it may not fit into memory. */
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import { fastaHeader, fastaLines, letterWindows } from '#src/results/sequence/fasta.ts';
import type { AnyHost } from '#workers/contract.ts';
import type { Answer } from './calculation.ts';
import { CommandMistake } from './commandMistake.ts';

/** Prints nothing for a refused calculation, which has no text. */
export async function printText(
  host: AnyHost,
  { formula }: AnyCalculatorDefinition,
  answer: Answer,
  /** The record's own header, used for the file; empty: made from the text's name and length. */
  header: string,
  field: string,
  io: { readonly out: (text: string) => Promise<void> },
): Promise<void> {
  if ('issues' in answer) return;
  const { input, presentation } = answer;
  const blocks = presentation.blocks.filter((block) => block.kind === 'sequence');
  const block = blocks.find((each) => each.field === field);
  if (block === undefined) {
    const fields = blocks.map((each) => each.field).join(', ');
    throw new CommandMistake(`The result has no text '${field}'. Its texts are: ${fields || 'none'}`);
  }
  const { text, unit } = block;
  await io.out(header === '' ? fastaHeader(field, text.length, unit) : `>${header}\n`);
  if (typeof text === 'string') return io.out(fastaLines(text));
  const read = (from: number, to: number) => host.view(formula, input, { field, from, to });
  for await (const letters of letterWindows(text.length, read)) await io.out(fastaLines(letters));
}
