/** What a further question to the text of a page declares about itself: its formula, its fields, how it is presented. */
import type { FormulaId, GivenKey, InputOf, ResultOf } from '#workers/contract.ts';
import type { SourceKey } from '#workers/reference/sources.ts';
import { type Declared, type OwnInput, type Present, presenting } from './defineCalculator.ts';
import type { AnyFields, Draft } from './fields.ts';
import { withShapeLine } from './onDemand/strandShape.ts';
import type { Presentation, ResultKey } from './presentation.ts';
import { ownUnits, withUnitFields } from './unitFields.ts';

/** A column of the table of all records. */
export interface RecordFigure<Key extends string = string> {
  /** Dotted key of the number in the result. */
  readonly key: Key;
  /** With its unit in brackets. */
  readonly label: string;
  /** Decimals shown; absent: it is a whole number. */
  readonly decimals?: number;
  /** Where a record that has an answer has no such number: 'there is no product'. Absent: each has one. */
  readonly noneWhere?: string;
}

/** The checkbox by which an analysis with `perRecord` is asked of all records. */
export const EACH_RECORD = 'eachRecord';

/** An analysis whose formula takes the accepted input of the page under `given`. */
interface AnalysisOf<Input, Result> extends Declared<Input, Result, GivenKey & keyof Input> {
  /** 'text': the answer is about all records, whichever of them the page shows. Absent: about the page's record. */
  readonly about?: 'text';
  /** The numbers of its result that make a row where it is asked of all records. Absent: it is asked of one record only. */
  readonly perRecord?: readonly RecordFigure<ResultKey<Result>>[];
  /** Values with which the analysis answers about any text of the page; used by the contract tests. */
  readonly example: Draft<OwnInput<Input, GivenKey & keyof Input>>;
  /** Label of the button: 'Find the sites'. */
  readonly action: string;
  readonly present: Present<Input, Result>;
  /** Sources of the method, in reading order. */
  readonly sources: readonly SourceKey[];
}

export type AnalysisDefinition<Id extends FormulaId> = AnalysisOf<InputOf<Id>, ResultOf<Id>> & { readonly formula: Id };

/** Type-erased form of `AnalysisDefinition`. */
export interface AnyAnalysisDefinition extends Omit<AnalysisOf<unknown, unknown>, 'present'> {
  readonly present: (result: unknown, input: unknown) => Presentation;
}

/**
 * Checks a definition against its formula: `defineAnalysis<typeof formula>()({…})`. Adds a menu of units to numbers that may
 * be typed in several units, the checkbox by which it is asked of all records, and what its answer says of the shape of the strand.
 */
export function defineAnalysis<F extends { readonly id: FormulaId }>() {
  return (definition: AnalysisDefinition<F['id']>): AnyAnalysisDefinition => {
    const { fields, example, present, ...rest } = definition as unknown as AnalysisOf<unknown, unknown>;
    const all: AnyFields = rest.perRecord === undefined ? fields : { ...fields, [EACH_RECORD]: EACH_RECORD_FIELD };
    const presented = presenting(rest.outputs, present);
    return {
      ...rest,
      fields: withUnitFields(all),
      example: { ...example, ...ownUnits(fields) },
      present: (result, input) => withShapeLine(presented(result, input), result),
    };
  };
}

const EACH_RECORD_FIELD = {
  kind: 'checkbox',
  label: 'Ask all records of the text',
  hint: 'One row for each, with these settings.',
} as const;
