import { count } from '#src/engine/kit/countAndName.ts';
import type { Depends, Here, NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import { digits, power } from '#src/engine/kit/writing.ts';
import type {
  Constants,
  EnzymeKineticsInput,
  EnzymeKineticsResult,
  Estimate,
} from '#workers/formulas/enzyme-kinetics.ts';
import { FIT_LABELS } from './differences.ts';
import { unitsOf } from './units.ts';

type Of<Value> = Outputs<Value, EnzymeKineticsResult, EnzymeKineticsInput>;
type Place = Here<EnzymeKineticsResult, EnzymeKineticsInput, unknown>;

type Unit = keyof ReturnType<typeof unitsOf>;

const NO_ENZYME = 'enter the enzyme concentration';

/** The constants by every method. */
export const OUTPUTS: Of<EnzymeKineticsResult> = {
  vmax: quantity('Maximum velocity Vmax', 'velocity'),
  km: {
    ...quantity('Michaelis constant Km', 'concentration'),
    note: ({ result }) => (result.reference.km === null ? 'From the Lineweaver–Burk plot.' : undefined),
  },
  kcat: quantity('Turnover number kcat', 'perTime', NO_ENZYME),
  catalyticEfficiency: quantity('Catalytic efficiency kcat ÷ Km', 'efficiency', NO_ENZYME),
  efficiencyPerMolarSecond: {
    kind: 'number',
    label: 'Catalytic efficiency, molar',
    unit: 'M⁻¹ s⁻¹',
    missing: NO_ENZYME,
    written: power(3),
  },
  lineweaver: {
    kind: 'group',
    keys: {
      slope: quantity('Slope, Km ÷ Vmax', 'time'),
      yIntercept: quantity('Intercept, 1 ÷ Vmax', 'perVelocity'),
      rSquared: number('r²'),
    },
  },
  pointsUsed: count('Points in the fit'),
  pointsLeftOut: count('Points left out'),
  reference: {
    kind: 'group',
    keys: {
      ...estimateBy('Non-linear fit'),
      vmaxStandardError: quantity('Standard error of Vmax', 'velocity', noError),
      kmStandardError: quantity('Standard error of Km', 'concentration', noError),
      kcat: quantity('kcat by this fit', 'perTime'),
      lineweaverBurk: { kind: 'group', keys: estimateBy('Lineweaver–Burk') },
      hanesWoolf: { kind: 'group', keys: estimateBy('Hanes–Woolf') },
      eadieHofstee: { kind: 'group', keys: estimateBy('Eadie–Hofstee') },
      otherFits: {
        kind: 'group',
        keys: {
          relativeWeights: { kind: 'group', keys: constantsBy(FIT_LABELS.relativeWeights) },
          weightedReciprocals: { kind: 'group', keys: constantsBy(FIT_LABELS.weightedReciprocals) },
          withoutSmallest: { kind: 'group', keys: constantsBy(FIT_LABELS.withoutSmallest) },
          replicateMeans: { kind: 'group', keys: constantsBy(FIT_LABELS.replicateMeans) },
          zerosKept: { kind: 'group', keys: constantsBy(FIT_LABELS.zerosKept) },
        },
      },
    },
  },
};

function estimateBy(method: string): Of<Estimate> {
  return {
    ...constantsBy(method),
    residualSumOfSquares: inColumn(`Sum of squared distances, ${method}`, 'velocitySquared'),
  };
}

function constantsBy(method: string): Of<Constants> {
  return { vmax: inColumn(`Vmax, ${method}`, 'velocity'), km: inColumn(`Km, ${method}`, 'concentration') };
}

function inColumn(label: string, unit: Unit): NumberOutput<Place> {
  return { ...number(label), columnUnit: ({ input }) => unitsOf(input)[unit] };
}

function quantity(label: string, unit: Unit, missing?: Depends<string, Place>): NumberOutput<Place> {
  return { ...number(label, missing), unit: ({ input }) => unitsOf(input)[unit] };
}

function number(label: string, missing: Depends<string, Place> = 'no estimate'): NumberOutput<Place> {
  return { kind: 'number', label, missing, written: digits(4) };
}

function noError({ result: { reference, pointsUsed } }: Place): string {
  if (reference.km === null) return 'no fit found';
  return pointsUsed === 2 ? 'needs three points' : 'not defined';
}
