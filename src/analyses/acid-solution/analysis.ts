import { short } from '#src/families/shortFigure.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { exponent, fixed, percentOf } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { Block, NoticeBlock, ResultKey, TableBlock, WorkingStep } from '#src/kit/presentation.ts';
import type acidSolution from '#workers/formulas/acid-solution.ts';
import type { AcidSolutionInput, AcidSolutionResult } from '#workers/formulas/acid-solution.ts';
import { ACID_SUBSTANCES, type AcidSubstanceKey } from '#workers/reference/acidSubstances.ts';
import { speciesCharts, titrationChart } from './charts.ts';

type Key = ResultKey<AcidSolutionResult>;

const SUBSTANCES = (Object.keys(ACID_SUBSTANCES) as AcidSubstanceKey[]).map((value) => ({
  value,
  label: ACID_SUBSTANCES[value].name,
}));

/** mol/L up to which the activity coefficients hold. */
const MOST_IONIC_STRENGTH = 0.5;

interface OwnDraft {
  readonly solutes: readonly { readonly substance: string }[];
}
const hasOwn = ({ solutes }: OwnDraft) => solutes.some(({ substance }) => substance === 'own');
const isTitrated = ({ titrant }: { readonly titrant: string }) => titrant !== 'none';

export default defineAnalysis<typeof acidSolution>()({
  formula: 'acid-solution',
  action: 'Find the pH',
  fields: {
    solutes: {
      kind: 'rows',
      label: 'Dissolved in water',
      hint: 'Acids, bases and salts as weighed in; several make a mixture or a buffer.',
      rowName: 'substance',
      minRows: 1,
      row: {
        substance: {
          kind: 'choice',
          label: 'Substance',
          look: 'menu',
          options: [...SUBSTANCES, { value: 'own', label: 'An acid by its pKa values' }],
        },
        concentration: {
          kind: 'number',
          label: 'Concentration',
          ...measuredIn('concentration', 'mol/L', 'mmol/L', 'µmol/L'),
          min: 0,
        },
      },
    },
    ownConstants: {
      kind: 'text',
      label: 'Its pKa values',
      hint: 'Rising, with blanks between them: 2.35 9.78.',
      visibleWhen: hasOwn,
    },
    ownCharge: {
      kind: 'number',
      label: 'Charge with all hydrogen ions',
      hint: '0 for an acid such as H₂A, 1 for an ammonium ion. Blank: 0.',
      optional: true,
      isExact: true,
      visibleWhen: hasOwn,
    },
    ownLost: {
      kind: 'number',
      label: 'Hydrogen ions that the form weighed has lost',
      hint: '0 for H₂A, 1 for NaHA, 2 for Na₂A. Blank: 0.',
      optional: true,
      isExact: true,
      min: 0,
      visibleWhen: hasOwn,
    },
    activities: { kind: 'checkbox', label: 'With activity coefficients (Davies)' },
    titrant: {
      kind: 'choice',
      label: 'Titrate with',
      look: 'radios',
      options: [
        { value: 'none', label: 'Nothing' },
        { value: 'strong-base', label: 'A strong base' },
        { value: 'strong-acid', label: 'A strong acid' },
      ],
      initial: 'none',
    },
    titrantConcentration: {
      kind: 'number',
      label: 'Titrant',
      ...measuredIn('concentration', 'mol/L', 'mmol/L'),
      min: 0,
      visibleWhen: isTitrated,
    },
    volume: {
      kind: 'number',
      label: 'Volume titrated',
      ...measuredIn('volume', 'mL', 'L', 'µL'),
      min: 0,
      visibleWhen: isTitrated,
    },
  },
  example: {
    solutes: [{ substance: 'phosphoric-acid', concentration: '0.05' }],
    ownConstants: '',
    ownCharge: '',
    ownLost: '',
    activities: false,
    titrant: 'strong-base',
    titrantConcentration: '0.1',
    volume: '20',
  },
  sources: ['butler1998', 'crcAcids', 'goldberg2002', 'davies1962', 'malmbergMaryott1956', 'vanSlyke1922'],
  present: (result, input) => {
    const { pH, pOH, hydrogen, hydroxide, ionicStrength, capacity } = result;
    return {
      headline: { field: 'pH', label: 'pH', value: pH, text: fixed(pH, 2), note: 'At 25 °C.' },
      status: `pH ${fixed(pH, 2)}.`,
      blocks: [
        ...notices(result, input),
        {
          kind: 'facts',
          figures: [
            { field: 'pOH', label: 'pOH', value: pOH, text: fixed(pOH, 2) },
            molar('hydrogen', 'Hydrogen ions, [H⁺]', hydrogen),
            molar('hydroxide', 'Hydroxide ions, [OH⁻]', hydroxide),
            {
              field: 'ionicStrength',
              label: 'Ionic strength',
              value: ionicStrength,
              text: short(ionicStrength, 4),
              unit: 'mol/L',
            },
            {
              field: 'capacity',
              label: 'Buffer capacity',
              value: capacity,
              text: short(capacity, 4),
              unit: 'mol/L',
              note: 'Strong base that raises the pH of a liter by 1, at this pH.',
            },
          ],
        },
        ...speciesTable(result),
        ...titrationTable(result, input),
        ...titrationChart(result, input),
        ...speciesCharts(result),
      ],
      working: workingOf(result),
    };
  },
});

function molar(field: Key, label: string, value: number) {
  return { field, label, value, text: exponent(value, 3), unit: 'mol/L' };
}

function notices({ ionicStrength }: AcidSolutionResult, { activities }: AcidSolutionInput): readonly NoticeBlock[] {
  if (activities && ionicStrength > MOST_IONIC_STRENGTH)
    return [
      {
        kind: 'notice',
        tone: 'caution',
        text: `The ionic strength is ${short(ionicStrength, 3)} mol/L. The Davies equation holds up to about 0.5: the pH is a rough guide.`,
      },
    ];
  if (!activities && ionicStrength > 0.01)
    return [
      {
        kind: 'notice',
        tone: 'neutral',
        text: 'Activities are taken as concentrations, as textbooks do. A meter reads activities: tick the box above for an estimate of what it shows.',
      },
    ];
  return [];
}

function speciesTable({ species }: AcidSolutionResult): readonly TableBlock<Key>[] {
  if (species.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'What the acids are at this pH',
      isFolded: false,
      columns: [
        { label: 'Form' },
        { label: 'Share, %', numeric: true },
        { label: 'Concentration, mol/L', numeric: true },
      ],
      rows: species.map(({ name, share, concentration }, index) => [
        { field: `species.${index}.name`, label: 'Form', value: name, text: name },
        { field: `species.${index}.share`, label: `Share of ${name}`, value: share, text: shareText(share) },
        {
          field: `species.${index}.concentration`,
          label: `Concentration of ${name}`,
          value: concentration,
          text: exponent(concentration, 3),
        },
      ]),
    },
  ];
}

/** Shares too small for two decimals in exponent notation. */
function shareText(share: number): string {
  return share > 0 && share < 5e-5 ? exponent(share * 100, 2) : percentOf(share, 2);
}

function titrationTable({ titration }: AcidSolutionResult, { titrant }: AcidSolutionInput): readonly Block<Key>[] {
  if (titration === null) return [];
  const { equivalences } = titration;
  if (equivalences.length === 0)
    return [
      {
        kind: 'notice',
        tone: 'neutral',
        text: `Equivalence points are listed for a single substance that a ${titrant === 'strong-base' ? 'base' : 'acid'} reacts with. The curve below holds for every mixture.`,
      },
    ];
  return [
    {
      kind: 'table',
      title: 'Equivalence points',
      isFolded: false,
      columns: [
        { label: 'Point' },
        { label: 'Titrant, mL', numeric: true },
        { label: 'pH', numeric: true },
        { label: 'Half-way, mL', numeric: true },
        { label: 'pH half-way', numeric: true },
      ],
      rows: equivalences.map(({ added, pH, halfAdded, halfPH }, index) => [
        String(index + 1),
        { field: `titration.equivalences.${index}.added`, label: 'Titrant', value: added, text: short(added, 5) },
        { field: `titration.equivalences.${index}.pH`, label: 'pH', value: pH, text: fixed(pH, 2) },
        {
          field: `titration.equivalences.${index}.halfAdded`,
          label: 'Half-way',
          value: halfAdded,
          text: short(halfAdded, 5),
        },
        {
          field: `titration.equivalences.${index}.halfPH`,
          label: 'pH half-way',
          value: halfPH,
          text: fixed(halfPH, 2),
        },
      ]),
      note: 'A step of a very weak or very strong acid has an equivalence point, but no jump that an indicator could show: look at the curve.',
    },
  ];
}

function workingOf({ pH, hydrogen, hydroxide }: AcidSolutionResult): readonly WorkingStep[] {
  return [
    {
      label: 'Balance of charges',
      formula: '[H⁺] − [OH⁻] + charges of all other ions = 0',
      substituted: `${exponent(hydrogen, 3)} − ${exponent(hydroxide, 3)} ${hydrogen < hydroxide ? '+' : '−'} ${exponent(Math.abs(hydrogen - hydroxide), 3)}`,
      value: `0, at pH ${fixed(pH, 2)}`,
    },
  ];
}
