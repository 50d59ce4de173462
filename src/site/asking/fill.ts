/** Fills the inputs of one question of a page from a line, and says what of the line is left over. */
import type { Values } from '#src/engine/kit/fields.ts';
import { isSmallWord } from '#src/site/catalog/petQuestion.ts';
import type { AskedPage, Question } from './declarations.ts';
import { LineDraft } from './lineDraft.ts';
import type { Line, Mark } from './marks.ts';
import { Explained, placesOf } from './phrases.ts';

/** One reading of a line by one question. */
export interface Filling {
  readonly page: AskedPage;
  readonly question: Question;
  /** The values of the draft; several where a number, a date or a unit may be several. */
  readonly readings: readonly Values[];
  /** Inputs that the line does not give. */
  readonly missing: readonly string[];
  /** Every number, date and word of the line is explained. */
  readonly isWhole: boolean;
  /** The page calls for help at these values. */
  readonly isAlarming: boolean;
}

/** Words around a question that ask for nothing. */
const ASKING = new Set(
  `convert find give tell show solve work out need want write express turn say tell please thanks equal equals equivalent roughly exactly
   someone somebody went like know do does much many make per between using used about approximately ca then than each total value result
   answer number amount size level old new due dates date which vs versus x per born who whose its as up down over under`.split(
    /\s+/,
  ),
);

/** Small words of a sentence that say how much, how long or when: what a line asks is another question with them. */
const TELLING = new Set(
  'hour minute morning day few bit piece slice before after ago yesterday today tonight'.split(' '),
);

/** Returns null where the line is not about this question at all. */
export function filledBy(line: Line, page: AskedPage, question: Question): Filling | null {
  const explained = new Explained();
  const { text, marks } = line;
  if (question.isAlone !== true) {
    const subject = placesOf(page.of, text, marks);
    if (subject.length === 0) return null;
    for (const place of subject) explained.add(place);
  }
  if (placesOf(question.without, text, marks).length > 0) return null;
  for (const phrases of [question.words, question.and]) {
    const places = placesOf(phrases, text, marks);
    if (phrases !== undefined && places.length === 0) return null;
    for (const place of places) explained.add(place);
  }
  for (const place of placesOf(page.also, text, marks)) explained.add(place);
  const draft = new LineDraft(line, page, question, explained);
  draft.choose();
  draft.read();
  draft.besideWords();
  draft.withUnits();
  draft.list();
  draft.bare();
  draft.date();
  const { readings, isAlarming } = draft;
  const wanted = [...question.has.split(' '), question.list?.into ?? ''].filter((name) => name !== '');
  return {
    page,
    question,
    readings,
    missing: draft.open(wanted),
    isWhole: !marks.some((mark) => !explained.has(mark) && isContent(mark)),
    isAlarming,
  };
}

/** A formula or a run of letters is a word as well: the word decides whether it is explained. */
function isContent(mark: Mark): boolean {
  if (mark.kind === 'word')
    return (
      !ASKING.has(mark.word.typed) &&
      !ASKING.has(mark.word.singular) &&
      !(isSmallWord(mark.word) && !TELLING.has(mark.word.singular))
    );
  return mark.kind === 'number' || mark.kind === 'date' || mark.kind === 'ratio' || mark.kind === 'equation';
}
