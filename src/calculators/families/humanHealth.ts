/** What every page about the health of people says and asks. */
import type { NoticeBlock } from '#src/engine/kit/presentation.ts';

/** Before and after every calculation. */
export const INFORMS = 'This page informs. It does not diagnose and does not replace a doctor or midwife.';

/** Shown in every result. */
export const INFORMS_NOTICE: NoticeBlock = { kind: 'notice', tone: 'neutral', text: INFORMS };

/** The box that takes the page out of use; its hint is the sentence that is shown before every calculation. */
export const PREGNANT = { kind: 'checkbox', label: 'Pregnant', hint: INFORMS, isPersonal: true } as const;
