// Typical mistakes of newcomers, each with the calculator it is planted in and the expected report of `npm run check`.

/** Marker: the file is deleted. */
export const REMOVED = Symbol('removed');

/**
 * `change` maps the text of `file` to the text with the mistake. `says` are parts of one sentence of the closing list.
 */
export const MISTAKES = [
  {
    name: 'a formula imports a formula',
    id: 'molarity',
    file: 'workers/formulas/molarity.ts',
    change: (text) =>
      text
        .replace('\nimport ', "\nimport ligation from './ligation.ts';\nimport ")
        .concat('\nexport const borrowed = ligation.id;\n'),
    says: ['workers/formulas/molarity.ts → workers/formulas/ligation.ts (value)', 'do not import each other'],
  },
  {
    name: 'a page imports the value of its formula',
    id: 'log-reduction',
    file: 'src/calculators/log-reduction/calculator.ts',
    change: (text) => text.replace('import type logReduction from', 'import logReduction from'),
    says: [
      'src/calculators/log-reduction/calculator.ts → workers/formulas/log-reduction.ts (value)',
      'may use types of workers/formulas, nothing else',
    ],
  },
  {
    name: 'the design system imports results',
    id: 'atomic-mass',
    file: 'src/engine/ui/Button.tsx',
    change: (text) => `import { Working as Unwanted } from '#src/engine/results/Working.tsx';\n${text}`,
    says: [
      'src/engine/ui/Button.tsx → src/engine/results/Working.tsx (value)',
      'src/engine/ui may not import src/engine/results',
    ],
  },
  {
    name: 'a calculator imports a calculator',
    id: 'generation-time',
    file: 'src/calculators/generation-time/calculator.ts',
    change: (text) => `import content from '../ligation/content.ts';\n${text}\nexport const borrowed = content.name;\n`,
    says: [
      'src/calculators/generation-time/calculator.ts → src/calculators/ligation/content.ts (value)',
      'folders of src/calculators do not import each other',
    ],
  },
  {
    name: 'the words of a page are missing',
    id: 'dog-age',
    file: 'src/calculators/dog-age/content.ts',
    change: () => REMOVED,
    says: ['src/calculators/dog-age/content.ts is missing: it holds name, description'],
  },
  {
    name: 'the test of a formula is missing',
    id: 'cell-dilution',
    file: 'tests/formulas/cell-dilution.test.ts',
    change: () => REMOVED,
    says: ['tests/formulas/cell-dilution.test.ts is missing: it holds refusals'],
  },
  {
    name: 'the id of the formula is misspelt',
    id: 'atom',
    file: 'src/calculators/atom/calculator.ts',
    change: (text) => text.replace("formula: 'atom'", "formula: 'atmo'"),
    says: ['src/calculators/atom/calculator.ts, line', '"atmo"', '"atom"'],
  },
  {
    name: 'an input is misspelt',
    id: 'ligation',
    file: 'src/calculators/ligation/calculator.ts',
    change: (text) => text.replace('vectorMass: {', 'vectorMas: {'),
    says: ['src/calculators/ligation/calculator.ts, line', "'vectorMas'", "'vectorMass'"],
  },
  {
    name: 'the key of a figure is misspelt',
    id: 'qpcr-efficiency',
    file: 'src/calculators/qpcr-efficiency/calculator.ts',
    change: (text) => text.replace("figure('amplificationFactor')", "figure('amplificatoinFactor')"),
    says: ['src/calculators/qpcr-efficiency/calculator.ts', 'amplificatoinFactor'],
  },
  {
    name: 'the back link is misspelt',
    id: 'cat-age',
    file: 'src/calculators/cat-age/content.ts',
    change: (text) => text.replace("'biology/cat-health'", "'biology/cat-helth'"),
    says: ['src/calculators/cat-age/content.ts, line', '"biology/cat-helth"', '"biology/cat-health"'],
  },
  {
    name: 'the key of a source is misspelt',
    id: 'dna-copy-number',
    file: 'src/calculators/dna-copy-number/calculator.ts',
    change: (text) => text.replace("sources: ['siBrochure2019'", "sources: ['siBrochure2091'"),
    says: ['src/calculators/dna-copy-number/calculator.ts, line', '"siBrochure2091"', '"siBrochure2019"'],
  },
  {
    name: 'a unit is none of its quantity',
    id: 'cell-size',
    file: 'src/calculators/cell-size/calculator.ts',
    change: (text) => text.replace("measuredIn('length', 'µm'", "measuredIn('length', 'mL'"),
    says: ['src/calculators/cell-size/calculator.ts, line', '"mL"'],
  },
  {
    name: 'a figure has another unit than its working',
    id: 'dna-concentration',
    file: 'src/calculators/dna-concentration/calculator.ts',
    change: (text) => text.replace("unit: 'µg'", "unit: 'ng'"),
    says: ['src/calculators/dna-concentration', 'ng as a figure and has another unit in the working'],
  },
  {
    name: 'a number of a table has changed',
    id: 'pka',
    file: 'workers/reference/acidConstants.ts',
    change: (text) => text.replace('pKa: 2.85', 'pKa: 2.58'),
    says: ['workers/reference', 'malonic-acid-1', '2.58'],
  },
];
