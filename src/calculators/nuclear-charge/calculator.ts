import { ELEMENT_MENU } from '#src/families/elementMenu.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed, percentOf } from '#src/kit/format.ts';
import type {
  ComparisonBlock,
  Figure,
  Presentation,
  ResultKey,
  TableBlock,
  WorkingStep,
} from '#src/kit/presentation.ts';
import type nuclearCharge from '#workers/formulas/nuclear-charge.ts';
import type { NuclearChargeInput, NuclearChargeResult } from '#workers/formulas/nuclear-charge.ts';
import { FILLING_ORDER, PREDICTED } from '#workers/reference/electronConfigurations.ts';
import { ELEMENTS, type ElementSymbol } from '#workers/reference/elements.ts';
import { chargeChart } from './chargeChart.ts';

type Key = ResultKey<NuclearChargeResult>;

/** The subshells in which an atom may have electrons, by shell and then by type. */
const OCCUPIED = FILLING_ORDER.filter((name) => name !== '8s').toSorted(
  (one, other) => Number(one[0]) - Number(other[0]) || 'spdf'.indexOf(one.charAt(1)) - 'spdf'.indexOf(other.charAt(1)),
);

export default defineCalculator<typeof nuclearCharge>()({
  formula: 'nuclear-charge',
  fixed: {},
  fields: {
    element: { ...ELEMENT_MENU, label: 'Element' },
    orbital: {
      kind: 'choice',
      label: 'Orbital',
      hint: 'Not chosen: the outermost, by the highest n and then the highest l.',
      look: 'menu',
      options: OCCUPIED.map((value) => ({ value, label: value })),
      optional: true,
    },
  },
  example: { element: 'Zn', orbital: '4s' },
  errorStyle: 'inline',
  present,
  sources: ['slater1930', 'clementiRaimondi1963', 'clementiRaimondiReinhardt1967', 'nistAsd'],
});

function present(result: NuclearChargeResult, { element }: NuclearChargeInput): Presentation<Key> {
  const { orbital, effectiveCharge, screening } = result;
  const { atomicNumber, name } = ELEMENTS[element];
  const electron = `${name.toLowerCase()} ${orbital}`;
  const headline = charge(
    'effectiveCharge',
    `Effective charge on ${article(electron)} ${electron} electron`,
    effectiveCharge,
    2,
  );
  return {
    headline: {
      ...headline,
      note: `By Slater’s rules, in elementary charges: ${percentOf(effectiveCharge / atomicNumber, 1)} % of the ${atomicNumber} in the nucleus.`,
    },
    status: `${name} ${orbital}: effective nuclear charge ${headline.text} by Slater’s rules.`,
    blocks: [
      ...unmeasured(element),
      {
        kind: 'facts',
        figures: [
          { field: 'orbital', label: 'Orbital', value: orbital, text: orbital },
          {
            ...charge('screening', 'Screening, S', screening, 2),
            note: 'Nuclear charge screened by the other electrons.',
          },
        ],
      },
      comparison(result),
      groups(result),
      everySubshell(result, element),
      chargeChart(result, name),
    ],
    working: workingOf(result, element),
  };
}

function unmeasured(element: ElementSymbol): Presentation<Key>['blocks'] {
  if (!PREDICTED.includes(element)) return [];
  return [
    {
      kind: 'notice',
      tone: 'caution',
      title: 'On a predicted configuration',
      text: `The rules need to know where the electrons are, and for ${ELEMENTS[element].name.toLowerCase()} that is a prediction.`,
    },
  ];
}

function comparison({ orbital, clementi, difference }: NuclearChargeResult): ComparisonBlock<Key> {
  return {
    kind: 'comparison',
    title: 'Compared with computed wave functions',
    methods: ['Clementi and Raimondi', 'Slater’s deviation'],
    rows: [
      {
        label: `Effective charge on ${orbital}`,
        figures: [
          charge('clementi', 'By self-consistent-field wave functions', clementi, 3),
          charge('difference', 'Slater’s value less theirs', difference, 3),
        ],
      },
    ],
    why: `Slater’s few constants are the same for all atoms and for s and p alike, and count every group further in as a full shield for d and f. Clementi and Raimondi fitted each orbital of each atom to a computed wave function${clementi === null ? '; for this electron they give no value' : ''}.`,
    sources: ['clementiRaimondi1963', 'clementiRaimondiReinhardt1967'],
  };
}

function groups({ groups: shielding, orbital }: NuclearChargeResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: `What shields the ${orbital} electron`,
    note: 'Groups from the nucleus outward, and what each electron takes off its charge. Electrons further out count nothing.',
    columns: [
      { label: 'Slater’s group' },
      { label: 'Electrons', numeric: true },
      { label: 'Each', numeric: true },
      { label: 'Together', numeric: true },
    ],
    rows: shielding.map(({ group, electrons, each, screening }, index) => [
      index === shielding.length - 1 ? `(${group}), its own` : `(${group})`,
      whole(`groups.${index}.electrons`, `Shielding electrons of (${group})`, electrons),
      charge(`groups.${index}.each`, `Constant of (${group})`, each, 2),
      charge(`groups.${index}.screening`, `Screening by (${group})`, screening, 2),
    ]),
  };
}

/** Shows the computed column only where it has values. */
function everySubshell({ subshells }: NuclearChargeResult, element: ElementSymbol): TableBlock<Key> {
  const isComputed = subshells.some(({ clementi }) => clementi !== null);
  return {
    kind: 'table',
    title: `Every subshell of ${ELEMENTS[element].name.toLowerCase()}`,
    note: isComputed
      ? 'Effective charges by Slater’s rules, and as computed by Clementi and Raimondi.'
      : 'Effective charges by Slater’s rules.',
    columns: [
      { label: 'Subshell' },
      { label: 'Electrons', numeric: true },
      { label: 'Slater', numeric: true },
      ...(isComputed ? [{ label: 'Computed', numeric: true }] : []),
    ],
    rows: subshells.map(({ name, electrons, effectiveCharge, clementi }, index) => [
      name,
      whole(`subshells.${index}.electrons`, `Electrons in ${name}`, electrons),
      charge(`subshells.${index}.effectiveCharge`, `Slater, ${name}`, effectiveCharge, 2),
      ...(isComputed
        ? [charge(`subshells.${index}.clementi`, `Clementi and Raimondi, ${name}`, clementi, 3, '–')]
        : []),
    ]),
  };
}

function workingOf(result: NuclearChargeResult, element: ElementSymbol): readonly WorkingStep[] {
  const { groups: shielding, screening, effectiveCharge } = result;
  const { atomicNumber } = ELEMENTS[element];
  return [
    ...shielding.map(({ group, electrons, each, screening: part }, index) => ({
      label: `Group (${group})`,
      formula: ruleOf(result.orbital, index === shielding.length - 1, each),
      substituted: `${electrons} × ${fixed(each, 2)}`,
      value: fixed(part, 2),
    })),
    {
      label: 'Screening',
      formula: 'S = sum over the groups',
      substituted: shielding.map((group) => fixed(group.screening, 2)).join(' + '),
      value: fixed(screening, 2),
    },
    {
      label: 'Effective nuclear charge',
      formula: 'Zeff = Z − S',
      substituted: `${atomicNumber} − ${fixed(screening, 2)}`,
      value: fixed(effectiveCharge, 2),
    },
  ];
}

function ruleOf(orbital: string, isOwn: boolean, each: number): string {
  if (isOwn) return `own group: ${fixed(each, 2)} for each other electron`;
  if (/[df]/.test(orbital)) return 'further left, seen from d or f: 1.00 for each electron';
  return each < 1 ? 'next shell in, n − 1: 0.85 for each electron' : 'shells further in: 1.00 for each electron';
}

/** Chooses the article by sound: europium and uranium start with a consonant, ytterbium and yttrium with a vowel. */
function article(word: string): string {
  return /^(?:[aio]|e(?!u)|yt)/.test(word) ? 'an' : 'a';
}

function charge(
  field: Key,
  label: string,
  value: number | null,
  decimals: number,
  none = 'not tabulated',
): Figure<Key> {
  return { field, label, value, text: value === null ? none : fixed(value, decimals) };
}

function whole(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: String(value) };
}
