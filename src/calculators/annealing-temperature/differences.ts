import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ComparisonBlock, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { AnnealingInput, AnnealingResult, PrimerReference } from '#workers/formulas/annealing-temperature.ts';
import {
  EARLY_PRIMER3_CONDITIONS,
  IDT_CONDITIONS,
  type MeltingConditions,
  PRIMER3_CONDITIONS,
} from '#workers/reference/meltingConditions.ts';

type Key = ResultKey<AnnealingResult>;
type Method = keyof PrimerReference['byMethod'];
type Shift = keyof PrimerReference['shifts'];

const PRIMERS = [
  { key: 'forward', name: 'Forward primer' },
  { key: 'reverse', name: 'Reverse primer' },
] as const;

/** Returns the primers that a result is about. */
export function primersOf({ reverse }: Pick<AnnealingResult, 'reverse'>): readonly (typeof PRIMERS)[number][] {
  return PRIMERS.filter(({ key }) => key === 'forward' || reverse !== null);
}

const METHODS: readonly Method[] = ['primer3', 'earlyPrimer3', 'idt', 'neb', 'gcContent'];
const SHIFTS: readonly Shift[] = ['magnesium', 'tenfoldOligo', 'excess', 'owczarzy', 'breslauer'];

/**
 * Explains why Primer3, IDT, NEB and textbooks give other temperatures: applies their documented methods to these
 * primers.
 */
export function otherPrograms(
  result: AnnealingResult,
  input: AnnealingInput,
  figure: FigureOf<Key>,
): ComparisonBlock<Key> {
  const labels = methodLabels(input);
  const primers = primersOf(result);
  return {
    kind: 'comparison',
    title: 'Why is my number different?',
    isFolded: true,
    methods: primers.map(({ name }) => name),
    rows: METHODS.map((method) => ({
      label: labels[method],
      figures: primers.map(({ key }) => figure(`reference.${key}.byMethod.${method}`)),
    })),
    why: `${thisPage(result, input, figure)} Each line is the method that the program documents, with the conditions it documents or yours, worked out here; the program itself may answer otherwise. Compare two figures only if energies, salt correction, magnesium and strand concentration are the same.`,
    sources: ['primer3Manual', 'breslauer1986', 'idtAnalyzer', 'idtBiophysics', 'nebTmCalculator', 'biopython'],
  };
}

/** States the assumptions of this page's nearest-neighbor figures, for comparison. */
function thisPage(result: AnnealingResult, input: AnnealingInput, figure: FigureOf<Key>): string {
  const { reference } = result;
  const temperatures = primersOf(result).map(({ key }) => {
    const { text, unit } = figure(`reference.${key}.tmNearestNeighbour`);
    return unit === undefined ? text : `${text} ${unit}`;
  });
  const sodium = figure('reference.sodiumEquivalent').text;
  const counted = reference.sodiumEquivalent === input.saltConcentration ? '' : ` (as ${sodium} mM sodium)`;
  return `Nearest neighbor on this page: SantaLucia 1998, salt in the entropy; ${inWords({
    monovalent: input.saltConcentration,
    magnesium: input.magnesium,
    dntp: input.dntp,
    oligo: input.oligoConcentration,
    excess: false,
  })}${counted}: ${temperatures.join(' and ')}.`;
}

/** The methods that programs document, with their conditions. */
export function methodLabels({
  saltConcentration,
  oligoConcentration,
}: AnnealingInput): Readonly<Record<Method, string>> {
  return {
    primer3: `Primer3 manual: SantaLucia 1998, salt in the entropy; ${inWords(PRIMER3_CONDITIONS)}`,
    earlyPrimer3: `Primer3 up to 1.1.0: Breslauer 1986, 16.6·log₁₀ of the salt; ${inWords(EARLY_PRIMER3_CONDITIONS)}`,
    idt: `IDT’s help: unified energies, Owczarzy’s salt corrections; ${inWords(IDT_CONDITIONS)}`,
    neb: `NEB’s help: SantaLucia 1998, Owczarzy’s correction of 2004; your ${saltConcentration} mM salt and ${oligoConcentration} nM strands, no magnesium`,
    gcContent: `GC content and length: 81.5 + 16.6·log₁₀ [Na⁺] + 0.41·(% GC) − 675 ÷ n; your ${saltConcentration} mM salt`,
  };
}

function inWords({ monovalent, magnesium, dntp, oligo, excess }: Omit<MeltingConditions, 'sources'>): string {
  return [
    `${monovalent} mM salt`,
    magnesium === 0 ? 'no magnesium' : `${magnesium} mM magnesium`,
    ...(dntp === 0 ? [] : [`${dntp} mM dNTPs`]),
    excess ? `${oligo} nM primer in excess` : `${oligo} nM strands`,
  ].join(', ');
}

export const SHIFT_LABELS: Readonly<Record<Shift, string>> = {
  magnesium: `${PRIMER3_CONDITIONS.magnesium} mM magnesium with ${PRIMER3_CONDITIONS.dntp} mM dNTPs, against none`,
  tenfoldOligo: 'Ten times the primer concentration',
  excess: 'Primer in excess: C in place of C ÷ 4',
  owczarzy: 'Owczarzy’s salt corrections',
  breslauer: 'Energies of Breslauer 1986',
};

/** Varies one choice at a time, so that the one that explains a difference can be found. */
export function whatMovesTm(result: AnnealingResult, figure: FigureOf<Key>): TableBlock<Key> {
  const primers = primersOf(result);
  return {
    kind: 'table',
    title: 'How much each setting changes Tm',
    note: 'How far the nearest-neighbor Tm of this page moves when one thing alone is changed.',
    columns: [
      { label: 'Change' },
      ...primers.map(({ key }) => ({ label: key === 'forward' ? 'Forward (°C)' : 'Reverse (°C)', numeric: true })),
    ],
    rows: SHIFTS.map((shift) => [
      SHIFT_LABELS[shift],
      ...primers.map(({ key }) => figure(`reference.${key}.shifts.${shift}`)),
    ]),
  };
}
