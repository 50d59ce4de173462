import type { ByteSource } from '#workers/contract.ts';

/** A source read to its end. */
export interface WholeText {
  readonly text: string;
  /** The mark of every slice. */
  readonly marks: readonly number[];
  /** How many bytes each slice had. */
  readonly lengths: readonly number[];
}

export async function readSource(source: ByteSource, from?: number): Promise<WholeText> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const marks: number[] = [];
  const lengths: number[] = [];
  let text = '';
  for await (const { bytes, mark } of source.slices(from)) {
    marks.push(mark);
    lengths.push(bytes.length);
    text += decoder.decode(bytes, { stream: true });
  }
  return { text: text + decoder.decode(), marks, lengths };
}
