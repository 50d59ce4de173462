/** The offspring of a three-point test cross as they are typed: a line for each class, its three alleles and a count. */
import type { Verdict } from '../../contract.ts';
import { isCount, MOST_COUNTED } from '../../lib/inputs/countTable.ts';
import { accept, refuse } from '../../lib/inputs/verdict.ts';
import { writtenNumber } from '../../lib/inputs/writtenNumber.ts';

/** Counts of the eight classes; index: a bit for each gene, the first gene the lowest, set where it has its second allele. */
export interface ThreePointClasses {
  /** One for each gene: its first allele that is not a bare +. */
  readonly names: readonly [string, string, string];
  /** Of each gene the two alleles as typed. */
  readonly alleles: readonly (readonly [string, string])[];
  readonly counts: readonly number[];
}

const GENES = 3;
const CLASSES = 2 ** GENES;
const LONGEST_NAME = 12;
const HOW = 'each line has the three alleles of a class and its count: v cv+ ct 45';

/** @param path key of the box */
export function readThreePointClasses(text: string, path: string): Verdict<ThreePointClasses> {
  const seen: string[][] = [[], [], []];
  const counts = new Array<number>(CLASSES).fill(0);
  const found = new Set<number>();
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const cells = line.split(/[\s,;|·]+/).filter((cell) => cell !== '');
    if (cells.length === 0) continue;
    const where = `Line ${at + 1}`;
    const count = writtenNumber(cells.at(-1) ?? '', 'point');
    const alleles = allelesOf(cells.slice(0, -1));
    if (alleles === null || count === null) return refuse(`${where}: ${HOW}`, path);
    if (!isCount(count)) return refuse(`${where}: counts are whole numbers from 0 to ${MOST_COUNTED}`, path);
    let index = 0;
    for (const [gene, allele] of alleles.entries()) {
      const known = seen[gene] ?? [];
      if (!known.includes(allele)) known.push(allele);
      if (known.length > 2)
        return refuse(
          `${where}: “${allele}” would be a third allele of gene ${gene + 1}, beside ${known.slice(0, 2).join(' and ')}`,
          path,
        );
      index += known.indexOf(allele) << gene;
    }
    if (found.has(index)) return refuse(`${where}: this class is there already`, path);
    found.add(index);
    counts[index] = count;
  }
  if (found.size === 0) return refuse('Please fill in all required fields', path);
  const single = seen.findIndex((known) => known.length < 2);
  if (single >= 0) return refuse(`Gene ${single + 1} has one allele only: a test cross shows two`, path);
  const alleles = seen.map(([one = '', other = '']): readonly [string, string] => [one, other]);
  const [first, second, third] = alleles.map(nameOf);
  return accept({ names: [first ?? '', second ?? '', third ?? ''], alleles, counts });
}

/** Three words, or one of three letters: 'AbC', '+cv'. */
function allelesOf(cells: readonly string[]): readonly string[] | null {
  const [only = ''] = cells;
  const alleles = cells.length === 1 && only.length === GENES ? [...only] : cells;
  return alleles.length === GENES && alleles.every((allele) => allele.length <= LONGEST_NAME) ? alleles : null;
}

/** 'v' of v and v+, of + and v. */
function nameOf([one, other]: readonly [string, string]): string {
  const bare = (allele: string) => allele.replace(/\^?\+$/, '');
  return bare(one) === '' ? bare(other) : bare(one);
}
