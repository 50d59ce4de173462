/**
 * Volumes of a master mix for a number of reactions with overage.
 *
 *   reactions = (samples + controls) × replicates;  effective = reactions × (1 + overage ÷ 100)
 *   volume of a component = final × reaction volume ÷ stock;  water = reaction volume − all volumes        µL
 *   in the mix: volume × effective;  added to each tube: volume × reactions
 *
 * Source: `conservationOfParticles`; controls as in `miqe2009`.
 *
 * Refuses, in this order: blank samples and unreadable numbers; counts not above 0, negative controls; counts that are not
 * whole; overage outside 0 to 100 %; volumes not above 0; a component without, or with both of, concentrations and a volume; a
 * final concentration above its stock; components that take more than the reaction.
 */
import type { Formula, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { filledRows } from '../lib/inputs/filledRows.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { numberInMessage } from '../lib/inputs/numberInMessage.ts';
import { NOT_POSITIVE, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isAbove, isWithin, SLACK } from '../lib/inputs/within.ts';

/** Either both concentrations or the volume. */
interface MixComponent {
  readonly name: string;
  /** Above 0, in the unit of `final`. */
  readonly stock?: number;
  /** 0 or more, at most the stock. */
  readonly final?: number;
  /** µL for each reaction, 0 or more. */
  readonly volume?: number;
  /** False: added to each tube by itself, as a template is. */
  readonly inMix: boolean;
}

export interface MasterMixInput {
  /** Whole, 1 or more. */
  readonly samples: number;
  /** Whole, 1 or more. Left out: 1. */
  readonly replicates?: number;
  /** Whole, 0 or more. Left out: 0. */
  readonly controls?: number;
  /** Percent, 0 to 100. Left out: 10. */
  readonly overage?: number;
  /** µL, above 0. Left out: 20. */
  readonly reactionVolume?: number;
  /** µL that can still be pipetted, above 0. Left out: 0.5. */
  readonly smallestVolume?: number;
  /** 1 to 20. */
  readonly components: readonly MixComponent[];
}

/** Volumes in µL. */
export interface MasterMixResult {
  readonly reactions: number;
  readonly effectiveReactions: number;
  readonly components: readonly {
    readonly name: string;
    readonly volumePerReaction: number;
    /** With overage in the mix, without it outside. */
    readonly totalVolume: number;
    readonly inMix: boolean;
  }[];
  readonly water: { readonly volumePerReaction: number; readonly totalVolume: number };
  /** To dispense into each tube. */
  readonly mixVolumePerReaction: number;
  readonly mixTotalVolume: number;
  /** Of what is outside the mix. */
  readonly addedPerReaction: number;
  /** Names of what has to be pipetted in less than the smallest volume. */
  readonly belowSmallest: readonly string[];
}

const USUAL = { replicates: 1, controls: 0, overage: 10, reactionVolume: 20, smallestVolume: 0.5 } as const;
const COUNTS = ['samples', 'replicates', 'controls'] as const;
const OPTIONAL = ['replicates', 'controls', 'overage', 'reactionVolume', 'smallestVolume'] as const;
const NEGATIVE = 'All values must be non-negative';
const MOST_COMPONENTS = 20;

declare module '../contract.ts' {
  interface FormulaTypes {
    'master-mix': FormulaType<MasterMixInput, MasterMixResult>;
  }
}

export default {
  id: 'master-mix',

  validate(candidate) {
    const numbers = enteredNumbers(candidate, ['samples'], OPTIONAL);
    if (!numbers.ok) return numbers;
    const values = { ...USUAL, ...numbers.input };
    const fraction = COUNTS.find((name) => !Number.isInteger(values[name]));
    const refused = firstRefusal([
      [!(values.samples > 0), NOT_POSITIVE, 'samples'],
      [!(values.replicates > 0), NOT_POSITIVE, 'replicates'],
      [values.controls < 0, NEGATIVE, 'controls'],
      [!(values.reactionVolume > 0), NOT_POSITIVE, 'reactionVolume'],
      [!(values.smallestVolume > 0), NOT_POSITIVE, 'smallestVolume'],
      [fraction !== undefined, 'Samples, replicates and controls must be whole numbers', fraction ?? 'samples'],
      [!isWithin(values.overage, 0, 100), 'Overage must be between 0 and 100 %', 'overage'],
    ]);
    if (refused !== null) return refused;
    const components = readComponents(candidate.components);
    if (!components.ok) return components;
    const input: MasterMixInput = { ...numbers.input, components: components.input };
    const taken = sum(components.input.map((each) => volumeOf(each, values.reactionVolume)));
    if (isAbove(taken, values.reactionVolume)) {
      const [all, most] = [taken, values.reactionVolume].map(numberInMessage);
      return refuse(`The components take ${all} µL, more than the reaction volume of ${most} µL`, 'reactionVolume');
    }
    return acceptFiniteResult(input, mixed(input), 'samples');
  },

  compute: mixed,
} satisfies Formula<'master-mix'>;

/** A row as typed. */
interface TypedComponent {
  readonly name: string;
  readonly stock: number | null;
  readonly final: number | null;
  readonly volume: number | null;
  readonly inMix: boolean;
}

function readComponents(rows: readonly TypedComponent[]): Verdict<readonly MixComponent[]> {
  const filled = filledRows(rows, 'components', ['name', 'stock', 'final', 'volume']);
  if (filled.length === 0) return refuse(REQUIRED, 'components.0.name');
  if (filled.length > MOST_COMPONENTS)
    return refuse('At most 20 components can be mixed', `${filled.at(-1)?.path}.name`);
  const read: MixComponent[] = [];
  for (const { row, path } of filled) {
    const component = readComponent(row, path, `Component ${read.length + 1}`);
    if (!component.ok) return component;
    read.push(component.input);
  }
  return accept(read);
}

function readComponent(row: TypedComponent, path: string, unnamed: string): Verdict<MixComponent> {
  const numbers = enteredNumbers(row, [], ['stock', 'final', 'volume']);
  if (!numbers.ok) {
    return { ok: false, issues: numbers.issues.map((issue) => ({ ...issue, path: `${path}.${issue.path}` })) };
  }
  const { stock, final, volume } = numbers.input;
  const name = textOf(row.name).trim() || unnamed;
  const isByConcentration = stock !== undefined && final !== undefined && volume === undefined;
  const isByVolume = stock === undefined && final === undefined && volume !== undefined;
  return (
    firstRefusal([
      [stock !== undefined && !(stock > 0), NOT_POSITIVE, `${path}.stock`],
      [(final ?? 0) < 0, NEGATIVE, `${path}.final`],
      [(volume ?? 0) < 0, NEGATIVE, `${path}.volume`],
      [
        !(isByConcentration || isByVolume),
        `Please give ${name} either a stock and a final concentration or a volume`,
        `${path}.${stock === undefined && volume === undefined ? 'stock' : 'final'}`,
      ],
      [isByConcentration && final > stock, `Final concentration of ${name} is above its stock`, `${path}.final`],
    ]) ?? accept({ name, ...numbers.input, inMix: row.inMix !== false })
  );
}

/** µL in one reaction. */
function volumeOf({ stock = 1, final = 0, volume }: MixComponent, reactionVolume: number): number {
  return volume ?? (final * reactionVolume) / stock;
}

function mixed(input: MasterMixInput): MasterMixResult {
  const { samples, replicates, controls, overage, reactionVolume, smallestVolume } = { ...USUAL, ...input };
  const reactions = (samples + controls) * replicates;
  const effectiveReactions = reactions * (1 + overage / 100);
  const components = input.components.map((component) => {
    const { name, inMix } = component;
    const volumePerReaction = volumeOf(component, reactionVolume);
    return {
      name,
      volumePerReaction,
      totalVolume: volumePerReaction * (inMix ? effectiveReactions : reactions),
      inMix,
    };
  });
  const perReaction = (inMix: boolean) =>
    sum(components.filter((each) => each.inMix === inMix).map(({ volumePerReaction }) => volumePerReaction));
  const [inside, outside] = [perReaction(true), perReaction(false)];
  const rest = reactionVolume - inside - outside;
  // What is left by rounding is not water.
  const water = rest < SLACK ? 0 : rest;
  const pipetted = components.map(({ name, inMix, totalVolume, volumePerReaction }) => ({
    name,
    volume: inMix ? totalVolume : volumePerReaction,
  }));
  return {
    reactions,
    effectiveReactions,
    components,
    water: { volumePerReaction: water, totalVolume: water * effectiveReactions },
    mixVolumePerReaction: inside + water,
    mixTotalVolume: (inside + water) * effectiveReactions,
    addedPerReaction: outside,
    belowSmallest: pipetted
      .filter(({ volume }) => volume > 0 && volume < smallestVolume - SLACK)
      .map(({ name }) => name),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
