/** Writes a long text of a result as its file, read in windows: it may not fit into memory. */
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { SequenceBlock, TextFileBlock } from '#src/kit/presentation.ts';
import { fastaHeader, letterWindows } from '#src/results/sequence/fasta.ts';
import { savedFile } from '#src/results/sequence/savedFile.ts';
import type { AnyHost } from '#workers/questions.ts';
import type { Answer } from './calculation.ts';
import { CommandMistake } from './commandMistake.ts';

/** Letters become FASTA, a text that is a file is written as it is. Prints nothing for a refused calculation, which has no text. */
export async function printText(
  host: AnyHost,
  { formula }: AnyCalculatorDefinition,
  answer: Answer,
  /** The record's own header, used for letters; empty: made from the text's name and length. */
  header: string,
  field: string,
  io: { readonly out: (text: string) => Promise<void> },
): Promise<void> {
  if ('issues' in answer) return;
  const { input, presentation } = answer;
  const blocks = presentation.blocks.filter((block) => block.kind === 'sequence' || block.kind === 'text-file');
  const block = blocks.find((each) => each.field === field);
  if (block === undefined) {
    const fields = blocks.map((each) => each.field).join(', ');
    throw new CommandMistake(`The result has no text '${field}'. Its texts are: ${fields || 'none'}`);
  }
  const { body, windowSize } = savedFile(block);
  const { text } = block;
  await io.out(headOf(block, header));
  if (typeof text === 'string') return io.out(body(text));
  const read = (from: number, to: number) => host.ask('view', formula, { input: input, window: { field, from, to } });
  for await (const part of letterWindows(text.length, read, windowSize)) await io.out(body(part));
}

function headOf(block: SequenceBlock | TextFileBlock, header: string): string {
  if (block.kind === 'text-file') return '';
  return header === '' ? fastaHeader(block.field, block.text.length, block.unit) : `>${header}\n`;
}
