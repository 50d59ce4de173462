/** Names of records, as long as they are kept. */

/** Longer names are truncated and end with '…'. */
export const NAME_CHARACTERS = 120;

/** Counts whole characters, so that none is cut in two. */
export function shortened(name: string): string {
  if (name.length <= NAME_CHARACTERS) return name;
  const characters = [...name];
  return characters.length <= NAME_CHARACTERS ? name : `${characters.slice(0, NAME_CHARACTERS - 1).join('')}…`;
}

/**
 * The name of a record as a FASTA header: one without a name is named after its place, one that was cut ends before its last word,
 * which may not be whole.
 *
 * @param number counted from 1
 */
export function fastaName(name: string, number: number): string {
  if (name === '') return `sequence_${number}`;
  return name.endsWith('…') ? name.replace(/\s\S*…$|…$/u, '') : name;
}
