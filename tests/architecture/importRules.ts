/** Holds each import against the table of fences. */
import { FENCES, type Fence } from './fences.ts';
import type { ImportEdge } from './importGraph.ts';

const ENTRY_FILES: readonly string[] = ['src/main.tsx', 'src/entry-server.tsx'];

/** A folder of one of the rooms of `src`; the pages of calculators, each a folder of that room, are one layer together. */
const IN_A_ROOM = /^src\/(?:(?:engine|site|tools)\/[^/]+|calculators(?:\/(?:analyses|families)(?=\/|$))?)/;

/** The rooms of `src` in their order: each may import from itself and from those before it. */
export const ROOMS: readonly string[] = ['src/engine', 'src/calculators', 'src/site', 'src/tools'];

/** The layer of a path: 'src/engine/kit', 'src/calculators', 'workers/client', 'entry'; a package is its own layer. */
function layerOf(path: string): string {
  if (ENTRY_FILES.includes(path)) return 'entry';
  const [inARoom] = IN_A_ROOM.exec(path) ?? [];
  if (inARoom !== undefined) return inARoom;
  const [top = '', second = ''] = path.split('/');
  return second === '' ? top : `${top}/${second.replace(/\.tsx?$/, '')}`;
}

export function isInALayer(path: string): boolean {
  return layerOf(path) in FENCES;
}

/** Returns what is wrong with an import, naming the edge and the rule; null when it is allowed. */
export function complaint(edge: ImportEdge): string | null {
  const { from, specifier, to, kind } = edge;
  const rule = brokenRule(edge);
  return rule === null ? null : `${from} → ${isOurs(to) ? to : specifier} (${kind}): ${rule}`;
}

function brokenRule({ from, specifier, to, kind }: ImportEdge): string | null {
  const layer = layerOf(from);
  const fence = FENCES[layer];
  if (fence === undefined) return `${from} belongs to no layer`;
  const target = layerOf(to);
  if (!isOurs(to)) {
    return fence.packages.includes(target) ? null : `${layer} may not use the package ${target}`;
  }
  if (kind === 'glob') {
    return fence.globs?.includes(target) === true ? null : `${layer} may not find files of ${target}`;
  }
  if (kind === 'address') {
    return fence.addresses?.includes(target) === true ? null : `${layer} may not start ${target}`;
  }
  if (!/\.(?:tsx?(?:\?\w+)?|svg\?no-inline)$/.test(specifier)) return 'imports name the extension';
  if (target === layer) return ruleWithin(fence, from, to, specifier);
  if (from.startsWith('src/') && !specifier.startsWith('#') && layer !== 'entry' && target !== 'entry') {
    return 'imports from another folder of src start with #';
  }
  if (fence.values.includes(target) || fence.values.includes(to)) return null;
  if (fence.types.includes(target) || fence.types.includes(to)) {
    return kind === 'type' ? null : `${layer} may use types of ${target}, nothing else`;
  }
  return `${layer} may not import ${target}`;
}

function ruleWithin({ apart }: Fence, from: string, to: string, specifier: string): string | null {
  const folder = (path: string) => {
    const [name = ''] = path.slice(layerOf(path).length + 1).split('/');
    return name.replace(/\.tsx?$/, '');
  };
  if (apart === 'folders' && folder(from) !== folder(to)) return `folders of ${layerOf(from)} do not import each other`;
  // Between the folders of pages, both relative and absolute paths are allowed.
  return specifier.startsWith('.') || folder(from) !== folder(to) ? null : 'imports inside a folder are relative';
}

function isOurs(path: string): boolean {
  return path.startsWith('src/') || path.startsWith('workers/') || path.startsWith('tests/');
}
