/** How drafts are answered: by a calculator, or by a section of its page. */
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { AnyHost } from '#workers/questions.ts';
import { type AskedSection, askedAnswer, pageDraft } from './askedSection.ts';
import { calculation } from './calculation.ts';
import { heldFiles } from './heldFiles.ts';
import type { Answering } from './recordAnswers.ts';

/** @param asked null: the calculator itself answers */
export function answeringOf(
  host: AnyHost,
  keep: Answering['keep'],
  calculator: AnyCalculatorDefinition,
  asked: AskedSection | null,
): Answering {
  const texts = heldFiles(host);
  if (asked === null) {
    const answer: Answering['answer'] = (draft) => calculation(host, calculator, draft);
    return { host, texts, keep, definition: calculator, answer, answerWhole: answer, isAboutEntries: false };
  }
  const { definition, page } = asked;
  const answer: Answering['answer'] = (draft) => askedAnswer(host, asked, draft);
  const answerWhole: Answering['answer'] =
    page === null ? answer : (draft) => calculation(host, page, pageDraft(asked, page, draft));
  return { host, texts, keep, definition, answer, answerWhole, isAboutEntries: true };
}
