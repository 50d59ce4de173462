/** The decision: the first row that fits the answers, and which questions still change it. */
import {
  GROUP_NUMBERS,
  OUTCOMES,
  PAIRINGS,
  PURPOSES,
  SHAPES,
  TEST_ROWS,
  type TestAnswers,
} from '../../reference/testChoices.ts';

/** In the order in which they are asked. */
export const QUESTIONS = ['outcome', 'purpose', 'groups', 'paired', 'shape'] as const;
export type Question = (typeof QUESTIONS)[number];

const OPTIONS: { readonly [Q in Question]: readonly TestAnswers[Q][] } = {
  outcome: OUTCOMES,
  purpose: PURPOSES,
  groups: GROUP_NUMBERS,
  paired: PAIRINGS,
  shape: SHAPES,
};
/** A row of the decision table. */
export interface TestRule {
  /** Number of the row, counted from 1. */
  readonly rule: number;
  /** Absent keys fit any answer. */
  readonly when: Partial<TestAnswers>;
  /** Fewest values in the smallest group; absent: any number. */
  readonly fewest?: number;
  readonly page: string | null;
  readonly preset: Readonly<Record<string, string>>;
  readonly sentence: string;
}

const ANY = '*';

/** The rows in the order in which they are tried. */
export const TEST_RULES: readonly TestRule[] = TEST_ROWS.map(
  ([outcome, purpose, groups, paired, shape, page, preset, sentence], at) => {
    const [name, number] = shape.split(', ');
    const answers = { outcome, purpose, groups, paired, shape: name };
    return {
      rule: at + 1,
      when: Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ANY)) as Partial<TestAnswers>,
      ...(number === undefined ? {} : { fewest: Number.parseInt(number, 10) }),
      page,
      preset: Object.fromEntries(new URLSearchParams(preset)),
      sentence,
    };
  },
);

/** What an open question counts as. */
const OPEN = { groups: '1', paired: 'no', shape: 'unknown' } as const;
/** The purpose of most who do not say theirs. */
const LIKELY_PURPOSE = 'compare';

/**
 * The row that decides; null where none fits, as for counts of raters who agree.
 *
 * @param smallestGroup null where it is not known: then it is large enough
 */
function ruleFor(answers: Partial<TestAnswers>, smallestGroup: number | null): TestRule | null {
  const given: Partial<TestAnswers> = { ...OPEN, ...answers };
  const fits = ({ when, fewest = 0 }: TestRule) =>
    (smallestGroup ?? fewest) >= fewest &&
    QUESTIONS.every((question) => when[question] === undefined || when[question] === given[question]);
  return TEST_RULES.find(fits) ?? null;
}

/** The row that decides unless what is still open is answered otherwise. */
export function likelyRule(answers: Partial<TestAnswers>, smallestGroup: number | null): TestRule | null {
  return ruleFor({ purpose: LIKELY_PURPOSE, ...answers }, smallestGroup);
}

/** The open questions of which an answer can still change the row, in order. */
export function openQuestions(answers: Partial<TestAnswers>): readonly Question[] {
  const open = QUESTIONS.filter((question) => answers[question] === undefined);
  return open.filter((question) => {
    const others = open.filter((each) => each !== question);
    return everyAnswer(others).some((rest) => {
      const rules = OPTIONS[question].map((answer) => ruleFor({ ...answers, ...rest, [question]: answer }, null)?.rule);
      return new Set(rules).size > 1;
    });
  });
}

/** All ways of answering the questions. */
function everyAnswer(questions: readonly Question[]): readonly Partial<TestAnswers>[] {
  return questions.reduce<readonly Partial<TestAnswers>[]>(
    (sofar, question) =>
      sofar.flatMap((answers) => OPTIONS[question].map((answer) => ({ ...answers, [question]: answer }))),
    [{}],
  );
}
