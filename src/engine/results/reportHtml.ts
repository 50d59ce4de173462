/** Letters that a report sets in italics, before their brackets or their sign. */
const STATISTICS = /(?<![\p{L}\p{N}])(M|SD|[tFHUVWzrpPndgNR])(?=²?(?: ?[=<>(]|²))/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns a sentence as HTML with the letters of statistics in italics, for a program that writes reports. */
export function reportHtml(sentence: string): string {
  const marked = sentence.replace(STATISTICS, '\u0001$1\u0002');
  return marked
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)
    .replaceAll('\u0001', '<i>')
    .replaceAll('\u0002', '</i>');
}
