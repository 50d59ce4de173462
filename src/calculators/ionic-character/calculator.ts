import { ELEMENT_MENU } from '#src/calculators/families/elementMenu.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { legiblyInPercent } from '#src/engine/kit/onDemand/hiddenDigits.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf, Here, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals, digits, type WrittenNumber } from '#src/engine/kit/writing.ts';
import type ionicCharacter from '#workers/formulas/ionic-character.ts';
import type { IonicCharacterInput, IonicCharacterResult } from '#workers/formulas/ionic-character.ts';

type Key = ResultKey<IonicCharacterResult>;

export default defineCalculator<typeof ionicCharacter>()({
  formula: 'ionic-character',
  fixed: {},
  fields: {
    element1: { ...ELEMENT_MENU, label: 'First element' },
    element2: { ...ELEMENT_MENU, label: 'Second element' },
    electronegativity1: {
      kind: 'number',
      label: 'First electronegativity',
      hint: 'In place of the element’s Pauling value. 0 or more.',
      optional: true,
      isExact: true,
      min: 0,
      step: 0.01,
    },
    electronegativity2: {
      kind: 'number',
      label: 'Second electronegativity',
      hint: 'In place of the Pauling value, as above. 0 or more.',
      optional: true,
      isExact: true,
      min: 0,
      step: 0.01,
    },
    dipoleMoment: {
      kind: 'number',
      label: 'Dipole moment',
      hint: 'As measured, for the share by dipole. 0 or more.',
      ...measuredIn('dipole', 'D', 'C·m'),
      optional: true,
      min: 0,
      step: 0.01,
    },
    bondLength: {
      kind: 'number',
      label: 'Bond length',
      hint: 'Needed with the dipole moment.',
      ...measuredIn('length', 'pm', 'Å', 'nm'),
      optional: true,
      min: 0,
    },
  },
  example: {
    element1: 'H',
    element2: 'Cl',
    electronegativity1: '',
    electronegativity2: '',
    dipoleMoment: '1.08',
    bondLength: '127.5',
  },
  errorStyle: 'inline',
  outputs: {
    electronegativity1: electronegativity(1),
    electronegativity2: electronegativity(2),
    difference: { kind: 'number', label: 'Difference', written: legible, note: 'Without unit.' },
    percentIonic: {
      ...percent('Ionic character by Pauling'),
      note: 'From the difference of the electronegativities.',
    },
    percentHannaySmyth: percent('Ionic character by Hannay and Smyth'),
    percentFromDipole: {
      ...percent('Ionic character from the dipole moment'),
      note: 'Measured moment over that of two full charges.',
    },
    fullDipole: { kind: 'number', label: 'Moment of two full charges', unit: 'D', written: legible },
  },
  present,
  precision: { counts: 'figures', of: ['percentFromDipole'] },
  evidence: 'estimate',
  sources: ['pauling1960', 'hannaySmyth1946', 'allred1961'],
});

function electronegativity(which: 1 | 2): NumberOutput<Here<unknown, IonicCharacterInput, unknown>> {
  return {
    kind: 'number',
    label: `Electronegativity ${which}`,
    written: legible,
    note: ({ input }) => (input[`electronegativity${which}`] === undefined ? input[`element${which}`] : 'as typed'),
  };
}

function percent(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit: '%', written: legiblyInPercent(share) };
}

/** With one decimal, where that shows enough digits. */
function share(value: number): WrittenNumber {
  return (value < 1e7 ? decimals(1) : digits(4))(value);
}

/** With two decimals, or with four digits where two decimals would show none. */
function legible(value: number): WrittenNumber {
  return (value === 0 || (value >= 0.01 && value < 1e7) ? decimals(2) : digits(4))(value);
}

/** What the rules give, and what the dipole moment gives. */
const RULES = ['percentIonic', 'percentHannaySmyth', 'difference', 'electronegativity1', 'electronegativity2'] as const;
const DIPOLE = ['percentFromDipole', 'fullDipole'] as const;

function present(result: IonicCharacterResult, input: IonicCharacterInput, figure: FigureOf<Key>): Presentation<Key> {
  const [headline, ...figures] = [
    ...(result.percentIonic === null ? [] : RULES),
    ...(result.percentFromDipole === null ? [] : DIPOLE),
  ].map((key) => figure(key));
  if (headline === undefined) throw new Error('There is an estimate or a measurement');
  return {
    headline,
    status: `${headline.label}: ${headline.text} %.`,
    blocks: [...notices(result), { kind: 'facts', figures }],
    working: [...estimateSteps(result, figure), ...dipoleSteps(result, input, figure)],
  };
}

function notices({ percentFromDipole, percentHannaySmyth }: IonicCharacterResult): readonly NoticeBlock[] {
  const texts = [
    ...((percentHannaySmyth ?? 0) > 100
      ? ['A difference this large lies beyond the molecules from which Hannay and Smyth drew their curve.']
      : []),
    ...((percentFromDipole ?? 0) > 100
      ? ['The dipole moment is larger than that of two full charges at this distance: check moment and length.']
      : []),
  ];
  return texts.map((text) => ({ kind: 'notice', tone: 'caution', title: 'Above 100 %', text }));
}

function estimateSteps({ percentIonic }: IonicCharacterResult, figure: FigureOf<Key>): readonly WorkingStep[] {
  if (percentIonic === null) return [];
  const delta = figure('difference').text;
  return [
    {
      label: 'Difference',
      formula: 'Δ = |χ₁ − χ₂|',
      substituted: `|${figure('electronegativity1').text} − ${figure('electronegativity2').text}|`,
      value: delta,
    },
    {
      label: 'Pauling',
      formula: '100·(1 − exp(−Δ² ÷ 4))',
      substituted: `100·(1 − exp(−${delta}² ÷ 4))`,
      value: `${figure('percentIonic').text} %`,
    },
    {
      label: 'Hannay and Smyth',
      formula: '16·Δ + 3.5·Δ²',
      substituted: `16·${delta} + 3.5·${delta}²`,
      value: `${figure('percentHannaySmyth').text} %`,
    },
  ];
}

function dipoleSteps(
  { fullDipole }: IonicCharacterResult,
  { dipoleMoment, bondLength }: IonicCharacterInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  if (fullDipole === null) return [];
  return [
    {
      label: 'Moment of two full charges',
      formula: 'e·r, with e = 1.602176634·10⁻¹⁹ C and 1 D = 3.33564·10⁻³⁰ C·m',
      substituted: `1.602176634·10⁻¹⁹ C · ${bondLength}·10⁻¹² m ÷ 3.33564·10⁻³⁰ C·m`,
      value: `${figure('fullDipole').text} D`,
    },
    {
      label: 'From the dipole moment',
      formula: '100·µ ÷ (e·r)',
      substituted: `100·${dipoleMoment} ÷ ${workingNumber(fullDipole)}`,
      value: `${figure('percentFromDipole').text} %`,
    },
  ];
}
