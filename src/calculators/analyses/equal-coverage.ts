import { bootstrapsField } from '#src/calculators/families/bootstrapsField.ts';
import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { coverageChart, drawnSamples, sizeChart } from '#src/calculators/families/diversityCurves.ts';
import { speciesTableFields } from '#src/calculators/families/ecologyFields.ts';
import { repeatedNameFacts } from '#src/calculators/families/repeatedNames.ts';
import { seedField } from '#src/calculators/families/seedField.ts';
import { REPEATED_NAMES, SPECIES_READING } from '#src/calculators/families/speciesOutputs.ts';
import { speciesNotices } from '#src/calculators/families/statisticsBlocks.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { cellText } from '#src/engine/kit/onDemand/presentationText.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { NumberOutput } from '#src/engine/kit/outputs.ts';
import { decimals, plain } from '#src/engine/kit/writing.ts';
import type equalCoverage from '#workers/formulas/equal-coverage.ts';

export default defineAnalysis<typeof equalCoverage>()({
  formula: 'equal-coverage',
  action: 'Compare at the same completeness',
  fields: {
    ...speciesTableFields('Species and their counts, a column for each sample'),
    base: {
      kind: 'choice',
      label: 'Compare at equal',
      look: 'menu',
      options: [
        { value: 'coverage', label: 'Coverage' },
        { value: 'size', label: 'Number of individuals' },
      ],
      initial: 'coverage',
    },
    level: {
      kind: 'number',
      label: 'Coverage in %, or number of individuals',
      hint: 'Blank: the least that the samples reach at twice their size.',
      optional: true,
      min: 0,
      isExact: true,
    },
    bootstraps: bootstrapsField(100),
    seed: seedField('The same seed gives the same intervals.'),
  },
  example: {
    table:
      'Species,Meadow,Field margin\nPoa,25,52\nDactylis,22,20\nFestuca,18,5\nTrifolium,14,0\nPlantago,9,3\nRumex,6,0\nAchillea,4,1\nLotus,2,1\nVicia,1,1\nGeum,1,0',
    speciesIn: 'recognized',
    totals: 'recognized',
    base: 'coverage',
    level: '',
    bootstraps: '100',
    seed: '1',
  },
  sources: ['chaoJost2012', 'chaoEtAl2014', 'hsiehMaChao2016'],
  outputs: {
    base: { kind: 'words', label: 'Compared at equal', words: { coverage: 'Coverage', size: 'Number of individuals' } },
    level: {
      kind: 'number',
      label: ({ result }) => (result.base === 'coverage' ? 'Coverage compared' : 'Individuals compared'),
      unit: ({ result }) => (result.base === 'coverage' ? '%' : 'individuals'),
      written: (level, { result }) =>
        result.base === 'coverage' ? { ...decimals(2)(100 * level), scale: 100 } : plain(level),
    },
    samples: {
      kind: 'rows',
      label: 'Samples',
      of: ({ row }) => row.name,
      row: {
        name: name('Sample'),
        individuals: count('Individuals found'),
        observed: {
          kind: 'group',
          keys: {
            q0: count('Species found'),
            q1: effective('Order 1 as found'),
            q2: effective('Order 2 as found'),
          },
        },
        coverage: percent('Coverage as found (%)'),
        singletons: count('Seen once'),
        doubletons: count('Seen twice'),
        compared: {
          kind: 'group',
          keys: {
            size: { kind: 'number', label: 'Individuals', written: decimals(1) },
            method: {
              kind: 'words',
              label: ({ result, at }) => `Method, ${result.samples[Number(at)]?.name}`,
              words: { rarefaction: 'rarefied', observed: 'as found', extrapolation: 'extrapolated' },
            },
            coverage: percent('Coverage (%)'),
            coverageLower: percent('Coverage (%), lower limit'),
            coverageUpper: percent('Coverage (%), upper limit'),
            q0: effective('Species (order 0)'),
            q0Lower: effective('Species (order 0), lower limit'),
            q0Upper: effective('Species (order 0), upper limit'),
            q1: effective('Order 1'),
            q1Lower: effective('Order 1, lower limit'),
            q1Upper: effective('Order 1, upper limit'),
            q2: effective('Order 2'),
            q2Lower: effective('Order 2, lower limit'),
            q2Upper: effective('Order 2, upper limit'),
          },
        },
        isFar: { kind: 'flag', label: 'Beyond twice the sample' },
        curve: { kind: 'inner', label: 'Curve' },
      },
    },
    repeatedNames: REPEATED_NAMES,
    reading: SPECIES_READING,
  },
  present: (result, _, figure) => {
    const { samples } = result;
    const headline = figure('level');
    const species = samples.map(({ name, compared }) => `${name} ${fixed(compared.q0, 1)} species`);
    const far = samples.filter(({ isFar }) => isFar).map(({ name }) => name);
    const drawn = drawnSamples(samples);
    const rowForEach = {
      list: 'samples',
      rows: samples.length,
      names: { heading: 'Sample', of: (at: number) => samples[at]?.name ?? '' },
    } as const;
    return {
      headline,
      status: `Compared at ${cellText(headline)}: ${species.join('; ')}.`,
      blocks: [
        ...speciesNotices(result.reading),
        ...cautionNotices([
          [
            far.length > 0,
            `Extrapolated beyond twice the sample: ${far.join(', ')}. There the number of species (order 0) may be far too low; orders 1 and 2 are steadier.`,
          ],
        ]),
        rowsTable(figure, {
          title: result.base === 'coverage' ? 'At equal coverage' : 'At equal numbers of individuals',
          ...rowForEach,
          columns: [
            'compared.size',
            ['compared.method', 'Method'],
            'compared.coverage',
            ...(['q0', 'q1', 'q2'] as const).flatMap(
              (order) => [`compared.${order}`, `compared.${order}Lower`, `compared.${order}Upper`] as const,
            ),
          ],
          isFolded: false,
          note: 'Limits of 95 %, from resampling. Order 1 counts common species, order 2 dominant ones.',
        }),
        coverageChart(drawn),
        sizeChart(drawn, 'q0', 'Species (order 0)'),
        sizeChart(drawn, 'q1', 'Common species (order 1)'),
        sizeChart(drawn, 'q2', 'Dominant species (order 2)'),
        rowsTable(figure, {
          title: 'Samples as found',
          ...rowForEach,
          columns: ['individuals', 'observed.q0', 'observed.q1', 'observed.q2', 'coverage', 'singletons', 'doubletons'],
        }),
        {
          kind: 'notice',
          tone: 'neutral',
          text: 'Intervals that do not overlap show a difference; ones that do overlap do not show that there is none. They say nothing about how the individuals were caught.',
        },
        ...repeatedNameFacts(result.repeatedNames, figure),
      ],
      working: [],
    };
  },
});

/** An effective number of species. */
function effective(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, written: decimals(4) };
}

function percent(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, scale: 100, written: decimals(2) };
}
