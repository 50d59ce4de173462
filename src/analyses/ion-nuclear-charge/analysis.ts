import { ELEMENT_MENU } from '#src/families/elementMenu.ts';
import { slaterChart } from '#src/families/slaterChart.ts';
import { chargeFigure, screeningSteps, screeningTable } from '#src/families/slaterTables.ts';
import { countFigure } from '#src/families/statisticsNumbers.ts';
import { SUBSHELL_MENU } from '#src/families/subshellMenu.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { fixed } from '#src/kit/format.ts';
import { raisedCharge, withSuperscripts } from '#src/kit/onDemand/scriptDigits.ts';
import type { ChartBlock, NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/kit/presentation.ts';
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
  present,
});

function present(result: IonNuclearChargeResult, { element, charge }: IonNuclearChargeInput): Presentation<Key> {
  const { orbital, effectiveCharge } = result;
  const ion = `${element}${raisedCharge(charge)}`;
  const text = fixed(effectiveCharge, 2);
  return {
    headline: {
      field: 'effectiveCharge',
      label: `Effective charge on ${orbital} of ${ion}`,
      value: effectiveCharge,
      text,
      note: 'By Slater’s rules, in elementary charges.',
    },
    status: `${ion}, ${orbital}: effective nuclear charge ${text} by Slater’s rules.`,
    blocks: [
      ...notices(result, ion),
      {
        kind: 'facts',
        figures: [
          { field: 'orbital', label: 'Orbital', value: orbital, text: orbital },
          {
            field: 'shorthand',
            label: `Configuration of ${ion}`,
            value: result.shorthand,
            text: withSuperscripts(result.shorthand),
            note: BASES[result.basis],
          },
          countFigure<Key>('electrons', 'Electrons', result.electrons),
          chargeFigure<Key>('screening', 'Screening, S', result.screening, 2),
          chargeFigure<Key>('neutralCharge', 'In the neutral atom', result.neutralCharge, 2, 'no electron there'),
          chargeFigure<Key>('difference', 'Ion less neutral atom', result.difference, 2, 'not defined'),
        ],
      },
      screeningTable(result),
      everySubshell(result, ion),
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

function everySubshell({ subshells }: IonNuclearChargeResult, ion: string): TableBlock<Key> {
  return {
    kind: 'table',
    title: `Every subshell of ${ion}`,
    columns: [
      { label: 'Subshell' },
      { label: 'Electrons', numeric: true },
      { label: ion, numeric: true },
      { label: 'Neutral atom', numeric: true },
    ],
    rows: subshells.map(({ name, electrons, effectiveCharge, neutralCharge }, at) => [
      { field: `subshells.${at}.name`, label: 'Subshell', value: name, text: name },
      countFigure<Key>(`subshells.${at}.electrons`, `Electrons in ${name}`, electrons),
      chargeFigure<Key>(`subshells.${at}.effectiveCharge`, `${ion}, ${name}`, effectiveCharge, 2),
      chargeFigure<Key>(`subshells.${at}.neutralCharge`, `Neutral atom, ${name}`, neutralCharge, 2, '–'),
    ]),
  };
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
