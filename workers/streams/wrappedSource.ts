import type { ByteSource, Wrapping } from '../contract.ts';

/**
 * A file whose text may be wrapped: in gzip, in a zip archive, in UTF-16, in a SnapGene file. Which it is is found out when the first slice
 * is asked for. A mark is an offset in the text that comes out.
 *
 * @param name what the visitor knows it by
 * @param wrapping what it is wrapped in besides gzip; undefined where it was not examined
 */
export function wrappedSource(file: Blob, name: string, isGzip = false, wrapping?: Wrapping | null): ByteSource {
  let opened: ByteSource | null = null;
  // Most visits have no file: the code that opens one is loaded only when needed.
  const open = async (): Promise<ByteSource> => {
    opened ??= await (await import('./openedFile.ts')).openedFile(file, name, isGzip, wrapping);
    return opened;
  };
  return {
    origin: 'file',
    progress: () => opened?.progress() ?? { done: 0, total: file.size, unit: 'bytes' },
    wrapping: () => opened?.wrapping?.() ?? '',
    topology: () => opened?.topology?.() ?? null,
    annotation: async () => (await (await open()).annotation?.()) ?? null,
    async *slices(from = 0) {
      yield* (await open()).slices(from);
    },
  };
}
