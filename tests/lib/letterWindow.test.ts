import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutSource } from '#tests/support/cutSource.ts';
import type { ByteSource } from '#workers/contract.ts';
import { letterWindow, reversed } from '#workers/lib/letterWindow.ts';
import { DNA } from '#workers/lib/nucleicAcid.ts';

const spacedStrand = fc.string({
  unit: fc.constantFrom(...'ATGCatgc', ' ', '\r\n', '\u00a0', '\u2028'),
  maxLength: 60,
});
const cuts = fc.array(fc.nat(100));

describe('letterWindow', () => {
  test('equals a slice of the whole, wherever the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(spacedStrand, cuts, fc.nat(70), fc.nat(70), async (text, at, one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const whole = text.replace(/\s/g, '').toUpperCase();
        expect(await letterWindow(cutSource(text, at), DNA, from, to)).toBe(whole.slice(from, to));
      }),
    );
  });

  test.each([
    [-5, 2, 'AT'],
    [2, Number.POSITIVE_INFINITY, 'GC'],
    [3, 1, ''],
    [9, 12, ''],
    [-4, -1, ''],
  ])('from %d to %d of ATGC is cut to what there is', async (from, to, expected) => {
    expect(await letterWindow(cutSource('AT GC', [3]), DNA, from, to)).toBe(expected);
  });

  test('stops reading when the window is full', async () => {
    let slicesRead = 0;
    const long: ByteSource = {
      size: 1_000_000,
      origin: 'typed',
      async *slices() {
        while (slicesRead < 100) {
          slicesRead += 1;
          yield { bytes: new Uint8Array([65, 84]), mark: 0 };
        }
      },
    };
    expect(await letterWindow(long, DNA, 3, 6)).toBe('TAT');
    expect(slicesRead).toBe(3);
  });
});

test('reversed turns letters round', () => {
  expect(reversed('ATGC')).toBe('CGTA');
  expect(reversed('')).toBe('');
});
