import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { AnyFields } from '#src/kit/fields.ts';
import type { CalculatorMachine } from '#src/machine/calculatorMachine.ts';
import type { LinkEvents } from '../onDemand/openLink.ts';

/**
 * Opens the values that stand in the fragment of the page's address, now and whenever it changes. What reads them is
 * fetched when there are some.
 */
export function useOpenedLink(fields: AnyFields, actor: ActorRefFrom<CalculatorMachine>, events: LinkEvents): void {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = (): void => {
      if (!location.hash.includes('=')) return;
      import('../onDemand/openLink.ts').then(
        ({ openLink }) => openLink(fields, actor, latest, signal),
        () => latest.current.fail(),
      );
    };
    read();
    window.addEventListener('hashchange', read, { signal });
    return () => leaving.abort();
  }, [fields, actor]);
}
