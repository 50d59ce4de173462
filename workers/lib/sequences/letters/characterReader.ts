/** Puts characters beyond ASCII together, which slices of a text may cut. */

/** What is neither a letter, white space nor framing. */
export interface ForeignCharacter {
  readonly character: string;
  /** Of its first byte, in the text. */
  readonly offset: number;
  /** It is a '>' with nothing but blanks before it in its line: in FASTA a header would begin here. */
  readonly opensHeader: boolean;
}

/** Broken UTF-8 gives U+FFFD. */
export function createCharacterReader() {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const held: number[] = [];
  let needed = 0;
  let start = 0;
  let read: ForeignCharacter | null = null;

  function complete(): void {
    const [first = ''] = decoder.decode(Uint8Array.from(held));
    read = { character: first, offset: start, opensHeader: false };
    held.length = 0;
    needed = 0;
  }

  return {
    isOpen: () => held.length > 0,
    /** Reads bytes of one character; returns the index behind them. */
    read(bytes: Uint8Array, from: number, offset: number): number {
      let at = from;
      if (held.length === 0) {
        const lead = bytes[at] as number;
        start = offset + at;
        needed = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 1;
        held.push(lead);
        at += 1;
      }
      while (held.length < needed && at < bytes.length && ((bytes[at] as number) & 0xc0) === 0x80) {
        held.push(bytes[at] as number);
        at += 1;
      }
      if (held.length === needed || at < bytes.length) complete();
      return at;
    },
    /** The text is over. */
    close(): void {
      if (held.length > 0) complete();
    },
    /** The character that was completed since this was last asked. */
    taken(): ForeignCharacter | null {
      const taken = read;
      read = null;
      return taken;
    },
  };
}
