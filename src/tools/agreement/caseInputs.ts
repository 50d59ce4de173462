/** What the inputs of a recorded case become: those of the calculator, and the draft of its form. */
import { blankValues } from '#src/engine/form/fieldValues.ts';
import type { AnyField, AnyFields, Value, Values } from '#src/engine/kit/fields.ts';
import { plainText } from '#src/engine/kit/readNumber.ts';
import type { Json, JsonObject } from './goldenCase.ts';

/**
 * How the cases of a reference file run through the same calculator as the specified ones: what their inputs become,
 * and under which keys of the result the expected values are.
 */
interface ReferenceMapping {
  readonly input: (given: JsonObject) => JsonObject;
  /** Dotted keys, each of which must hold the expected values; '' is the result itself. */
  readonly expectedAt: readonly string[];
}

/** A case whose inputs and expected values are those of the calculator itself. */
export const AS_GIVEN: ReferenceMapping = { input: (given) => given, expectedAt: [''] };

const IN_REFERENCE: ReferenceMapping = { ...AS_GIVEN, expectedAt: ['reference'] };

const MAPPINGS: Readonly<Record<string, ReferenceMapping>> = {
  'annealing-temperature': {
    input: ({ primer = '', ...rest }) => ({ ...rest, forwardPrimer: primer, reversePrimer: primer }),
    expectedAt: ['reference.forward', 'reference.reverse'],
  },
  'blood-pressure': { input: (reading) => ({ readings: [reading] }), expectedAt: ['reference'] },
  'cell-size': AS_GIVEN,
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

/**
 * Returns the mapping of a calculator's reference file.
 *
 * @throws Error where it is missing
 */
export function referenceMapping(calculator: string): ReferenceMapping {
  const mapping = MAPPINGS[calculator];
  if (mapping === undefined) throw new Error(`Say in caseInputs.ts how the reference cases of '${calculator}' run`);
  return mapping;
}

const MODES: Readonly<Record<string, (input: JsonObject) => JsonObject>> = {
  'percent-composition': (input) => ({ mode: 'composition' in input ? 'composition' : 'formula' }),
};

/** The mode that the inputs of a case imply where the case names none, by the id of the formula. */
export function withImpliedMode(formula: string, input: JsonObject): JsonObject {
  return { ...MODES[formula]?.(input), ...input };
}

/** Inputs that a page does not ask for where they would do nothing: cases give them all the same. */
const MAY_BE_ABSENT: readonly string[] = ['firstPregnancy'];

/** What a visitor would have in the boxes to enter a case: numbers as text, what the case leaves out at its initial value. */
export function draftOfCase(fields: AnyFields, input: JsonObject): Values {
  const entered = Object.entries(input)
    .filter(([name]) => name in fields || !MAY_BE_ABSENT.includes(name))
    .map(([name, value]) => [name, draftValue(fieldNamed(fields, name), value)]);
  return { ...blankValues(fields), ...Object.fromEntries(entered) };
}

function draftValue(field: AnyField, value: Json): Value {
  switch (field.kind) {
    case 'rows':
      return (value as readonly JsonObject[]).map((row) => draftOfCase(field.row, row));
    case 'group':
      return draftOfCase(field.fields, value as JsonObject);
    case 'checkbox':
      return value === true;
    default:
      return value === null ? '' : typeof value === 'number' ? plainText(value) : String(value);
  }
}

function fieldNamed(fields: AnyFields, name: string): AnyField {
  const field = fields[name];
  if (field === undefined) throw new Error(`the calculator has no input '${name}'`);
  return field;
}
