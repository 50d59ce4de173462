import { ELEMENT_MENU } from '#src/families/elementMenu.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed, significant } from '#src/kit/format.ts';
import { withHiddenDigits } from '#src/kit/onDemand/hiddenDigits.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { Figure, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type ionicCharacter from '#workers/formulas/ionic-character.ts';
import type { IonicCharacterInput, IonicCharacterResult } from '#workers/formulas/ionic-character.ts';
import { methodChart } from './chart.ts';

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
      hint: 'Needed with the dipole moment. Above 0.',
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
  present,
  precision: { counts: 'figures', of: ['percentFromDipole'] },
  sources: ['pauling1960', 'hannaySmyth1946', 'allred1961'],
});

function present(result: IonicCharacterResult, input: IonicCharacterInput): Presentation<Key> {
  const estimates = estimatesOf(result, input);
  const measured = measuredOf(result);
  const [headline, ...figures] = [...estimates, ...measured];
  if (headline === undefined) throw new Error('There is an estimate or a measurement');
  return {
    headline,
    status: `${headline.label}: ${headline.text} %.`,
    blocks: [...notices(result), { kind: 'facts', figures }, methodChart(result)],
    working: [...estimateSteps(result), ...dipoleSteps(result, input)],
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

function estimatesOf(result: IonicCharacterResult, input: IonicCharacterInput): readonly Figure<Key>[] {
  const { element1, element2, electronegativity1: typed1, electronegativity2: typed2 } = input;
  const { percentIonic, percentHannaySmyth, difference, electronegativity1, electronegativity2 } = result;
  if (percentIonic === null || percentHannaySmyth === null || difference === null) return [];
  const value = (index: 1 | 2, number: number | null, element = 'as typed'): readonly Figure<Key>[] =>
    number === null
      ? []
      : [
          {
            field: `electronegativity${index}`,
            label: `Electronegativity ${index}`,
            value: number,
            text: plain(number),
            note: element,
          },
        ];
  return [
    percent(
      'percentIonic',
      'Ionic character by Pauling',
      percentIonic,
      'From the difference of the electronegativities.',
    ),
    percent('percentHannaySmyth', 'Ionic character by Hannay and Smyth', percentHannaySmyth),
    { field: 'difference', label: 'Difference', value: difference, text: plain(difference), note: 'Without unit.' },
    ...value(1, electronegativity1, typed1 === undefined ? element1 : undefined),
    ...value(2, electronegativity2, typed2 === undefined ? element2 : undefined),
  ];
}

function measuredOf({ percentFromDipole, fullDipole }: IonicCharacterResult): readonly Figure<Key>[] {
  if (percentFromDipole === null || fullDipole === null) return [];
  return [
    percent(
      'percentFromDipole',
      'Ionic character from the dipole moment',
      percentFromDipole,
      'Measured moment over that of two full charges.',
    ),
    { field: 'fullDipole', label: 'Moment of two full charges', value: fullDipole, text: plain(fullDipole), unit: 'D' },
  ];
}

function estimateSteps(result: IonicCharacterResult): readonly WorkingStep[] {
  const { electronegativity1, electronegativity2, difference, percentIonic, percentHannaySmyth } = result;
  if (electronegativity1 === null || electronegativity2 === null) return [];
  if (difference === null || percentIonic === null || percentHannaySmyth === null) return [];
  const delta = plain(difference);
  return [
    {
      label: 'Difference',
      formula: 'Δ = |χ₁ − χ₂|',
      substituted: `|${plain(electronegativity1)} − ${plain(electronegativity2)}|`,
      value: delta,
    },
    {
      label: 'Pauling',
      formula: '100·(1 − exp(−Δ² ÷ 4))',
      substituted: `100·(1 − exp(−${delta}² ÷ 4))`,
      value: `${share(percentIonic)} %`,
    },
    {
      label: 'Hannay and Smyth',
      formula: '16·Δ + 3.5·Δ²',
      substituted: `16·${delta} + 3.5·${delta}²`,
      value: `${share(percentHannaySmyth)} %`,
    },
  ];
}

function dipoleSteps(
  { percentFromDipole, fullDipole }: IonicCharacterResult,
  { dipoleMoment, bondLength }: IonicCharacterInput,
): readonly WorkingStep[] {
  if (percentFromDipole === null || fullDipole === null) return [];
  return [
    {
      label: 'Moment of two full charges',
      formula: 'e·r, with e = 1.602176634·10⁻¹⁹ C and 1 D = 3.33564·10⁻³⁰ C·m',
      substituted: `1.602176634·10⁻¹⁹ C · ${bondLength}·10⁻¹² m ÷ 3.33564·10⁻³⁰ C·m`,
      value: `${plain(fullDipole)} D`,
    },
    {
      label: 'From the dipole moment',
      formula: '100·µ ÷ (e·r)',
      substituted: `100·${dipoleMoment} ÷ ${workingNumber(fullDipole)}`,
      value: `${share(percentFromDipole)} %`,
    },
  ];
}

function percent(field: Key, label: string, value: number, note?: string): Figure<Key> {
  const figure = { field, label, value, text: share(value), unit: '%' };
  return withHiddenDigits(note === undefined ? figure : { ...figure, note });
}

/** Formats with one decimal, where that shows enough digits. */
function share(value: number): string {
  return value < 1e7 ? fixed(value, 1) : significant(value, 4);
}

/** Formats with two decimals, or with four digits where two decimals would show none. */
function plain(value: number): string {
  return value === 0 || (value >= 0.01 && value < 1e7) ? fixed(value, 2) : significant(value, 4);
}
