import type { Wrapping } from '../contract.ts';

/** Null where the bytes are the text. */
export function wrappingOf(start: Uint8Array): Wrapping | null {
  const [first, second, third, fourth] = start;
  if (first === 0x50 && second === 0x4b && (third === 3 || third === 5)) return 'zip';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 9 && new TextDecoder('latin1').decode(start).slice(5, 13) === 'SnapGene') return 'snapgene';
  // Without a mark: every other byte of a sequence is zero.
  if (isInk(first) && second === 0 && isInk(third) && fourth === 0) return 'utf-16le';
  if (first === 0 && isInk(second) && third === 0 && isInk(fourth)) return 'utf-16be';
  return null;
}

function isInk(byte: number | undefined): boolean {
  return byte !== undefined && byte > 0x20 && byte < 0x7f;
}
