import { curveChart, residualCharts, residualTable, type StandardCurve } from '#src/families/standardCurve.ts';
import { yesNoFigure } from '#src/families/yesNoFigure.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { exponent, significant } from '#src/kit/format.ts';
import type { Block, Figure, NoticeBlock, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type proteinConcentration from '#workers/formulas/protein-concentration.ts';
import type { ProteinConcentrationInput, ProteinConcentrationResult } from '#workers/formulas/protein-concentration.ts';
import { FIELDS } from './fields.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<ProteinConcentrationResult>;

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
  present,
  sources: ['beerLambert', 'pace1995', 'warburgChristian1942', 'bradford1976', 'smith1985'],
});

function present(result: ProteinConcentrationResult, input: ProteinConcentrationInput): Presentation<Key> {
  const { massConcentration } = result;
  const text = significant(massConcentration, 4);
  return {
    headline: {
      field: 'massConcentration',
      label: 'Protein concentration',
      value: massConcentration,
      text,
      unit: input.concentrationUnit,
      note: 'Of the undiluted sample.',
    },
    status: `Protein ${text} ${input.concentrationUnit}.`,
    blocks: [...notices(result, input), ...methodBlocks(result, input)],
    working: workingOf(result, input),
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

function methodBlocks(result: ProteinConcentrationResult, input: ProteinConcentrationInput): readonly Block<Key>[] {
  if (input.method === 'standard-curve') return curveBlocks(result, input);
  const { molarConcentration } = result;
  const factors: Figure<Key> = {
    field: 'molarConcentration',
    label: 'Molar concentration',
    value: molarConcentration,
    ...(molarConcentration === null
      ? { text: 'not defined', note: 'The 280/260 formula does not know which protein it is.' }
      : {
          text: exponent(molarConcentration, 3),
          unit: 'mol/L',
          note: `${significant(molarConcentration * 1e6, 4)} µmol/L`,
        }),
  };
  return [{ kind: 'facts', figures: [factors] }];
}

function curveBlocks(result: ProteinConcentrationResult, input: ProteinConcentrationInput): readonly Block<Key>[] {
  const { slope, intercept, rSquared, assayConcentration, extrapolated, fitted } = result;
  const { standards, concentrationUnit, absorbance } = input;
  const curve: StandardCurve = {
    x: { label: 'Concentration', unit: concentrationUnit },
    y: { label: 'Absorbance' },
    pointsName: 'Standards',
    points: standards.map((each) => ({ x: each.concentration, y: each.absorbance })),
    fitted,
    ...(assayConcentration === null ? {} : { sample: { x: assayConcentration, y: absorbance } }),
    decimals: 4,
  };
  return [
    {
      kind: 'facts',
      figures: [
        digits('slope', 'Slope', slope, 4, `per ${concentrationUnit}`),
        digits('intercept', 'Intercept', intercept, 4),
        digits('rSquared', 'R²', rSquared, 5),
        digits('assayConcentration', 'In the assay', assayConcentration, 4, concentrationUnit),
        yesNoFigure('extrapolated', 'Outside the standards', extrapolated === true),
      ],
    },
    curveChart(curve, 'The sample is where its absorbance meets the line through the standards.'),
    ...residualCharts(
      curve,
      'Random scatter around zero means that the assay is linear; a curved pattern means that it is not.',
    ),
    residualTable(curve),
  ];
}

function digits(field: Key, label: string, value: number | null, count: number, unit?: string): Figure<Key> {
  return {
    field,
    label,
    value,
    text: value === null ? 'not defined' : significant(value, count),
    ...(unit === undefined ? {} : { unit }),
  };
}
