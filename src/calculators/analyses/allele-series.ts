import { matrixOutput } from '#src/calculators/families/matrixOutput.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { counted } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { Depends, FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type alleleSeries from '#workers/formulas/allele-series.ts';
import type { AlleleSeriesResult } from '#workers/formulas/allele-series.ts';

type Key = ResultKey<AlleleSeriesResult>;

export default defineAnalysis<typeof alleleSeries>()({
  formula: 'allele-series',
  action: 'Cross the parents',
  fields: {
    series: {
      kind: 'choice',
      label: 'Alleles',
      look: 'menu',
      options: [
        { value: 'abo', label: 'ABO blood groups: A, B, O' },
        { value: 'rabbit', label: 'Coat color of rabbits: C, cchd, cchl, ch, c' },
        { value: 'own', label: 'My own' },
      ],
      initial: 'own',
    },
    order: {
      kind: 'text',
      label: 'Order of dominance',
      hint: 'Such as A = B > O. Alleles joined by = show together. Blank: all of them do.',
      maxLength: 500,
      optional: true,
      visibleWhen: ({ series }) => series === 'own',
    },
    inheritance: {
      kind: 'choice',
      label: 'Chromosome',
      look: 'radios',
      options: [
        { value: 'autosomal', label: 'Autosome' },
        { value: 'x-linked', label: 'X chromosome' },
      ],
      initial: 'autosomal',
    },
    mother: {
      kind: 'text',
      label: 'Alleles of the mother',
      hint: 'Two, as you name them: A O, A/O or AO.',
      maxLength: 60,
    },
    father: {
      kind: 'text',
      label: 'Alleles of the father',
      hint: 'Two; on the X chromosome one.',
      maxLength: 60,
    },
    lethal: {
      kind: 'text',
      label: 'Genotypes that die before they are counted',
      hint: 'One a line, such as Ay Ay.',
      lines: 2,
      maxLength: 500,
      optional: true,
    },
  },
  example: { series: 'abo', order: '', inheritance: 'autosomal', mother: 'A O', father: 'B O', lethal: '' },
  sources: ['punnett1905', 'morgan1910', 'castleLittle1910', 'yamamoto1990', 'fontanesi2021'],
  outputs: {
    gametes1: { kind: 'each', label: 'Gametes of the mother', each: { kind: 'words', label: 'Gamete of the mother' } },
    gametes2: { kind: 'each', label: 'Gametes of the father', each: { kind: 'words', label: 'Gamete of the father' } },
    grid: matrixOutput('Genotypes of the square', { kind: 'words', label: 'Genotype' }),
    phenotypeGrid: { kind: 'inner', label: 'Phenotypes of the square' },
    genotypes: {
      kind: 'rows',
      label: 'Genotypes',
      row: {
        genotype: { kind: 'words', label: 'Genotype', note: ({ row }) => (row.isLethal ? 'dies' : undefined) },
        count: count(({ row }) => `Cells with ${row.genotype}`),
        percentage: share(({ row }) => `Share of ${row.genotype}`),
        isLethal: { kind: 'flag', label: 'Dies before it is counted' },
      },
    },
    phenotypes: {
      kind: 'rows',
      label: 'Phenotypes',
      row: {
        phenotype: { kind: 'words', label: 'Phenotype' },
        count: count(({ row }) => `Cells with ${row.phenotype}`),
        percentage: share(({ row }) => `Share of ${row.phenotype}`),
      },
    },
    phenotypicRatio: {
      kind: 'words',
      label: 'Phenotypic ratio',
      note: ({ result }) => result.phenotypes.map(({ phenotype }) => phenotype).join(' : '),
    },
    live: count('Cells whose offspring live'),
    dead: count('Cells whose offspring die'),
  },
  present: (result, _, figure) => {
    const { phenotypicRatio, dead, live } = result;
    return {
      headline: figure('phenotypicRatio'),
      status: `Phenotypic ratio ${phenotypicRatio}.`,
      blocks: [
        ...(dead === 0
          ? []
          : [
              {
                kind: 'notice',
                tone: 'neutral',
                text: `${counted(dead, 'cell', 'cells')} of ${live + dead} die and are not in the ratio.`,
              } as const,
            ]),
        squareOf(result, figure),
        rowsTable(figure, {
          title: 'Phenotypes',
          list: 'phenotypes',
          rows: result.phenotypes.length,
          columns: ['phenotype', ['count', 'Cells'], ['percentage', 'Share']],
        }),
        rowsTable(figure, {
          title: 'Genotypes',
          list: 'genotypes',
          rows: result.genotypes.length,
          columns: ['genotype', ['count', 'Cells'], ['percentage', 'Share']],
        }),
      ],
      working: [],
    };
  },
});

function share<Place>(label: Depends<string, Place>): NumberOutput<Place> {
  return { kind: 'number', label, unit: '%', written: decimals(2) };
}

function squareOf(
  { gametes1, gametes2, grid, phenotypeGrid, phenotypes, dead }: AlleleSeriesResult,
  figure: FigureOf<Key>,
): Block<Key> {
  return {
    kind: 'cross-table',
    title: 'Punnett square',
    axes: { rows: 'Mother', columns: 'Father' },
    columns: gametes2.map((_, column) => figure(`gametes2.${column}`)),
    rows: gametes1.map((gamete, row) => ({
      header: figure(`gametes1.${row}`),
      cells: (grid[row] ?? []).map((_, column) => ({
        figure: figure(`grid.${row}.${column}`, { label: `${gamete} with ${gametes2[column] ?? ''}` }),
        group: phenotypeGrid[row]?.[column] ?? 0,
      })),
    })),
    groups: [...phenotypes.map(({ phenotype }) => phenotype), ...(dead > 0 ? ['dies'] : [])],
  };
}
