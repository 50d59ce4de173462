import { ELEMENT_MENU } from '#src/calculators/families/elementMenu.ts';
import { slaterChart } from '#src/calculators/families/slaterChart.ts';
import { charge, SCREENING_GROUPS, screeningSteps, screeningTable } from '#src/calculators/families/slaterTables.ts';
import { SUBSHELL_MENU } from '#src/calculators/families/subshellMenu.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import { raisedCharge, withSuperscripts } from '#src/engine/kit/onDemand/scriptDigits.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, NoticeBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type ionNuclearCharge from '#workers/formulas/ion-nuclear-charge.ts';
import type { IonNuclearChargeInput, IonNuclearChargeResult } from '#workers/formulas/ion-nuclear-charge.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';

type Key = ResultKey<IonNuclearChargeResult>;

const BASES = {
  listed: 'As NIST lists the ground state.',
  predicted: 'A calculation: no spectrum of the element decides it.',
  rule: 'By the rule for ions: no measured state was looked up.',
} as const;

export default defineAnalysis<typeof ionNuclearCharge>()({
  formula: 'ion-nuclear-charge',
  action: 'Add up the screening',
  fields: {
    element: { ...ELEMENT_MENU, label: 'Element' },
    charge: {
      kind: 'number',
      label: 'Charge',
      hint: 'Whole, e.g. 2 for Fe²⁺ or −1 for Cl⁻; blank is 0.',
      optional: true,
    },
    orbital: SUBSHELL_MENU,
  },
  example: { element: 'Fe', charge: '3', orbital: '3d' },
  sources: ['slater1930', 'nistAsd'],
  outputs: {
    orbital: { kind: 'words', label: 'Orbital' },
    electrons: count('Electrons'),
    shorthand: {
      kind: 'words',
      label: ({ input }) => `Configuration of ${ionOf(input)}`,
      words: withSuperscripts,
      note: ({ result }) => BASES[result.basis],
    },
    basis: { kind: 'words', label: 'Where the configuration is from', words: BASES },
    isBeyondNobleGas: { kind: 'flag', label: 'More electrons than the next noble gas' },
    screening: charge('Screening, S', 2),
    effectiveCharge: {
      kind: 'number',
      label: ({ result, input }) => `Effective charge on ${result.orbital} of ${ionOf(input)}`,
      written: decimals(2),
      note: 'By Slater’s rules, in elementary charges.',
    },
    neutralCharge: charge('In the neutral atom', 2, 'no electron there'),
    difference: charge('Ion less neutral atom', 2, 'not defined'),
    groups: SCREENING_GROUPS,
    subshells: {
      kind: 'rows',
      label: 'Subshells',
      of: ({ row }) => row.name,
      row: {
        name: { kind: 'words', label: 'Subshell' },
        electrons: count(({ row }) => `Electrons in ${row.name}`),
        effectiveCharge: charge(({ row, input }) => `${ionOf(input)}, ${row.name}`, 2),
        neutralCharge: charge('Neutral atom', 2, '–'),
      },
    },
  },
  present,
});

function ionOf({ element, charge }: IonNuclearChargeInput): string {
  return `${element}${raisedCharge(charge)}`;
}

function present(
  result: IonNuclearChargeResult,
  input: IonNuclearChargeInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const { element } = input;
  const ion = ionOf(input);
  const headline = figure('effectiveCharge');
  return {
    headline,
    status: `${ion}, ${result.orbital}: effective nuclear charge ${headline.text} by Slater’s rules.`,
    blocks: [
      ...notices(result, ion),
      {
        kind: 'facts',
        figures: (['orbital', 'shorthand', 'electrons', 'screening', 'neutralCharge', 'difference'] as const).map(
          (key) => figure(key),
        ),
      },
      screeningTable(result, figure),
      rowsTable(figure, {
        title: `Every subshell of ${ion}`,
        list: 'subshells',
        rows: result.subshells.length,
        columns: ['name', ['electrons', 'Electrons'], ['effectiveCharge', ion], 'neutralCharge'],
      }),
      chart(result, ion, element),
    ],
    working: screeningSteps(result, ELEMENTS[element].atomicNumber),
  };
}

function notices({ isBeyondNobleGas }: IonNuclearChargeResult, ion: string): readonly NoticeBlock[] {
  const beyond: readonly NoticeBlock[] = isBeyondNobleGas
    ? [
        {
          kind: 'notice',
          tone: 'caution',
          title: 'More electrons than such an atom takes up',
          text: `${ion} would hold more electrons than the noble gas that ends its period.`,
        },
      ]
    : [];
  return [
    ...beyond,
    {
      kind: 'notice',
      tone: 'neutral',
      title: 'No computed values for ions',
      text: 'The values by Clementi and Raimondi on this page are for neutral atoms alone. Slater’s rules take a charge through the configuration only.',
    },
  ];
}

function chart({ subshells }: IonNuclearChargeResult, ion: string, element: string): ChartBlock {
  return slaterChart(
    {
      title: `Effective charge in ${ion} and in ${element}`,
      summary: 'Lost electrons screen no longer: what is left of their group feels more of the nucleus.',
    },
    subshells.map(({ name }) => name),
    [
      { name: ion, charges: subshells.map(({ effectiveCharge }) => effectiveCharge) },
      { name: `${element}, neutral`, charges: subshells.map(({ neutralCharge }) => neutralCharge) },
    ],
  );
}
