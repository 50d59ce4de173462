/** A line of arithmetic as it is drawn: texts, and fractions with what is above and below their line. */
export type Drawn = string | { readonly over: readonly Drawn[]; readonly under: readonly Drawn[] };

/** What ends a term: relations, sums and the commas of a sentence. */
const BETWEEN_TERMS = [' = ', ' ≈ ', ' → ', ' < ', ' > ', ' ≤ ', ' ≥ ', ' ± ', ' + ', ' − ', ', ', '; '];
const DIVIDED = [' ÷ '];
const MULTIPLIED = ['·', ' × ', ' ÷ '];

/** Returns a line with each division outside of brackets as a fraction: a ÷ b·c is the fraction a over b, times c. */
export function drawnFractions(line: string): readonly Drawn[] {
  return splitOutside(line, BETWEEN_TERMS).flatMap(({ part, separator }) => [...term(part), separator].filter(isSaid));
}

function term(text: string): readonly Drawn[] {
  const [first, ...others] = splitOutside(text, DIVIDED);
  if (first === undefined || others.length === 0) return [text];
  return others.reduce<readonly Drawn[]>(
    (above, { part }) => {
      const [divisor = part] = splitOutside(part, MULTIPLIED).map((each) => each.part);
      const fraction = {
        over: above.length === 1 ? above.map(bare) : above,
        under: drawnFractions(withoutBrackets(divisor)),
      };
      return [fraction, part.slice(divisor.length)].filter(isSaid);
    },
    [first.part],
  );
}

function bare(drawn: Drawn): Drawn {
  return typeof drawn === 'string' ? withoutBrackets(drawn) : drawn;
}

/** Around the whole of what is above or below a line, brackets say nothing. */
function withoutBrackets(text: string): string {
  const isWhole = text.startsWith('(') && endOfBracket(text) === text.length - 1;
  return isWhole ? text.slice(1, -1) : text;
}

function endOfBracket(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    depth += depthChange(text.charAt(at));
    if (depth === 0) return at;
  }
  return -1;
}

function depthChange(character: string): number {
  if ('([{'.includes(character)) return 1;
  return ')]}'.includes(character) ? -1 : 0;
}

/** Splits a text where one of the separators is outside of all brackets. */
function splitOutside(text: string, separators: readonly string[]) {
  const parts: { readonly part: string; readonly separator: string }[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    depth += depthChange(text.charAt(at));
    const separator = depth === 0 && at > start ? separators.find((each) => text.startsWith(each, at)) : undefined;
    if (separator === undefined) continue;
    parts.push({ part: text.slice(start, at), separator });
    start = at + separator.length;
    at = start - 1;
  }
  return [...parts, { part: text.slice(start), separator: '' }];
}

function isSaid(drawn: Drawn): boolean {
  return drawn !== '';
}
