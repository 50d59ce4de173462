import { handlingOf } from '#src/calculators/families/acidsAndBases.ts';
import { bestPrefix } from '#src/calculators/families/bestPrefix.ts';
import { STRENGTH_OPTIONS, strengthLabel } from '#src/calculators/families/strengthOptions.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { short } from '#src/engine/kit/format.ts';
import { cellText } from '#src/engine/kit/onDemand/presentationText.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { NumberOutput } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock } from '#src/engine/kit/presentation.ts';
import { plain, upToDigits } from '#src/engine/kit/writing.ts';
import type dilutionUnits from '#workers/formulas/dilution-units.ts';
import type { DilutionUnitsInput, DilutionUnitsResult } from '#workers/formulas/dilution-units.ts';
import { STOCK_REAGENTS, type StockReagentKey } from '#workers/reference/stockReagents.ts';

const SIDES = { c1: 'C₁, stock', v1: 'V₁, to pipette', c2: 'C₂, wanted', v2: 'V₂, in all' } as const;

const FIGURES = ['c1', 'v1', 'c2', 'v2', 'solventVolume', 'factor', 'stockMolarity'] as const;

const hasNoBottle = ({ bottle }: { readonly bottle: string }) => bottle === 'none' || bottle === '';

export default defineAnalysis<typeof dilutionUnits>()({
  formula: 'dilution-units',
  action: 'Dilute',
  fields: {
    bottle: {
      kind: 'choice',
      label: 'Stock',
      look: 'menu',
      options: [
        { value: 'none', label: 'A solution of my own' },
        ...(Object.keys(STOCK_REAGENTS) as StockReagentKey[]).map((value) => ({
          value,
          label: STOCK_REAGENTS[value].name,
        })),
      ],
      initial: 'none',
    },
    c1: {
      kind: 'number',
      label: 'C₁, concentration of the stock',
      hint: 'One of C₁, V₁, C₂ and V₂ stays blank: it is found.',
      min: 0,
      visibleWhen: hasNoBottle,
    },
    c1Unit: {
      kind: 'choice',
      label: 'Unit of C₁',
      look: 'menu',
      options: STRENGTH_OPTIONS,
      initial: 'M',
      visibleWhen: hasNoBottle,
    },
    v1: {
      kind: 'number',
      label: 'V₁, volume of the stock',
      ...measuredIn('volume', 'mL', 'L', 'µL'),
      min: 0,
      optional: true,
    },
    c2: { kind: 'number', label: 'C₂, concentration wanted', min: 0, optional: true },
    c2Unit: { kind: 'choice', label: 'Unit of C₂', look: 'menu', options: STRENGTH_OPTIONS, initial: 'mM' },
    v2: {
      kind: 'number',
      label: 'V₂, volume in all',
      ...measuredIn('volume', 'mL', 'L', 'µL'),
      min: 0,
      optional: true,
    },
    solute: {
      kind: 'text',
      label: 'What is dissolved',
      hint: 'Name, formula or molar mass, where the units are of different kinds. Of a bottle it is known.',
      optional: true,
    },
    density: {
      kind: 'number',
      label: 'Density of the stock, g/mL',
      hint: 'For percent by mass. Blank: that of the bottle.',
      optional: true,
      min: 0,
    },
    leastVolume: {
      kind: 'number',
      label: 'Smallest volume you can pipette',
      hint: 'Blank: 1 µL.',
      ...measuredIn('volume', 'mL', 'µL'),
      optional: true,
      min: 0,
    },
  },
  example: {
    bottle: 'hydrochloric-37',
    c1: '',
    c1Unit: 'M',
    v1: '',
    c2: '1',
    c2Unit: 'M',
    v2: '500',
    solute: '',
    density: '',
    leastVolume: '',
  },
  sources: ['greenBook', 'sambrookRussell2001', 'crcDensities', 'prohaska2022'],
  outputs: {
    solved: { kind: 'words', label: 'Found', words: SIDES },
    c1: { kind: 'number', label: SIDES.c1, unit: ({ input }) => unitOf('c1', input), written: upToDigits(5) },
    v1: volume(SIDES.v1),
    c2: { kind: 'number', label: SIDES.c2, unit: ({ input }) => unitOf('c2', input), written: upToDigits(5) },
    v2: volume(SIDES.v2),
    solventVolume: volume('Solvent to add'),
    factor: { kind: 'number', label: 'Dilution factor', written: upToDigits(5), note: 'V₂ ÷ V₁.' },
    stockMolarity: {
      kind: 'number',
      label: 'Stock as molarity',
      unit: 'mol/L',
      written: (value) => bestPrefix('molarity', value),
    },
    tenfoldSteps: { kind: 'number', label: 'Dilutions 1 in 10 before', written: plain },
  },
  present: (result, input, figure) => {
    const headline = figure(result.solved);
    const others = FIGURES.filter((key) => key !== result.solved && result[key] !== null);
    return {
      headline,
      status: `${headline.label}: ${cellText(headline)}`,
      blocks: [...notices(result, input), { kind: 'facts', figures: others.map((key) => figure(key)) }],
      working: [
        {
          label: 'Dilution',
          formula: 'C₁·V₁ = C₂·V₂',
          substituted: `${short(result.c1)} ${unitOf('c1', input)}·${short(result.v1)} mL = ${short(result.c2)} ${unitOf('c2', input)}·${short(result.v2)} mL`,
          value: cellText(headline),
        },
      ],
    };
  },
});

/** With the prefix of liter in which it reads best. */
function volume(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit: 'mL', written: (value) => bestPrefix('volume', value) };
}

function unitOf(side: 'c1' | 'c2', { bottle, c1Unit, c2Unit }: DilutionUnitsInput): string {
  if (side === 'c2') return strengthLabel(c2Unit);
  return strengthLabel(bottle === 'none' ? c1Unit : 'percent-ww');
}

function notices({ tenfoldSteps, v1 }: DilutionUnitsResult, { bottle }: DilutionUnitsInput): readonly NoticeBlock[] {
  const times = tenfoldSteps === 1 ? 'once' : `${tenfoldSteps} times`;
  const enough = bestPrefix('volume', v1 * 10 ** tenfoldSteps);
  const texts = [
    tenfoldSteps > 0
      ? `V₁ is too little to pipette. Dilute the stock 1 in 10 ${times} before, and take ${enough.text} ${enough.unit} of that.`
      : '',
    bottle === 'none'
      ? ''
      : 'The label of your bottle is more exact: enter its percent and density as a solution of your own where they differ.',
    // Of a solution of the visitor's own nothing is known.
    ...(bottle === 'none' ? [] : handlingOf([STOCK_REAGENTS[bottle]])),
  ];
  return texts.flatMap((text, index) =>
    text === '' ? [] : [{ kind: 'notice', tone: index === 1 ? 'neutral' : 'caution', text } as const],
  );
}
