/** A link to a page of this site that was shared with it. */
import { findCalculator } from '#src/catalog/catalog.ts';
import { calculatorPath } from '#src/kit/siteAddress.ts';
import { calculatorName } from '../../calculator/onDemand/calculatorName.ts';
import type { LoadDefinition } from '../../notebook/runStep.ts';

export interface OwnLink {
  readonly words: string;
  readonly label: string;
  readonly path: string;
}

/**
 * Returns the page that a text links to; null where it is not a link to a calculator of this site. On toxicity and medicine the
 * values of the link are left out: a person enters them.
 *
 * @param text untrusted
 */
export async function ownLink(text: string, load: LoadDefinition): Promise<OwnLink | null> {
  const url = addressIn(text);
  if (url?.origin !== location.origin) return null;
  const entry = findCalculator(/^\/calculator\/([a-z0-9-]+)$/.exec(url.pathname)?.[1]);
  if (entry === undefined) return null;
  const path = calculatorPath(entry.id);
  const label = `Open ${calculatorName(entry.id)}`;
  const definition = await load(entry.id).catch(() => undefined);
  const isStrict = definition === undefined || definition.resultAfterEdit === 'removed';
  if (url.hash === '') return { words: 'A link to a page of this site.', label, path };
  return isStrict
    ? { words: 'A link to a page of this site. Its values are left out: enter them yourself.', label, path }
    : { words: 'A link to a page of this site, with values.', label, path: path + url.hash };
}

/** `URL.parse` and `URL.canParse` are newer than the browsers that the site supports. */
function addressIn(text: string): URL | null {
  try {
    return new URL(text.trim());
  } catch {
    return null;
  }
}
