/**
 * Where the telephone lines of `helplines.ts` are from, mostly the service's own page, by the number to dial. Nobody has called them yet,
 * so `checked` is null and docs/releasing.md lists them.
 */
export interface HelplineCheck {
  /** What to ask when calling the number. */
  readonly open: readonly string[];
  /** The day on which the number, its hours and its fee were verified, YYYY-MM-DD. */
  readonly checked: string | null;
  readonly source: string;
}

export const HELPLINE_CHECKS: Readonly<Record<string, HelplineCheck>> = {
  '+18884264435': {
    open: ['amount of the fee', 'whether callers from Canada are served'],
    checked: null,
    source: 'https://www.aspca.org/pet-care/animal-poison-control',
  },
  '+18557647661': { open: ['amount of the fee'], checked: null, source: 'https://www.petpoisonhelpline.com/' },
  '+441202509000': {
    open: ['whether callers from Ireland are served'],
    checked: null,
    source: 'https://www.animalpoisonline.co.uk/',
  },
  '1300869738': {
    open: ['hours'],
    checked: null,
    source: 'https://animalpoisons.com.au/calling-the-animal-poisons-centre',
  },
  '0800869738': {
    open: ['hours'],
    checked: null,
    source: 'https://animalpoisons.com.au/calling-the-animal-poisons-centre-nz',
  },
  '145': {
    open: ['who answers questions about animals'],
    checked: null,
    source: 'https://www.doktorstutz.ch/hunde-trifft-es-am-meisten/',
  },
  '+33478871040': { open: ['hours'], checked: null, source: 'http://www.vetagro-sup.fr/centre-anti-poison-cnitv/' },
  '+33240687740': {
    open: ['hours', 'whether owners have a number of their own'],
    checked: null,
    source: 'https://animauxpratik.fr/category/infos-pratik/',
  },
  '070245245': {
    open: ['whether calls in English are answered'],
    checked: null,
    source: 'https://www.antigifcentrum.be/natuur/dieren/vergiftiging-van-dieren',
  },
};
