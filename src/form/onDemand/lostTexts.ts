/** What a draft cannot bring back: texts that were held outside the page. Loaded only where there is one. */

/** Names longer than this are nobody's. */
const MOST_CHARACTERS = 255;

/**
 * 'The file “lambda.fa” has to be chosen again.', after what else is to be said.
 *
 * @param lost what a draft says was held, anything at all: what is no such list is passed over
 * @param before '' where nothing else came back
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
