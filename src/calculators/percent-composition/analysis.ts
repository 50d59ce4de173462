/** Presents the result of an elemental analysis: the best formula, the others that fit, and how it was found. */
import { formulaFigure, standardWeightNotices } from '#src/families/elementShares.ts';
import { counted, fixed, significant } from '#src/kit/format.ts';
import { withSubscripts } from '#src/kit/onDemand/scriptDigits.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type {
  FactsBlock,
  Figure,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
  WorkingStep,
} from '#src/kit/presentation.ts';
import type {
  FormulaOfComposition,
  PercentCompositionInput,
  PercentCompositionResult,
} from '#workers/formulas/percent-composition.ts';
import { analysisChart } from './chart.ts';

type Key = ResultKey<PercentCompositionResult>;

/** Deviation of the sum from 100 that gets a remark, in percentage points. */
const SUM_REMARK = 0.5;

export function ofAnalysis(result: FormulaOfComposition, input: PercentCompositionInput): Presentation<Key> {
  const { empiricalFormula, molecularFormula } = result;
  const headline = formulaFigure('empiricalFormula', 'Empirical formula', empiricalFormula);
  const molecule = molecularFormula === null ? '' : `, molecular formula ${withSubscripts(molecularFormula)}`;
  return {
    headline: { ...headline, note: noteOf(result) },
    status: `${result.isClear ? 'Empirical formula' : 'Best of several formulas'} ${headline.text}${molecule}.`,
    blocks: [
      ...notices(result, input),
      ...standardWeightNotices(result.withoutStandardWeight),
      facts(result),
      analysisChart(result),
      candidateTable(result),
      ratioTable(result),
    ],
    working: steps(result),
  };
}

function noteOf({ isClear, fitting, window }: FormulaOfComposition): string {
  if (fitting === 1) return `The only formula within ±${window} % of each percentage.`;
  return isClear
    ? 'Clearly the best fit for its size; the molecule may be a multiple of it.'
    : `The best of ${fitting} formulas within ±${window} %; the percentages do not decide between the first ones.`;
}

function notices(
  { isClear, fitsMolarMass, totalPercentage, candidates }: FormulaOfComposition,
  { molarMass }: PercentCompositionInput,
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
      title: `The percentages add up to ${fixed(totalPercentage, 2)}`,
      text: 'That is within the errors allowed, but an element may be missing, or the sample may be wet.',
    });
  return found;
}

function facts(result: FormulaOfComposition): FactsBlock<Key> {
  const { multiplier, empiricalMass, molecularFormula, totalPercentage, deviation } = result;
  return {
    kind: 'facts',
    figures: [
      ...(molecularFormula === null ? [] : [formulaFigure('molecularFormula', 'Molecular formula', molecularFormula)]),
      {
        ...figure('empiricalMass', 'Mass of the empirical formula', empiricalMass, fixed(empiricalMass, 3)),
        unit: 'g/mol',
      },
      {
        ...figure('deviation', 'Largest deviation from an entered percentage', deviation, fixed(deviation, 2)),
        unit: '%',
        note: 'Percentage points, of the best formula.',
      },
      {
        ...figure('multiplier', 'Multiplier', multiplier, String(multiplier)),
        note: 'By which the ratios become nearly whole.',
      },
      {
        ...figure('totalPercentage', 'Sum of the percentages', totalPercentage, fixed(totalPercentage, 2)),
        unit: '%',
      },
    ],
  };
}

function candidateTable(result: FormulaOfComposition): TableBlock<Key> {
  const { candidates, fitting, window, mostAtoms, molecularFormula } = result;
  const others = fitting > candidates.length ? `The best ${candidates.length} of them` : 'All of them';
  return {
    kind: 'table',
    title: 'Formulas that fit',
    note: `${counted(fitting, 'formula', 'formulas')} of up to ${mostAtoms} atoms within ±${window} %. ${others}, ranked by how near and how small they are.`,
    columns: [
      { label: 'Formula' },
      { label: molecularFormula === null ? 'Smallest molecule' : 'Molecule' },
      { label: 'Formula mass, g/mol', numeric: true },
      { label: 'Farthest off, %', numeric: true },
    ],
    rows: candidates.map(({ formula, molecule, unsaturation, mass, deviation }, index) => [
      formulaFigure(`candidates.${index}.formula`, `Formula ${index + 1}`, formula),
      {
        ...formulaFigure(`candidates.${index}.molecule`, `Molecule ${index + 1}`, molecule),
        text: moleculeText(formula, molecule, unsaturation),
      },
      figure(`candidates.${index}.mass`, `Mass of formula ${index + 1}, g/mol`, mass, fixed(mass, 3)),
      figure(`candidates.${index}.deviation`, `Farthest off, formula ${index + 1}, %`, deviation, fixed(deviation, 2)),
    ]),
  };
}

function moleculeText(formula: string, molecule: string, unsaturation: number | null): string {
  const text = molecule === formula ? 'the same' : withSubscripts(molecule);
  return unsaturation !== null && unsaturation < 0 ? `${text}, as a salt or hydrate` : text;
}

function ratioTable({ analysis }: FormulaOfComposition): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'From percentages to atoms',
    columns: [
      { label: 'Element' },
      { label: 'mol in 100 g', numeric: true },
      { label: 'Ratio', numeric: true },
      { label: 'Atoms', numeric: true },
      { label: 'Entered, %', numeric: true },
      { label: 'By formula, %', numeric: true },
    ],
    rows: analysis.map(({ symbol, moles, ratio, count, measured, isRest, calculated }, index) => {
      const cell = (
        key: 'moles' | 'ratio' | 'count' | 'measured' | 'calculated',
        label: string,
        value: number,
        text: string,
      ) => figure(`analysis.${index}.${key}`, `${label} of ${symbol}`, value, text);
      return [
        isRest ? `${symbol}, the rest` : symbol,
        cell('moles', 'mol in 100 g', moles, significant(moles, 4)),
        cell('ratio', 'Ratio to the smallest amount', ratio, significant(ratio, 4)),
        cell('count', 'Atoms in the formula', count, String(count)),
        cell('measured', isRest ? 'Percentage left' : 'Percentage entered', measured, fixed(measured, 2)),
        cell('calculated', 'Percentage by the formula', calculated, fixed(calculated, 2)),
      ];
    }),
  };
}

function steps({ analysis, multiplier, candidates, window }: FormulaOfComposition): readonly WorkingStep[] {
  const smallest = Math.min(...analysis.map(({ moles }) => moles));
  const [best] = candidates;
  return [
    ...analysis.map(({ symbol, measured, atomicMass, moles }) => ({
      label: `${symbol} in 100 g`,
      formula: 'percent ÷ atomic weight',
      substituted: `${workingNumber(measured)} ÷ ${atomicMass}`,
      value: `${significant(moles, 4)} mol`,
    })),
    {
      label: 'Ratios to the smallest amount',
      formula: 'mol ÷ smallest mol',
      substituted: analysis.map(({ moles }) => `${workingNumber(moles)} ÷ ${workingNumber(smallest)}`).join(', '),
      value: analysis.map(({ ratio }) => significant(ratio, 4)).join(' : '),
    },
    {
      label: 'Whole numbers',
      formula: '(largest deviation ÷ error allowed)² + 2·ln(atoms), the smallest wins',
      substituted: `${analysis.map(({ ratio }) => `${significant(ratio, 4)}·${multiplier}`).join(', ')}, each percentage within ±${window}`,
      value: best === undefined ? '' : withSubscripts(best.formula),
    },
  ];
}

function figure(field: Key, label: string, value: number, text: string): Figure<Key> {
  return { field, label, value, text };
}
