import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { XyChart } from '#src/engine/kit/onDemand/chart.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import type pka from '#workers/formulas/pka.ts';
import type { BufferResult, ConstantsResult, PkaInput, PkaResult } from '#workers/formulas/pka.ts';
import { COMPOUND_OPTIONS, compoundNotices } from './compounds.ts';
import { OUTPUTS } from './outputs.ts';
import { ofSolution } from './solution.ts';
import { bufferSteps, constantSteps } from './working.ts';

type Key = ResultKey<PkaResult>;

export default defineCalculator<typeof pka>()({
  formula: 'pka',
  fixed: {},
  fields: {
    mode: {
      kind: 'choice',
      label: 'Compute',
      look: 'radios',
      options: [
        { value: 'ka', label: 'pKa from Ka' },
        { value: 'pka', label: 'Ka from pKa' },
        { value: 'weak-acid', label: 'pH of a weak acid' },
        { value: 'weak-base', label: 'pH of a weak base' },
        { value: 'buffer', label: 'pH of a buffer' },
      ],
      initial: 'ka',
    },
    ka: {
      kind: 'number',
      label: 'Acid constant Ka',
      hint: '1.754 × 10⁻⁵ can be typed as 1.754e-5.',
      ...measuredIn('concentration', 'mol/L', 'mmol/L', 'µmol/L'),
      min: 0,
      placeholder: '1.754e-5',
      visibleWhen: ({ mode }) => mode === 'ka',
    },
    compound: {
      kind: 'choice',
      label: 'Compound from the table',
      hint: 'Used where the pK is left blank; the values are for 25 °C unless a notice says otherwise.',
      look: 'menu',
      optional: true,
      options: COMPOUND_OPTIONS,
      visibleWhen: ({ mode }) => mode !== 'ka',
    },
    pKa: {
      kind: 'number',
      label: 'pKa',
      hint: 'Any number, or blank with a compound chosen.',
      step: 0.1,
      visibleWhen: ({ mode }) => mode === 'pka' || mode === 'weak-acid' || mode === 'buffer',
    },
    pKb: {
      kind: 'number',
      label: 'pKb',
      hint: '14 − pKa of the conjugate acid, or blank with a compound chosen.',
      step: 0.1,
      visibleWhen: ({ mode }) => mode === 'weak-base',
    },
    concentration: {
      kind: 'number',
      label: 'Concentration',
      hint: 'As weighed in.',
      ...measuredIn('concentration', 'mol/L', 'mmol/L', 'µmol/L'),
      min: 0,
      step: 0.01,
      visibleWhen: ({ mode }) => mode === 'weak-acid' || mode === 'weak-base',
    },
    acidConcentration: {
      kind: 'number',
      label: 'Acid form',
      hint: 'Such as acetic acid.',
      ...measuredIn('concentration', 'mol/L', 'mmol/L', 'µmol/L'),
      min: 0,
      step: 0.01,
      visibleWhen: ({ mode }) => mode === 'buffer',
    },
    baseConcentration: {
      kind: 'number',
      label: 'Base form',
      hint: 'Its salt, such as sodium acetate.',
      ...measuredIn('concentration', 'mol/L', 'mmol/L', 'µmol/L'),
      min: 0,
      step: 0.01,
      visibleWhen: ({ mode }) => mode === 'buffer',
    },
  },
  example: {
    mode: 'buffer',
    ka: '',
    compound: 'acetic-acid',
    pKa: '',
    pKb: '',
    concentration: '',
    acidConcentration: '0.04',
    baseConcentration: '0.06',
  },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  precision: { counts: 'figures', of: ['pH', 'reference.pH', 'ratio'] },
  evidence: 'law',
  sources: ['crcAcids', 'goldberg2002', 'poSenozan2001'],
});

function present(result: PkaResult, input: PkaInput, figure: FigureOf<Key>): Presentation<Key> {
  switch (result.mode) {
    case 'ka':
    case 'pka':
      return ofConstants(result, input, figure);
    case 'weak-acid':
    case 'weak-base':
      return ofSolution(result, input, figure);
    case 'buffer':
      return ofBuffer(result, input, figure);
  }
}

function ofConstants(result: ConstantsResult, input: PkaInput, figure: FigureOf<Key>): Presentation<Key> {
  const [pKa, ka] = [figure('pKa'), figure('ka')];
  const [headline, other] = result.mode === 'ka' ? [pKa, ka] : [ka, pKa];
  return {
    headline,
    status: `${headline.label} ${headline.text}.`,
    blocks: [
      ...compoundNotices(input),
      { kind: 'facts', figures: [other, figure('pKb'), figure('kb')] },
      { kind: 'chart', chart: sharesChart(result.pKa) },
    ],
    working: constantSteps(result, figure),
  };
}

function ofBuffer(result: BufferResult, input: PkaInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('pH');
  return {
    headline,
    status: `Buffer pH ${headline.text}.`,
    blocks: [
      ...compoundNotices(input),
      ...bufferNotices(result),
      { kind: 'facts', figures: [figure('pKa'), figure('ratio'), figure('reference.pH')] },
      { kind: 'chart', chart: sharesChart(result.pKa) },
    ],
    working: bufferSteps(result, input, figure),
  };
}

/** Range of the ratio of base to acid in which a buffer holds its pH well. */
const BUFFER_RATIO = { min: 0.1, max: 10 } as const;
/** Rounding errors of a ratio of 0.1 or 10 are smaller than this. */
const ROUNDING = 1e-9;

function bufferNotices({ ratio }: BufferResult): readonly NoticeBlock[] {
  if (ratio >= BUFFER_RATIO.min - ROUNDING && ratio <= BUFFER_RATIO.max + ROUNDING) return [];
  return [
    {
      kind: 'notice',
      tone: 'caution',
      title: 'Outside the buffer range',
      text: 'One form outweighs the other more than ten times, so the pH is more than 1 away from pKa and changes easily.',
    },
  ];
}

/** Range drawn on either side of the pKa, in pH units. */
const REACH = 3;
/** Segments of a curve. */
const PIECES = 48;

/** Returns the shares of the acid form and the base form against pH: equal where the pH is the pKa. */
export function sharesChart(pKa: number): XyChart {
  const places = Array.from({ length: PIECES + 1 }, (_, index) =>
    Number((pKa - REACH + (2 * REACH * index) / PIECES).toFixed(3)),
  );
  const baseShare = (pH: number) => 100 / (1 + 10 ** (pKa - pH));
  return {
    type: 'xy',
    title: 'Acid and base form by pH',
    summary:
      'At a pH equal to the pKa half of the compound has given off its hydrogen ion; one unit above it, ten in eleven.',
    x: { label: 'pH', decimals: 2 },
    y: { label: 'Share', unit: '%', decimals: 1 },
    series: [
      { name: 'Acid form', marks: 'line', points: places.map((x) => ({ x, y: 100 - baseShare(x) })) },
      { name: 'Base form', marks: 'line', points: places.map((x) => ({ x, y: baseShare(x) })) },
    ],
  };
}
