import type { SequenceKernel } from './sequenceKernel.ts';
import { createSimdKernel } from './simdKernel.ts';
import { createWordKernel } from './wordKernel.ts';

/**
 * Creates the fastest kernel available. All current browsers support WebAssembly with 128-bit vectors, but a page's
 * policy may forbid compiling it (no 'wasm-unsafe-eval'); the fallback on words is several times slower.
 */
export async function createSequenceKernel(): Promise<SequenceKernel> {
  return (await createSimdKernel()) ?? createWordKernel();
}
