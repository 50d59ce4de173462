import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/species-diversity/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Block } from '#src/engine/kit/presentation.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/species-diversity.ts';

function presented(...rows: readonly (readonly [name: string, count: number])[]) {
  const input = { species: rows.map(([name, count]) => ({ name, count })) };
  return calculator.present(computed(formula, input), input);
}

function noticeTitles(blocks: readonly Block[]): readonly (string | undefined)[] {
  return blocks.flatMap((block) => (block.kind === 'notice' ? [block.title] : []));
}

describe('species-diversity page', () => {
  test('shows every figure once, indices with four decimals', () => {
    const shown = figuresOf(presented(['Oak', 12], ['Ash', 30], ['Elm', 8])).map(({ field, text }) => [field, text]);
    expect(Object.fromEntries(shown)).toEqual({
      shannonIndex: '0.9422',
      simpsonIndex: '0.5568',
      evenness: '0.8576',
      speciesRichness: '3',
      totalIndividuals: '50',
      'dominantSpecies.name': 'Ash',
      'dominantSpecies.proportion': '60.0',
      'reference.shannonBits': '1.3593',
      'reference.simpsonDominance': '0.4432',
      'reference.giniSimpson': '0.5568',
      'reference.inverseSimpson': '2.2563',
      'reference.simpsonUnbiased': '0.5682',
      'reference.hillNumbers.q0': '3',
      'reference.hillNumbers.q1': '2.5657',
      'reference.hillNumbers.q2': '2.2563',
      'reference.pielouEvenness': '0.8576',
      'reference.chao1BiasCorrected': '3.0',
    });
    expect(new Set(shown.map(([field]) => field)).size).toBe(shown.length);
  });

  test('two species are not one, however rare the second', () => {
    const presentation = presented(['Oak', 1e6], ['Ash', 1]);
    expect(presentation.headline).toMatchObject({
      text: '0.0000',
      note: expect.stringMatching(/ With four digits 0\.00001482\.$/),
    });
    expect(presentation.status).toBe('Shannon index 0.0000 (0.00001482), 2 species.');
    const share = figuresOf(presentation).find(({ field }) => field === 'dominantSpecies.proportion');
    expect(share).toMatchObject({ text: '100.0', note: 'All but 0.000100 %.' });
    expect(presented(['Oak', 3]).headline.note).not.toContain('digits');
  });

  test('names repeated species', () => {
    const { blocks } = presented(['Oak', 12], ['oak', 3], ['Elm', 8]);
    expect(blocks[0]).toMatchObject({ kind: 'notice', tone: 'caution', text: expect.stringContaining('Oak') });
  });

  test('says why measures are not defined', () => {
    expect(noticeTitles(presented(['Moss', 62.5], ['Fern', 1]).blocks)).toEqual(['Counts with decimals']);
    expect(noticeTitles(presented(['Oak', 1]).blocks)).toEqual(['One individual']);
    expect(noticeTitles(presented(['Oak', 2]).blocks)).toEqual([]);
  });

  test('draws rank and share on a logarithmic axis, the most abundant first', () => {
    const charts = presented(['Oak', 12], ['Ash', 30], ['Elm', 8]).blocks.filter((block) => block.kind === 'chart');
    expect(charts.map(({ chart }) => chart)).toMatchObject([
      {
        y: { scale: 'logarithmic' },
        series: [
          {
            points: [
              { x: 1, y: 0.6, label: 'Ash' },
              { x: 2, y: 0.24, label: 'Oak' },
              { x: 3, y: 0.16, label: 'Elm' },
            ],
          },
        ],
      },
    ]);
  });

  test('gives a logarithmic axis no share of 0', () => {
    const charts = presented(['Bacteria', 1e300], ['Whale', 1e-300]).blocks.filter((block) => block.kind === 'chart');
    expect(
      charts.flatMap(({ chart }) => (chart.type === 'xy' ? chart.series[0]?.points.map(({ y }) => y) : [])),
    ).toEqual([1]);
  });

  test('draws no chart of one species', () => {
    expect(presented(['Oak', 12]).blocks.some((block) => block.kind === 'chart')).toBe(false);
  });

  test('cuts long sums in the working', () => {
    const rows = Array.from({ length: 7 }, (_, at) => [`Species ${at}`, 1] as const);
    expect(presented(...rows).working[0]).toMatchObject({ substituted: '1 + 1 + 1 + 1 + 1 + … (7 terms)', value: '7' });
  });
});
