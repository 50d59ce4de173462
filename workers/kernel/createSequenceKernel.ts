import type { SequenceKernel } from './sequenceKernel.ts';
import { createSimdKernel } from './simdKernel.ts';
import { createWordKernel } from './wordKernel.ts';

/**
 * The fastest kernel that works here. WebAssembly with 128-bit vectors is in all current browsers; a page's policy may still
 * forbid to compile it ('wasm-unsafe-eval'), and then the words do the work, several times slower.
 */
export async function createSequenceKernel(): Promise<SequenceKernel> {
  return (await createSimdKernel()) ?? createWordKernel();
}
