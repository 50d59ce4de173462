/** An answer in the parts of which the command line prints it and the package returns it. */
import { type UncertaintyData, uncertaintyData } from '#src/exploring/uncertaintyInExports.ts';
import { blockText, figuresOf } from '#src/kit/onDemand/presentationText.ts';
import type { Figure, NoticeBlock, Presentation } from '#src/kit/presentation.ts';
import { isValidateCache } from '#src/kit/validateCache.ts';
import { GIVEN } from './askedSection.ts';
import type { Answer } from './calculation.ts';
import { remedyWords } from './remedyWords.ts';

/** The input and the unrounded result of a calculation, and what the page shows of it. */
export interface AnswerParts {
  readonly input: unknown;
  readonly result: unknown;
  /** The sentences on the page: its status, and every notice. */
  readonly says: readonly string[];
  readonly shown: readonly Pick<Figure, 'field' | 'label' | 'text' | 'unit' | 'note'>[];
  /** Absent where all numbers are exact. */
  readonly uncertainty?: UncertaintyData;
}

/** Returns a refusal as it is. */
export function answerParts(answer: Answer): AnswerParts | Extract<Answer, { readonly issues: unknown }> {
  if ('issues' in answer) return answer;
  const { input, result, presentation, uncertainty } = answer;
  const shown = figuresOf(presentation).map(({ field, label, text, unit, note }) => ({
    field,
    label,
    text,
    ...(unit === undefined ? {} : { unit }),
    ...(note === undefined ? {} : { note }),
  }));
  return {
    input: withoutValidateCache(input),
    result,
    says: saidOf(presentation),
    shown,
    ...(uncertainty === undefined ? {} : { uncertainty: uncertaintyData(uncertainty) }),
  };
}

/** The sentences on the page: its status, and every notice. */
function saidOf({ status, blocks }: Presentation): readonly string[] {
  const notices = blocks.filter((block) => block.kind === 'notice');
  return [status, ...notices.map(noticeWords)];
}

/** A notice, and the flags by which the answer would be another one. */
function noticeWords(notice: NoticeBlock): string {
  return [...blockText(notice), remedyWords(notice.remedies ?? [])].filter((words) => words !== '').join(' ');
}

/** Omits what a formula cached for its own use, which was not entered; also of the page's input in that of a section. */
function withoutValidateCache(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const entries = Object.entries(input).filter(([key]) => !isValidateCache(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, key === GIVEN ? withoutValidateCache(value) : value]));
}
