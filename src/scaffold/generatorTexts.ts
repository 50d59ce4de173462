/**
 * Finds texts of `npm run new` that nobody has replaced yet. The contract tests and `npm run check` reject them by
 * name.
 */
import type { CalculatorContent } from '#src/kit/content.ts';

/** Prefix of every generated text that a person has to replace. */
export const MARK = '[[write]]';

/** Returns a generated text that says what to replace it with. */
export function toWrite(what: string): string {
  return `${MARK} ${what}`;
}

/**
 * Returns the places of a page's text that still contain generated text: 'keyword 2', 'guide card 1', 'FAQ 2', 'note
 * 4'.
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

/** Returns the numbers of the source lines that still contain generated text. */
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
