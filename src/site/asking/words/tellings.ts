/** What pages tell of a line in place of one figure: both ends, all parts, or the unit of the line. */
import type { Values } from '#src/engine/kit/fields.ts';

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
  bothLimits: (told) => `${told('lower')} to ${told('upper')}`,
  inMillimoles: (told) => told('molesPerLiter', 'mmol/L'),
} as const satisfies Readonly<Record<string, (told: Told, values: Values) => string | null>>;

export type Telling = keyof typeof TELLINGS;
