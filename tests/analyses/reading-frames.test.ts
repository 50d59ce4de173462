/** Open reading frames of real strands, to the letter against EMBOSS getorf (recorded answers). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import readingFrames, { type ReadingFramesInput, type ReadingFramesResult } from '#workers/formulas/reading-frames.ts';
import { GENETIC_CODE_IDS } from '#workers/reference/geneticCodes.ts';

interface Recorded {
  readonly answers: readonly {
    readonly file: string;
    readonly table: string;
    readonly find: string;
    readonly minsize: number;
    readonly circular: boolean;
    readonly count: number;
    readonly digest: string;
  }[];
}

const recorded: Recorded = JSON.parse(readFileSync('tests/analyses/reading-frames.json', 'utf8'));

/** What getorf lists: 0 and 2 stop to stop, 1 and 3 start to stop; 0 and 1 as proteins, 2 and 3 as DNA. */
function optionsOf(find: string) {
  const startCodons = find === '0' || find === '2' ? 'sense' : 'code';
  return { startCodons, letters: find === '2' || find === '3' ? 'bases' : 'proteins' } as const;
}

/** The letters of the FASTA text, by number. */
function lettersOf({ fasta }: ReadingFramesResult): ReadonlyMap<number, string> {
  return new Map(
    fasta.text
      .split('>')
      .slice(1)
      .map((entry) => {
        const [header = '', ...lines] = entry.split('\n');
        return [Number(/_(\d+) frame/.exec(header)?.[1]), lines.join('')];
      }),
  );
}

test.each(recorded.answers)(
  '$file, table $table, -find $find -minsize $minsize, circular: $circular',
  async ({ file, table, find, minsize, circular, count, digest }) => {
    const { given, task } = await givenDna({
      text: readFileSync(`tests/data/${file}`, 'utf8'),
      origin: 'file',
      cuts: [777, 5000, 30_001],
    });
    const geneticCode = GENETIC_CODE_IDS.find((id) => id === table) ?? 'page';
    const shape = circular ? 'circular' : 'linear';
    const own = { geneticCode, minimumCodons: minsize / 3, shape, order: 'length', ...optionsOf(find) } as const;
    const input: ReadingFramesInput = { given, ...own };
    const result = await readingFrames.compute(input, task);
    const letters = lettersOf(result);
    expect([result.total, result.listed.length]).toEqual([count, count]);
    // The text of many frames of DNA has room for some of them only.
    if (result.fasta.entries < count) return;
    const lines = result.listed.map(({ number, strand, start, end, hasStop }) => {
      const stop = hasStop ? 3 : 0;
      const last = end < start ? end + result.length : end;
      const place = strand === '+' ? `${start}-${last - stop}` : `${last}-${start + stop}`;
      const written = letters.get(number) ?? '';
      return `${place} ${strand} ${own.letters === 'bases' ? written.slice(0, written.length - stop) : written}`;
    });
    expect(createHash('sha256').update(lines.toSorted().join('\n')).digest('hex')).toBe(digest);
  },
);

test('most answers are compared by their letters as well', () => {
  expect(recorded.answers.filter(({ minsize }) => minsize === 300).length).toBeGreaterThan(20);
});
