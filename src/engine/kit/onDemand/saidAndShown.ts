/** What people read of a result, as data: for answers of the command line and of the package, and for the proof of a saved result. */
import type { Figure, NoticeBlock, Presentation, WorkingStep } from '../presentation.ts';
import { blockText, figuresOf } from './presentationText.ts';
import { remedyWords } from './remedyWords.ts';

export interface SaidAndShown {
  /** The sentences on the page: its status, every notice, and the sentence for a report in the first style. */
  readonly says: readonly string[];
  /** The figures in reading order, as the page shows them. */
  readonly shown: readonly Pick<Figure, 'field' | 'label' | 'text' | 'unit' | 'note'>[];
}

export function saidAndShown(presentation: Presentation): SaidAndShown {
  const { status, blocks } = presentation;
  const notices = blocks.filter((block) => block.kind === 'notice');
  const reports = blocks.flatMap((block) => (block.kind === 'list' ? (block.versions ?? []).slice(0, 1) : []));
  const shown = figuresOf(presentation).map(({ field, label, text, unit, note }) => ({
    field,
    label,
    text,
    ...(unit === undefined ? {} : { unit }),
    ...(note === undefined ? {} : { note }),
  }));
  return { says: [status, ...notices.map(noticeWords), ...reports.map(({ text }) => text)], shown };
}

/** The steps of the working, without what only the page needs. */
export function plainSteps({ working }: Presentation): readonly Pick<WorkingStep, StepKey>[] {
  return working.map(({ label, formula, substituted, value }) => ({ label, formula, substituted, value }));
}

type StepKey = 'label' | 'formula' | 'substituted' | 'value';

/** A notice, and the flags by which the answer would be another one. */
function noticeWords(notice: NoticeBlock): string {
  return [...blockText(notice), remedyWords(notice.remedies ?? [])].filter((words) => words !== '').join(' ');
}
