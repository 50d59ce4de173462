/** What a further question to the text of a page declares about itself: its formula, its fields, how it is presented. */
import type { FormulaId, GivenKey, InputOf, LearntKey, ResultOf } from '#workers/contract.ts';
import type { SourceKey } from '#workers/reference/sources.ts';
import type { AnyFields, Draft, Fields, Values } from './fields.ts';
import type { Presentation, ResultKey } from './presentation.ts';
import { ownUnits, withUnitFields } from './unitFields.ts';

/** The inputs that the visitor fills in: all but what the page gives. */
type OwnInput<Id extends FormulaId> = Omit<InputOf<Id>, GivenKey | LearntKey>;

/** An analysis whose formula takes the accepted input of the page under `given`. */
export interface AnalysisDefinition<Id extends FormulaId> {
  readonly formula: Id;
  /** 'text': the answer is about all records, whichever of them the page shows. Absent: about the page's record. */
  readonly about?: 'text';
  readonly fields: Fields<OwnInput<Id>>;
  /** Values with which the analysis answers about any text of the page; used by the contract tests. */
  readonly example: Draft<OwnInput<Id>>;
  /** Label of the button: 'Find the sites'. */
  readonly action: string;
  readonly present: (result: ResultOf<Id>, input: InputOf<Id>) => Presentation<ResultKey<ResultOf<Id>>>;
  /** Sources of the method, in reading order. */
  readonly sources: readonly SourceKey[];
}

/** Type-erased form of `AnalysisDefinition`. */
export interface AnyAnalysisDefinition {
  readonly formula: string;
  readonly about?: 'text';
  readonly fields: AnyFields;
  readonly example: Values;
  readonly action: string;
  readonly present: (result: unknown, input: unknown) => Presentation;
  readonly sources: readonly SourceKey[];
}

/**
 * Checks a definition against its formula: `defineAnalysis<typeof formula>()({…})`. Adds a menu of units to numbers that may
 * be typed in several units.
 */
export function defineAnalysis<F extends { readonly id: FormulaId }>() {
  return (definition: AnalysisDefinition<F['id']>): AnyAnalysisDefinition => {
    const { fields, example, ...rest } = definition as unknown as AnyAnalysisDefinition;
    return { ...rest, fields: withUnitFields(fields), example: { ...example, ...ownUnits(fields) } };
  };
}
