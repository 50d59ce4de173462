/** The sentences of a text, without the blanks between them. */
export function sentencesOf(text: string): readonly string[] {
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');
}
