/** Reports what a stored draft cannot restore: texts that were held outside the page. Loaded only when needed. */

/** Longest name accepted from storage, in characters. */
const MOST_CHARACTERS = 255;

/**
 * Returns 'The file “lambda.fa” has to be chosen again.', after the given text.
 *
 * @param lost the names from the stored draft, untrusted: anything but a list of names is ignored
 * @param before '' where nothing else was restored
 */
export function withLostTexts(before: string, lost: unknown): string {
  const sentences = Array.isArray(lost) ? lost.flatMap(sentenceAbout) : [];
  return [...(before === '' ? [] : [before]), ...sentences].join(' ');
}

function sentenceAbout(text: unknown): readonly string[] {
  if (typeof text !== 'object' || text === null || !('name' in text) || !('unit' in text)) return [];
  if (text.unit === 'characters') return ['The text that you pasted is gone: paste it again.'];
  if (typeof text.name !== 'string' || text.name.length > MOST_CHARACTERS) return [];
  return [`The file “${text.name}” has to be chosen again.`];
}
