import type { ActorRefFrom } from 'xstate';
import type { AnyFields } from '#src/engine/kit/fields.ts';
import type { CalculatorMachine } from '#src/engine/machine/calculatorMachine.ts';
import { carriedValues, holdsCarried } from './carried.ts';

/**
 * Selects what was chosen in the guide to pet emergencies. What the visitor has chosen on the page stays as it is, nothing is confirmed,
 * and nothing is calculated. The choices stay in the URL as long as the boxes hold them.
 *
 * @param id of the calculator whose page is open
 * @param signal aborted when the page is left
 */
export function openCarried(
  id: string,
  fields: AnyFields,
  actor: ActorRefFrom<CalculatorMachine>,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const { hash } = location;
  const carried = carriedValues(id, fields, hash);
  const { draft } = actor.getSnapshot().context;
  const open = Object.entries(carried).filter(([name]) => draft[name] === '');
  if (open.length > 0) actor.send({ type: 'fill', reason: 'link', draft: { ...draft, ...Object.fromEntries(open) } });
  const watching = actor.subscribe(({ context }) => {
    if (holdsCarried(context.draft, carried)) return;
    watching.unsubscribe();
    if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search);
  });
  signal.addEventListener('abort', () => watching.unsubscribe());
}
