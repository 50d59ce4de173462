import { fixed } from '#src/kit/format.ts';
import type { ComparisonBlock, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { AnnealingInput, AnnealingResult, PrimerReference } from '#workers/formulas/annealing-temperature.ts';
import {
  EARLY_PRIMER3_CONDITIONS,
  IDT_CONDITIONS,
  type MeltingConditions,
  PRIMER3_CONDITIONS,
} from '#workers/reference/meltingConditions.ts';
import { celsius, celsiusShift } from './figures.ts';

type Key = ResultKey<AnnealingResult>;

const PRIMERS = [
  { key: 'forward', name: 'Forward primer' },
  { key: 'reverse', name: 'Reverse primer' },
] as const;

/**
 * Explains why Primer3, IDT, NEB and textbooks give other temperatures: applies their documented methods to these
 * primers.
 */
export function otherPrograms({ reference }: AnnealingResult, input: AnnealingInput): ComparisonBlock<Key> {
  return {
    kind: 'comparison',
    title: 'Why is my number different?',
    isFolded: true,
    methods: PRIMERS.map(({ name }) => name),
    rows: methodsFor(input).map(({ key, label }) => ({
      label,
      figures: PRIMERS.map((primer) =>
        celsius(
          `reference.${primer.key}.byMethod.${key}`,
          `${primer.name}, ${label}`,
          reference[primer.key].byMethod[key],
        ),
      ),
    })),
    why: `${thisPage(reference, input)} Each line is the method that the program documents, with the conditions it documents or yours, worked out here; the program itself may answer otherwise. Compare two figures only if energies, salt correction, magnesium and strand concentration are the same.`,
    sources: ['primer3Manual', 'breslauer1986', 'idtAnalyzer', 'idtBiophysics', 'nebTmCalculator', 'biopython'],
  };
}

/** States the assumptions of this page's nearest-neighbor figures, for comparison. */
function thisPage({ forward, reverse, sodiumEquivalent }: AnnealingResult['reference'], input: AnnealingInput): string {
  const temperatures = [forward, reverse].map(({ tmNearestNeighbour }) =>
    tmNearestNeighbour === null ? 'not defined' : `${fixed(tmNearestNeighbour, 1)} °C`,
  );
  const counted = sodiumEquivalent === input.saltConcentration ? '' : ` (as ${fixed(sodiumEquivalent, 1)} mM sodium)`;
  return `Nearest neighbor on this page: SantaLucia 1998, salt in the entropy; ${inWords({
    monovalent: input.saltConcentration,
    magnesium: input.magnesium,
    dntp: input.dntp,
    oligo: input.oligoConcentration,
    excess: false,
  })}${counted}: ${temperatures.join(' and ')}.`;
}

function methodsFor({ saltConcentration, oligoConcentration }: AnnealingInput): readonly {
  readonly key: keyof PrimerReference['byMethod'];
  readonly label: string;
}[] {
  return [
    { key: 'primer3', label: `Primer3 manual: SantaLucia 1998, salt in the entropy; ${inWords(PRIMER3_CONDITIONS)}` },
    {
      key: 'earlyPrimer3',
      label: `Primer3 up to 1.1.0: Breslauer 1986, 16.6·log₁₀ of the salt; ${inWords(EARLY_PRIMER3_CONDITIONS)}`,
    },
    { key: 'idt', label: `IDT’s help: unified energies, Owczarzy’s salt corrections; ${inWords(IDT_CONDITIONS)}` },
    {
      key: 'neb',
      label: `NEB’s help: SantaLucia 1998, Owczarzy’s correction of 2004; your ${saltConcentration} mM salt and ${oligoConcentration} nM strands, no magnesium`,
    },
    {
      key: 'gcContent',
      label: `GC content and length: 81.5 + 16.6·log₁₀ [Na⁺] + 0.41·(% GC) − 675 ÷ n; your ${saltConcentration} mM salt`,
    },
  ];
}

function inWords({ monovalent, magnesium, dntp, oligo, excess }: Omit<MeltingConditions, 'sources'>): string {
  return [
    `${monovalent} mM salt`,
    magnesium === 0 ? 'no magnesium' : `${magnesium} mM magnesium`,
    ...(dntp === 0 ? [] : [`${dntp} mM dNTPs`]),
    excess ? `${oligo} nM primer in excess` : `${oligo} nM strands`,
  ].join(', ');
}

const SHIFTS: readonly { readonly key: keyof PrimerReference['shifts']; readonly label: string }[] = [
  {
    key: 'magnesium',
    label: `${PRIMER3_CONDITIONS.magnesium} mM magnesium with ${PRIMER3_CONDITIONS.dntp} mM dNTPs, against none`,
  },
  { key: 'tenfoldOligo', label: 'Ten times the primer concentration' },
  { key: 'excess', label: 'Primer in excess: C in place of C ÷ 4' },
  { key: 'owczarzy', label: 'Owczarzy’s salt corrections' },
  { key: 'breslauer', label: 'Energies of Breslauer 1986' },
];

/** Varies one choice at a time, so that the one that explains a difference can be found. */
export function whatMovesTm({ reference }: AnnealingResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'How much each setting changes Tm',
    note: 'How far the nearest-neighbor Tm of this page moves when one thing alone is changed.',
    columns: [{ label: 'Change' }, { label: 'Forward (°C)', numeric: true }, { label: 'Reverse (°C)', numeric: true }],
    rows: SHIFTS.map(({ key, label }) => [
      label,
      ...PRIMERS.map((primer) =>
        celsiusShift(
          `reference.${primer.key}.shifts.${key}`,
          `${primer.name}, ${label}`,
          reference[primer.key].shifts[key],
        ),
      ),
    ]),
  };
}
