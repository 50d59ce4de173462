/**
 * Finds texts of `npm run new` that have not been replaced yet. The contract tests and `npm run check` reject them by
 * name.
 */

/** Prefix of every generated text that a person has to replace. */
export const MARK = '[[write]]';

/** Returns a generated text that says what to replace it with. */
export function toWrite(what: string): string {
  return `${MARK} ${what}`;
}

/** Returns the numbers of the source lines that still contain generated text. */
export function unwrittenLines(path: string, source: string): readonly string[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      line.includes(MARK) ? [`${path}, line ${index + 1} still has the generator's text: ${line.trim()}`] : [],
    );
}
