/**
 * Drafts live in the tab's own storage, so that they survive a reload and coming back, and end with the tab. A storage that
 * is full or forbidden is no error: then they last as long as the page.
 */
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { Values } from '#src/kit/fields.ts';
import type { HeldText } from '#workers/contract.ts';

/** Drafts in another format are not read. */
const FORMAT = 1;

export interface DraftStore {
  /** Whatever lies there, unchecked; undefined when nothing does or it cannot be read. */
  read(): { readonly values?: unknown; readonly lost?: unknown };
  /**
   * An empty filling without held texts leaves nothing behind.
   *
   * @param held texts held outside the page, of which no more is kept than what to call them
   */
  write(values: Values, held?: readonly HeldText[]): void;
  forget(): void;
}

/** Pages on toxicity and medicine start blank each time: nothing of them is kept. */
const KEEPS_NOTHING: DraftStore = { read: () => ({}), write() {}, forget() {} };

/** @param id the calculator's: each has a draft of its own */
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
        // An older draft must not come back in the place of the newest.
        forget();
      }
    },
    forget,
  };
}

function isOfFormat(stored: unknown): stored is object {
  return typeof stored === 'object' && stored !== null && 'format' in stored && stored.format === FORMAT;
}
