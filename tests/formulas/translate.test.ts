import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { naiveReverseComplement } from '#tests/kernel/naive.ts';
import { givenDna } from '#tests/support/givenDna.ts';
import translate, { type TranslateInput, type TranslateResult } from '#workers/formulas/translate.ts';
import { codonMeanings, translated } from '#workers/lib/sequences/letters/codonTranslation.ts';
import { FRAME_NAMES, type FrameName } from '#workers/lib/sequences/letters/sixFrameTally.ts';
import { GENETIC_CODES } from '#workers/reference/geneticCodes.ts';

const BLANK = {
  from: null,
  to: null,
  shape: 'linear',
  frame: 'all',
  geneticCode: 'page',
  stops: 'show',
  startIsMethionine: false,
} as const;

async function verdictOf(text: string, own: object, cuts: readonly number[] = [5, 9], options = {}) {
  const { given, task } = await givenDna({ text, cuts, options: { allowAmbiguous: true, ...options } });
  return { verdict: translate.validate({ ...BLANK, ...own, given }), task };
}

async function run(text: string, own: object = {}, cuts?: readonly number[], options = {}) {
  const { verdict, task } = await verdictOf(text, own, cuts, options);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return { input: verdict.input, task, result: await translate.compute(verdict.input, task) };
}

function proteins({ frames }: TranslateResult): Readonly<Record<string, unknown>> {
  return Object.fromEntries(FRAME_NAMES.flatMap((name) => (frames[name] ? [[name, frames[name].protein]] : [])));
}

describe('compute', () => {
  test('six frames, worked by hand', async () => {
    // Reverse complement: TCATTTCAT.
    const { result } = await run('ATGAAATGA');
    expect(proteins(result)).toEqual({
      plus1: 'MK*',
      plus2: '*N',
      plus3: 'EM',
      minus1: 'SFH',
      minus2: 'HF',
      minus3: 'IS',
    });
    expect(result).toMatchObject({
      from: 1,
      to: 9,
      length: 9,
      geneticCode: '1',
      longestOpen: 3,
      longestOpenIn: 'minus1',
    });
    expect(result.frames.plus1).toMatchObject({ codons: 3, stops: 1, firstStop: 2, longestOpen: 2, unknown: 0 });
  });

  test('one frame of a region, in a genetic code of its own', async () => {
    const { result } = await run('CCATGATATGACC', { from: 3, to: 11, frame: 'plus1', geneticCode: '2' });
    expect(proteins(result)).toEqual({ plus1: 'MMW' });
    expect(result.geneticCode).toBe('2');
  });

  test('without one, in the genetic code of the page', async () => {
    const { result } = await run('ATGATATGA', { frame: 'plus1' }, [], { geneticCode: '2' });
    expect(proteins(result)).toEqual({ plus1: 'MMW' });
  });

  test('ambiguous codons that can be one amino acid only are read, others are X', async () => {
    const { result } = await run('GCNTARRAYYTRNNN', { frame: 'plus1' });
    expect(result.frames.plus1).toMatchObject({ protein: 'A*XLX', unknown: 2, stops: 1 });
  });

  test('ends before the first stop, or at once', async () => {
    const { result } = await run('AAATAGCCCTAG', { stops: 'cut' });
    expect(proteins(result)).toMatchObject({ plus1: 'K', plus2: 'NSP', minus1: 'LGLF' });
    expect(proteins((await run('TAGAAA', { stops: 'cut', frame: 'plus1' })).result)).toEqual({ plus1: '' });
  });

  test('a listed start at the beginning is M when asked for, no other codon is', async () => {
    const own = { frame: 'plus1', geneticCode: '11', startIsMethionine: true };
    expect(proteins((await run('GTGGTGTAG', own)).result)).toEqual({ plus1: 'MV*' });
    expect(proteins((await run('CCCGTGTAG', own)).result)).toEqual({ plus1: 'PV*' });
    expect(proteins((await run('NTGGTGTAG', own)).result)).toEqual({ plus1: 'XV*' });
    expect(proteins((await run('GTGGTGTAG', { ...own, startIsMethionine: false })).result)).toEqual({ plus1: 'VV*' });
  });

  test('across the end of a circular strand', async () => {
    const { result } = await run('GACCCCAT', { from: 7, to: 2, shape: 'circular' });
    expect(proteins(result)).toMatchObject({ plus1: 'M', minus1: 'S' });
    expect(result.length).toBe(4);
  });

  test('a region without a whole codon has no letters', async () => {
    const { result } = await run('ATGA', { from: 1, to: 2 });
    expect(proteins(result)).toEqual({ plus1: '', plus2: '', plus3: '', minus1: '', minus2: '', minus3: '' });
    expect(result.longestOpen).toBe(0);
  });

  test('any region, however the text is cut, agrees with its letters translated at once', async () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'ACGTACGTACGTRYN', 'TAA', 'TCA'),
      minLength: 1,
      maxLength: 90,
    });
    await fc.assert(
      fc.asyncProperty(letters, fc.nat(), fc.nat(), fc.array(fc.nat(90)), async (text, one, other, cuts) => {
        const [from, to] = [1 + (one % text.length), 1 + (other % text.length)];
        const region = from <= to ? text.slice(from - 1, to) : text.slice(from - 1) + text.slice(0, to);
        const { result, input, task } = await run(text, { from, to, shape: 'circular', geneticCode: '4' }, cuts);
        for (const [index, name] of FRAME_NAMES.entries()) {
          const read = (index < 3 ? region : naiveReverseComplement(region)).slice(index % 3);
          const bytes = translated(new TextEncoder().encode(read), codonMeanings(GENETIC_CODES['4']), false);
          const protein = new TextDecoder().decode(bytes);
          const runs = protein.split('*').map(({ length }) => length);
          expect(result.frames[name]).toEqual({
            protein,
            codons: protein.length,
            stops: runs.length - 1,
            unknown: protein.split('X').length - 1,
            firstStop: runs.length === 1 ? null : runs[0],
            longestOpen: Math.max(...runs),
          });
          expect(await translate.view(input, `frames.${name}.protein`, 2, 7, task)).toBe(protein.slice(2, 7));
        }
      }),
    );
  });

  test('a long frame is a length, and its letters come in windows', async () => {
    const { result, input, task } = await run('GCA'.repeat(20_000), { frame: 'plus1' }, [30_000, 100_000]);
    expect(result.frames.plus1?.protein).toEqual({ length: 20_000 });
    expect(await translate.view(input, 'frames.plus1.protein', 19_998, 30_000, task)).toBe('AA');
    await expect(translate.view(input, 'frames.plus9.protein' as 'frames.plus1.protein', 0, 1, task)).rejects.toThrow();
  });

  test('says how far it has come', async () => {
    const { input, task } = await run('ACGTACGTACGT');
    const seen: number[] = [];
    await translate.compute(input, { ...task, report: ({ done }) => seen.push(done) });
    expect(seen.at(-1)).toBe(12);
  });
});

describe('validate', () => {
  test.each([
    [{ from: 0 }, 'from'],
    [{ from: 1.5 }, 'from'],
    [{ to: Number.NaN }, 'to'],
    [{ to: 100 }, 'to'],
    [{ from: 3, to: 2 }, 'to'],
  ])('refuses %j', async (own, path) => {
    const { verdict } = await verdictOf('ATGAAA', own);
    expect(verdict).toMatchObject({ ok: false, issues: [{ path }] });
  });

  test('unmade and unknown choices are the usual ones', async () => {
    const { input } = await run('ATGAAA', { frame: '', geneticCode: 'x', stops: '' });
    const { given: _, ...own }: TranslateInput = input;
    expect(own).toEqual({
      from: 1,
      to: 6,
      shape: 'linear',
      frame: 'all' satisfies 'all' | FrameName,
      geneticCode: 'page',
      stops: 'show',
      startIsMethionine: false,
    });
  });
});
