import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type {
  AcceptedValue,
  ChartBlock,
  ComparisonBlock,
  FactsBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
} from '#src/engine/kit/presentation.ts';
import type annealing from '#workers/formulas/annealing-temperature.ts';
import type { AnnealingInput, AnnealingResult } from '#workers/formulas/annealing-temperature.ts';
import { otherPrograms, primersOf, whatMovesTm } from './differences.ts';
import { OUTPUTS, PAIR_TOLERANCE } from './outputs.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<AnnealingResult>;

export default defineCalculator<typeof annealing>()({
  formula: 'annealing-temperature',
  fixed: {},
  fields: {
    forwardPrimer: {
      kind: 'text',
      label: 'Forward primer',
      hint: '5′ to 3′, letters A, T, C and G. Spaces are ignored.',
      letterCase: 'upper',
      monospaced: true,
    },
    reversePrimer: {
      kind: 'text',
      label: 'Reverse primer',
      hint: '5′ to 3′, as it is ordered.',
      letterCase: 'upper',
      monospaced: true,
      visibleWhen: ({ onlyForward }) => !onlyForward,
    },
    onlyForward: { kind: 'checkbox', label: 'One primer only', hint: 'For its melting temperature (Tm).' },
    saltConcentration: {
      kind: 'number',
      label: 'Salt concentration',
      hint: 'Sodium or potassium ions in the reaction.',
      ...measuredIn('molarity', 'mM', 'µM', 'M'),
      min: 0,
      step: 10,
      initial: 50,
    },
    magnesium: {
      kind: 'number',
      label: 'Magnesium',
      hint: 'Nearest-neighbor values only. Blank counts as 0.',
      ...measuredIn('molarity', 'mM', 'µM'),
      optional: true,
      min: 0,
      step: 0.5,
      placeholder: '0',
    },
    dntp: {
      kind: 'number',
      label: 'dNTPs',
      hint: 'All four together; they bind magnesium. Blank counts as 0.',
      ...measuredIn('molarity', 'mM', 'µM'),
      optional: true,
      min: 0,
      step: 0.2,
      placeholder: '0',
    },
    oligoConcentration: {
      kind: 'number',
      label: 'Primer concentration',
      hint: 'Strands in all, above 0; nearest-neighbor values only. Blank counts as 50 nM.',
      ...measuredIn('molarity', 'nM', 'µM', 'pM'),
      optional: true,
      min: 0,
      step: 50,
      placeholder: '50',
    },
  },
  example: {
    forwardPrimer: 'TGTAAAACGACGGCCAGT',
    reversePrimer: 'CAGGAAACAGCTATGACC',
    onlyForward: false,
    saltConcentration: '50',
    magnesium: '1.5',
    dntp: '0.6',
    oligoConcentration: '50',
  },
  errorStyle: 'banner',
  outputs: OUTPUTS,
  present,
  evidence: 'estimate',
  sources: [
    'santaLucia1998',
    'allawi1997',
    'owczarzy2004',
    'owczarzy2008',
    'wallace1979',
    'schildkraut1965',
    'rychlik1990',
    'breslauer1986',
    'primer3Manual',
    'idtAnalyzer',
    'idtBiophysics',
    'nebTmCalculator',
    'biopython',
  ],
});

const PROPERTIES = ['annealingTemp', 'optimalRange.min', 'optimalRange.max', 'gc', 'length'] as const;

function present(result: AnnealingResult, input: AnnealingInput, figure: FigureOf<Key>): Presentation<Key> {
  const isPair = result.reverse !== null;
  const accepted = byNearestNeighbor(result, figure);
  const headline = figure(isPair ? 'recommended' : 'forward.tm');
  const primers = primersOf(result);
  const said = `${isPair ? 'Annealing' : 'Melting'} temperature ${headline.text} °C`;
  return {
    headline,
    ...(accepted === null ? {} : { accepted }),
    status:
      accepted === null
        ? `${said}.`
        : `${said} by the basic formula, ${accepted.figure.text} °C by nearest neighbor, which is the best estimate.`,
    blocks: [
      ...notices(result, figure),
      temperatureChart(result),
      isPair ? pairByReference(result, figure) : annealingOfOne(figure),
      methods(primers, figure, [headline.field, accepted?.figure.field]),
      otherPrograms(result, input, figure),
      whatMovesTm(result, figure),
      ...primers.map(({ key, name }) => ({
        kind: 'facts' as const,
        title: `${name}, basic formula`,
        figures: PROPERTIES.map((property) => figure(`${key}.${property}`)),
      })),
    ],
    working: workingOf(result, input, figure),
  };
}

/** Returns the value to use; null where the method has none for these primers. */
function byNearestNeighbor(
  { reverse, reference: { recommended } }: AnnealingResult,
  figure: FigureOf<Key>,
): AcceptedValue<Key> | null {
  if (recommended === null) return null;
  if (reverse === null)
    return {
      insteadOf: 'Basic formula',
      method: 'Nearest neighbor',
      figure: figure('reference.forward.tmNearestNeighbour'),
      advice:
        'The basic formula gives every base 4 °C; nearest neighbor sees the sequence, your magnesium and how much primer there is.',
    };
  return {
    insteadOf: 'Basic formula',
    method: 'Nearest neighbor',
    figure: figure('reference.recommended'),
    advice: `Start at ${fixed(recommended, 0)} °C, 5 °C below the lower melting temperature. The basic formula gives every base 4 °C; nearest neighbor sees the sequence and your magnesium.`,
  };
}

/** °C at which Taq polymerase extends a primer; an upper limit for annealing. */
const EXTENSION_TEMPERATURE = 72;
/** Lengths for which the nearest-neighbor method is valid, in bases. */
const REFERENCE_LENGTHS = { min: 8, max: 60 } as const;

function notices(
  { forward, reverse, recommended, reference }: AnnealingResult,
  figure: FigureOf<Key>,
): readonly NoticeBlock[] {
  const found: NoticeBlock[] = [];
  if (recommended > EXTENSION_TEMPERATURE)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'Above the temperature at which the polymerase works',
      text: 'The basic formula grows without limit with the length of a primer and is far too high here: go by the nearest-neighbor value.',
    });
  if (reference.tmDifference !== null && reference.tmDifference > PAIR_TOLERANCE)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'Primers that do not match',
      text: `By the nearest-neighbor method the primers melt ${figure('reference.tmDifference').text} °C apart, more than ${PAIR_TOLERANCE} °C. At a temperature where the weaker one binds, the stronger one also binds to wrong places.`,
    });
  for (const { key, name } of primersOf({ reverse }))
    if (reference[key]?.selfComplementary)
      found.push({
        kind: 'notice',
        tone: 'caution',
        title: 'Self-complementary primer',
        text: `${name}: it is its own reverse complement, so its strands pair with each other as well as with the template.`,
      });
  const { min, max } = REFERENCE_LENGTHS;
  const lengths = [forward, ...(reverse === null ? [] : [reverse])].map(({ length }) => length);
  if (lengths.some((length) => length < min || length > max))
    found.push({
      kind: 'notice',
      tone: 'neutral',
      title: 'Outside the range of the methods',
      text: `Nearest-neighbor values hold for about ${min} to ${max} bases; ${lengths.length === 1 ? 'this primer has' : 'these primers have'} ${lengths.join(' and ')}.`,
    });
  return found;
}

/** Returns both annealing temperatures and the melting temperatures of the primers on one scale. */
function temperatureChart({ forward, reverse, recommended, reference }: AnnealingResult): ChartBlock {
  const hasNeighbors = reference.recommended !== null;
  return {
    kind: 'chart',
    chart: {
      type: 'scale',
      title: 'Annealing and melting temperatures',
      summary: `The annealing temperature (Ta) is below the melting temperatures (Tm)${hasNeighbors ? ', which are by nearest neighbor' : ''}.`,
      axis: { label: 'Temperature', unit: '°C', decimals: 1 },
      spans: [],
      marks: [
        { label: 'Ta, basic formula', at: recommended },
        ...(reference.recommended === null ? [] : [{ label: 'Ta, nearest neighbor', at: reference.recommended }]),
        ...(reverse === null
          ? []
          : [{ label: 'Tm, reverse primer', at: reference.reverse?.tmNearestNeighbour ?? reverse.tm }]),
        {
          label: reverse === null ? 'Tm' : 'Tm, forward primer',
          at: reference.forward.tmNearestNeighbour ?? forward.tm,
        },
      ],
    },
  };
}

function pairByReference({ reference }: AnnealingResult, figure: FigureOf<Key>): FactsBlock<Key> {
  return {
    kind: 'facts',
    title: 'The pair by the nearest-neighbor method',
    figures: [
      // Otherwise it is beside the headline.
      ...(reference.recommended === null ? [figure('reference.recommended')] : []),
      figure('reference.tmDifference'),
      figure('reference.sodiumEquivalent'),
    ],
  };
}

/** Returns what a single primer would anneal at, by both methods. */
function annealingOfOne(figure: FigureOf<Key>): FactsBlock<Key> {
  return {
    kind: 'facts',
    title: 'In a PCR',
    figures: [
      figure('recommended', { note: 'Basic formula; the other primer of the pair may need less.' }),
      figure('reference.recommended', { note: 'Nearest neighbor.' }),
      figure('reference.sodiumEquivalent'),
    ],
  };
}

const METHODS = [
  ['Nearest neighbor', 'reference', 'tmNearestNeighbour'],
  ['Basic formula', 'properties', 'tm'],
  ['Nearest neighbor, Owczarzy salt', 'reference', 'tmOwczarzy'],
  ['Wallace rule', 'reference', 'tmWallace'],
] as const;

/** @param shown fields that are above already */
function methods(
  primers: ReturnType<typeof primersOf>,
  figure: FigureOf<Key>,
  shown: readonly (string | undefined)[],
): ComparisonBlock<Key> {
  const fieldOf = (key: 'forward' | 'reverse', [, of, value]: (typeof METHODS)[number]): Key =>
    of === 'properties' ? `${key}.${value}` : `reference.${key}.${value}`;
  const compared = METHODS.filter((method) => !shown.includes(fieldOf('forward', method)));
  return {
    kind: 'comparison',
    title: 'Melting temperature (Tm) by method',
    methods: compared.map(([name]) => name),
    rows: primers.map(({ key, name }) => ({
      label: name,
      figures: compared.map((method) => figure(fieldOf(key, method))),
    })),
    why: 'The basic formula gives every base 4 °C, so it sees length and salt only; the nearest-neighbor method adds up measured energies of neighboring bases and sees primer concentration and magnesium too.',
    sources: ['santaLucia1998', 'allawi1997', 'owczarzy2004', 'owczarzy2008', 'wallace1979'],
  };
}
