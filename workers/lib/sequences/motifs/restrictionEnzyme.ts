/** A restriction enzyme as the table has it: its site, its cuts, how they are written. */
import { DNA_COMPLEMENT } from '../../../kernel/letterMaps.ts';

/** Letters from the beginning of a site to the cuts of the strand on which it reads so and of the other one. */
export interface CutPair {
  readonly top: number;
  readonly bottom: number;
}

export interface RestrictionEnzyme {
  readonly name: string;
  /** 5′ to 3′, ambiguity letters included. */
  readonly site: string;
  /** One pair, or two for an enzyme that cuts on both sides of its site. */
  readonly cuts: readonly CutPair[];
}

/** @param entry a text of the table: 'GAATTC 1 5' */
export function restrictionEnzyme(name: string, entry: string): RestrictionEnzyme {
  const [site = '', ...numbers] = entry.split(' ');
  const cuts: CutPair[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2)
    cuts.push({ top: Number(numbers[at]), bottom: Number(numbers[at + 1]) });
  return { name, site, cuts };
}

/** Letters of the site besides N, which say how rare it is. */
export function specificLetters(site: string): number {
  return [...site].filter((letter) => letter !== 'N').length;
}

/** The site as it reads on the other strand. */
export function reverseComplement(site: string): string {
  return [...site]
    .reverse()
    .map((letter) => String.fromCharCode(DNA_COMPLEMENT[letter.charCodeAt(0) & 31] ?? 0))
    .join('');
}

/** The cuts where the site is on the other strand, counted on the entered strand. */
export function cutsOfReverse({ site, cuts }: RestrictionEnzyme): readonly CutPair[] {
  return cuts.map(({ top, bottom }) => ({ top: site.length - bottom, bottom: site.length - top })).reverse();
}

/** Whether site and cuts read the same on both strands: then each place is one site, else each strand is searched. */
export function isSymmetric(enzyme: RestrictionEnzyme): boolean {
  return reverseComplement(enzyme.site) === enzyme.site && sameCuts(enzyme.cuts, cutsOfReverse(enzyme));
}

/** What enzymes of the same site and cuts have in common: 'GAATTC 1 5'. */
export function specificityOf({ site, cuts }: RestrictionEnzyme): string {
  return [site, ...cuts.flatMap(({ top, bottom }) => [top, bottom])].join(' ');
}

/** The site with a ^ where its strand is cut and a _ where the other one is, N for letters beside it: 'G^AATT_C'. */
export function markedSite({ site, cuts }: RestrictionEnzyme): string {
  const places = cuts.flatMap(({ top, bottom }) => [top, bottom]);
  const first = Math.min(0, ...places);
  const last = Math.max(site.length, ...places);
  let text = '';
  for (let at = first; at <= last; at += 1) {
    for (const { top, bottom } of cuts) text += (top === at ? '^' : '') + (bottom === at ? '_' : '');
    if (at < last) text += letterAt(site, at);
  }
  return text;
}

/** What a cut leaves: the strand whose end protrudes and its letters, 5′ to 3′ on the strand of the site. */
export interface Overhang {
  readonly end: '5′' | '3′' | 'blunt';
  readonly letters: string;
}

/** Of each cut. */
export function overhangsOf({ site, cuts }: RestrictionEnzyme): readonly Overhang[] {
  return cuts.map(({ top, bottom }) => {
    const [from, to] = [Math.min(top, bottom), Math.max(top, bottom)];
    const letters = Array.from({ length: to - from }, (_, at) => letterAt(site, from + at)).join('');
    return { end: top === bottom ? 'blunt' : top < bottom ? '5′' : '3′', letters };
  });
}

function letterAt(site: string, at: number): string {
  return site[at] ?? 'N';
}

function sameCuts(some: readonly CutPair[], others: readonly CutPair[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ top, bottom }, at) => top === others[at]?.top && bottom === others[at]?.bottom)
  );
}
