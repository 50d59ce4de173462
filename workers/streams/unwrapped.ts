/** The text of a wrapped file: loaded when there is such a file. */
import type { ByteSource, Wrapping } from '../contract.ts';
import { fileSource, streamChunks } from './fileSource.ts';
import { inflatedSource } from './gzipSource.ts';
import { snapGeneAnnotation, snapGeneSequence } from './snapGene.ts';
import { memberBytes, onlyMember } from './zipArchive.ts';

/** Rejects with a sentence for the visitor where nothing can be read from the file. */
export async function unwrapped(file: Blob, name: string, wrapping: Wrapping): Promise<ByteSource> {
  if (wrapping === 'zip') {
    const member = await onlyMember(file, name);
    const data = file.slice(member.start, member.start + member.compressed);
    const source = inflatedSource(data, name, (data, reading) => memberBytes(data, name, member, reading));
    return { ...source, wrapping: () => `${member.name} in a zip archive` };
  }
  if (wrapping === 'snapgene') {
    const { start, end, isCircular } = await snapGeneSequence(file, name);
    const said = isCircular ? 'SnapGene file, circular' : 'SnapGene file';
    const topology = isCircular ? 'circular' : 'linear';
    return {
      ...fileSource(file.slice(start, end), name),
      wrapping: () => said,
      topology: () => topology,
      annotation: () => snapGeneAnnotation(file),
    };
  }
  const source = inflatedSource(file, name, (file, { explain, onRead }) => inUtf8(file, wrapping, explain, onRead));
  return { ...source, wrapping: () => 'UTF-16 text' };
}

async function* inUtf8(
  file: Blob,
  encoding: string,
  explain: (error: unknown) => Error,
  onRead: (offset: number) => void,
): AsyncGenerator<Uint8Array> {
  const [decoder, encoder] = [new TextDecoder(encoding), new TextEncoder()];
  let read = 0;
  for await (const chunk of streamChunks(file.stream(), explain)) {
    read += chunk.length;
    onRead(read);
    yield encoder.encode(decoder.decode(chunk, { stream: true }));
  }
  yield encoder.encode(decoder.decode());
}
