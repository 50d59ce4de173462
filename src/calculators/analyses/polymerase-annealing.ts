import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import type { FigureOf, Here, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals, plain } from '#src/engine/kit/writing.ts';
import type polymeraseAnnealing from '#workers/formulas/polymerase-annealing.ts';
import type { PolymeraseAnnealingInput, PolymeraseAnnealingResult } from '#workers/formulas/polymerase-annealing.ts';
import { POLYMERASES, type PolymeraseId } from '#workers/reference/polymerases.ts';

type Key = ResultKey<PolymeraseAnnealingResult>;
type Place = Here<PolymeraseAnnealingResult, PolymeraseAnnealingInput, unknown>;

/** °C by which two primers may differ, in the maker's calculator. */
const PAIR_TOLERANCE = 5;

const PRIMER = { kind: 'text', monospaced: true, letterCase: 'upper', maxLength: 200 } as const;

const IDS = Object.keys(POLYMERASES) as readonly PolymeraseId[];

export default defineAnalysis<typeof polymeraseAnnealing>()({
  formula: 'polymerase-annealing',
  action: 'Apply the rule',
  fields: {
    forwardPrimer: { ...PRIMER, label: 'Forward primer', hint: '5′ to 3′, the part that binds: A, T, C, G.' },
    reversePrimer: { ...PRIMER, label: 'Reverse primer', hint: '5′ to 3′.' },
    polymerase: {
      kind: 'choice',
      label: 'Polymerase',
      hint: 'As sold by New England Biolabs.',
      look: 'menu',
      options: IDS.map((id) => ({ value: id, label: POLYMERASES[id].name })),
      initial: 'q5',
    },
    primerConcentration: {
      kind: 'number',
      label: 'Each primer',
      hint: 'Blank: 500 for Q5 and Phusion, 200 for Taq and OneTaq.',
      unit: 'nM',
      optional: true,
      min: 0,
      step: 50,
    },
  },
  example: {
    forwardPrimer: 'CCCAGTCACGACGTTGTAAAACG',
    reversePrimer: 'AGCGGATAACAATTTCACACAGG',
    polymerase: 'q5',
    primerConcentration: '',
  },
  sources: [
    'nebTmCalculator',
    'nebQ5Protocol',
    'finnzymesAnnealing',
    'santaLucia1998',
    'owczarzy2004',
    'schildkraut1965',
  ],
  outputs: {
    forwardTm: celsius('Tm, forward primer'),
    reverseTm: celsius('Tm, reverse primer'),
    difference: celsius('Difference'),
    annealing: { ...celsius('Annealing temperature'), note: ruleInWords },
    isCapped: { kind: 'flag', label: 'The rule alone would give more' },
    protocolAnnealing: {
      ...celsius('By the printed protocol'),
      note: 'PCR Using Q5 2X Master Mix, M0492: 3 °C above the lower Tm.',
    },
    primer: { kind: 'number', label: 'Each primer', unit: 'nM', written: plain },
  },
  present: (result, input, figure) => ({
    headline: figure('annealing'),
    status: `Annealing temperature ${figure('annealing').text} °C.`,
    blocks: [
      ...notices(result, input, figure),
      {
        kind: 'facts',
        figures: [
          figure('forwardTm'),
          figure('reverseTm'),
          figure('difference'),
          ...(result.protocolAnnealing === null ? [] : [figure('protocolAnnealing')]),
        ],
      },
    ],
    working: [],
  }),
});

function celsius(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit: '°C', written: decimals(1) };
}

function ruleInWords({ result: { primer, isCapped }, input: { polymerase } }: Place): string {
  const { factor, offset, highest, monovalent } = POLYMERASES[polymerase];
  const change = offset < 0 ? `less ${-offset}` : `plus ${offset}`;
  const rule = `the lower Tm${factor === 1 ? '' : ` × ${factor}`} ${change} °C, at most ${highest} °C`;
  return `By the rule of the NEB Tm Calculator: ${rule}${isCapped ? ', which it reaches' : ''}. Tm at ${primer} nM of each primer, in a buffer that counts as ${monovalent} mM.`;
}

function notices(
  { annealing, difference, isCapped }: PolymeraseAnnealingResult,
  { polymerase }: PolymeraseAnnealingInput,
  figure: FigureOf<Key>,
): readonly NoticeBlock[] {
  const { lowest, name } = POLYMERASES[polymerase];
  const found: readonly (readonly [holds: boolean, tone: NoticeBlock['tone'], title: string, text: string])[] = [
    [
      difference > PAIR_TOLERANCE,
      'caution',
      'Primers that do not match',
      `They melt ${figure('difference').text} °C apart; the maker recommends ${PAIR_TOLERANCE} °C at most.`,
    ],
    [
      annealing < lowest,
      'caution',
      'A low annealing temperature',
      `The maker recommends at least ${lowest} °C for ${name}: longer primers reach it.`,
    ],
    [
      isCapped && polymerase !== 'taq' && polymerase !== 'oneTaq',
      'neutral',
      'Two steps are possible',
      'With primers like these, annealing and extension may be one step at 72 °C.',
    ],
    [
      polymerase === 'phusion',
      'neutral',
      'Phusion by its first maker',
      'Finnzymes goes by the Tm of its own calculator: that of the lower primer up to 20 nt, 3 °C more above.',
    ],
  ];
  return found.flatMap(([holds, tone, title, text]) => (holds ? [{ kind: 'notice', tone, title, text }] : []));
}
