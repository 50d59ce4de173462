import { standardWeightNotices } from '#src/calculators/families/elementShares.ts';
import { namedBars } from '#src/calculators/families/namedBars.ts';
import { counted } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import { withSubscripts } from '#src/engine/kit/onDemand/scriptDigits.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type {
  ChartBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
  WorkingStep,
} from '#src/engine/kit/presentation.ts';
import type {
  FormulaOfComposition,
  PercentCompositionInput,
  PercentCompositionResult,
} from '#workers/formulas/percent-composition.ts';

type Key = ResultKey<PercentCompositionResult>;

const FACTS = ['molecularFormula', 'empiricalMass', 'deviation', 'multiplier', 'totalPercentage'] as const;

/** Presents the result of an elemental analysis: the best formula, the others that fit, and how they were found. */
export function ofAnalysis(
  result: FormulaOfComposition,
  input: PercentCompositionInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const { molecularFormula } = result;
  const headline = figure('empiricalFormula');
  const molecule = molecularFormula === null ? '' : `, molecular formula ${withSubscripts(molecularFormula)}`;
  return {
    headline,
    status: `${result.isClear ? 'Empirical formula' : 'Best of several formulas'} ${headline.text}${molecule}.`,
    blocks: [
      ...notices(result, input, figure),
      ...standardWeightNotices(result.withoutStandardWeight),
      {
        kind: 'facts',
        figures: FACTS.filter((key) => key !== 'molecularFormula' || molecularFormula !== null).map((key) =>
          figure(key),
        ),
      },
      analysisChart(result),
      candidateTable(result, figure),
      ratioTable(result, figure),
    ],
    working: steps(result, figure),
  };
}

/** Deviation of the sum from 100 that gets a remark, in percentage points. */
const SUM_REMARK = 0.5;

function notices(
  { isClear, fitsMolarMass, totalPercentage, candidates }: FormulaOfComposition,
  { molarMass }: PercentCompositionInput,
  figure: FigureOf<Key>,
): readonly NoticeBlock[] {
  const found: NoticeBlock[] = [];
  const [, second] = candidates;
  if (!isClear && second !== undefined)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'Several formulas fit',
      text: `Within the error allowed, ${withSubscripts(second.formula)} is nearly as good. ${
        molarMass === undefined
          ? 'Compare the candidates below with what is known of the compound; a molar mass decides between most of them.'
          : 'Compare the candidates below with what is known of the compound.'
      }`,
    });
  if (!fitsMolarMass)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'The molar mass does not fit',
      text: `No formula that fits the percentages has a multiple within 1 % of ${molarMass} g/mol. The candidates are ranked without it.`,
    });
  if (Math.abs(totalPercentage - 100) > SUM_REMARK)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: `The percentages add up to ${figure('totalPercentage').text}`,
      text: 'That is within the errors allowed, but an element may be missing, or the sample may be wet.',
    });
  return found;
}

/** Returns the measured percentages beside those of the formula that fits best. */
function analysisChart({ analysis }: FormulaOfComposition): ChartBlock {
  return namedBars({
    title: 'Measured and calculated composition',
    summary: 'Calculated from the empirical formula that fits best.',
    of: 'Element',
    y: { label: 'Share of the mass', unit: '%', decimals: 2 },
    names: analysis.map(({ symbol }) => symbol),
    series: [
      { name: 'Measured', values: analysis.map(({ measured }) => measured) },
      { name: 'Calculated', values: analysis.map(({ calculated }) => calculated) },
    ],
  });
}

function candidateTable(result: FormulaOfComposition, figure: FigureOf<Key>): TableBlock<Key> {
  const { candidates, fitting, window, mostAtoms, molecularFormula } = result;
  const others = fitting > candidates.length ? `The best ${candidates.length} of them` : 'All of them';
  return rowsTable(figure, {
    title: 'Formulas that fit',
    note: `${counted(fitting, 'formula', 'formulas')} of up to ${mostAtoms} atoms within ±${window} %. ${others}, ranked by how near and how small they are.`,
    list: 'candidates',
    rows: candidates.length,
    columns: [
      ['formula', 'Formula'],
      ['molecule', molecularFormula === null ? 'Smallest molecule' : 'Molecule'],
      ['mass', 'Formula mass, g/mol'],
      ['deviation', 'Farthest off, %'],
    ],
  });
}

function ratioTable({ analysis }: FormulaOfComposition, figure: FigureOf<Key>): TableBlock<Key> {
  return rowsTable(figure, {
    title: 'From percentages to atoms',
    list: 'analysis',
    rows: analysis.length,
    names: { heading: 'Element', of: (at) => `${analysis[at]?.symbol}${analysis[at]?.isRest ? ', the rest' : ''}` },
    columns: [
      ['moles', 'mol in 100 g'],
      ['ratio', 'Ratio'],
      ['count', 'Atoms'],
      ['measured', 'Entered, %'],
      ['calculated', 'By formula, %'],
    ],
  });
}

function steps(
  { analysis, multiplier, candidates, window }: FormulaOfComposition,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const smallest = Math.min(...analysis.map(({ moles }) => moles));
  const ratios = analysis.map((_, index) => figure(`analysis.${index}.ratio`).text);
  const [best] = candidates;
  return [
    ...analysis.map(({ symbol, measured, atomicMass }, index) => ({
      label: `${symbol} in 100 g`,
      formula: 'percent ÷ atomic weight',
      substituted: `${workingNumber(measured)} ÷ ${atomicMass}`,
      value: `${figure(`analysis.${index}.moles`).text} mol`,
    })),
    {
      label: 'Ratios to the smallest amount',
      formula: 'mol ÷ smallest mol',
      substituted: analysis.map(({ moles }) => `${workingNumber(moles)} ÷ ${workingNumber(smallest)}`).join(', '),
      value: ratios.join(' : '),
    },
    {
      label: 'Whole numbers',
      formula: '(largest deviation ÷ error allowed)² + 2·ln(atoms), the smallest wins',
      substituted: `${ratios.map((ratio) => `${ratio}·${multiplier}`).join(', ')}, each percentage within ±${window}`,
      value: best === undefined ? '' : withSubscripts(best.formula),
    },
  ];
}
