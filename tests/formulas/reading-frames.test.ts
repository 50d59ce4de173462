import { describe, expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import readingFrames, { type ReadingFramesInput } from '#workers/formulas/reading-frames.ts';
import { massOfLetters } from '#workers/lib/sequences/protein/proteinProperties.ts';

const BLANK = {
  minimumCodons: 10,
  startCodons: 'page',
  geneticCode: 'page',
  shape: 'linear',
  order: 'position',
  letters: 'proteins',
} as const;

/** ATG, eleven codons, a stop. */
const GENE = `ATG${'GCC'.repeat(11)}TAA`;
const PROTEIN = `M${'A'.repeat(11)}`;

async function verdictOf(own: object, text: string, options = {}) {
  const { given, task } = await givenDna({ text, cuts: [3, 17, 40], options: { allowAmbiguous: true, ...options } });
  return { verdict: readingFrames.validate({ ...BLANK, ...own, given }), task };
}

async function run(text: string, own: object = {}, options = {}) {
  const { verdict, task } = await verdictOf(own, text, options);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return readingFrames.compute(verdict.input, task);
}

describe('compute', () => {
  test('one gene', async () => {
    expect(await run(`CC${GENE}C`)).toEqual({
      shape: { used: 'linear', said: null, by: null },
      total: 1,
      minimumCodons: 10,
      startCodons: 'atg',
      geneticCode: '1',
      length: 42,
      listed: [
        {
          number: 1,
          start: 3,
          end: 41,
          strand: '+',
          frame: 3,
          codons: 12,
          hasStop: true,
          mass: massOfLetters(PROTEIN),
          head: PROTEIN.slice(0, 10),
        },
      ],
      fasta: { entries: 1, text: `>sequence_1 frame +3, 3..41, 12 aa\n${PROTEIN}\n` },
    });
  });

  test('as DNA, its stop included', async () => {
    const { fasta } = await run(`CC${GENE}C`, { letters: 'bases' });
    expect(fasta.text).toBe(`>sequence_1 frame +3, 3..41, 39 nt\n${GENE}\n`);
  });

  test('with the rules of the page, or with its own', async () => {
    const text = GENE.replace('ATG', 'GTG');
    const page = { geneticCode: '11', startCodons: 'code', minimumOrfLength: 12 };
    expect(await run(text, { minimumCodons: null }, page)).toMatchObject({
      total: 1,
      minimumCodons: 12,
      geneticCode: '11',
    });
    expect(await run(text, { startCodons: 'atg' }, page)).toMatchObject({ total: 0, startCodons: 'atg' });
    const sense = await run(text, { startCodons: 'sense', geneticCode: '2' }, page);
    expect(sense.listed).toContainEqual(expect.objectContaining({ strand: '+', frame: 1, head: 'VAAAAAAAAA' }));
  });

  test('across the origin of a circle', async () => {
    const text = `${GENE.slice(20)}CCC${GENE.slice(0, 20)}`;
    expect((await run(text)).total).toBe(0);
    const { listed, fasta } = await run(text, { shape: 'circular' });
    expect(listed).toMatchObject([{ start: 23, end: 19, strand: '+', frame: 2, codons: 12, hasStop: true }]);
    expect(fasta.text).toBe(`>sequence_1 frame +2, join(23..42,1..19), 12 aa\n${PROTEIN}\n`);
  });

  test('in the order that was asked for', async () => {
    const longer = `ATG${'GCC'.repeat(20)}TAA`;
    const text = `${GENE}${longer}`;
    expect((await run(text)).listed.map(({ codons }) => codons)).toEqual([12, 21]);
    const { listed, fasta } = await run(text, { order: 'length' });
    expect(listed.map(({ codons, number }) => [number, codons])).toEqual([
      [1, 21],
      [2, 12],
    ]);
    expect(fasta.text.indexOf('21 aa')).toBeLessThan(fasta.text.indexOf('12 aa'));
  });

  test('a protein with X has no mass', async () => {
    const { listed } = await run(GENE.replace('GCC', 'NNN'));
    expect(listed).toMatchObject([{ mass: null, head: 'MXAAAAAAAA' }]);
  });

  test('very many frames: the longest are listed, and the first of those are written', async () => {
    const spacer = 'TAATTAATTAA';
    const text = `${`ATG${'GCC'.repeat(11)}TAA${spacer}`.repeat(600)}${`ATG${'GCC'.repeat(99)}TAA${spacer}`.repeat(900)}`;
    const { total, listed, fasta } = await run(text, { letters: 'bases' });
    expect(total).toBe(1500);
    expect(listed).toHaveLength(1000);
    expect(listed.filter(({ codons }) => codons === 100)).toHaveLength(900);
    expect(listed.map(({ start }) => start)).toEqual(listed.map(({ start }) => start).toSorted((a, b) => a - b));
    expect(fasta.text.length).toBeLessThanOrEqual(200_000);
    expect(fasta.text.match(/>/g)).toHaveLength(fasta.entries);
    expect(fasta.entries).toBeGreaterThan(100);
    expect(fasta.entries).toBeLessThan(1000);
  });
});

describe('validate', () => {
  test.each([9, 10.5, Number.NaN, -1])('refuses a minimum of %s', async (minimumCodons) => {
    const { verdict } = await verdictOf({ minimumCodons }, 'ACGT');
    expect(verdict).toMatchObject({ ok: false, issues: [{ path: 'minimumCodons' }] });
  });

  test('unmade and unknown choices are the usual ones', async () => {
    const own = { minimumCodons: null, startCodons: '', geneticCode: '99', order: '', letters: 7, shape: null };
    const { verdict } = await verdictOf(own, 'ACGT');
    if (!verdict.ok) throw new Error('refused');
    const { given: _, ...read }: ReadingFramesInput = verdict.input;
    const { minimumCodons: __, ...usual } = BLANK;
    expect(read).toEqual({ ...usual, shape: 'entry' });
  });
});
