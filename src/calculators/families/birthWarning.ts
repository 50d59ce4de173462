/** Texts on trouble at birth: in the warning above the form, in every exported result, and about a late date. */
import { type StandingWarning, warningLines } from '#src/engine/kit/defineCalculator.ts';
import { longDate } from '#src/engine/kit/format.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import type { GestationResult } from '#workers/formulas/gestation.ts';
import { BIRTH_EMERGENCIES, BIRTH_WORDS } from '#workers/reference/birthEmergencies.ts';
import { MATED_IN_HERDS } from '#workers/reference/breeding.ts';
import type { GestatingSpecies } from '#workers/reference/gestation.ts';

/** What the birth of an animal is called, where it has a name of its own. */
const BIRTH: Readonly<Partial<Record<GestatingSpecies, string>>> = {
  cow: 'Calving',
  buffalo: 'Calving',
  horse: 'Foaling',
  donkey: 'Foaling',
  sheep: 'Lambing',
  goat: 'Kidding',
  swine: 'Farrowing',
  dog: 'Whelping',
};

export function birthWarning(species: GestatingSpecies): StandingWarning {
  const { first, callNow, watchFor } = BIRTH_EMERGENCIES[species];
  return {
    tone: 'danger',
    title: BIRTH_WORDS.title,
    underWay: `${BIRTH[species] ?? 'Birth'} under way?`,
    texts: [BIRTH_WORDS.banner],
    signs: { ...(first === undefined ? {} : { first }), list: callNow },
    remarks: watchFor,
    never: BIRTH_WORDS.never,
    call: 'veterinarian',
    ...(MATED_IN_HERDS.includes(species) && { isFarm: true }),
  };
}

/**
 * What to do on the day to call, in words that follow a date: for animals that must be examined, and for those that
 * vary by weeks.
 */
export const CALL_FOR = { examine: 'she must be examined', advise: 'call for advice' } as const;

/**
 * Returns the text on the day to call if no birth has begun.
 *
 * @param isOwn whether the day is that of a breed or of the counting day
 */
export function lateLine(species: GestatingSpecies, callDate: GestationResult['callDate'], isOwn: boolean): string {
  const { lateLine: line, lateHint } = BIRTH_EMERGENCIES[species];
  const dated = line.replace('{callDate}', longDate(callDate));
  return lateHint === undefined || isOwn ? dated : `${dated} ${lateHint}`;
}

/** The keys of the day to call in a result. */
const CALL_FIELDS: readonly string[] = ['callDate', 'breedDates.call'];

/** Returns share text in which the dates are accompanied by the text on the late date and the signs of trouble. */
export function birthShareText(species: GestatingSpecies): (presentation: Presentation, facts: string) => string {
  return ({ headline, blocks }, facts) => {
    const figures = [headline, ...blocks.flatMap((block) => (block.kind === 'facts' ? block.figures : []))];
    const call = figures.find(({ field }) => CALL_FIELDS.includes(field));
    const late = call?.note === undefined ? [] : [call.note];
    return [facts, ...late, '', ...warningLines(birthWarning(species))].join('\n');
  };
}
