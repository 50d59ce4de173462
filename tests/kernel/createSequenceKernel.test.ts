import { afterEach, expect, test, vi } from 'vitest';
import { createSequenceKernel } from '#workers/kernel/createSequenceKernel.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function kindHere(): Promise<string> {
  const kernel = await createSequenceKernel();
  const reader = kernel.letterReader('dna');
  expect(reader.count(new TextEncoder().encode('ACGT\nacgt\n'))).toBe(10);
  expect(reader.counts()).toEqual({ A: 2, C: 2, G: 2, T: 2, ambiguous: 0 });
  return kernel.kind;
}

test('vectors where there are vectors', async () => {
  expect(await kindHere()).toBe('simd');
});

test('words without WebAssembly', async () => {
  vi.stubGlobal('WebAssembly', undefined);
  expect(await kindHere()).toBe('words');
});

test('words where the module is not valid, as without vectors', async () => {
  vi.spyOn(WebAssembly, 'validate').mockReturnValue(false);
  expect(await kindHere()).toBe('words');
});

test('words where the policy of the page refuses to compile', async () => {
  vi.spyOn(WebAssembly, 'instantiate').mockRejectedValue(new WebAssembly.CompileError('refused'));
  expect(await kindHere()).toBe('words');
});

test('any other failure is not hidden', async () => {
  vi.spyOn(WebAssembly, 'instantiate').mockRejectedValue(new RangeError('out of memory'));
  await expect(createSequenceKernel()).rejects.toThrow('out of memory');
});
