/** What pages tell of a line in place of one figure: both ends, all parts, or the unit of the line. */
import type { Values } from '#src/engine/kit/fields.ts';
import { RADIONUCLIDES } from '#workers/reference/radionuclides.ts';

/**
 * Returns the text of a figure with its unit, or of the same quantity in another unit where one is named; null where the result does not have it.
 *
 * @param key dotted key of the result
 */
export type Told = (key: string, unit?: string) => string | null;

/** By name, because a reading comes from another thread, which sends no functions. Null: the figure alone. */
export const TELLINGS = {
  /** A breed that is named has its own due date, which comes before that of all breeds. Null without a breed. */
  breedFirst: (told) => {
    const [from, to] = [told('breedDates.dueFrom'), told('breedDates.dueTo')];
    if (from === null) return null;
    return `${from === to ? from : `${from} to ${to}`}; all breeds ${told('dueDate')}`;
  },
  /** Concrete is ordered by the cubic yard where lengths are in feet. Null in meters. */
  cubicYards: (told, { length_unit: unit }) =>
    unit === 'ft' || unit === 'yd' ? `${told('cubicYards')} (${told('volumeWithWaste')})` : null,
  /** '900 g for 6.49': the packs of a line have no names. */
  cheapestPack: (told, { items }) => {
    const packs = Array.isArray(items) ? (items as readonly Values[]) : [];
    const pack = packs.find((_, place) => told(`items.${place}.rank`) === '1');
    return pack === undefined ? null : `${pack.quantity} ${pack.unit} for ${pack.price}`;
  },
  /** '8.006 g NaCl, 0.2013 g KCl': all that is weighed for a buffer. */
  masses: (told) => {
    const weighed: string[] = [];
    for (let place = 0; told(`components.${place}.mass`) !== null; place += 1)
      weighed.push(`${told(`components.${place}.mass`)} g ${told(`components.${place}.name`)}`);
    return weighed.join(', ');
  },
  /** 'N 35.00 %, H 5.04 %, O 59.97 %': every element. */
  shares: (told) => {
    const parts: string[] = [];
    for (let place = 0; told(`composition.${place}.percentage`) !== null; place += 1)
      parts.push(`${told(`composition.${place}.symbol`) ?? ''} ${told(`composition.${place}.percentage`)} %`.trim());
    return parts.length === 0 ? null : parts.join(', ');
  },
  /** 'control 12, treatment 12, from seed 1': the list itself is on the page. */
  groupSizes: (told) => {
    const sizes: string[] = [];
    for (let place = 0; told(`counts.${place}.count`) !== null; place += 1)
      sizes.push(`${told(`counts.${place}.group`)} ${told(`counts.${place}.count`)}`);
    return `${sizes.join(', ')}, from seed ${told('seed')}`;
  },
  /** 'MYC in treated 4.925': every target outside the control. */
  ratios: (told, { control }) => {
    const parts: string[] = [];
    for (let place = 0; told(`rows.${place}.gene`) !== null; place += 1) {
      const [ratio, sample] = [told(`rows.${place}.ratio`), told(`rows.${place}.sample`)];
      if (ratio !== null && sample !== control) parts.push(`${told(`rows.${place}.gene`)} in ${sample} ${ratio}`);
    }
    return parts.length === 0 ? null : parts.join(', ');
  },
  /** A tape in centimeters is one of kilograms. */
  weightByTape: (told, { unit }) => (unit === 'cm' ? told('weightKg') : null),
  /** Most people mean the growth of once a year. Null of a model that has no such figure. */
  alsoOnceAYear: (told) => {
    const once = told('reference.discreteFinal');
    return once === null ? null : `${told('finalPopulation')} (continuous), ${once} (once a year)`;
  },
  /** In that of its half-life in the table. */
  inUnitOfNuclide: (told, { nuclide }) => {
    const known: Readonly<Record<string, { readonly unit: string }>> = RADIONUCLIDES;
    return told('time', known[String(nuclide)]?.unit);
  },
  /** Null where they are not real. */
  roots: (told) => {
    const [one, other] = [told('x1'), told('x2')];
    return one === null || other === null || one === other ? one : `${one} and ${other}`;
  },
  bothLimits: (told) => `${told('lower')} to ${told('upper')}`,
  inMillimoles: (told) => told('molesPerLiter', 'mmol/L'),
} as const satisfies Readonly<Record<string, (told: Told, values: Values) => string | null>>;

export type Telling = keyof typeof TELLINGS;
