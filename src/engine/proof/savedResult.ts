/** A saved result: the JSON that a page or the command line writes. What is read is untrusted. */

export interface SavedResult {
  readonly calculator: string;
  /** Its id; of an answer to a section of the calculator's page that of the section. Null where the file does not say. */
  readonly formula: string | null;
  /** The version of the site that computed it; null where the file does not say. */
  readonly version: string | null;
  /** The formula's input, by its keys. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly result: unknown;
  /** Everything else that people read in it, by its keys: sentences, figures, title, working. */
  readonly told: Readonly<Record<string, unknown>>;
}

export const NO_SAVED_RESULT =
  'This is no saved result: it has to be the JSON that a page or the command line saves, with calculator, input and result.';

/** Returns the results in parsed JSON, one or a list of them; null where anything else is in it. */
export function savedResults(json: unknown): readonly SavedResult[] | null {
  const entries: readonly unknown[] = Array.isArray(json) ? json : [json];
  const saved = entries.flatMap((entry) => savedResult(entry) ?? []);
  return saved.length === entries.length && saved.length > 0 ? saved : null;
}

function savedResult(entry: unknown): SavedResult | null {
  if (!isRecord(entry)) return null;
  const { calculator, formula, site, input, result, saved: _time, page: _address, link: _link, ...others } = entry;
  if (typeof calculator !== 'string' || !/^[a-z0-9-]{1,80}$/.test(calculator)) return null;
  if (!isRecord(input) || result === undefined) return null;
  const { version, ...ofSite } = isRecord(site) ? site : {};
  return {
    calculator,
    formula: typeof formula === 'string' ? formula : null,
    version: typeof version === 'string' ? version.slice(0, 80) : null,
    input,
    result,
    told: { ...others, ...(formula === undefined ? {} : { formula }), ...(site === undefined ? {} : { site: ofSite }) },
  };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
