/** Whether an entry of GenBank or EMBL says that its strand is a circle. */

export type Topology = 'linear' | 'circular';

const LOCUS = /^LOCUS\s+\S+\s+\d+\s+bp\s.*\b(linear|circular)\b/;
const ID = /^ID {3}[^;]*;.*;\s*(linear|circular)\s*;/;

/** @param line the LOCUS or ID line; null where it does not say */
export function declaredTopology(line: string): Topology | null {
  const word = (LOCUS.exec(line) ?? ID.exec(line))?.[1];
  return word === 'linear' || word === 'circular' ? word : null;
}
