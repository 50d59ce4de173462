import { use } from 'react';
import type { Later } from '#src/kit/later.ts';
import { onFailureShown } from '#src/ui/preloadable.tsx';

/** Returns what is loaded later; suspends until its code is there. Where that failed, throws, and loads it again after that was shown. */
export function useLater<Value>(part: Later<Value> | undefined): Value | undefined {
  if (part === undefined) return undefined;
  if (part.value !== undefined) return part.value;
  const loading = part.load();
  loading.catch(() => onFailureShown(part.renew));
  return use(loading);
}
