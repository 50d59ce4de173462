/**
 * Which statistical test fits: five answers, or a table whose shape gives some of them, lead to the first row of a decision table
 * (`workers/reference/testChoices.ts`). What the visitor answers goes before what the table says.
 *
 * Sources: `altman1991`, `motulsky2018`, `mcdonald2014`. Refuses a form without an answer and a table, and a table that says nothing.
 */
import type { Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import type { DecimalMark } from '../lib/inputs/writtenNumber.ts';
import { GROUP_NUMBERS, OUTCOMES, PAIRINGS, PURPOSES, SHAPES, type TestAnswers } from '../reference/testChoices.ts';
import { likelyRule, openQuestions, QUESTIONS, type Question } from './which-test/decision.ts';
import { tableAnswers } from './which-test/tableAnswers.ts';

export interface WhichTestInput {
  /** A table as it was pasted; may be blank. */
  readonly data: string;
  readonly decimalMark: DecimalMark;
  readonly outcome?: TestAnswers['outcome'] | undefined;
  readonly purpose?: TestAnswers['purpose'] | undefined;
  readonly groups?: TestAnswers['groups'] | undefined;
  readonly paired?: TestAnswers['paired'] | undefined;
  readonly shape?: TestAnswers['shape'] | undefined;
  /** How many values the smallest group has. */
  readonly smallestGroup?: number | undefined;
}

export interface WhichTestResult {
  /** Id of the page that answers; null where none does. */
  readonly page: string | null;
  /** Choices of that page. */
  readonly preset: Readonly<Record<string, string>>;
  readonly sentence: string;
  /** Number of the row of the decision table; null where none fits. */
  readonly rule: number | null;
  /** What is known: answered, or told by the table. */
  readonly answers: Partial<TestAnswers>;
  /** Which of them the table told. */
  readonly fromTable: readonly Question[];
  /** Open questions that can still change the page, in order. */
  readonly asked: readonly Question[];
  /** The page unless an open question is answered otherwise. */
  readonly likelyPage: string | null;
  readonly smallestGroup: number | null;
  /** The table's values look skewed; null without a table of measurements. */
  readonly looksSkewed: boolean | null;
  /** The page for the other shape, skewed or not; null where it is the same. */
  readonly otherPage: string | null;
  /** The table for the page; empty without one. */
  readonly carried: string;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'which-test': FormulaType<WhichTestInput, WhichTestResult>;
  }
}

const NOTHING = 'Please say what is recorded, or paste your table';
const UNKNOWN = 'This table does not tell what is recorded: please choose it';
const NO_ROW = 'No test of the table fits these answers: describe the values, or change an answer';

export default {
  id: 'which-test',

  validate(candidate) {
    const { decimalMark } = candidate;
    if (decimalMark !== 'point' && decimalMark !== 'comma') return refuse(REQUIRED, 'decimalMark');
    const unknown = QUESTIONS.find((question) => !isAnswer(candidate[question], OPTIONS[question]));
    if (unknown !== undefined) return refuse(REQUIRED, unknown);
    const data = textOf(candidate.data);
    const given = givenAnswers(candidate);
    if (given.outcome === undefined) {
      if (data.trim() === '') return refuse(NOTHING, 'outcome');
      if (tableAnswers(data, decimalMark) === null) return refuse(UNKNOWN, 'outcome');
    }
    const size = smallestIn(candidate.smallestGroup);
    return size.ok ? accept({ data, decimalMark, ...given, ...size.input }) : size;
  },

  compute,
} satisfies Formula<'which-test'>;

const OPTIONS: Readonly<Record<Question, readonly string[]>> = {
  outcome: OUTCOMES,
  purpose: PURPOSES,
  groups: GROUP_NUMBERS,
  paired: PAIRINGS,
  shape: SHAPES,
};

/** A question may stay open. */
function isAnswer(value: unknown, options: readonly string[]): boolean {
  return (
    value === undefined || value === null || value === '' || (typeof value === 'string' && options.includes(value))
  );
}

type Given = { readonly [Q in Question]?: TestAnswers[Q] | '' | undefined };

function givenAnswers({ outcome, purpose, groups, paired, shape }: Given): Partial<TestAnswers> {
  return {
    ...(outcome ? { outcome } : {}),
    ...(purpose ? { purpose } : {}),
    ...(groups ? { groups } : {}),
    ...(paired ? { paired } : {}),
    ...(shape ? { shape } : {}),
  };
}

function smallestIn(value: number | null | undefined): Verdict<Pick<WhichTestInput, 'smallestGroup'>> {
  if (value === undefined || value === null || isMissing(value)) return accept({});
  if (!Number.isInteger(value) || value < 1)
    return refuse('The smallest group must be a whole number of 1 or more', 'smallestGroup');
  return accept({ smallestGroup: value });
}

function compute({ data, decimalMark, smallestGroup, ...rest }: WhichTestInput): WhichTestResult {
  const table = data.trim() === '' ? null : tableAnswers(data, decimalMark);
  const given = givenAnswers(rest);
  const told = toldAnswers(table?.answers ?? {}, given);
  const answers: Partial<TestAnswers> = { ...told, ...given };
  const smallest = smallestGroup ?? table?.smallestGroup ?? null;
  const rule = likelyRule(answers, smallest);
  const other = likelyRule({ ...answers, shape: answers.shape === 'skewed' ? 'normal' : 'skewed' }, smallest);
  return {
    page: rule?.page ?? null,
    preset: rule?.preset ?? {},
    sentence: rule?.sentence ?? NO_ROW,
    rule: rule?.rule ?? null,
    answers,
    fromTable: QUESTIONS.filter((question) => told[question] !== undefined && given[question] === undefined),
    asked: openQuestions(answers),
    likelyPage: rule?.page ?? null,
    smallestGroup: smallest,
    looksSkewed: table?.looksSkewed ?? null,
    otherPage: other === null || other.page === rule?.page ? null : other.page,
    carried: table === null ? '' : (table.inColumns ?? data),
  };
}

/** Of a table that was taken for something else, only its groups hold: scores are numbers as measurements are. */
function toldAnswers(told: Partial<TestAnswers>, given: Partial<TestAnswers>): Partial<TestAnswers> {
  if (given.outcome === undefined || given.outcome === told.outcome) return told;
  return givenAnswers({ groups: told.groups, paired: told.paired });
}
