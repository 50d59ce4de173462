import { later } from '#src/engine/kit/later.ts';
import type { LineTypes } from '#src/site/asking/lineReading.ts';
import type { CalculatorClient } from '#workers/client.ts';
import type { AnyTypes, TypeMap } from '#workers/contract.ts';
import { createHeldTexts } from '#workers/heldTexts.ts';

/** The site's worker for forms: started when a calculator first needs it, and kept when the page changes. */
export const client = laterClient();

/**
 * A separate worker for tables, started on first use: neither blocks the other, and aborting one does not affect the
 * other.
 */
export const batchClient = laterClient();

/** One more for the lines of the search: a calculation of the page that is open neither waits for them nor delays them. */
export const lineClient = laterClient<LineTypes>();

/** A client whose code, with Comlink's, is not in the first load of a page: it comes when the worker is first needed. */
function laterClient<Types extends TypeMap<Types> = AnyTypes>(): CalculatorClient<Types> {
  const texts = createHeldTexts();
  const connected = later(async () => (await import('#workers/client.ts')).createClient<Types>(undefined, texts));
  return {
    warm(formula) {
      // A call for which it does not come says so.
      connected.load().then(
        (loaded) => loaded.warm(formula),
        () => {},
      );
    },
    ask: async (...call) => (await connected.load()).ask(...call),
    hold: (source, name) => (connected.value ?? { hold: texts.add }).hold(source, name),
    heldSource({ held }) {
      const source = texts.sources.get(held);
      return typeof source === 'object' ? source.file : source;
    },
    release(text) {
      texts.sources.delete(text.held);
      connected.value?.release(text);
    },
  };
}
