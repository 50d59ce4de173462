/**
 * Exact test of Hardy–Weinberg proportions with any number of alleles, on an autosome or, with males counted, on the X chromosome.
 *
 * Given the number of copies of each allele, the chance of a table of genotypes is
 *
 *   P = Π nᵢ!·males!·females!·2^H ÷ (n! · Π mᵢ! · Π fᵢⱼ!)
 *
 * with H heterozygotes, mᵢ males with allele i and fᵢⱼ other individuals with both. Sources: `guoThompson1992`, `graffelmanWeir2016`.
 */

/** Counts by the indices of the alleles. */
export interface GenotypeTable {
  /** Males, who have one allele each; all 0 on an autosome. */
  readonly males: readonly number[];
  /** Row i, column j from i on: individuals with the alleles i and j. */
  readonly females: readonly (readonly number[])[];
}

export interface ExactOutcome {
  /** All tables that are not more probable than the observed one, 0 to 1. */
  readonly pValue: number;
  /** How many tables there are, or were drawn. */
  readonly tables: number;
}

/** Tables that differ by less than this in the logarithm are equally probable. */
const TIE = 1e-9;

/** Natural logarithms of the factorials from 0 to `most`. */
export function logFactorials(most: number): Float64Array {
  const logs = new Float64Array(most + 1);
  for (let n = 2; n <= most; n += 1) logs[n] = (logs[n - 1] ?? 0) + Math.log(n);
  return logs;
}

/** Copies of each allele. */
export function allelesOf({ males, females }: GenotypeTable): readonly number[] {
  const copies = [...males];
  for (const [i, row] of females.entries())
    for (const [j, count] of row.entries()) {
      copies[i] = (copies[i] ?? 0) + count;
      copies[j] = (copies[j] ?? 0) + count;
    }
  return copies;
}

/** ln P without the part that all tables with the same alleles share. */
export function logWeight({ males, females }: GenotypeTable, logs: Float64Array): number {
  let sum = 0;
  for (const count of males) sum -= logs[count] ?? 0;
  for (const [i, row] of females.entries())
    for (const [j, count] of row.entries()) sum += (i === j ? 0 : count * Math.LN2) - (logs[count] ?? 0);
  return sum;
}

/**
 * Visits every table with these alleles.
 *
 * @param most gives up after so many tables
 * @returns null when there are more
 */
export function exactByEnumeration(table: GenotypeTable, most: number): ExactOutcome | null {
  const copies = [...allelesOf(table)];
  const logs = logFactorials(copies.reduce((sum, count) => sum + count, 0));
  const observed = logWeight(table, logs);
  const weights: number[] = [];
  const men = table.males.reduce((sum, count) => sum + count, 0);
  const isDone = eachMales(copies, men, logs, (weight, left) =>
    eachFemales(left, left.length - 1, weight, logs, (total) => weights.push(total) <= most),
  );
  if (!isDone) return null;
  const largest = weights.reduce((most, weight) => Math.max(most, weight), Number.NEGATIVE_INFINITY);
  const sumOf = (chosen: readonly number[]) => chosen.reduce((sum, weight) => sum + Math.exp(weight - largest), 0);
  const pValue = sumOf(weights.filter((weight) => weight <= observed + TIE)) / sumOf(weights);
  return { pValue: Math.min(1, pValue), tables: weights.length };
}

/** Each way to give the males their alleles. Stops, with false, as soon as a visit returns false. */
function eachMales(
  copies: readonly number[],
  men: number,
  logs: Float64Array,
  visit: (weight: number, left: number[]) => boolean,
): boolean {
  const left = [...copies];
  const after = copies.map((_, at) => copies.slice(at + 1).reduce((sum, count) => sum + count, 0));
  const choose = (at: number, rest: number, weight: number): boolean => {
    if (at === copies.length) return visit(weight, [...left]);
    const has = copies[at] ?? 0;
    for (let count = Math.max(0, rest - (after[at] ?? 0)); count <= Math.min(has, rest); count += 1) {
      left[at] = has - count;
      if (!choose(at + 1, rest - count, weight - (logs[count] ?? 0))) return false;
    }
    left[at] = has;
    return true;
  };
  return choose(0, men, 0);
}

/** Each way to pair the copies that are left, from the last allele on. */
function eachFemales(
  left: number[],
  allele: number,
  weight: number,
  logs: Float64Array,
  visit: (weight: number) => boolean,
): boolean {
  const own = left[allele] ?? 0;
  if (allele === 0) return visit(weight - (logs[own / 2] ?? 0));
  for (let homozygotes = 0; 2 * homozygotes <= own; homozygotes += 1) {
    const rest = own - 2 * homozygotes;
    const partners = left.slice(0, allele).reduce((sum, count) => sum + count, 0);
    if (rest > partners) continue;
    const isGoing = eachPartners(
      left,
      { allele, partner: allele - 1, rest },
      weight - (logs[homozygotes] ?? 0),
      logs,
      visit,
    );
    if (!isGoing) return false;
  }
  return true;
}

/** Each way to find partners among the alleles below for the copies that are not in homozygotes. */
function eachPartners(
  left: number[],
  { allele, partner, rest }: { readonly allele: number; readonly partner: number; readonly rest: number },
  weight: number,
  logs: Float64Array,
  visit: (weight: number) => boolean,
): boolean {
  if (partner < 0) return rest === 0 ? eachFemales(left, allele - 1, weight, logs, visit) : true;
  const has = left[partner] ?? 0;
  for (let count = 0; count <= Math.min(has, rest); count += 1) {
    left[partner] = has - count;
    const next = weight + count * Math.LN2 - (logs[count] ?? 0);
    if (!eachPartners(left, { allele, partner: partner - 1, rest: rest - count }, next, logs, visit)) return false;
  }
  left[partner] = has;
  return true;
}

/**
 * Deals the alleles at random again and again. The observed table counts as one of those drawn.
 *
 * @param random from 0 to below 1
 */
export function exactBySimulation(table: GenotypeTable, replicates: number, random: () => number): ExactOutcome {
  const copies = allelesOf(table);
  const logs = logFactorials(copies.reduce((sum, count) => sum + count, 0));
  const observed = logWeight(table, logs);
  const deck = Uint16Array.from(copies.flatMap((count, allele) => new Array<number>(count).fill(allele)));
  const men = table.males.reduce((sum, count) => sum + count, 0);
  let asRare = 1;
  for (let replicate = 0; replicate < replicates; replicate += 1) {
    shuffle(deck, random);
    const weight = logWeight(dealt(deck, men, copies.length), logs);
    if (weight <= observed + TIE) asRare += 1;
  }
  return { pValue: asRare / (replicates + 1), tables: replicates };
}

function shuffle(deck: Uint16Array, random: () => number): void {
  for (let at = deck.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const moved = deck[at] ?? 0;
    deck[at] = deck[other] ?? 0;
    deck[other] = moved;
  }
}

function dealt(deck: Uint16Array, men: number, alleles: number): GenotypeTable {
  const males = new Array<number>(alleles).fill(0);
  const females = Array.from({ length: alleles }, () => new Array<number>(alleles).fill(0));
  for (let at = 0; at < men; at += 1) males[deck[at] ?? 0] = (males[deck[at] ?? 0] ?? 0) + 1;
  for (let at = men; at + 1 < deck.length; at += 2) {
    const [one, other] = [deck[at] ?? 0, deck[at + 1] ?? 0];
    const row = females[Math.min(one, other)] ?? [];
    row[Math.max(one, other)] = (row[Math.max(one, other)] ?? 0) + 1;
  }
  return { males, females };
}
