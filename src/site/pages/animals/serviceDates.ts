/** Computes the dates of a kept service, as the page about the animal's births does. */
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { linkedDraft } from '#src/engine/form/onDemand/linkedDraft.ts';
import type { CalendarEvent } from '#src/engine/kit/calendarEvent.ts';
import type { TodayLine } from '#src/engine/kit/onDemand/todayLine.ts';
import type { KeptAnimal, KeptService } from '#src/site/animals/keptAnimals.ts';
import type { AnyClient } from '#workers/client.ts';
import type { IsoDate } from '#workers/contract.ts';
import type { LoadDefinition } from '../notebook/runStep.ts';
import { birthPage } from './birthPages.ts';

export interface ServiceDates {
  /** What the dates mean on a day. */
  readonly lineOn: (day: IsoDate) => TodayLine;
  /** With the checks and the preparations, and the name of the animal in the titles. */
  readonly events: readonly CalendarEvent[];
}

interface Tools {
  readonly load: LoadDefinition;
  readonly client: Pick<AnyClient, 'ask'>;
  readonly signal: AbortSignal;
}

/**
 * @param service untrusted
 * @returns null where it does not fit the form of the page, or the page refuses it
 * @throws when code could not be loaded, the worker died or the signal was aborted
 */
export async function serviceDates(
  { name, species }: Pick<KeptAnimal, 'name' | 'species'>,
  { fragment }: KeptService,
  { load, client, signal }: Tools,
): Promise<ServiceDates | null> {
  const page = birthPage(species);
  const definition = page === undefined ? undefined : await load(page);
  if (definition === undefined) return null;
  const form = createFormModel(definition);
  const draft = linkedDraft(definition.fields, form.blank, fragment);
  if (draft === null || !form.canSubmit(draft)) return null;
  const [lineOf, eventsOf, [answer]] = await Promise.all([
    definition.today?.load(),
    definition.calendar?.load(),
    // The list of what comes next has the plan as well.
    client.ask('computeMany', definition.formula, [form.candidate({ ...draft, planInCalendar: true })], signal),
  ]);
  if (lineOf === undefined || eventsOf === undefined || answer?.kind !== 'computed') return null;
  const { result, input } = answer;
  return { lineOn: (day) => lineOf(result, input, day), events: eventsOf(result, input, name) };
}
