/**
 * Stores drafts in `sessionStorage`, so that they survive a reload and a return to the page, and end with the tab. When
 * storage is full or disabled, drafts last as long as the page; this is not an error.
 */
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import type { HeldText } from '#workers/contract.ts';

/** Drafts in another format are ignored. */
const FORMAT = 1;

export interface DraftStore {
  /** The stored data, unchecked; undefined when it is missing or cannot be read. */
  read(): { readonly values?: unknown; readonly lost?: unknown };
  /**
   * Stores a draft. An empty one without held texts clears the entry.
   *
   * @param held texts held outside the page, of which only name and unit are stored
   */
  write(values: Values, held?: readonly HeldText[]): void;
  forget(): void;
}

/** Pages on toxicity and medicine start blank each time: nothing is stored. */
const KEEPS_NOTHING: DraftStore = { read: () => ({}), write() {}, forget() {} };

/**
 * Creates the store of a calculator's draft.
 *
 * @param id the calculator's id
 */
export function draftStore(
  id: string,
  { resultAfterEdit }: Pick<AnyCalculatorDefinition, 'resultAfterEdit'>,
): DraftStore {
  if (resultAfterEdit === 'removed') return KEEPS_NOTHING;
  const key = `draft:${id}`;

  function forget(): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Storage is unavailable: there is no draft.
    }
  }

  return {
    read() {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        return isOfFormat(stored) ? stored : {};
      } catch {
        return {};
      }
    },
    write(values, held = []) {
      const lost = held.map(({ name, unit }) => ({ name, unit }));
      if (Object.keys(values).length + lost.length === 0) {
        forget();
        return;
      }
      try {
        sessionStorage.setItem(key, JSON.stringify({ format: FORMAT, values, lost }));
      } catch {
        // An older draft must not come back in place of the newest.
        forget();
      }
    },
    forget,
  };
}

function isOfFormat(stored: unknown): stored is object {
  return typeof stored === 'object' && stored !== null && 'format' in stored && stored.format === FORMAT;
}
