/**
 * What to weigh and to pipette for a buffer of a wanted pH, from the bottles at hand.
 *
 *   lost hydrogen ions per molecule  L = charge of the acid − mean charge at the pH + ([OH⁻] − [H⁺]) ÷ C
 *   two forms: share of the base form = (L − lost of the acid form) ÷ (lost of the base form − lost of the acid form)
 *   acid form and NaOH: mol of NaOH = (L − lost of the acid form)·C·V;   base form and HCl: (lost of the base form − L)·C·V
 *   pK′ = pK(T) + log γ(base) − log γ(acid);   ratio = 10^(pH − pK′)
 *   capacity β = ln 10·(h + Kw ÷ h + C·Σ variance of the charge)        mol/L per pH
 *
 * pK, its temperature: `buffers`, `ionizationConstant`; activity coefficients: `davies1962`; pKw: `marshallFranck1981`; capacity:
 * `vanSlyke1922`. All steps of the acid count. The pH is that of activities, as a meter reads it; ions of the salts are univalent.
 *
 * Refuses blanks, unreadable numbers, amounts not above 0, a temperature outside 0 to 75 °C, a molar mass or formula that cannot
 * be read, and a pH that the two bottles cannot reach.
 */
import type { Candidate, Formula, Verdict } from '../contract.ts';
import { meanCharge, type Protolyte, sharesAt, solveSolution, waterIons } from '../lib/chemistry/acidSolution.ts';
import { debyeHuckelSlope, logActivityCoefficient } from '../lib/chemistry/activityCoefficients.ts';
import { readBottle } from '../lib/chemistry/bottle.ts';
import { pKwOfWater } from '../lib/chemistry/waterIonProduct.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { INVALID, NOT_POSITIVE, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { BUFFERS, type Buffer, type BufferKey } from '../reference/buffers.ts';
import { pKAt, pKSlopeAt } from './buffer-preparation/ionizationConstant.ts';

export interface BufferPreparationInput {
  readonly buffer: BufferKey;
  /** Wanted, at the temperature of use. */
  readonly pH: number;
  /** mol/L of all forms together, above 0. */
  readonly concentration: number;
  /** mL, above 0. */
  readonly volume: number;
  readonly method: 'two-forms' | 'acid-form' | 'base-form';
  /** °C of use, 0 to 75. Left out: 25. */
  readonly temperature?: number;
  /** °C at which the pH is adjusted, 0 to 75. Left out: 25. */
  readonly adjustedAt?: number;
  /** mol/L of ions of other salts, as ionic strength. Left out: 0. */
  readonly otherStrength?: number;
  /** mol/L of the strong acid or base, above 0. Left out: 1. */
  readonly titrant?: number;
  /** Formula or molar mass of what is on the bottle; blank: the usual one. */
  readonly acidBottle: string;
  readonly baseBottle: string;
}

export interface BufferPreparationResult {
  /** At the temperature of use, without ions. */
  readonly pK: number;
  /** At the ionic strength of the buffer. */
  readonly effectivePK: number;
  /** Change of the pK with temperature, 1/K. */
  readonly pKSlope: number;
  /** Base form to acid form, of the step nearest to the pH. */
  readonly ratio: number;
  /** mol/L. */
  readonly ionicStrength: number;
  /** mol/L per unit of pH. */
  readonly capacity: number;
  /** pH of the same solution at the temperature at which it is adjusted. */
  readonly adjustedPH: number;
  /** g; null where that bottle is not used. */
  readonly acidMass: number | null;
  readonly baseMass: number | null;
  /** mL; null where no strong acid or base is used. */
  readonly titrantVolume: number | null;
  readonly titrantName: 'NaOH' | 'HCl' | null;
  /** g/mol. */
  readonly acidMolarMass: number;
  readonly baseMolarMass: number;
  /** Buffers whose pK at the temperature of use is within 1 of the pH, the nearest first. */
  readonly others: readonly { readonly name: string; readonly pK: number; readonly pKSlope: number }[];
}

const USUAL = { temperature: 25, adjustedAt: 25, otherStrength: 0, titrant: 1 } as const;
const METHODS = ['two-forms', 'acid-form', 'base-form'] as const;
const MOST_CELSIUS = 75;
const ML_PER_LITER = 1000;
/** Rounds in which ionic strength and coefficients come to agree. */
const MOST_ROUNDS = 200;
const SAME_STRENGTH = 1e-13;
/** pH from its pK within which a buffer holds it. */
const RANGE = 1;
const KEYS = Object.keys(BUFFERS) as readonly BufferKey[];

declare module '../contract.ts' {
  interface FormulaTypes {
    'buffer-preparation': FormulaType<BufferPreparationInput, BufferPreparationResult>;
  }
}

export default {
  id: 'buffer-preparation',

  validate(candidate) {
    const { buffer, method } = candidate;
    if (buffer === '' || !KEYS.includes(buffer)) return refuse(REQUIRED, 'buffer');
    if (method === '' || !METHODS.includes(method)) return refuse(INVALID, 'method');
    const numbers = enteredNumbers(
      candidate,
      ['pH', 'concentration', 'volume'],
      ['temperature', 'adjustedAt', 'otherStrength', 'titrant'],
    );
    if (!numbers.ok) return numbers;
    const { pH, concentration, volume, temperature, adjustedAt, otherStrength, titrant } = {
      ...USUAL,
      ...numbers.input,
    };
    const beyond = `Please enter a temperature from 0 to ${MOST_CELSIUS} °C`;
    const refused = firstRefusal([
      [!(pH >= 0 && pH <= 14), 'Please enter a pH from 0 to 14', 'pH'],
      [!(concentration > 0), NOT_POSITIVE, 'concentration'],
      [!(volume > 0), NOT_POSITIVE, 'volume'],
      [!(temperature >= 0 && temperature <= MOST_CELSIUS), beyond, 'temperature'],
      [!(adjustedAt >= 0 && adjustedAt <= MOST_CELSIUS), beyond, 'adjustedAt'],
      [!(otherStrength >= 0), 'All values must be non-negative', 'otherStrength'],
      [!(titrant > 0), NOT_POSITIVE, 'titrant'],
    ]);
    if (refused !== null) return refused;
    const bottles = checkedBottles(candidate);
    if (!bottles.ok) return bottles;
    const input: BufferPreparationInput = { ...numbers.input, buffer, method, ...bottles.input };
    const unreachable = reachOf(input);
    return unreachable === null ? acceptFiniteResult(input, prepared(input), 'concentration') : unreachable;
  },

  compute: prepared,
} satisfies Formula<'buffer-preparation'>;

function checkedBottles({
  acidBottle,
  baseBottle,
}: Candidate<BufferPreparationInput>): Verdict<Pick<BufferPreparationInput, 'acidBottle' | 'baseBottle'>> {
  const typed = { acidBottle: textOf(acidBottle).trim(), baseBottle: textOf(baseBottle).trim() };
  for (const path of ['acidBottle', 'baseBottle'] as const) {
    if (typed[path] === '') continue;
    const read = readBottle(typed[path], path);
    if (!read.ok) return read;
  }
  return { ok: true, input: typed };
}

/** Refuses a pH that the bottles do not reach, by the direction in which they fail. */
function reachOf(input: BufferPreparationInput): Verdict<never> | null {
  const { acid, base, name }: Buffer = BUFFERS[input.buffer];
  const { lost } = stateOf(input);
  const needsAcid = input.method !== 'base-form';
  const needsBase = input.method !== 'acid-form';
  if (needsAcid && lost < acid.lost)
    return refuse(
      `${name} from ${acid.name} does not reach a pH as low as this`,
      'pH',
      `With ${acid.name} alone the pH is higher: use the base form with a strong acid, or another buffer.`,
    );
  if (needsBase && lost > base.lost)
    return refuse(
      `${name} from ${base.name} does not reach a pH as high as this`,
      'pH',
      `With ${base.name} alone the pH is lower: use the acid form with a strong base, or another buffer.`,
    );
  return null;
}

interface PreparedState {
  readonly ionicStrength: number;
  /** Hydrogen ions lost per molecule as weighed, strong base counted. */
  readonly lost: number;
  readonly slope: number;
  readonly pKw: number;
  readonly protolyte: Protolyte;
  readonly shares: readonly number[];
}

/** The solution at the wanted pH: ionic strength and activity coefficients agree. */
function stateOf(input: BufferPreparationInput): PreparedState {
  const { pH, concentration, temperature, otherStrength } = { ...USUAL, ...input };
  const protolyte = protolyteAt(input, temperature);
  const [slope, pKw] = [debyeHuckelSlope(temperature), pKwOfWater(temperature)];
  let strength: number = otherStrength;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = (strength + strengthAt(input, protolyte, { slope, pKw }, strength)) / 2;
    const isSame = Math.abs(next - strength) <= SAME_STRENGTH * Math.max(1, strength);
    strength = next;
    if (isSame) break;
  }
  const shares = sharesAt(protolyte, pH, { slope }, strength);
  const { hydrogen, hydroxide } = waterIons(pH, { pKw, slope }, strength);
  const lost = protolyte.charge - meanCharge(protolyte, shares) + (hydroxide - hydrogen) / concentration;
  return { ionicStrength: strength, lost, slope, pKw, protolyte, shares };
}

function protolyteAt({ buffer, concentration }: BufferPreparationInput, celsius: number): Protolyte {
  const { steps, charge }: Buffer = BUFFERS[buffer];
  return { pKas: steps.map((step) => pKAt(step, celsius)), charge, concentration };
}

/** Of the forms, of water, of other salts, and of the sodium or chloride ions that balance the charges. */
function strengthAt(
  input: BufferPreparationInput,
  protolyte: Protolyte,
  conditions: { readonly slope: number; readonly pKw: number },
  ionicStrength: number,
): number {
  const { pH, concentration, otherStrength } = { ...USUAL, ...input };
  const { hydrogen, hydroxide } = waterIons(pH, conditions, ionicStrength);
  const shares = sharesAt(protolyte, pH, conditions, ionicStrength);
  const ofForms = shares.reduce((sum, share, lost) => sum + share * (protolyte.charge - lost) ** 2, 0);
  const counter = counterIons(input, protolyte, shares, hydroxide - hydrogen);
  return (concentration * ofForms + hydrogen + hydroxide + counter) / 2 + otherStrength;
}

/** mol/L of the sodium and chloride ions that the bottles bring along: from the acid's salts both, where it is a hydrochloride. */
function counterIons(
  { buffer, method, concentration }: BufferPreparationInput,
  protolyte: Protolyte,
  shares: readonly number[],
  alkali: number,
): number {
  const { acid, base }: Buffer = BUFFERS[buffer];
  const lost = protolyte.charge - meanCharge(protolyte, shares) + alkali / concentration;
  const ofBottle = (bottleLost: number) => Math.abs(protolyte.charge - bottleLost);
  if (method === 'acid-form') return concentration * (ofBottle(acid.lost) + Math.abs(lost - acid.lost));
  if (method === 'base-form') return concentration * (ofBottle(base.lost) + Math.abs(base.lost - lost));
  const share = (lost - acid.lost) / (base.lost - acid.lost);
  return concentration * ((1 - share) * ofBottle(acid.lost) + share * ofBottle(base.lost));
}

function prepared(input: BufferPreparationInput): BufferPreparationResult {
  const { buffer, pH, concentration, volume, method, temperature, adjustedAt, otherStrength, titrant } = {
    ...USUAL,
    ...input,
  };
  const row: Buffer = BUFFERS[buffer];
  const state = stateOf(input);
  const { ionicStrength, lost, slope, pKw, protolyte, shares } = state;
  const step = nearestStep(protolyte.pKas, pH);
  const charge = row.charge - step;
  const log = (z: number) => logActivityCoefficient(z, ionicStrength, slope);
  const pK = protolyte.pKas[step] ?? 0;
  const effectivePK = pK + log(charge - 1) - log(charge);
  const moles = (concentration * volume) / ML_PER_LITER;
  const baseShare = (lost - row.acid.lost) / (row.base.lost - row.acid.lost);
  const acidMolarMass = molarMassOfBottle(input.acidBottle, row.acid.formula);
  const baseMolarMass = molarMassOfBottle(input.baseBottle, row.base.formula);
  const acidShare = method === 'two-forms' ? 1 - baseShare : method === 'acid-form' ? 1 : null;
  const ownBaseShare = method === 'two-forms' ? baseShare : method === 'base-form' ? 1 : null;
  const added = method === 'acid-form' ? lost - row.acid.lost : row.base.lost - lost;
  const { hydrogen, hydroxide } = waterIons(pH, { pKw, slope }, ionicStrength);
  const mean = meanCharge(protolyte, shares);
  const variance = shares.reduce((sum, share, each) => sum + share * (row.charge - each - mean) ** 2, 0);
  return {
    pK,
    effectivePK,
    pKSlope: pKSlopeAt(row.steps[step] ?? { pK: 0, enthalpy: 0, heatCapacity: 0 }, temperature),
    ratio: 10 ** (pH - effectivePK),
    ionicStrength,
    capacity: Math.LN10 * (hydrogen + hydroxide + concentration * variance),
    adjustedPH: solveSolution([protolyteAt(input, adjustedAt)], {
      strongCharge: concentration * (lost - row.charge),
      strongStrength: 2 * otherStrength + counterIons(input, protolyte, shares, hydroxide - hydrogen),
      pKw: pKwOfWater(adjustedAt),
      slope: debyeHuckelSlope(adjustedAt),
    }).pH,
    acidMass: acidShare === null ? null : acidShare * moles * acidMolarMass,
    baseMass: ownBaseShare === null ? null : ownBaseShare * moles * baseMolarMass,
    titrantVolume: method === 'two-forms' ? null : ((added * moles) / titrant) * ML_PER_LITER,
    titrantName: method === 'two-forms' ? null : method === 'acid-form' ? 'NaOH' : 'HCl',
    acidMolarMass,
    baseMolarMass,
    others: othersNear(pH, temperature, buffer),
  };
}

function nearestStep(pKas: readonly number[], pH: number): number {
  return pKas.reduce((best, pK, step) => (Math.abs(pK - pH) < Math.abs((pKas[best] ?? 0) - pH) ? step : best), 0);
}

function othersNear(pH: number, celsius: number, own: BufferKey): BufferPreparationResult['others'] {
  return KEYS.filter((key) => key !== own)
    .flatMap((key) => {
      const { name, steps }: Buffer = BUFFERS[key];
      return steps.map((step) => ({ name, pK: pKAt(step, celsius), pKSlope: pKSlopeAt(step, celsius) }));
    })
    .filter(({ pK }) => Math.abs(pK - pH) <= RANGE)
    .sort((one, other) => Math.abs(one.pK - pH) - Math.abs(other.pK - pH));
}

function molarMassOfBottle(typed: string, usual: string): number {
  const read = readBottle(typed === '' ? usual : typed, '');
  if (!read.ok) throw new Error('A validated bottle has a molar mass');
  return read.input;
}
