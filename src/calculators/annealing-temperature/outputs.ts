import { fixed, fixedApart } from '#src/engine/kit/format.ts';
import type { Depends, Here, NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import { decimals, numeral, plain, type WrittenNumber } from '#src/engine/kit/writing.ts';
import type {
  AnnealingInput,
  AnnealingResult,
  PrimerProperties,
  PrimerReference,
} from '#workers/formulas/annealing-temperature.ts';
import { methodLabels, SHIFT_LABELS } from './differences.ts';

/** Largest difference of melting temperatures, in °C, at which a pair shares a good annealing temperature. */
export const PAIR_TOLERANCE = 5;

/** The results for a pair of primers. */
export const OUTPUTS: Outputs<AnnealingResult, AnnealingResult, AnnealingInput> = {
  forward: { kind: 'group', keys: propertiesOf('Forward primer') },
  reverse: { kind: 'group', keys: propertiesOf('Reverse primer') },
  recommended: {
    ...celsius('Annealing temperature'),
    note: ({ result }) =>
      result.reference.recommended === null
        ? 'Basic formula (4 °C per base), the lower of the two primers.'
        : undefined,
  },
  reference: {
    kind: 'group',
    keys: {
      forward: { kind: 'group', keys: referenceOf('Forward primer') },
      reverse: { kind: 'group', keys: referenceOf('Reverse primer') },
      recommended: celsius(({ row }) =>
        // Without a value it is not beside the headline, whose rule it has.
        row.recommended === null ? 'Annealing temperature, same rule' : 'Annealing temperature',
      ),
      tmDifference: {
        ...celsius('Difference of the melting temperatures'),
        written: (value) => numeral(fixedApart(value, 1, [PAIR_TOLERANCE])),
      },
      sodiumEquivalent: {
        kind: 'number',
        label: 'Salt and free magnesium as sodium',
        unit: 'mM',
        written: decimals(1),
      },
    },
  },
};

function propertiesOf(primer: string): Outputs<PrimerProperties, unknown, unknown> {
  return {
    tm: celsius(`${primer}, basic formula`),
    annealingTemp: celsius('Annealing temperature'),
    optimalRange: {
      kind: 'group',
      keys: { min: celsius('Optimal range from'), max: celsius('Optimal range to') },
    },
    gc: { kind: 'number', label: 'GC content', unit: '%', written: decimals(1) },
    length: { kind: 'number', label: 'Length', unit: ({ value }) => (value === 1 ? 'base' : 'bases'), written: plain },
  };
}

function referenceOf(primer: string): Outputs<PrimerReference, unknown, AnnealingInput> {
  const byMethod = (method: keyof PrimerReference['byMethod']) =>
    celsius(({ input }: Here<unknown, AnnealingInput, unknown>) => `${primer}, ${methodLabels(input)[method]}`);
  const shift = (change: keyof PrimerReference['shifts']): NumberOutput<unknown> => ({
    kind: 'number',
    label: `${primer}, ${SHIFT_LABELS[change]}`,
    columnUnit: '°C',
    missing: 'not defined',
    written: signed,
  });
  return {
    tmNearestNeighbour: celsius(`${primer}, nearest neighbor`),
    tmOwczarzy: celsius(`${primer}, Owczarzy salt correction`),
    tmWallace: celsius(`${primer}, Wallace rule`),
    enthalpy: { kind: 'number', label: `${primer}, enthalpy`, unit: 'kcal/mol', written: decimals(1) },
    entropy: { kind: 'number', label: `${primer}, entropy`, unit: 'cal/(mol·K)', written: decimals(1) },
    selfComplementary: { kind: 'flag', label: `${primer} is its own reverse complement` },
    byMethod: {
      kind: 'group',
      keys: {
        primer3: byMethod('primer3'),
        earlyPrimer3: byMethod('earlyPrimer3'),
        idt: byMethod('idt'),
        neb: byMethod('neb'),
        gcContent: byMethod('gcContent'),
      },
    },
    shifts: {
      kind: 'group',
      keys: {
        magnesium: shift('magnesium'),
        tenfoldOligo: shift('tenfoldOligo'),
        excess: shift('excess'),
        owczarzy: shift('owczarzy'),
        breslauer: shift('breslauer'),
      },
    },
  };
}

function celsius<Place>(label: Depends<string, Place>): NumberOutput<Place> {
  return { kind: 'number', label, unit: '°C', missing: 'not defined', written: decimals(1) };
}

function signed(value: number): WrittenNumber {
  const text = fixed(value, 1);
  return numeral(Number(text) > 0 ? `+${text}` : text);
}
