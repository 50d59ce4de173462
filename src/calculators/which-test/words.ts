/** What the page says of the test that fits. */
import type { NoticeBlock } from '#src/engine/kit/presentation.ts';
import type { WhichTestInput, WhichTestResult } from '#workers/formulas/which-test.ts';
import { FIELDS } from './fields.ts';
import { isHere, nearestPage, type OpenPage, pageOf } from './pages.ts';

const FEWEST_FOR_SHAPE = 5;
const FEWEST_PAIRS = 6;
/** Ranks of 3 + 3 values have 20 orders. */
const FEWEST_RANKED = 3;

type Question = WhichTestResult['asked'][number];
type Remedy = NonNullable<NoticeBlock['remedies']>[number];

/** 't Test (two-sample)'. */
export function namedPage(page: string, preset: Readonly<Record<string, string>>): string {
  const choices = Object.values(preset);
  return choices.length === 0 ? pageOf(page).name : `${pageOf(page).name} (${choices.join(', ')})`;
}

/** Returns the card: why, what would be reported, and the press that opens the page with the table in it. */
export function cardNotice(result: WhichTestResult): NoticeBlock {
  const { page, preset, sentence, rule } = result;
  const chosen = page === null ? null : { page, preset };
  const nearest = nearestPage(chosen, rule);
  const why = `Why: ${sentence}.`;
  const opening = nearest === null ? [] : [openingOf(nearest, result)];
  if (chosen === null)
    return {
      kind: 'notice',
      tone: 'caution',
      title: 'Not offered here',
      text: `${sentence}.${nearest === null ? '' : ` Nearest: ${namedPage(nearest.page, nearest.preset)}.`}`,
      remedies: opening,
    };
  const { name, reports, nearest: other } = pageOf(chosen.page);
  if (isHere(chosen.page))
    return {
      kind: 'notice',
      tone: 'good',
      title: `You would use ${namedPage(chosen.page, preset)}`,
      text: `${why} You would report ${reports}.`,
      remedies: opening,
    };
  const instead =
    nearest === null
      ? 'Nothing near it is offered here.'
      : `Nearest here: ${namedPage(nearest.page, nearest.preset)}. ${other?.how ?? ''}`;
  return {
    kind: 'notice',
    tone: 'caution',
    title: `You would use ${name}, which is not here yet`,
    text: `${why} You would report ${reports}. ${instead.trim()}`,
    remedies: opening,
  };
}

function openingOf({ page, preset }: OpenPage, { carried }: WhichTestResult): Remedy {
  const label = carried === '' ? `Open ${pageOf(page).name}` : `Open ${pageOf(page).name} with this data`;
  const [field = '', value = ''] = carried === '' ? (Object.entries(preset)[0] ?? []) : ['data', carried];
  return { label, calculator: page, field, value, also: preset };
}

/** Returns a notice for every open question, with its answers as presses. */
export function questionNotices({ asked, answers }: WhichTestResult): readonly NoticeBlock[] {
  return asked.map((question) => {
    const { label, options } = FIELDS[question];
    return {
      kind: 'notice',
      tone: 'neutral',
      title: label,
      text: 'The answer may change the test.',
      remedies: options
        .filter(({ value }) => fitsPurpose(value, answers.purpose))
        .map((option) => ({ label: option.label, field: question, value: option.value })),
    };
  });
}

/** A curve is for who predicts, the truth for who looks for agreement. */
function fitsPurpose(answer: string, purpose: WhichTestResult['answers']['purpose']): boolean {
  const needed = answer === 'curve' ? 'predict' : answer === 'truth' ? 'agree' : undefined;
  return needed === undefined || purpose === undefined || purpose === needed;
}

/** Returns what was told by the table, whether it looks skewed, how few values there are, and the second best test. */
export function remarkNotices(result: WhichTestResult, { shape }: WhichTestInput): readonly NoticeBlock[] {
  const { answers, fromTable, looksSkewed, smallestGroup, page, otherPage } = result;
  const told = fromTable.map((question) => wordsOf(question, answers[question] ?? ''));
  const notices: NoticeBlock[] = [];
  if (told.length > 0)
    notices.push({ kind: 'notice', tone: 'neutral', title: 'Told by your table', text: `${told.join(' · ')}.` });
  if (looksSkewed === true && shape === undefined)
    notices.push({
      kind: 'notice',
      tone: 'caution',
      text: 'These look skewed. Use ranks?',
      remedies: [
        { label: 'Use ranks', field: 'shape', value: 'skewed' },
        { label: 'Keep the means', field: 'shape', value: 'normal' },
      ],
    });
  for (const text of fewNotices(smallestGroup, answers)) notices.push({ kind: 'notice', tone: 'caution', text });
  if (page !== null && otherPage !== null)
    notices.push({
      kind: 'notice',
      tone: 'neutral',
      title: `Not ${pageOf(otherPage).name}`,
      text: `That would be the test ${answers.shape === 'skewed' ? 'for values without skewness or outliers' : 'for skewed values or values with outliers'}.`,
    });
  return notices;
}

function fewNotices(smallest: number | null, { groups, paired }: WhichTestResult['answers']): readonly string[] {
  if (smallest === null) return [];
  return [
    ...(groups === '2' && paired !== 'yes' && smallest <= FEWEST_RANKED
      ? ['With 3 values in each of two groups, ranks cannot give p below 0.1.']
      : []),
    ...(paired === 'yes' && smallest < FEWEST_PAIRS
      ? ['With fewer than 6 pairs, the p value of ranks is 0.0625 at best.']
      : []),
    ...(smallest < FEWEST_FOR_SHAPE ? ['With fewer than 5 values in a group, the shape cannot be judged.'] : []),
  ];
}

/** An answer in the words of its menu. */
export function wordsOf(question: Question, answer: string): string {
  const options: readonly { readonly value: string; readonly label: string }[] = FIELDS[question].options;
  return options.find(({ value }) => value === answer)?.label ?? answer;
}
