/**
 * How the cases of a reference file run through the same calculator as the specified ones: what their inputs become,
 * and under which keys of the result the expected values are.
 */
import type { JsonObject } from './goldenCase.ts';

export interface ReferenceMapping {
  readonly input: (given: JsonObject) => JsonObject;
  /** Dotted keys, each of which must hold the expected values; '' is the result itself. */
  readonly expectedAt: readonly string[];
}

const asGiven = (given: JsonObject): JsonObject => given;
const IN_REFERENCE: ReferenceMapping = { input: asGiven, expectedAt: ['reference'] };

const MAPPINGS: Readonly<Record<string, ReferenceMapping>> = {
  'annealing-temperature': {
    input: ({ primer = '', ...rest }) => ({ ...rest, forwardPrimer: primer, reversePrimer: primer }),
    expectedAt: ['reference.forward', 'reference.reverse'],
  },
  'blood-pressure': { input: (reading) => ({ readings: [reading] }), expectedAt: ['reference'] },
  'cell-size': { input: asGiven, expectedAt: [''] },
  'enzyme-kinetics': IN_REFERENCE,
  'hardy-weinberg': { input: (given) => ({ ...given, inputType: 'counts' }), expectedAt: ['reference'] },
  'oxygen-consumption': { input: (given) => ({ ...given, temperature: 25 }), expectedAt: ['reference'] },
  'ph-analysis': IN_REFERENCE,
  'population-growth': { input: (given) => ({ ...given, model: 'logistic' }), expectedAt: ['reference'] },
  'protein-synthesis': {
    input: (given) => ({ ...given, inputType: 'PROTEIN' }),
    expectedAt: ['reference'],
  },
  'species-diversity': {
    input: ({ counts }) => ({
      species: (counts as readonly number[]).map((count, index) => ({ name: `Species ${index + 1}`, count })),
    }),
    expectedAt: ['reference'],
  },
};

export function referenceMapping(calculator: string): ReferenceMapping {
  const mapping = MAPPINGS[calculator];
  if (mapping === undefined)
    throw new Error(`Say in referenceInputs.ts how the reference cases of '${calculator}' run`);
  return mapping;
}
