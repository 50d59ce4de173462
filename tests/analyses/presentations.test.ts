/** What the sections say and draw, where it depends on the answer. */
import { describe, expect, test } from 'vitest';
import { framePicture } from '#src/calculators/analyses/reading-frames.ts';
import { asText } from '#src/engine/kit/onDemand/presentationText.ts';
import { ask, everyAnalysis, givenFor } from '#tests/support/everyAnalysis.ts';
import type { ListedReadingFrame } from '#workers/formulas/reading-frames.ts';

const FOUND = await everyAnalysis();

async function answered(id: string, text: string, own: Readonly<Record<string, string | boolean>>, page = {}) {
  const definition = FOUND.find((each) => each.id === id)?.definition;
  if (definition === undefined) throw new Error(`There is no analysis '${id}'`);
  const asked = await ask(definition, { ...definition.example, ...own }, await givenFor('dna', text, page));
  if (asked.outcome === 'refused') throw new Error(JSON.stringify(asked.issues));
  return [asked.presentation.status, asText(asked.presentation)].join('\n');
}

describe('the picture of the reading frames', () => {
  const frame: ListedReadingFrame = {
    number: 1,
    start: 4,
    end: 9,
    strand: '-',
    frame: 2,
    codons: 1,
    hasStop: true,
    mass: null,
    head: 'M',
  };
  const result = {
    shape: { used: 'linear', said: null, by: null },
    total: 1,
    minimumCodons: 1,
    startCodons: 'atg',
    geneticCode: '1',
    length: 20,
    listed: [frame],
    fasta: { entries: 1, text: '' },
  } as const;

  function pointsOf(listed: readonly ListedReadingFrame[]) {
    const [block] = framePicture({ ...result, listed });
    if (block?.chart.type !== 'xy') throw new Error('There is no picture');
    return block.chart.series[0]?.points.map(({ x, y }) => [x, y]);
  }

  test('a line from start to end in the row of its frame, with a gap behind it', () => {
    expect(pointsOf([frame])).toEqual([
      [4, -2],
      [9, -2],
      [9, Number.NaN],
    ]);
  });

  test('a frame across the origin is two lines', () => {
    expect(pointsOf([{ ...frame, start: 18, end: 3, strand: '+' }])?.map(([x]) => x)).toEqual([18, 20, 20, 1, 3, 3]);
  });

  test('none where frames would be missing or too thin to see', () => {
    expect(framePicture({ ...result, total: 2 })).toEqual([]);
    expect(framePicture({ ...result, length: 200_001 })).toEqual([]);
    expect(framePicture({ ...result, listed: Array.from({ length: 301 }, () => frame), total: 301 })).toEqual([]);
  });
});

describe('reading frames', () => {
  test('says what is listed, and writes it', async () => {
    const text = await answered('reading-frames', `CC${'ATG'}${'GCC'.repeat(11)}TAAC`, {});
    expect(text).toContain('1 open reading frame of at least 10 codons.');
    expect(text).toContain(`as FASTA: \n>sequence_1 frame +3, 3..41, 12 aa\nM${'A'.repeat(11)}\n`);
  });

  test('without any there is neither table nor text', async () => {
    const text = await answered('reading-frames', 'ACGT', {});
    expect(text).toContain('0 open reading frames');
    expect(text).not.toContain('FASTA');
  });
});

describe('translate', () => {
  test('names a part of the strand in the title of its letters', async () => {
    const text = await answered('translate', 'ATGAAATGA', { from: '4', to: '9', frame: 'plus1' });
    expect(text).toContain('Frame +1 of bases 4-9: 2 aa');
    expect(text).toContain('1 frame of bases 4 to 9');
  });
});

describe('features', () => {
  const entry = (translation: string) =>
    [
      'LOCUS       ONE  12 bp    DNA',
      'FEATURES             Location/Qualifiers',
      '     CDS             1..12',
      `                     /translation="${translation}"`,
      'ORIGIN',
      '        1 atgaaatgctag',
      '//',
      '',
    ].join('\n');

  test.each([
    ['MKC', 'Coding sequences: The coding sequence gives the translation of the entry.'],
    ['MRC', 'Coding sequences: 1 of 1 differ from the translation of the entry.'],
  ])('compared with %s', async (translation, words) => {
    expect(await answered('features', entry(translation), {}, { recognize: true })).toContain(words);
  });

  test('in a text without features, and of a number that is none', async () => {
    expect(await answered('features', 'ACGT', {})).toContain(
      'Features are read from GenBank, EMBL and SnapGene files.',
    );
    const text = await answered('features', entry('MKC'), { shownNumber: '9' }, { recognize: true });
    expect(text).toContain('There is no feature 9.');
  });
});

test('records: some of them, and none', async () => {
  const fasta = '>one\nACGT\n>two\nGG\n';
  const page = { readAsFasta: true };
  expect(await answered('all-records', fasta, { nameContains: 'TWO' }, page)).toContain(
    '1 of 2 records, 2 letters in all.',
  );
  expect(await answered('all-records', fasta, { nameContains: 'x' }, page)).toContain('0 of 2 records.');
});
