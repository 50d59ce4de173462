import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { exponent, short } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, ChartBlock, NoticeBlock, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals, power, upToDigits } from '#src/engine/kit/writing.ts';
import type acidSolution from '#workers/formulas/acid-solution.ts';
import type { AcidSolutionInput, AcidSolutionResult } from '#workers/formulas/acid-solution.ts';
import { ACID_SUBSTANCES, type AcidSubstanceKey } from '#workers/reference/acidSubstances.ts';

type Key = ResultKey<AcidSolutionResult>;

const SUBSTANCES = (Object.keys(ACID_SUBSTANCES) as AcidSubstanceKey[]).map((value) => ({
  value,
  label: ACID_SUBSTANCES[value].name,
}));

/** mol/L up to which the activity coefficients hold. */
const MOST_IONIC_STRENGTH = 0.5;

const FACTS = ['pOH', 'hydrogen', 'hydroxide', 'ionicStrength', 'capacity'] as const;

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
  outputs: {
    pH: { kind: 'number', label: 'pH', written: decimals(2), note: 'At 25 °C.' },
    pOH: { kind: 'number', label: 'pOH', written: decimals(2) },
    hydrogen: { kind: 'number', label: 'Hydrogen ions, [H⁺]', unit: 'mol/L', written: power(3) },
    hydroxide: { kind: 'number', label: 'Hydroxide ions, [OH⁻]', unit: 'mol/L', written: power(3) },
    ionicStrength: { kind: 'number', label: 'Ionic strength', unit: 'mol/L', written: upToDigits(4) },
    capacity: {
      kind: 'number',
      label: 'Buffer capacity',
      unit: 'mol/L',
      written: upToDigits(4),
      note: 'Strong base that raises the pH of a liter by 1, at this pH.',
    },
    species: {
      kind: 'rows',
      label: 'What the acids are at this pH',
      row: {
        name: { kind: 'words', label: 'Form' },
        share: {
          kind: 'number',
          label: ({ row }) => `Share of ${row.name}`,
          columnUnit: '%',
          scale: 100,
          // In exponent notation where it is too small for two decimals.
          written: (percent) => (percent > 0 && percent < 0.005 ? power(2) : decimals(2))(percent),
        },
        concentration: {
          kind: 'number',
          label: ({ row }) => `Concentration of ${row.name}`,
          columnUnit: 'mol/L',
          written: power(3),
        },
      },
    },
    curves: { kind: 'inner', label: 'Forms by pH' },
    titration: {
      kind: 'group',
      keys: {
        points: { kind: 'inner', label: 'Titration curve' },
        equivalences: {
          kind: 'rows',
          label: 'Equivalence points',
          row: {
            added: { kind: 'number', label: 'Titrant', columnUnit: 'mL', written: upToDigits(5) },
            pH: { kind: 'number', label: 'pH', written: decimals(2) },
            halfAdded: { kind: 'number', label: 'Half-way', columnUnit: 'mL', written: upToDigits(5) },
            halfPH: { kind: 'number', label: 'pH half-way', written: decimals(2) },
          },
        },
      },
    },
  },
  present: (result, input, figure) => {
    const headline = figure('pH');
    return {
      headline,
      status: `pH ${headline.text}.`,
      blocks: [
        ...notices(result, input),
        { kind: 'facts', figures: FACTS.map((key) => figure(key)) },
        ...speciesTable(result, figure),
        ...titrationTable(result, input, figure),
        ...titrationChart(result, input),
        ...speciesCharts(result),
      ],
      working: workingOf(result, figure),
    };
  },
});

function notices({ ionicStrength }: AcidSolutionResult, { activities }: AcidSolutionInput): readonly NoticeBlock[] {
  return cautionNotices([
    [
      activities && ionicStrength > MOST_IONIC_STRENGTH,
      `The ionic strength is ${short(ionicStrength, 3)} mol/L. The Davies equation holds up to about 0.5: the pH is a rough guide.`,
    ],
    [
      !activities && ionicStrength > 0.01,
      'Activities are taken as concentrations, as textbooks do. A meter reads activities: tick the box above for an estimate of what it shows.',
      'neutral',
    ],
  ]);
}

function speciesTable({ species }: AcidSolutionResult, figure: FigureOf<Key>): readonly Block<Key>[] {
  if (species.length === 0) return [];
  return [
    rowsTable(figure, {
      title: 'What the acids are at this pH',
      isFolded: false,
      list: 'species',
      rows: species.length,
      columns: ['name', ['share', 'Share, %'], ['concentration', 'Concentration, mol/L']],
    }),
  ];
}

function titrationTable(
  { titration }: AcidSolutionResult,
  { titrant }: AcidSolutionInput,
  figure: FigureOf<Key>,
): readonly Block<Key>[] {
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
    rowsTable(figure, {
      title: 'Equivalence points',
      isFolded: false,
      list: 'titration.equivalences',
      rows: equivalences.length,
      names: { heading: 'Point', of: (at) => String(at + 1) },
      columns: [['added', 'Titrant, mL'], 'pH', ['halfAdded', 'Half-way, mL'], 'halfPH'],
      note: 'A step of a very weak or very strong acid has an equivalence point, but no jump that an indicator could show: look at the curve.',
    }),
  ];
}

function workingOf({ hydrogen, hydroxide }: AcidSolutionResult, figure: FigureOf<Key>): readonly WorkingStep[] {
  return [
    {
      label: 'Balance of charges',
      formula: '[H⁺] − [OH⁻] + charges of all other ions = 0',
      substituted: `${figure('hydrogen').text} − ${figure('hydroxide').text} ${hydrogen < hydroxide ? '+' : '−'} ${exponent(Math.abs(hydrogen - hydroxide), 3)}`,
      value: `0, at pH ${figure('pH').text}`,
    },
  ];
}

/** One for each acid. */
function speciesCharts({ curves }: AcidSolutionResult): readonly ChartBlock[] {
  return curves.map(({ name, forms }) => ({
    kind: 'chart',
    chart: {
      type: 'xy',
      title: `Forms by pH: ${name}`,
      summary: `Shares of ${forms.map((form) => form.name).join(', ')} from pH 0 to 14.`,
      x: { label: 'pH', decimals: 1 },
      y: { label: 'Share', unit: '%', decimals: 2, reaches: [0, 100] },
      series: forms.map((form) => ({
        name: form.name,
        marks: 'line',
        points: form.points.map(({ x, y }) => ({ x, y: 100 * y })),
      })),
    },
  }));
}

/** The curve, with its equivalence points. */
function titrationChart({ titration }: AcidSolutionResult, { titrant }: AcidSolutionInput): readonly ChartBlock[] {
  if (titration === null) return [];
  const { points, equivalences } = titration;
  return [
    {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: 'Titration curve',
        summary: `pH against the volume of strong ${titrant === 'strong-base' ? 'base' : 'acid'} added.`,
        x: { label: 'Titrant added', unit: 'mL', digits: 5 },
        y: { label: 'pH', decimals: 2 },
        series: [
          { name: 'pH', marks: 'line', points },
          ...(equivalences.length === 0
            ? []
            : [
                {
                  name: 'Equivalence points',
                  marks: 'points' as const,
                  points: equivalences.map(({ added, pH }) => ({ x: added, y: pH })),
                },
              ]),
        ],
      },
    },
  ];
}
