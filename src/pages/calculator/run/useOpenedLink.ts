import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { CalculatorMachine } from '#src/machine/calculatorMachine.ts';

/** Shown and announced when the code that reads links failed to load. */
const UNOPENED = 'The values of this link could not be read. Load the page again.';

/**
 * Fills in the values in the fragment of the page's URL, or the one that another calculator hands on, now and whenever
 * the fragment changes. The code that reads them is loaded when there are any.
 *
 * @param id the calculator's id
 */
export function useOpenedLink(
  id: string,
  definition: AnyCalculatorDefinition,
  actor: ActorRefFrom<CalculatorMachine>,
): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = (): void => {
      // A link to a worksheet fills in nothing: its section reads it.
      if (!location.hash.includes('=') || location.hash.startsWith('#worksheet=')) return;
      const unopened = () => actor.send({ type: 'arrive', words: UNOPENED });
      if (location.hash.startsWith('#handed-on='))
        import('../onDemand/openHandover.ts').then(
          ({ openHandover }) => openHandover(id, definition.fields, actor, signal),
          unopened,
        );
      else import('../onDemand/openLink.ts').then(({ openLink }) => openLink(definition, actor, signal), unopened);
    };
    read();
    window.addEventListener('hashchange', read, { signal });
    return () => leaving.abort();
  }, [id, definition, actor]);
}
