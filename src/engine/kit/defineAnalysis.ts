/** A section of a page: a calculator whose formula may be given the accepted input of the page, under `given`. */
import type { FormulaId, GivenKey, InputOf, ResultOf } from '#workers/contract.ts';
import type { RecordRows } from '#workers/questions.ts';
import { type AnyCalculatorDefinition, type CalculatorDefinition, erased } from './defineCalculator.ts';
import { eachRecordTable, type RecordFigure } from './onDemand/eachRecordTable.ts';
import { withShapeLine } from './onDemand/strandShape.ts';
import type { ResultKey } from './presentation.ts';

/** The checkbox by which an analysis with `perRecord` is asked of all records. */
export const EACH_RECORD = 'eachRecord';

/** What only a section declares. */
interface SectionOf<Result> {
  /** Label of the button: 'Find the sites'. */
  readonly action: string;
  /** 'text': the answer is about all records, whichever of them the page shows. Absent: about the page's record. */
  readonly about?: 'text';
  /** The numbers of its result that make a row where it is asked of all records. Absent: it is asked of one record only. */
  readonly perRecord?: readonly RecordFigure<ResultKey<Result>>[];
}

/** Of a calculator, a section has what is asked and answered; what is around it belongs to the page. */
type AnalysisDefinition<Id extends FormulaId> = SectionOf<ResultOf<Id>> &
  Pick<
    CalculatorDefinition<Id, GivenKey & keyof InputOf<Id>>,
    'formula' | 'fields' | 'outputs' | 'example' | 'present' | 'sources'
  >;

/** Type-erased form of `AnalysisDefinition`: a calculator's, which form, machine, command line and package take as it is. */
export interface AnyAnalysisDefinition extends AnyCalculatorDefinition, SectionOf<unknown> {}

/** The input of an analysis, once it was accepted. */
export interface AnalysisInput {
  /** The accepted input of the page, the same object as the page holds; undefined where the analysis does not need it. */
  readonly given: unknown;
  /** The settings as they were typed, where all records are asked; absent: the page's record is. */
  readonly eachRecord?: object;
}

/** Whether an accepted input asks all records. */
export function asksAll(input: unknown): boolean {
  return (input as AnalysisInput | null | undefined)?.eachRecord !== undefined;
}

/**
 * Checks a definition against its formula: `defineAnalysis<typeof formula>()({…})`. Adds the checkbox by which it is asked of all records,
 * the table that answers it, and what any other answer says of the shape of the strand.
 */
export function defineAnalysis<F extends { readonly id: FormulaId }>() {
  return (definition: AnalysisDefinition<F['id']>): AnyAnalysisDefinition => {
    const section = definition as unknown as Parameters<typeof erased>[0] & SectionOf<unknown>;
    const { perRecord } = section;
    const fields = perRecord === undefined ? section.fields : { ...section.fields, [EACH_RECORD]: EACH_RECORD_FIELD };
    const { present, ...calculator } = erased({ ...section, fields, fixed: {}, errorStyle: 'inline' });
    return {
      ...section,
      ...calculator,
      present: (result, input) =>
        asksAll(input)
          ? eachRecordTable(result as RecordRows, perRecord ?? [])
          : withShapeLine(present(result, input), result),
    };
  };
}

const EACH_RECORD_FIELD = {
  kind: 'checkbox',
  label: 'Ask all records of the text',
  hint: 'One row for each, with these settings.',
} as const;
