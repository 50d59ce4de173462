/**
 * Telephone lines that advise owners whose animal may be poisoned, by the country in which the number works. Where each is from, and
 * what nobody has asked yet, is in `helplineChecks.ts`: every page that shows the numbers loads this file first.
 * A line that is not known to advise owners of animals is not in the table.
 */
import type { PetEmergencyAnimal, PetEmergencyId } from './petEmergencies.ts';

export interface Helpline {
  readonly name: string;
  /** In the national format. */
  readonly printed: string;
  /** Digits to dial in that country: short and free numbers have no international form that works everywhere. */
  readonly tel: string;
  /** Null until verified on the day of the check. */
  readonly hours: string | null;
  readonly fee: string | null;
  /** Who answers and on what terms in fewer words, for a phone on which two numbers share a row. */
  readonly shortName?: string;
  readonly shortTerms?: string;
}

export interface HelplineCountry {
  /** ISO 3166-1 alpha-2, as the region of a language tag. */
  readonly code: string;
  readonly name: string;
  readonly lines: readonly Helpline[];
}

const ALWAYS = '24 hours, every day';

const ASPCA: Helpline = {
  name: 'ASPCA Animal Poison Control Center',
  printed: '(888) 426-4435',
  tel: '+18884264435',
  hours: ALWAYS,
  fee: 'a fee may apply',
  shortName: 'ASPCA Poison Control',
  shortTerms: '24 h, a fee may apply',
};

const PET_POISON_HELPLINE: Helpline = {
  name: 'Pet Poison Helpline',
  printed: '(855) 764-7661',
  tel: '+18557647661',
  hours: ALWAYS,
  fee: 'a fee applies',
  shortTerms: '24 h, a fee applies',
};

export const HELPLINE_COUNTRIES: readonly HelplineCountry[] = [
  { code: 'US', name: 'United States', lines: [ASPCA, PET_POISON_HELPLINE] },
  { code: 'CA', name: 'Canada', lines: [PET_POISON_HELPLINE, ASPCA] },
  {
    code: 'GB',
    name: 'United Kingdom',
    lines: [
      {
        name: 'Animal PoisonLine',
        printed: '01202 509000',
        tel: '+441202509000',
        hours: ALWAYS,
        fee: '£35 on weekdays 8 to 20 h, £45 otherwise, by card',
      },
    ],
  },
  {
    code: 'AU',
    name: 'Australia',
    lines: [
      {
        name: 'Animal Poisons Helpline',
        printed: '1300 869 738',
        tel: '1300869738',
        hours: null,
        fee: 'free for pet owners',
      },
    ],
  },
  {
    code: 'NZ',
    name: 'New Zealand',
    lines: [
      {
        name: 'Animal Poisons Helpline',
        printed: '0800 869 738',
        tel: '0800869738',
        hours: null,
        fee: 'free for pet owners',
      },
    ],
  },
  {
    code: 'CH',
    name: 'Switzerland',
    lines: [
      {
        name: 'Tox Info Suisse',
        printed: '145',
        tel: '145',
        hours: ALWAYS,
        fee: 'free for the public',
      },
    ],
  },
  {
    code: 'FR',
    name: 'France',
    lines: [
      {
        name: 'CNITV, VetAgro Sup, Lyon',
        printed: '04 78 87 10 40',
        tel: '+33478871040',
        hours: null,
        fee: 'free; gifts welcome',
      },
      {
        name: 'CAPAE-Ouest, Oniris, Nantes',
        printed: '02 40 68 77 40',
        tel: '+33240687740',
        hours: null,
        fee: 'free; gifts welcome',
      },
    ],
  },
  {
    code: 'BE',
    name: 'Belgium',
    lines: [
      {
        name: 'Antigifcentrum / Centre Antipoisons',
        printed: '070 245 245',
        tel: '070245245',
        hours: ALWAYS,
        fee: 'free',
      },
    ],
  },
];

/** Shown with the question for a country that is not known. */
export const UNTIL_COUNTRY_IS_KNOWN =
  'Choose your country to see who answers the telephone. Until then: your own veterinarian, or the nearest open one.';

/** Shown where no line is listed; `{country}` is the country. */
export const NO_HELPLINE_LISTED =
  'No line for animals is listed for {country}. An out-of-hours veterinarian can reach a poison center for you.';

/** What is said of an emergency that is not a poisoning. */
export const NOT_FOR_A_POISON_LINE =
  'A poison helpline cannot help with this. Call your own or the nearest open veterinarian.';

/** Signs, as kinds of emergency, with which an open veterinarian comes before any poison line. */
export const SIGNS_FOR_A_VETERINARIAN: readonly string[] = ['collapse', 'seizure', 'breathing'];

/** The rows of `petEmergencies.ts`, by animal, for which a country's line itself sends to the veterinarian. Source: the line's page. */
export const STRAIGHT_TO_VETERINARIAN: Readonly<Record<string, StraightRule>> = {
  GB: {
    sentence: 'Animal PoisonLine itself says: go straight to the vet.',
    rows: {
      lily: ['cat'],
      'snake-sting': ['dog', 'cat'],
      'blue-green-algae': ['dog', 'cat'],
      inhaler: ['dog', 'cat'],
    },
  },
};

interface StraightRule {
  readonly sentence: string;
  readonly rows: Readonly<Partial<Record<PetEmergencyId, readonly PetEmergencyAnimal[]>>>;
}
