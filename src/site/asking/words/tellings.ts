/** What pages tell of a line in place of one figure: both ends, all parts, or the unit of the line. */
import type { Values } from '#src/engine/kit/fields.ts';
import type { Told } from '../declarations.ts';

/** A breed that is named has its own due date, which comes before that of all breeds. Null without a breed. */
export function breedFirst(told: Told): string | null {
  const [from, to] = [told('breedDates.dueFrom'), told('breedDates.dueTo')];
  if (from === null) return null;
  return `${from === to ? from : `${from} to ${to}`}; all breeds ${told('dueDate')}`;
}

/** Concrete is ordered by the cubic yard where lengths are in feet. Null in meters. */
export function cubicYards(told: Told, { length_unit: unit }: Values): string | null {
  return unit === 'ft' || unit === 'yd' ? `${told('cubicYards')} (${told('volumeWithWaste')})` : null;
}

/** '900 g for 6.49': the packs of a line have no names. */
export function cheapestPack(told: Told, { items }: Values): string | null {
  const packs = Array.isArray(items) ? (items as readonly Values[]) : [];
  const pack = packs.find((_, place) => told(`items.${place}.rank`) === '1');
  return pack === undefined ? null : `${pack.quantity} ${pack.unit} for ${pack.price}`;
}

/** '8.006 g NaCl, 0.2013 g KCl': all that is weighed for a buffer. */
export function masses(told: Told): string {
  const weighed: string[] = [];
  for (let place = 0; told(`components.${place}.mass`) !== null; place += 1)
    weighed.push(`${told(`components.${place}.mass`)} g ${told(`components.${place}.name`)}`);
  return weighed.join(', ');
}
