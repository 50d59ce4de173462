/** What `npm run new` has written and nobody has replaced yet. The contract tests and `npm run check` refuse it by name. */
import type { CalculatorContent } from '#src/kit/content.ts';

/** Begins every text of the generator that a person has to replace. */
export const MARK = '[[write]]';

/** A text of the generator: what to put in its place. */
export function toWrite(what: string): string {
  return `${MARK} ${what}`;
}

/**
 * Where the generator's text is left in the words of a page, each place once: 'keyword 2', 'guide card 1', 'FAQ 2', 'note 4'.
 */
export function unwrittenWords({
  title = '',
  keywords,
  introduction,
  guide,
  faq,
  notes,
}: CalculatorContent): readonly string[] {
  return [
    ...(isUnwritten(title) ? ['the title'] : []),
    ...numbered('keyword', keywords),
    ...(introduction.some(isUnwritten) ? ['the introduction'] : []),
    ...numbered(
      'guide card',
      guide.map((card) => [card.title, ...card.text].join(' ')),
    ),
    ...numbered(
      'FAQ',
      faq.map(({ question, answer }) => `${question} ${answer}`),
    ),
    ...numbered('note', notes),
  ];
}

/** The lines of a source that the generator's text is left in, by number. */
export function unwrittenLines(path: string, source: string): readonly string[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      isUnwritten(line) ? [`${path}, line ${index + 1} still has the generator's text: ${line.trim()}`] : [],
    );
}

function numbered(name: string, texts: readonly string[]): readonly string[] {
  return texts.flatMap((text, index) => (isUnwritten(text) ? [`${name} ${index + 1}`] : []));
}

function isUnwritten(text: string): boolean {
  return text.includes(MARK);
}
