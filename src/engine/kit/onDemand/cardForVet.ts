import { EATEN_AGO, type EatenAgo } from '#workers/reference/eatenAgo.ts';
import type { VetCard, VetRow } from '../vetCard.ts';

/** What a page knows; the card has a line to write on for all that is left out. */
export interface KnownToVet {
  /** How urgent it is. */
  readonly line: string;
  readonly species?: string | undefined;
  /** With its unit. */
  readonly weight?: string;
  readonly what?: string | undefined;
  /** Of one tablet or mL, with its unit. */
  readonly strength?: string;
  /** How many at most, with what is counted. */
  readonly count?: string;
  readonly amount?: string;
  readonly dose?: string;
  /** How long ago, as the visitor answered. */
  readonly ago?: EatenAgo | undefined;
}

const BLANK = '______';

/** Returns the card 'For the vet' about something swallowed, in the order in which a practice asks. */
export function cardForVet(known: KnownToVet): VetCard {
  const { line, species, weight, what, strength, count, amount, dose, ago } = known;
  return {
    line,
    known: [
      animalRow(species),
      weightRow(weight),
      {
        label: 'What',
        text: `${what ?? BLANK}; active substance ${BLANK}; strength ${strength ?? BLANK}; how many at most ${count ?? BLANK}; package kept: yes / no`,
      },
      { label: 'How much in all', text: `${amount ?? BLANK}; for each kg: ${dose ?? BLANK}` },
    ],
    asked: askedRows('Eaten at', `; ${ago === undefined ? BLANK : EATEN_AGO[ago].label}`),
  };
}

/** Returns the card 'For the vet' about any other emergency: without what was swallowed, and how much. */
export function cardForTrouble({ line, species, what }: Pick<KnownToVet, 'line' | 'species' | 'what'>): VetCard {
  return {
    line,
    known: [animalRow(species), weightRow(), { label: 'What', text: what ?? BLANK }],
    asked: askedRows('Began at'),
  };
}

function animalRow(species = BLANK): VetRow {
  return {
    label: 'Animal',
    text: `${species}, ${BLANK} (name), breed ${BLANK}, age ____, sex ____, spayed/neutered ____, pregnant or nursing ____`,
  };
}

function weightRow(weight = BLANK): VetRow {
  return { label: 'Weight', text: `${weight} (weighed on ${BLANK} / guessed)` };
}

/**
 * @param began what the hour is of
 * @param ago what follows the hour and the day
 */
function askedRows(began: string, ago = ''): readonly VetRow[] {
  return [
    {
      label: 'When',
      text: `____ o’clock on ${BLANK}${ago}`,
      asks: [{ key: 'eatenAt', label: began, kind: 'time', hint: 'The hour, as near as you know it.' }],
    },
    {
      label: 'Signs since',
      text: BLANK,
      asks: [{ key: 'signsSince', label: 'Signs since', kind: 'text', hint: 'What you have seen, and when it began.' }],
    },
    {
      label: 'Already done',
      text: `vomited by itself yes / no; given ${BLANK}`,
      asks: [{ key: 'given', label: 'Already given', kind: 'text', hint: 'What it was given, and by whom.' }],
    },
    {
      label: 'Illnesses',
      text: `${BLANK}; medicines: ${BLANK}`,
      asks: [
        { key: 'illnesses', label: 'Illnesses', kind: 'text', hint: 'What your pet suffers from.' },
        { key: 'medicines', label: 'Medicines', kind: 'text', hint: 'What your pet takes.' },
      ],
    },
    { label: 'Called', text: `${BLANK}; case number ${BLANK}` },
  ];
}
