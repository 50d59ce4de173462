/** The edits that would make a refused input acceptable, as the flags that make them. */
import type { Remedy } from '#workers/contract.ts';

/** 'Try --recognize (Read as FASTA) or --allowAmbiguous (Allow IUPAC letters).'; empty without an edit. */
export function remedyWords(remedies: readonly Remedy[]): string {
  const tries = remedies
    .filter(
      ({ uncertainty, analysis, also, field }) =>
        uncertainty === undefined && analysis === undefined && also === undefined && field !== '',
    )
    .map((remedy) => `${flagOf(remedy)} (${remedy.label})`);
  return tries.length === 0 ? '' : `Try ${tries.join(' or ')}.`;
}

function flagOf({ field, value, calculator }: Remedy): string {
  const flag = value === true ? `--${field}` : `--${field} ${quoted(String(value))}`;
  return calculator === undefined ? flag : `${calculator} with ${flag}`;
}

/** As a shell wants it. */
function quoted(value: string): string {
  return /^[\w.,:+-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;
}
