/**
 * Masses and volumes of the components of a buffer.
 *
 *   solid, molar: g = final × strength × V × M ÷ purity        mol/L, L, g/mol
 *   solid, % w/v: g = final × strength × V ÷ 100 ÷ purity;  mg/mL: g = final × strength × V ÷ 1000 ÷ purity        V in mL
 *   stock: mL = final × strength ÷ stock × V;      solvent = V − all stocks
 *   volume to start with: the smaller of 0.8 V and V − all stocks − 0.75 mL for each g of solids, rounded down
 *
 * Source: amount concentration `greenBook`; atomic weights `prohaska2022`.
 *
 * Refuses, in this order: blanks and unreadable numbers; sizes not above 0, negative concentrations; a purity outside 0 to 100 %; a
 * unit that needs a stock; a stock weaker than what is wanted of it; a solid without a molar mass; a formula that cannot be
 * read; stocks that take more than the whole volume.
 */
import type { Formula, Verdict } from '../contract.ts';
import { givenMolarMass, molarMassOf } from '../lib/chemistry/givenMolarMass.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { type FilledRow, filledRows } from '../lib/inputs/filledRows.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { numberInMessage } from '../lib/inputs/numberInMessage.ts';
import { INVALID, NOT_POSITIVE, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isAbove, SLACK } from '../lib/inputs/within.ts';

/** mol/L in one; null for units that do not measure an amount of substance. */
const MOLAR = { mM: 1e-3, M: 1, uM: 1e-6, 'percent-wv': null, 'percent-vv': null, 'mg-per-ml': null, x: null } as const;

type FinalUnit = keyof typeof MOLAR;

interface BufferComponent {
  readonly name: string;
  /** In `finalUnit`, at a strength of 1; 0 or more. */
  readonly final: number;
  readonly finalUnit: FinalUnit;
  /** Weighed, or pipetted from a stock. */
  readonly source: 'solid' | 'stock';
  /** g/mol, above 0. */
  readonly molarMass?: number;
  /** As typed; blank where the molar mass is entered or not needed. */
  readonly formula: string;
  /** Percent of a solid, above 0, at most 100. Left out: 100. */
  readonly purity?: number;
  /** Concentration of the stock in `finalUnit`, above 0. */
  readonly stock?: number;
}

export interface BufferRecipeInput {
  /** mL, above 0. Left out: 1000. */
  readonly totalVolume?: number;
  /** Fold, above 0. Left out: 1. */
  readonly strength?: number;
  readonly components: readonly BufferComponent[];
}

export interface BufferRecipeResult {
  /** Null where it does not apply. */
  readonly components: readonly {
    readonly name: string;
    /** g. */
    readonly mass: number | null;
    /** mL. */
    readonly volume: number | null;
    readonly millimoles: number | null;
    /** g/mol. */
    readonly molarMass: number | null;
  }[];
  /** mL of all stocks. */
  readonly liquidVolume: number;
  /** mL, as a guide: solids take up volume of their own. */
  readonly solventVolume: number;
  /** g of all solids. */
  readonly totalMass: number;
  /** mL in which the solids are dissolved first; with them and the stocks it does not pass the total volume. */
  readonly startVolume: number;
}

const USUAL = { totalVolume: 1000, strength: 1 } as const;
const ML_PER_LITER = 1000;
/** Of the total volume: most that is started with. */
const FIRST_PART = 0.8;
/** mL of room that a gram of a dissolved solid takes at most: Tris and sugars 0.65 to 0.75, sodium chloride 0.3. */
const ROOM_PER_GRAM = 0.75;

declare module '../contract.ts' {
  interface FormulaTypes {
    'buffer-recipe': FormulaType<BufferRecipeInput, BufferRecipeResult>;
  }
}

export default {
  id: 'buffer-recipe',

  validate(candidate) {
    const numbers = enteredNumbers(candidate, [], ['totalVolume', 'strength']);
    if (!numbers.ok) return numbers;
    const { totalVolume, strength } = { ...USUAL, ...numbers.input };
    const refused = firstRefusal([
      [!(totalVolume > 0), NOT_POSITIVE, 'totalVolume'],
      [!(strength > 0), NOT_POSITIVE, 'strength'],
    ]);
    if (refused !== null) return refused;
    const components = readComponents(candidate.components, strength);
    if (!components.ok) return components;
    const input: BufferRecipeInput = { ...numbers.input, components: components.input };
    const result = weighed(input);
    if (isAbove(result.liquidVolume, totalVolume)) {
      const [all, most] = [result.liquidVolume, totalVolume].map(numberInMessage);
      return refuse(`The stocks take ${all} mL, more than the total volume of ${most} mL`, 'totalVolume');
    }
    return acceptFiniteResult(input, result, 'totalVolume');
  },

  compute: weighed,
} satisfies Formula<'buffer-recipe'>;

/** A row as typed. */
interface TypedComponent {
  readonly name: string;
  readonly final: number | null;
  readonly finalUnit: FinalUnit | '';
  readonly source: 'solid' | 'stock' | '';
  readonly molarMass: number | null;
  readonly formula: string;
  readonly purity: number | null;
  readonly stock: number | null;
}

function readComponents(rows: readonly TypedComponent[], strength: number): Verdict<readonly BufferComponent[]> {
  const filled = filledRows(rows, 'components', ['name', 'final', 'molarMass', 'formula', 'stock']);
  if (filled.length === 0) return refuse(REQUIRED, 'components.0.name');
  const read: BufferComponent[] = [];
  for (const row of filled) {
    const component = readComponent(row, strength, `Component ${read.length + 1}`);
    if (!component.ok) return component;
    read.push(component.input);
  }
  return accept(read);
}

function readComponent(
  { row, path }: FilledRow<TypedComponent>,
  strength: number,
  unnamed: string,
): Verdict<BufferComponent> {
  const { source, finalUnit } = row;
  if (source !== 'solid' && source !== 'stock') return refuse(INVALID, `${path}.source`);
  if (finalUnit === '' || !Object.hasOwn(MOLAR, finalUnit)) return refuse(INVALID, `${path}.finalUnit`);
  const isSolid = source === 'solid';
  const numbers = enteredNumbers(row, isSolid ? ['final'] : ['final', 'stock'], isSolid ? ['molarMass', 'purity'] : []);
  if (!numbers.ok) {
    return { ok: false, issues: numbers.issues.map((issue) => ({ ...issue, path: `${path}.${issue.path}` })) };
  }
  const { final, stock = 1, molarMass, purity = 100 }: Partial<BufferComponent> & { final: number } = numbers.input;
  const name = textOf(row.name).trim() || unnamed;
  const isMolar = MOLAR[finalUnit] !== null;
  const refused = firstRefusal([
    [final < 0, 'All values must be non-negative', `${path}.final`],
    [!((molarMass ?? 1) > 0), NOT_POSITIVE, `${path}.molarMass`],
    [!(stock > 0), NOT_POSITIVE, `${path}.stock`],
    [!(purity > 0 && purity <= 100), `Purity of ${name} must be above 0 and at most 100 %`, `${path}.purity`],
    [isSolid && finalUnit === 'percent-vv', `Percent by volume needs a liquid stock: ${name}`, `${path}.source`],
    [isSolid && finalUnit === 'x', `${name} needs a stock for a fold strength`, `${path}.source`],
    [
      !isSolid && isAbove((final * strength) / stock, 1),
      `Stock of ${name} is weaker than its final concentration`,
      `${path}.stock`,
    ],
  ]);
  if (refused !== null) return refused;
  const component = { name, finalUnit, source, ...numbers.input, formula: '' };
  if (!isSolid) return accept(component);
  const given = givenMolarMass(molarMass, row.formula, `${path}.formula`);
  if (!given.ok) return given;
  if (isMolar && molarMassOf(given.input) === null)
    return refuse(`Please enter a molar mass or a formula for ${name}`, `${path}.molarMass`);
  return accept({ ...component, formula: given.input.formula ?? '' });
}

function weighed(input: BufferRecipeInput): BufferRecipeResult {
  const { totalVolume, strength } = { ...USUAL, ...input };
  const components = input.components.map((component) => {
    const { name, final, stock = 1 } = component;
    const wanted = final * strength;
    const molarMass = component.source === 'solid' ? massOf(component) : null;
    const moles = molesOf(component, wanted, totalVolume, molarMass);
    return {
      name,
      mass: component.source === 'solid' ? gramsOf(component, wanted, totalVolume, moles, molarMass) : null,
      volume: component.source === 'stock' ? (wanted / stock) * totalVolume : null,
      millimoles: moles === null ? null : moles * 1000,
      molarMass,
    };
  });
  const sum = (key: 'mass' | 'volume') => components.reduce((total, { [key]: value }) => total + (value ?? 0), 0);
  const [liquidVolume, totalMass] = [sum('volume'), sum('mass')];
  return {
    components,
    liquidVolume,
    solventVolume: Math.max(0, totalVolume - liquidVolume),
    totalMass,
    startVolume: startVolume(totalVolume, totalVolume - liquidVolume - ROOM_PER_GRAM * totalMass),
  };
}

/** Rounded down to half a tenth of the decade of the total volume, which a cylinder shows: 50 mL of 1000, 5 of 500. */
function startVolume(totalVolume: number, room: number): number {
  const step = 10 ** (Math.floor(Math.log10(totalVolume)) - 1) / 2;
  return Math.max(0, Math.floor(Math.min(FIRST_PART * totalVolume, room) / step + SLACK) * step);
}

function massOf({ molarMass, formula }: BufferComponent): number | null {
  return molarMassOf({ ...(molarMass === undefined ? {} : { molarMass }), ...(formula === '' ? {} : { formula }) });
}

/** Of a molar concentration, or of a mass whose molar mass is known. */
function molesOf(
  { finalUnit, source }: BufferComponent,
  wanted: number,
  totalVolume: number,
  molarMass: number | null,
): number | null {
  const molar = MOLAR[finalUnit];
  if (molar !== null) return (wanted * molar * totalVolume) / ML_PER_LITER;
  return source === 'stock' || molarMass === null ? null : pureGrams(finalUnit, wanted, totalVolume) / molarMass;
}

function gramsOf(
  { finalUnit, purity = 100 }: BufferComponent,
  wanted: number,
  totalVolume: number,
  moles: number | null,
  molarMass: number | null,
): number {
  const isMolar = MOLAR[finalUnit] !== null;
  const pure = isMolar ? (moles ?? 0) * (molarMass ?? 0) : pureGrams(finalUnit, wanted, totalVolume);
  return pure / (purity / 100);
}

/** Of a solid in percent w/v or mg/mL. */
function pureGrams(finalUnit: FinalUnit, wanted: number, totalVolume: number): number {
  return (wanted * totalVolume) / (finalUnit === 'percent-wv' ? 100 : 1000);
}
