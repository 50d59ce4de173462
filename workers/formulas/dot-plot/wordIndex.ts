/** Places of the words of a strand, in a hash table: the words are those of `createWordReader`. */
import { wordHash } from './wordReader.ts';

interface WordIndex {
  /** Notes that the word with these two halves begins at this place. */
  add(upper: number, lower: number, at: number): void;
  /** Calls back with each place of a word. */
  find(upper: number, lower: number, use: (at: number) => void): void;
  /** Places that were left out, because their word is at `mostPlaces` others before. */
  crowded(): number;
}

const NO_ENTRY = -1;

/**
 * An empty index of words.
 *
 * @param room places, at most 2 ** 26; more of them are an error
 * @param mostPlaces of one word
 */
export function createWordIndex(room: number, mostPlaces: number): WordIndex {
  // A hash table of chains: the first entry of each, and in each entry the next.
  const size = 2 ** Math.max(4, Math.ceil(Math.log2(room + 1)));
  const first = new Int32Array(size).fill(NO_ENTRY);
  const next = new Int32Array(room);
  const uppers = new Int32Array(room);
  const lowers = new Int32Array(room);
  const places = new Uint32Array(room);
  let used = 0;
  let crowded = 0;
  return {
    add(upper, lower, at) {
      const slot = wordHash(upper, lower) & (size - 1);
      let same = 0;
      for (let entry = first[slot] as number; entry !== NO_ENTRY; entry = next[entry] as number)
        if (lowers[entry] === lower && uppers[entry] === upper) same += 1;
      if (same >= mostPlaces) {
        crowded += 1;
        return;
      }
      if (used >= room) throw new RangeError(`The index has room for ${room} places`);
      [next[used], uppers[used], lowers[used], places[used]] = [first[slot] as number, upper, lower, at];
      first[slot] = used;
      used += 1;
    },
    find(upper, lower, use) {
      const slot = wordHash(upper, lower) & (size - 1);
      for (let entry = first[slot] as number; entry !== NO_ENTRY; entry = next[entry] as number)
        if (lowers[entry] === lower && uppers[entry] === upper) use(places[entry] as number);
    },
    crowded: () => crowded,
  };
}
