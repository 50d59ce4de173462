/**
 * Least areas for an animal by law and by rule of thumb, in m² unless a row says ft². Sources: `euOrganic2020of464`,
 * `directive2008of120`, `directive2008of119`, `directive1999of74`, `cfrDogsCats`,
 * `extensionCoops`.
 */

export type SpaceSpecies = 'cattle' | 'sheepGoat' | 'pig' | 'hen' | 'dog' | 'cat';

/** Area for an animal up to a body weight; the last row of a rule has no weight. */
export interface SpaceBand {
  /** kg, inclusive unless the rule says `isBelow`. */
  readonly upTo?: number;
  readonly indoor: number;
  /** Null: the text fixes none. */
  readonly outdoor: number | null;
  /** At least this for every 100 kg. */
  readonly indoorPer100Kg?: number;
  readonly outdoorPer100Kg?: number;
}

export interface SpaceRule {
  readonly species: SpaceSpecies;
  readonly label: string;
  /** The text, as results name it. */
  readonly source: string;
  readonly unit: 'm²' | 'ft²';
  /** Limits of weight are exclusive: below 150 kg. */
  readonly isBelow?: true;
  /** `indoor` is not an area but the number of animals to 1 m². */
  readonly isDensity?: true;
  /** Absent: computed from the length of the body. */
  readonly bands?: readonly SpaceBand[];
}

const ORGANIC = 'EU organic: Implementing Regulation (EU) 2020/464, Annex I';
const PIGS = 'Council Directive 2008/120/EC, Article 3';

export const SPACE_RULES = {
  organicCattle: {
    species: 'cattle',
    label: 'Cattle by weight, EU organic',
    source: ORGANIC,
    unit: 'm²',
    bands: [
      { upTo: 100, indoor: 1.5, outdoor: 1.1 },
      { upTo: 200, indoor: 2.5, outdoor: 1.9 },
      { upTo: 350, indoor: 4, outdoor: 3 },
      { indoor: 5, outdoor: 3.7, indoorPer100Kg: 1, outdoorPer100Kg: 0.75 },
    ],
  },
  organicDairyCow: {
    species: 'cattle',
    label: 'Dairy cow, EU organic',
    source: ORGANIC,
    unit: 'm²',
    bands: [{ indoor: 6, outdoor: 4.5 }],
  },
  organicBreedingBull: {
    species: 'cattle',
    label: 'Breeding bull, EU organic',
    source: ORGANIC,
    unit: 'm²',
    bands: [{ indoor: 10, outdoor: 30 }],
  },
  euCalf: {
    species: 'cattle',
    label: 'Calf in a group, EU law',
    source: 'Council Directive 2008/119/EC, Article 3',
    unit: 'm²',
    isBelow: true,
    bands: [
      { upTo: 150, indoor: 1.5, outdoor: null },
      { upTo: 220, indoor: 1.7, outdoor: null },
      { indoor: 1.8, outdoor: null },
    ],
  },
  organicSheepGoat: {
    species: 'sheepGoat',
    label: 'Sheep or goat, EU organic',
    source: ORGANIC,
    unit: 'm²',
    bands: [{ indoor: 1.5, outdoor: 2.5 }],
  },
  organicLambKid: {
    species: 'sheepGoat',
    label: 'Lamb or kid, EU organic',
    source: ORGANIC,
    unit: 'm²',
    bands: [{ indoor: 0.35, outdoor: 0.5 }],
  },
  organicPig: {
    species: 'pig',
    label: 'Pig by weight, EU organic',
    source: ORGANIC,
    unit: 'm²',
    bands: [
      { upTo: 35, indoor: 0.6, outdoor: 0.4 },
      { upTo: 50, indoor: 0.8, outdoor: 0.6 },
      { upTo: 85, indoor: 1.1, outdoor: 0.8 },
      { upTo: 110, indoor: 1.3, outdoor: 1 },
      { indoor: 1.5, outdoor: 1.2 },
    ],
  },
  organicFarrowingSow: {
    species: 'pig',
    label: 'Sow with piglets, EU organic',
    source: ORGANIC,
    unit: 'm²',
    bands: [{ indoor: 7.5, outdoor: 2.5 }],
  },
  organicSow: {
    species: 'pig',
    label: 'Sow, EU organic',
    source: ORGANIC,
    unit: 'm²',
    bands: [{ indoor: 2.5, outdoor: 1.9 }],
  },
  euPig: {
    species: 'pig',
    label: 'Rearing pig by weight, EU law',
    source: PIGS,
    unit: 'm²',
    bands: [
      { upTo: 10, indoor: 0.15, outdoor: null },
      { upTo: 20, indoor: 0.2, outdoor: null },
      { upTo: 30, indoor: 0.3, outdoor: null },
      { upTo: 50, indoor: 0.4, outdoor: null },
      { upTo: 85, indoor: 0.55, outdoor: null },
      { upTo: 110, indoor: 0.65, outdoor: null },
      { indoor: 1, outdoor: null },
    ],
  },
  euSow: {
    species: 'pig',
    label: 'Sow in a group of 6 to 39, EU law',
    source: PIGS,
    unit: 'm²',
    bands: [{ indoor: 2.25, outdoor: null }],
  },
  euGilt: {
    species: 'pig',
    label: 'Gilt in a group of 6 to 39, EU law',
    source: PIGS,
    unit: 'm²',
    bands: [{ indoor: 1.64, outdoor: null }],
  },
  organicLayingHen: {
    species: 'hen',
    label: 'Laying hen, EU organic',
    source: ORGANIC,
    unit: 'm²',
    isDensity: true,
    bands: [{ indoor: 6, outdoor: 4 }],
  },
  euLayingHen: {
    species: 'hen',
    label: 'Laying hen without a cage, EU law',
    source: 'Council Directive 1999/74/EC, Article 4',
    unit: 'm²',
    isDensity: true,
    bands: [{ indoor: 9, outdoor: null }],
  },
  extensionHen: {
    species: 'hen',
    label: 'Backyard hen, US rule of thumb',
    source: 'US university extension rule of thumb (3 to 4 sq ft coop, 8 to 10 sq ft run)',
    unit: 'ft²',
    bands: [{ indoor: 4, outdoor: 10 }],
  },
  usDog: {
    species: 'dog',
    label: 'Dog by length, US minimum for dealers and laboratories',
    source: 'US Animal Welfare Regulations, 9 CFR 3.6(c)(1)(i)',
    unit: 'ft²',
  },
  usCat: {
    species: 'cat',
    label: 'Cat by weight, US minimum for dealers and laboratories',
    source: 'US Animal Welfare Regulations, 9 CFR 3.6(b)(1)',
    unit: 'ft²',
    bands: [
      { upTo: 4, indoor: 3, outdoor: null },
      { indoor: 4, outdoor: null },
    ],
  },
} as const satisfies Readonly<Record<string, SpaceRule>>;

export type SpaceRuleId = keyof typeof SPACE_RULES;
