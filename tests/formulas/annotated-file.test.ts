/** Written entries are read again: a feature has the letters that it had on the strand, as far as they lie in the region. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import annotatedFile, { type AnnotatedFileInput } from '#workers/formulas/annotated-file.ts';
import features from '#workers/formulas/features.ts';

const OPPOSITE: Readonly<Record<string, string>> = { a: 't', c: 'g', g: 'c', t: 'a' };

function entry(letters: string, topology: string, table: readonly string[]): string {
  return [
    `LOCUS       ONE  ${letters.length} bp    DNA     ${topology}   SYN 01-JAN-2020`,
    'FEATURES             Location/Qualifiers',
    ...table,
    'ORIGIN',
    `        1 ${letters}`,
    '//',
    '',
  ].join('\n');
}

function line(type: string, location: string, ...qualifiers: readonly string[]): string {
  return [`     ${type.padEnd(16)}${location}`, ...qualifiers.map((each) => `${' '.repeat(21)}${each}`)].join('\n');
}

async function written(text: string, own: Partial<AnnotatedFileInput> = {}) {
  const { given, task } = await givenDna({ text, origin: 'file', options: { allowAmbiguous: true } });
  const blank = { from: null, to: null, reading: 'forward', shape: 'entry', format: 'genbank', date: '' } as const;
  const verdict = annotatedFile.validate({ ...blank, ...own, given } as Parameters<typeof annotatedFile.validate>[0]);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return { input: verdict.input, task, result: await annotatedFile.compute(verdict.input, task) };
}

async function readAgain(text: string) {
  const { given, task } = await givenDna({ text, origin: 'file', options: { allowAmbiguous: true } });
  const ask = (shownNumber?: number) =>
    features.compute({ given, type: '', contains: '', shape: 'entry', ...(shownNumber ? { shownNumber } : {}) }, task);
  const all = await ask();
  const shown = await Promise.all(all.listed.map(async ({ number }) => (await ask(number)).shown));
  return { shape: all.shape, features: shown };
}

/** Places on the strand, counted from 0, in the order in which they are read. */
function placesOf(parts: readonly (readonly [number, number])[], isOther: boolean): readonly number[] {
  const places = parts.flatMap(([from, size]) => Array.from({ length: size }, (_, at) => from + at));
  return isOther ? places.toReversed() : places;
}

const LETTERS = fc.string({ unit: fc.constantFrom('a', 'c', 'g', 't'), minLength: 12, maxLength: 40 });

test('letters of features are the same on the strand and in what was written, on lines and circles', async () => {
  await fc.assert(
    fc.asyncProperty(
      LETTERS,
      fc.boolean(),
      fc.array(fc.tuple(fc.nat(39), fc.integer({ min: 1, max: 6 }), fc.nat(4), fc.boolean()), { maxLength: 4 }),
      fc.nat(39),
      fc.nat(39),
      fc.boolean(),
      async (letters, isCircle, drawn, one, other, isReversed) => {
        const { length } = letters;
        const table = drawn.flatMap(([start, size, gap, isOther]) => {
          // Two parts, of which either may run over the origin of a circle.
          const parts = [start % length, (start + size + gap) % length].map((from) => [from, size] as const);
          if (!isCircle && parts.some(([from]) => from + size > length)) return [];
          const ranges = parts.map(([from]) => `${from + 1}..${((from + size - 1) % length) + 1}`);
          const joined = `join(${ranges.join(',')})`;
          const places = placesOf(parts, isOther).map((place) => place % length);
          return [{ location: isOther ? `complement(${joined})` : joined, places, isOther }];
        });
        const [from, to] = [(one % length) + 1, (other % length) + 1];
        if (!isCircle && from > to) return;
        const region = placesOf([[from - 1, ((to - from + length) % length) + 1]], isReversed).map((at) => at % length);
        const inside = new Map(region.map((place, at) => [place, at]));
        const lines = table.map(({ location }, index) => line('misc_feature', location, `/label="f${index}"`));
        const text = entry(letters, isCircle ? 'circular' : 'linear', lines);
        const { result } = await written(text, {
          from,
          to,
          reading: isReversed ? 'reverseComplement' : 'forward',
        });
        const again = await readAgain(String(result.text));
        const expected = table.flatMap(({ places, isOther }, index) => {
          const kept = places.filter((place) => inside.has(place));
          const bases = kept.map((place) => (isOther ? OPPOSITE[letters[place] ?? ''] : letters[place]) ?? '');
          return kept.length === 0 ? [] : [[`f${index}`, bases.join('').toUpperCase()]];
        });
        expect(again.features.map((each) => [each?.label, each?.letters])).toEqual(expected);
        expect(again.shape.used).toBe(isCircle && region.length === length ? 'circular' : 'linear');
        const bases = region.map((place) => (isReversed ? OPPOSITE[letters[place] ?? ''] : letters[place]) ?? '');
        expect(result.entry.letters).toBe(bases.join('').toUpperCase());
      },
    ),
  );
});

test('any window of a file is that part of it', async () => {
  const table = [line('gene', '3..9', '/gene="a"'), line('source', '1..150')];
  for (const format of ['genbank', 'fasta'] as const) {
    const { input, task, result } = await written(entry('acgtacgtac'.repeat(15), 'linear', table), {
      format,
      date: '2026-11-30',
    });
    const whole = String(result.text);
    for (const size of [1, 7, 76, 200]) {
      const parts: string[] = [];
      for (let at = 0; at < whole.length; at += size)
        parts.push(await annotatedFile.view(input, 'text', at, at + size, task));
      expect(parts.join('')).toBe(whole);
    }
  }
});

describe('an entry', () => {
  test('has its shape, its date and lines of letters as GenBank has them', async () => {
    const { result } = await written(entry('acgt'.repeat(16), 'circular', []), { date: '2026-11-30' });
    expect(result.text).toBe(
      [
        'LOCUS       ONE                       64 bp    DNA     circular SYN 30-NOV-2026',
        'DEFINITION  ONE.',
        'ORIGIN',
        '        1 acgtacgtac gtacgtacgt acgtacgtac gtacgtacgt acgtacgtac gtacgtacgt',
        '       61 acgt',
        '//',
        '',
      ].join('\n'),
    );
  });

  test('keeps the values of qualifiers: quotes, numbers, none, long words, several', async () => {
    const note = `say ""hi"" ${'x'.repeat(90)} end`;
    const table = [line('CDS', '1..9', `/note="${note}"`, '/note="two"', '/pseudo', '/codon_start=1')];
    const { result } = await written(entry('acgtacgtac', 'linear', table));
    const [shown] = (await readAgain(String(result.text))).features;
    const values = { note: [note.replaceAll('""', '"'), 'two'], pseudo: [''], codon_start: ['1'] };
    expect(shown?.qualifiers).toEqual(values);
  });

  test('moves the codons of exceptions, and leaves out those outside', async () => {
    const exceptions = ['/transl_except=(pos:4..6,aa:Sec)', '/transl_except=(pos:13..15,aa:Sec)'];
    const table = [line('CDS', '1..15', ...exceptions, '/translation="X"', '/codon_start=2')];
    const { result } = await written(entry('acgtacgtacgtacg', 'linear', table), { from: 3, to: 12 });
    const [shown] = (await readAgain(String(result.text))).features;
    expect(shown).toMatchObject({
      location: '<1..>10',
      qualifiers: { transl_except: ['(pos:2..4,aa:Sec)'], codon_start: ['3'] },
    });
    expect(shown?.qualifiers.translation).toBeUndefined();
  });

  test('leaves out and counts features of other entries, unless all is written as it is', async () => {
    const text = entry('acgtacgtac', 'linear', [line('gene', 'J00194.1:1..5'), line('gene', '4^5')]);
    expect((await written(text)).result).toMatchObject({ written: 2, unreadable: 0 });
    expect((await written(text, { from: 2 })).result).toMatchObject({
      written: 1,
      unreadable: 1,
      entry: { features: [{ location: '3^4' }] },
    });
  });
});
