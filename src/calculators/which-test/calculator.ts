import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { plain } from '#src/engine/kit/writing.ts';
import type whichTest from '#workers/formulas/which-test.ts';
import type { WhichTestInput, WhichTestResult } from '#workers/formulas/which-test.ts';
import { FIELDS } from './fields.ts';
import { pageOf } from './pages.ts';
import { cardNotice, namedPage, questionNotices, remarkNotices, wordsOf } from './words.ts';

type Key = ResultKey<WhichTestResult>;

const QUESTIONS = ['outcome', 'purpose', 'groups', 'paired', 'shape'] as const;

export default defineCalculator<typeof whichTest>()({
  formula: 'which-test',
  fixed: {},
  fields: FIELDS,
  example: {
    data: 'Control\tLow\tHigh\n4.17\t4.81\t6.31\n5.58\t4.17\t5.12\n5.18\t4.41\t5.54\n6.11\t3.59\t5.5\n4.5\t5.87\t5.37\n4.61\t3.83\t5.29\n5.17\t6.03\t4.92\n4.53\t4.89\t6.15',
    decimalMark: 'point',
    outcome: '',
    purpose: 'compare',
    groups: '',
    paired: 'no',
    shape: '',
    smallestGroup: '',
  },
  errorStyle: 'inline',
  outputs: {
    page: {
      kind: 'words',
      label: 'The test that fits',
      words: (page, { result }) => namedPage(page, result.preset),
      missing: 'Not offered here',
      missingNote: '',
    },
    preset: { kind: 'inner', label: 'Choices of the page' },
    sentence: { kind: 'words', label: 'Why' },
    rule: { kind: 'number', label: 'Row of the decision table', written: plain, missingNote: 'No row fits.' },
    answers: {
      kind: 'group',
      keys: {
        outcome: answer('outcome'),
        purpose: answer('purpose'),
        groups: answer('groups'),
        paired: answer('paired'),
        shape: answer('shape'),
      },
    },
    fromTable: { kind: 'inner', label: 'Answers that the table told' },
    asked: { kind: 'inner', label: 'Open questions' },
    likelyPage: {
      kind: 'words',
      label: 'Unless an open question is answered otherwise',
      words: (page) => pageOf(page).name,
      missing: 'Not offered here',
    },
    smallestGroup: {
      kind: 'number',
      label: 'Values in the smallest group',
      written: plain,
      missingNote: 'Not known.',
    },
    looksSkewed: { kind: 'flag', label: 'The values look skewed', missingNote: 'Too few values, or no table.' },
    otherPage: { kind: 'words', label: 'For the other shape', words: (page) => pageOf(page).name, missing: 'The same' },
    carried: { kind: 'words', label: 'The table for the page' },
  },
  present,
  evidence: 'rule',
  sources: ['altman1991', 'motulsky2018', 'mcdonald2014'],
});

function answer(question: (typeof QUESTIONS)[number]) {
  return {
    kind: 'words' as const,
    label: FIELDS[question].label,
    words: (value: string) => wordsOf(question, value),
    missing: 'Open',
  };
}

function present(result: WhichTestResult, input: WhichTestInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('page');
  const known = QUESTIONS.filter((question) => result.answers[question] !== undefined);
  return {
    headline: { ...headline, note: `${result.sentence.charAt(0).toUpperCase()}${result.sentence.slice(1)}.` },
    status: `Test that fits: ${headline.text}.`,
    blocks: [
      cardNotice(result),
      ...questionNotices(result),
      ...remarkNotices(result, input),
      {
        kind: 'facts',
        title: 'Your answers',
        figures: [
          ...known.map((question) => figure(`answers.${question}`)),
          figure('smallestGroup'),
          figure('looksSkewed'),
          figure('likelyPage'),
          figure('otherPage'),
          figure('sentence'),
          figure('rule'),
        ],
      },
    ],
    working: workingOf(result, headline.text),
  };
}

/** Returns the row of the table that decides. */
function workingOf({ answers, rule }: WhichTestResult, value: string): readonly WorkingStep[] {
  const given = QUESTIONS.map((question) => answers[question] ?? 'open');
  return [
    {
      label: rule === null ? 'Decision' : `Row ${rule} of the table`,
      formula: 'recorded · wanted · groups · same subjects · shape → test',
      substituted: given.join(' · '),
      value,
    },
  ];
}
