import {
  curveChart,
  fittedOutputs,
  residualCharts,
  residualTable,
  type StandardCurve,
} from '#src/calculators/families/standardCurve.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { significant } from '#src/engine/kit/format.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, NoticeBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { digits, power } from '#src/engine/kit/writing.ts';
import type proteinConcentration from '#workers/formulas/protein-concentration.ts';
import type { ProteinConcentrationInput, ProteinConcentrationResult } from '#workers/formulas/protein-concentration.ts';
import { FIELDS } from './fields.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<ProteinConcentrationResult>;

/** Decimals of what the line predicts, and of the residuals. */
const DECIMALS = 4;
const OF_LINE = { kind: 'number', written: digits(4), missing: 'not defined' } as const;
const LINE = ['slope', 'intercept', 'rSquared', 'assayConcentration', 'extrapolated'] as const;

export default defineCalculator<typeof proteinConcentration>()({
  formula: 'protein-concentration',
  fixed: {},
  fields: FIELDS,
  example: {
    method: 'standard-curve',
    absorbance280: '',
    absorbance260: '',
    molarExtinction: '',
    molecularWeight: '',
    standards: [
      { concentration: '0', absorbance: '0.05' },
      { concentration: '0.25', absorbance: '0.21' },
      { concentration: '0.5', absorbance: '0.36' },
      { concentration: '1', absorbance: '0.68' },
      { concentration: '2', absorbance: '1.31' },
    ],
    concentrationUnit: 'mg/mL',
    absorbance: '0.5',
    dilutionFactor: '5',
    pathLength: '1',
  },
  errorStyle: 'inline',
  outputs: {
    method: { kind: 'words', label: 'Method' },
    massConcentration: {
      kind: 'number',
      label: 'Protein concentration',
      unit: ({ input }) => input.concentrationUnit,
      written: digits(4),
      note: 'Of the undiluted sample.',
    },
    molarConcentration: {
      kind: 'number',
      label: 'Molar concentration',
      unit: 'mol/L',
      written: (value) => ({ ...power(3)(value), note: `${significant(value * 1e6, 4)} µmol/L` }),
      missing: 'not defined',
      missingNote: 'The 280/260 formula does not know which protein it is.',
    },
    slope: { ...OF_LINE, label: 'Slope', unit: ({ input }) => `per ${input.concentrationUnit}` },
    intercept: { ...OF_LINE, label: 'Intercept' },
    rSquared: { ...OF_LINE, label: 'R²', written: digits(5) },
    assayConcentration: { ...OF_LINE, label: 'In the assay', unit: ({ input }) => input.concentrationUnit },
    extrapolated: { kind: 'flag', label: 'Outside the standards', missing: 'No' },
    fitted: { kind: 'rows', label: 'Points and residuals', row: fittedOutputs('Absorbance', DECIMALS) },
  },
  present,
  evidence: 'estimate',
  sources: ['beerLambert', 'pace1995', 'warburgChristian1942', 'bradford1976', 'smith1985'],
});

function present(
  result: ProteinConcentrationResult,
  input: ProteinConcentrationInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const headline = figure('massConcentration');
  return {
    headline,
    status: `Protein ${headline.text} ${input.concentrationUnit}.`,
    blocks: [
      ...notices(result, input),
      ...(input.method === 'standard-curve'
        ? curveBlocks(result, input, figure)
        : [{ kind: 'facts' as const, figures: [figure('molarConcentration')] }]),
    ],
    working: workingOf(result, input, figure),
  };
}

function notices(
  { massConcentration, extrapolated }: ProteinConcentrationResult,
  { method, standards }: ProteinConcentrationInput,
): readonly NoticeBlock[] {
  const found: NoticeBlock[] = [];
  if (extrapolated === true)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'Outside the standards',
      text: 'The sample lies beyond the lowest or the highest standard, where nothing shows that the line still holds. Dilute the sample or add a standard.',
    });
  if (method !== 'molar-extinction' && massConcentration < 0)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'Below zero',
      text:
        method === 'warburg-christian'
          ? 'A260 is more than twice A280: the sample is mostly nucleic acid, and this formula cannot find the protein in it.'
          : 'The sample absorbs less than the line does without protein. Take it as not detected.',
    });
  if (method === 'standard-curve' && standards.length === 2)
    found.push({
      kind: 'notice',
      tone: 'neutral',
      title: 'Two standards',
      text: 'A line goes through any two points, so nothing here shows whether the assay is straight between them.',
    });
  return found;
}

function curveBlocks(
  { assayConcentration, fitted }: ProteinConcentrationResult,
  input: ProteinConcentrationInput,
  figure: FigureOf<Key>,
): readonly Block<Key>[] {
  const { standards, concentrationUnit, absorbance } = input;
  const curve: StandardCurve = {
    x: { label: 'Concentration', unit: concentrationUnit },
    y: { label: 'Absorbance' },
    pointsName: 'Standards',
    points: standards.map((each) => ({ x: each.concentration, y: each.absorbance })),
    fitted,
    ...(assayConcentration === null ? {} : { sample: { x: assayConcentration, y: absorbance } }),
    decimals: DECIMALS,
  };
  return [
    { kind: 'facts', figures: LINE.map((key) => figure(key)) },
    curveChart(curve, 'The sample is where its absorbance meets the line through the standards.'),
    ...residualCharts(
      curve,
      'Random scatter around zero means that the assay is linear; a curved pattern means that it is not.',
    ),
    residualTable(curve, figure),
  ];
}
