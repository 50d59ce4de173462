import { ELEMENT_MENU } from '#src/calculators/families/elementMenu.ts';
import { slaterChart } from '#src/calculators/families/slaterChart.ts';
import { charge, SCREENING_GROUPS, screeningSteps, screeningTable } from '#src/calculators/families/slaterTables.ts';
import { SUBSHELL_MENU } from '#src/calculators/families/subshellMenu.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { percentOf } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, ComparisonBlock, Presentation, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
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
  outputs: {
    orbital: { kind: 'words', label: 'Orbital' },
    screening: { ...charge('Screening, S', 2), note: 'Nuclear charge screened by the other electrons.' },
    effectiveCharge: {
      ...charge(({ result, input }) => `Effective charge on ${electronOf(result, input)} electron`, 2),
      note: ({ result, input }) => {
        const { atomicNumber } = ELEMENTS[input.element];
        return `By Slater’s rules, in elementary charges: ${percentOf(result.effectiveCharge / atomicNumber, 1)} % of the ${atomicNumber} in the nucleus.`;
      },
    },
    clementi: charge('By self-consistent-field wave functions', 3),
    difference: charge('Slater’s value less theirs', 3),
    groups: SCREENING_GROUPS,
    subshells: {
      kind: 'rows',
      label: 'Every subshell',
      row: {
        name: { kind: 'words', label: 'Subshell' },
        electrons: count(({ row }) => `Electrons in ${row.name}`),
        effectiveCharge: charge(({ row }) => `Slater, ${row.name}`, 2),
        clementi: charge(({ row }) => `Clementi and Raimondi, ${row.name}`, 3, '–'),
      },
    },
  },
  present,
  evidence: 'rule',
  sources: ['slater1930', 'clementiRaimondi1963', 'clementiRaimondiReinhardt1967', 'nistAsd'],
});

function present(
  result: NuclearChargeResult,
  { element }: NuclearChargeInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const { atomicNumber, name } = ELEMENTS[element];
  const headline = figure('effectiveCharge');
  return {
    headline,
    status: `${name} ${result.orbital}: effective nuclear charge ${headline.text} by Slater’s rules.`,
    blocks: [
      ...unmeasured(element),
      { kind: 'facts', figures: [figure('orbital'), figure('screening')] },
      comparison(result, figure),
      screeningTable(result, figure),
      everySubshell(result, element, figure),
      chargeChart(result, name),
    ],
    working: screeningSteps(result, atomicNumber),
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

function comparison({ orbital, clementi }: NuclearChargeResult, figure: FigureOf<Key>): ComparisonBlock<Key> {
  return {
    kind: 'comparison',
    title: 'Compared with computed wave functions',
    methods: ['Clementi and Raimondi', 'Slater’s deviation'],
    rows: [{ label: `Effective charge on ${orbital}`, figures: [figure('clementi'), figure('difference')] }],
    why: `Slater’s few constants are the same for all atoms and for s and p alike, and count every group further in as a full shield for d and f. Clementi and Raimondi fitted each orbital of each atom to a computed wave function${clementi === null ? '; for this electron they give no value' : ''}.`,
    sources: ['clementiRaimondi1963', 'clementiRaimondiReinhardt1967'],
  };
}

/** Shows the computed column only where it has values. */
function everySubshell(
  { subshells }: NuclearChargeResult,
  element: ElementSymbol,
  figure: FigureOf<Key>,
): TableBlock<Key> {
  const isComputed = subshells.some(({ clementi }) => clementi !== null);
  return rowsTable(figure, {
    title: `Every subshell of ${ELEMENTS[element].name.toLowerCase()}`,
    note: isComputed
      ? 'Effective charges by Slater’s rules, and as computed by Clementi and Raimondi.'
      : 'Effective charges by Slater’s rules.',
    list: 'subshells',
    rows: subshells.length,
    names: { heading: 'Subshell', of: (at) => subshells[at]?.name ?? '' },
    columns: [
      ['electrons', 'Electrons'],
      ['effectiveCharge', 'Slater'],
      ...(isComputed ? [['clementi', 'Computed'] as const] : []),
    ],
  });
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

/** 'a zinc 4s', with the article by sound: europium and uranium start with a consonant, ytterbium and yttrium with a vowel. */
function electronOf({ orbital }: NuclearChargeResult, { element }: NuclearChargeInput): string {
  const name = ELEMENTS[element].name.toLowerCase();
  return `${/^(?:[aio]|e(?!u)|yt)/.test(name) ? 'an' : 'a'} ${name} ${orbital}`;
}
