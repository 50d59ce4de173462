/** Texts of the quality-of-life pages: the ends of each scale, and what outweighs the total. */
import { type Override, QUALITY_ITEMS, type QualityItem, type SeeVet } from '#workers/reference/qualityOfLife.ts';
import { SAFETY_NOTES } from '#workers/reference/safetyNotes.ts';

export type Species = 'dog' | 'cat';

/** Descriptions of the ends of each scale. */
export const ENDS: Readonly<Record<Species, Readonly<Record<QualityItem, string>>>> = {
  dog: {
    hurt: '0: pain or labored breathing that nothing relieves. 10: no pain and easy breathing, with medicine or without.',
    hunger: '0: refuses all food, from your hand as well. 10: eats full meals gladly.',
    hydration: '0: does not drink. 10: drinks enough unprompted.',
    hygiene: '0: soiled most of the day, or sores that stay open. 10: clean and dry, skin sound.',
    happiness: '0: nothing stirs any interest. 10: greets, plays, wants to be with you.',
    mobility: '0: cannot rise even with help. 10: rises and walks unaided.',
    goodDays: '0: only bad days lately. 10: only good ones.',
  },
  cat: {
    hurt: '0: in pain or fighting for breath all day. 10: at ease and breathing quietly, treated or not.',
    hunger: '0: turns away from everything offered. 10: comes to the bowl and finishes.',
    hydration: '0: takes no water in any form. 10: drinks, or eats enough wet food.',
    hygiene: '0: matted, soiled or sore. 10: grooms, coat clean.',
    happiness: '0: hides and answers to nothing. 10: seeks company, a lap, the window.',
    mobility: '0: cannot reach the litter box. 10: jumps or climbs where it likes.',
    goodDays: '0: no good day of late. 10: no bad one.',
  },
};

interface Warning {
  /** Shown whenever the result is 'now' or 'today'. */
  readonly reason: readonly string[];
  /** Shown when the result is 'today'; with 'now' it would be weaker than the headline. */
  readonly today: string;
}

const NOT_EATING: Readonly<Record<Species, Warning>> = {
  dog: { reason: [], today: 'A dog that will not eat needs to be seen today, whatever the total.' },
  cat: {
    reason: ['A cat that eats almost nothing for a day can fall ill from that alone.'],
    today: 'Have it seen today, whatever the total.',
  },
};

const NOT_DRINKING: Warning = {
  reason: ['An animal that does not drink or keep water down dries out within a day.'],
  today: 'Have it seen today.',
};

const NEITHER = 'An animal that neither eats nor drinks needs a veterinarian now.';
const BREATHING = 'Trouble breathing needs a veterinarian now, whatever the total.';
const TOGETHER = 'Pain, not eating and not drinking weigh more than the total.';
const ONE_LOW_SCORE = 'One low score can matter more than the total. Tell your veterinarian about it.';

/** Returns why the total does not decide, most urgent first; none where it does. */
export function overrideSentences(
  species: Species,
  overrides: readonly Override[],
  lowTogether: readonly QualityItem[],
  seeVet: SeeVet | null,
): readonly string[] {
  if (seeVet === null) return [];
  // What is at 2 or less has a sentence of its own.
  const together = lowTogether.some((item) => !overrides.includes(item)) ? [TOGETHER] : [];
  if (seeVet === 'soon') return [...together, ...(overrides.length > 0 ? [ONE_LOW_SCORE] : [])];
  const has = (override: Override) => overrides.includes(override);
  const said = ({ reason, today }: Warning) => (seeVet === 'today' ? [...reason, today].join(' ') : reason.join(' '));
  const sentences = [
    has('breathing') ? BREATHING : '',
    has('hurt') ? SAFETY_NOTES.uncontrolledPain : '',
    ...(has('hunger') && has('hydration')
      ? [NEITHER]
      : [has('hunger') ? said(NOT_EATING[species]) : '', has('hydration') ? said(NOT_DRINKING) : '']),
  ];
  return [...sentences.filter((sentence) => sentence !== ''), ...together];
}

/** Returns a name in lower case, as in the list of a result: 'trouble breathing', 'hurt', 'more good days'. */
export function nameOf(override: Override): string {
  return override === 'breathing' ? 'trouble breathing' : QUALITY_ITEMS[override].label.toLowerCase();
}

/** Returns the names of several. */
export function namesOf(items: readonly QualityItem[]): string {
  return items.map(nameOf).join(', ');
}
