import type { HeldSource } from '#workers/questions.ts';
import { serveText } from '#workers/streams/textPump.ts';

/** A string held for a worker as a page does: its source, and the function that releases it. */
export function heldString(text: string): { readonly source: HeldSource & { kind: 'string' }; close(): void } {
  const { port1, port2 } = new MessageChannel();
  serveText(text, port1);
  return { source: { kind: 'string', port: port2, length: text.length }, close: () => port1.close() };
}
