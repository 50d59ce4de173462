import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kernel } from '#tests/kernel/samples.ts';
import { cutSource } from '#tests/support/cutSource.ts';
import { lettersOf } from '#tests/support/longSequences.ts';
import type { ByteSource } from '#workers/contract.ts';
import type { SequenceKernel } from '#workers/kernel/sequenceKernel.ts';
import { readStrand, type Strand, strandWindow } from '#workers/lib/sequences/strand/strandLetters.ts';
import { lettersIn, type ScanOptions, scanStrands } from '#workers/lib/sequences/strand/strandScan.ts';
import { GENETIC_CODES } from '#workers/reference/geneticCodes.ts';

const OPTIONS: ScanOptions = {
  format: 'plain',
  alphabet: 'dna',
  record: 1,
  code: GENETIC_CODES['1'],
  keptProtein: 10,
};

async function scanned(source: ByteSource, kernel: SequenceKernel, options: Partial<ScanOptions> = {}) {
  const outcome = await scanStrands(source.slices(), kernel, { ...OPTIONS, ...options });
  if (!outcome.ok) throw new Error(`Refused '${outcome.foreign.character}'`);
  return outcome.scan;
}

async function strandOf(
  source: ByteSource,
  kernel: SequenceKernel,
  options: Partial<ScanOptions> = {},
): Promise<Strand> {
  const { format, alphabet } = { ...OPTIONS, ...options };
  const { chosen } = await scanned(source, kernel, options);
  if (chosen === null) throw new Error('There is no such record');
  return { source, kernel, format, alphabet, index: chosen.index, length: lettersIn(chosen.counts) };
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('with the kernel', () => {
  test('a window of any record, wherever the bytes are cut', async () => {
    const unit = fc.constantFrom(...'ACGTacgtN', ' ', '\r\n', '\u00a0', '\n>x\n', '\n>y z\r\n');
    await fc.assert(
      fc.asyncProperty(
        fc.array(unit, { maxLength: 60 }),
        fc.array(fc.nat(150)),
        fc.nat(40),
        fc.nat(40),
        async (units, cuts, one, other) => {
          const [from, to] = [Math.min(one, other), Math.max(one, other)];
          const whole = `>first\n${units.join('')}`;
          const source = cutSource(whole, cuts, 'file');
          const records = whole
            .split(/\n*>.*[\r\n]+/)
            .slice(1)
            .map((lines) => lines.replace(/\s/g, '').toUpperCase());
          for (const [index, letters] of records.entries()) {
            const options = { format: 'fasta', alphabet: 'ambiguousDna', record: index + 1 } as const;
            const strand = await strandOf(source, kernel, options);
            expect(strand.length).toBe(letters.length);
            expect(text(await strandWindow(strand, from, to))).toBe(letters.slice(from, to));
          }
        },
      ),
    );
  });

  test('a long record is entered in the middle', async () => {
    const letters = lettersOf({ type: 'lcg32', seed: 5, length: 2_000_000, alphabet: 'ACGT' });
    const lines = `>long\n${letters.replace(/.{70}/g, '$&\r\n')}`;
    const cuts = Array.from({ length: 40 }, (_, at) => at * 65_537);
    const source = cutSource(`${lines}\n>next\nACGT\n`, cuts, 'file');
    const strand = await strandOf(source, kernel, { format: 'fasta' });
    expect(strand.length).toBe(2_000_000);
    // Every 256 KiB or a little more, three numbers of eight bytes each.
    expect(strand.index.byteLength).toBeGreaterThan(24 * 5);
    expect(strand.index.byteLength).toBeLessThanOrEqual(24 * 9);
    let bytesRead = 0;
    const counting: Strand = {
      ...strand,
      source: {
        ...source,
        async *slices(from) {
          for await (const slice of source.slices(from)) {
            bytesRead += slice.bytes.length;
            yield slice;
          }
        },
      },
    };
    for (const from of [0, 1, 300_000, 999_983, 1_500_001, 1_999_950]) {
      bytesRead = 0;
      expect(text(await strandWindow(counting, from, from + 100))).toBe(letters.slice(from, from + 100));
      expect(bytesRead).toBeLessThan(500_000);
    }
    expect(text(await strandWindow(strand, 0, 2_000_000))).toBe(letters);
  });

  test('a GenBank entry in the middle of a file', async () => {
    const letters = lettersOf({ type: 'lcg32', seed: 6, length: 900_000, alphabet: 'acgt' });
    const lines = letters.replace(/.{60}/g, (line, at) => `${String(at + 1).padStart(9)} ${line}\n`);
    const entry = (name: string) => `LOCUS       ${name}\nFEATURES\nORIGIN\n${lines}//\n`;
    const source = cutSource(entry('A') + entry('B'), [7, 400_000, 800_000, 1_400_000, 1_800_000], 'file');
    const strand = await strandOf(source, kernel, { format: 'genbank', record: 2 });
    expect(strand.length).toBe(900_000);
    for (const from of [0, 59, 450_000, 899_990]) {
      expect(text(await strandWindow(strand, from, from + 70))).toBe(letters.slice(from, from + 70).toUpperCase());
    }
  });

  test('windows beyond either end are cut there', async () => {
    const strand = await strandOf(cutSource('ATGAAATT', [3]), kernel);
    for (const [from, to, expected] of [
      [-5, 2, 'AT'],
      [6, 99, 'TT'],
      [6, Number.POSITIVE_INFINITY, 'TT'],
      [9, 12, ''],
      [5, 3, ''],
      [-4, -1, ''],
    ] as const) {
      expect(text(await strandWindow(strand, from, to))).toBe(expected);
    }
  });

  test('letters in memory are passed on as copies, and no text is read', async () => {
    const letters = new TextEncoder().encode(lettersOf({ type: 'lcg32', seed: 6, length: 600_000, alphabet: 'ACGT' }));
    const source: ByteSource = { ...cutSource('', [], 'file'), slices: () => expect.unreachable() };
    const strand: Strand = {
      ...(await strandOf(cutSource('A', [], 'file'), kernel)),
      source,
      length: letters.length,
      letters,
    };
    for (const [from, to] of [
      [0, 600_000],
      [262_143, 262_146],
      [599_990, 700_000],
    ] as const) {
      const window = await strandWindow(strand, from, to);
      expect(text(window) === text(letters.subarray(from, to))).toBe(true);
    }
    await readStrand(strand, 5, (piece, place) => {
      expect(text(piece) === text(letters.subarray(place, place + piece.length))).toBe(true);
      piece.fill(0);
      return true;
    });
    expect(letters).not.toContain(0);
  });

  test('a text that changed meanwhile is no longer read', async () => {
    const strand = await strandOf(cutSource('ATGAAATT', []), kernel);
    await expect(strandWindow({ ...strand, source: cutSource('AT<A', []) }, 0, 8)).rejects.toThrow(/changed/);
  });
});
