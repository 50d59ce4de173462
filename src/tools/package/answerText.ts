/** What the tools return: answers and refusals, as text and as JSON. */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { isRefused, type PackageAnswer } from './answer.ts';

/** @param before lines that precede the answer in the text */
export function answered(answer: PackageAnswer, before: readonly string[] = []): CallToolResult {
  return {
    content: [{ type: 'text', text: inParagraphs([before, [answerText(answer)]]) }],
    structuredContent: { ...answer },
    ...(isRefused(answer) ? { isError: true } : {}),
  };
}

/** Something else that is told: the same JSON as text, for a client that shows no structure. */
export function told(object: object): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(object) }], structuredContent: { ...object } };
}

export function failed(words: string): CallToolResult {
  return { content: [{ type: 'text', text: words }], isError: true };
}

/** An answer as text, for a client that shows no structure: warning first, then everything that the page says. */
function answerText(answer: PackageAnswer): string {
  const { warning = [], site, link, formula } = answer;
  const origin = [`${site.name} ${site.version}, formula ${formula}`, link];
  if (isRefused(answer)) {
    const reasons = answer.issues.flatMap(({ message, place = '', path }) =>
      [message, place, path === undefined ? '' : `(input: ${path})`].filter((words) => words !== ''),
    );
    return inParagraphs([
      warning,
      reasons.length === 0 ? ['Something that is needed is not filled in.'] : reasons,
      origin,
    ]);
  }
  const { says, shown, working, sources, uncertainty, today } = answer;
  return inParagraphs([
    warning,
    today === undefined ? [] : [today.headline, ...[today.why, today.next].filter((words) => words !== null)],
    says,
    shown.map(
      ({ label, text, unit, note }) =>
        `${label}: ${text}${unit === undefined ? '' : ` ${unit}`}${note === undefined ? '' : ` (${note})`}`,
    ),
    uncertainty === undefined
      ? []
      : ['With standard uncertainties', ...uncertainty.figures.map(({ label, text }) => `${label}: ${text}`)],
    working.length === 0
      ? []
      : [
          'Working',
          ...working.map(
            ({ label, formula: rule, substituted, value }) => `${label}: ${rule}; ${substituted}; ${value}`,
          ),
        ],
    ['Sources', ...sources.map(({ citation, url }) => (url === undefined ? citation : `${citation} ${url}`))],
    origin,
  ]);
}

function inParagraphs(parts: readonly (readonly string[])[]): string {
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
