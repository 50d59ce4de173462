/** Measures a page's memory after garbage collection, through Chromium's DevTools protocol. */
import type { CDPSession } from 'playwright';

export interface Held {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
}

export async function heldBy(session: CDPSession): Promise<Held> {
  await session.send('Performance.enable');
  // Finalizers of the first collection may release more objects.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    heapBytes: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    documents: of('Documents'),
  };
}

/**
 * Memory held by a page's scripts, from a full heap snapshot: bytes of objects, arrays, functions and strings, and
 * detached DOM nodes. Compiled code is excluded, because the browser generates more of it while a page is used.
 */
export async function snapshotOf(session: CDPSession): Promise<{ readonly bytes: number; readonly detached: number }> {
  await heldBy(session);
  let text = '';
  const add = ({ chunk }: { readonly chunk: string }): void => {
    text += chunk;
  };
  session.on('HeapProfiler.addHeapSnapshotChunk', add);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', add);
  const { snapshot, nodes, strings } = JSON.parse(text) as Snapshot;
  const { node_fields: fields, node_types: kinds } = snapshot.meta;
  const at = (field: string) => fields.indexOf(field);
  let bytes = 0;
  let detached = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = kinds[0][nodes[node + at('type')] ?? 0] ?? '';
    if (COUNTED.has(kind)) bytes += nodes[node + at('self_size')] ?? 0;
    if (kind === 'native' && strings[nodes[node + at('name')] ?? 0]?.startsWith('Detached ') === true) detached += 1;
  }
  return { bytes, detached };
}

const COUNTED = new Set(['object', 'array', 'closure', 'regexp', 'string', 'concatenated string', 'sliced string']);

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

export function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}
