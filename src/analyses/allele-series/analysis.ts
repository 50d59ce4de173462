import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { counted, fixed } from '#src/kit/format.ts';
import type { Block, Figure, ResultKey } from '#src/kit/presentation.ts';
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
  present: (result) => {
    const { phenotypes, phenotypicRatio, dead, live } = result;
    return {
      headline: {
        field: 'phenotypicRatio',
        label: 'Phenotypic ratio',
        value: phenotypicRatio,
        text: phenotypicRatio,
        note: phenotypes.map(({ phenotype }) => phenotype).join(' : '),
      },
      status: `Phenotypic ratio ${phenotypicRatio}.`,
      blocks: [
        ...(dead === 0
          ? []
          : [
              {
                kind: 'notice' as const,
                tone: 'neutral' as const,
                text: `${counted(dead, 'cell', 'cells')} of ${live + dead} die and are not in the ratio.`,
              },
            ]),
        squareOf(result),
        phenotypeTable(result),
        genotypeTable(result),
      ],
      working: [],
    };
  },
});

function squareOf({ gametes1, gametes2, grid, phenotypeGrid, phenotypes, dead }: AlleleSeriesResult): Block<Key> {
  return {
    kind: 'cross-table',
    title: 'Punnett square',
    axes: { rows: 'Mother', columns: 'Father' },
    columns: gametes2.map((gamete, column) => named(`gametes2.${column}`, 'Gamete of the father', gamete)),
    rows: gametes1.map((gamete, row) => ({
      header: named(`gametes1.${row}`, 'Gamete of the mother', gamete),
      cells: (grid[row] ?? []).map((genotype, column) => ({
        figure: named(`grid.${row}.${column}`, `${gamete} with ${gametes2[column] ?? ''}`, genotype),
        group: phenotypeGrid[row]?.[column] ?? 0,
      })),
    })),
    groups: [...phenotypes.map(({ phenotype }) => phenotype), ...(dead > 0 ? ['dies'] : [])],
  };
}

function phenotypeTable({ phenotypes }: AlleleSeriesResult): Block<Key> {
  return {
    kind: 'table',
    title: 'Phenotypes',
    columns: [{ label: 'Phenotype' }, { label: 'Cells', numeric: true }, { label: 'Share', numeric: true }],
    rows: phenotypes.map(({ phenotype, count, percentage }, index) => [
      named(`phenotypes.${index}.phenotype`, 'Phenotype', phenotype),
      { field: `phenotypes.${index}.count`, label: `Cells with ${phenotype}`, value: count, text: String(count) },
      shareFigure(`phenotypes.${index}.percentage`, `Share of ${phenotype}`, percentage),
    ]),
  };
}

function genotypeTable({ genotypes }: AlleleSeriesResult): Block<Key> {
  return {
    kind: 'table',
    title: 'Genotypes',
    columns: [{ label: 'Genotype' }, { label: 'Cells', numeric: true }, { label: 'Share', numeric: true }],
    rows: genotypes.map(({ genotype, count, percentage, isLethal }, index) => [
      { ...named(`genotypes.${index}.genotype`, 'Genotype', genotype), ...(isLethal ? { note: 'dies' } : {}) },
      { field: `genotypes.${index}.count`, label: `Cells with ${genotype}`, value: count, text: String(count) },
      shareFigure(`genotypes.${index}.percentage`, `Share of ${genotype}`, percentage),
    ]),
  };
}

function named(field: Key, label: string, text: string): Figure<Key> {
  return { field, label, value: text, text };
}

function shareFigure(field: Key, label: string, percentage: number): Figure<Key> {
  return { field, label, value: percentage, text: fixed(percentage, 2), unit: '%' };
}
