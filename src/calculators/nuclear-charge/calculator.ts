import { ELEMENT_MENU } from '#src/families/elementMenu.ts';
import { slaterChart } from '#src/families/slaterChart.ts';
import { chargeFigure, screeningSteps, screeningTable } from '#src/families/slaterTables.ts';
import { countFigure } from '#src/families/statisticsNumbers.ts';
import { SUBSHELL_MENU } from '#src/families/subshellMenu.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { percentOf } from '#src/kit/format.ts';
import type { ChartBlock, ComparisonBlock, Presentation, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type nuclearCharge from '#workers/formulas/nuclear-charge.ts';
import type { NuclearChargeInput, NuclearChargeResult } from '#workers/formulas/nuclear-charge.ts';
import { PREDICTED } from '#workers/reference/electronConfigurations.ts';
import { ELEMENTS, type ElementSymbol } from '#workers/reference/elements.ts';

type Key = ResultKey<NuclearChargeResult>;

export default defineCalculator<typeof nuclearCharge>()({
  formula: 'nuclear-charge',
  fixed: {},
  fields: {
    element: { ...ELEMENT_MENU, label: 'Element' },
    orbital: SUBSHELL_MENU,
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
  const headline = chargeFigure<Key>(
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
            ...chargeFigure<Key>('screening', 'Screening, S', screening, 2),
            note: 'Nuclear charge screened by the other electrons.',
          },
        ],
      },
      comparison(result),
      screeningTable(result),
      everySubshell(result, element),
      chargeChart(result, name),
    ],
    working: screeningSteps(result, ELEMENTS[element].atomicNumber),
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
          chargeFigure<Key>('clementi', 'By self-consistent-field wave functions', clementi, 3),
          chargeFigure<Key>('difference', 'Slater’s value less theirs', difference, 3),
        ],
      },
    ],
    why: `Slater’s few constants are the same for all atoms and for s and p alike, and count every group further in as a full shield for d and f. Clementi and Raimondi fitted each orbital of each atom to a computed wave function${clementi === null ? '; for this electron they give no value' : ''}.`,
    sources: ['clementiRaimondi1963', 'clementiRaimondiReinhardt1967'],
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
      countFigure<Key>(`subshells.${index}.electrons`, `Electrons in ${name}`, electrons),
      chargeFigure<Key>(`subshells.${index}.effectiveCharge`, `Slater, ${name}`, effectiveCharge, 2),
      ...(isComputed
        ? [chargeFigure<Key>(`subshells.${index}.clementi`, `Clementi and Raimondi, ${name}`, clementi, 3, '–')]
        : []),
    ]),
  };
}

/** Slater's charges beside the computed ones, where there are any. */
function chargeChart({ subshells }: NuclearChargeResult, element: string): ChartBlock {
  return slaterChart(
    {
      title: `Effective charge in ${element.toLowerCase()}, from the inside out`,
      summary: 'Electrons of outer shells mostly feel less of the nucleus than those of inner shells.',
    },
    subshells.map(({ name }) => name),
    [
      { name: 'Slater', charges: subshells.map(({ effectiveCharge }) => effectiveCharge) },
      { name: 'Clementi and Raimondi', charges: subshells.map(({ clementi }) => clementi) },
    ],
  );
}

/** Chooses the article by sound: europium and uranium start with a consonant, ytterbium and yttrium with a vowel. */
function article(word: string): string {
  return /^(?:[aio]|e(?!u)|yt)/.test(word) ? 'an' : 'a';
}
