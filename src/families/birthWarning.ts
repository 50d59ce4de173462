/** What a page says of trouble at birth: in the warning over its form, with every result that leaves it, and of a late date. */
import { type StandingWarning, warningLines } from '#src/kit/defineCalculator.ts';
import { longDate } from '#src/kit/format.ts';
import { figuresOf, type Presentation } from '#src/kit/presentation.ts';
import { factsText } from '#src/kit/sharedText.ts';
import type { GestationResult } from '#workers/formulas/gestation.ts';
import { BIRTH_EMERGENCIES, BIRTH_WORDS } from '#workers/reference/birthEmergencies.ts';
import type { GestatingSpecies } from '#workers/reference/gestation.ts';

export function birthWarning(species: GestatingSpecies): StandingWarning {
  const { first, callNow, watchFor } = BIRTH_EMERGENCIES[species];
  return {
    tone: 'danger',
    title: BIRTH_WORDS.title,
    texts: [BIRTH_WORDS.banner],
    signs: { ...(first === undefined ? {} : { first }), list: callNow },
    remarks: watchFor,
    never: BIRTH_WORDS.never,
    call: 'veterinarian',
  };
}

/** What is done on the day to call, in words after a date: of animals that must be examined, and of those that vary by weeks. */
export const CALL_FOR = { examine: 'she must be examined', advise: 'call for advice' } as const;

/**
 * What is said of the day on which to call when no birth has begun.
 *
 * @param isOwn whether the day is that of a breed or of the day that was counted from
 */
export function lateLine(species: GestatingSpecies, callDate: GestationResult['callDate'], isOwn: boolean): string {
  const { lateLine: line, lateHint } = BIRTH_EMERGENCIES[species];
  const dated = line.replace('{callDate}', longDate(callDate));
  return lateHint === undefined || isOwn ? dated : `${dated} ${lateHint}`;
}

/** The keys under which a result holds the day to call. */
const CALL_FIELDS: readonly string[] = ['callDate', 'breedDates.call'];

/** Dates that travel without their page take along what is said of the late date, and the signs of trouble. */
export function birthShareText(species: GestatingSpecies): (presentation: Presentation) => string {
  return (presentation) => {
    const call = figuresOf(presentation).find(({ field }) => CALL_FIELDS.includes(field));
    const late = call?.note === undefined ? [] : [call.note];
    return [factsText(presentation), ...late, '', ...warningLines(birthWarning(species))].join('\n');
  };
}
