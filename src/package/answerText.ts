/** An answer as text, for a client that shows no structure: warning first, then everything that the page says. */
import { isRefused, type PackageAnswer } from './answer.ts';

export function answerText(answer: PackageAnswer): string {
  const { warning = [], site, link, formula } = answer;
  const origin = [`${site.name} ${site.version}, formula ${formula}`, link];
  if (isRefused(answer)) {
    const reasons = answer.issues.flatMap(({ message, place = '', path }) =>
      [message, place, path === undefined ? '' : `(input: ${path})`].filter((words) => words !== ''),
    );
    return section([warning, reasons.length === 0 ? ['Something that is needed is not filled in.'] : reasons, origin]);
  }
  const { says, shown, working, sources, uncertainty } = answer;
  return section([
    warning,
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

function section(parts: readonly (readonly string[])[]): string {
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
