/** Known slips by which a wrong answer comes out: for each, the number that it gives and a sentence. */
import type { ScaledFigure } from '#src/engine/exploring/exploredResult.ts';
import type { NumberInput } from '#src/engine/form/onDemand/numberInputs.ts';
import { unitsLike } from '#src/engine/kit/onDemand/units.ts';
import type { Figure } from '#src/engine/kit/presentation.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';

/** What a slip would give in place of the figure, in its unit. */
export interface Slip {
  readonly gives: number;
  readonly words: string;
}

/** The figure with one input changed: in another unit, or another hydrate. */
export interface OtherWay {
  /** In the unit of the figure. */
  readonly value: number;
  /** What was changed: 'the mass in mg in place of g'. */
  readonly change: string;
}

/** What a wrong answer is compared with. */
export interface SlipSources {
  /** All figures of the result; the one that is asked for is left out. */
  readonly figures: readonly ScaledFigure[];
  readonly inputs: readonly NumberInput[];
  readonly ways: readonly OtherWay[];
}

/** Powers of ten beyond these are not a slip of the point or of a prefix. */
const MOST_ZEROS = 12;
const LN_10 = Math.LN10;
/** Other ways that a sentence names. */
const MOST_NAMED = 2;

/** Slips that give another number which the page knows: even close to the figure, they are the better explanation. */
export function namedSlips(asked: ScaledFigure, { figures, inputs, ways }: SlipSources): readonly Slip[] {
  return [
    ...fromOtherFigures(asked, figures),
    ...fromInputs(inputs),
    ...inOtherUnits(asked.figure, asked.value * asked.scale),
    ...fromOtherWays(ways),
  ];
}

/** Slips of arithmetic, from the most to the least specific. */
export function arithmeticSlips({ figure, value, scale }: ScaledFigure): readonly Slip[] {
  const shown = value * scale;
  if (shown === 0) return [];
  return [
    ...sharesAndPercents(figure, shown),
    { gives: -shown, words: 'The size is right, and the sign is wrong.' },
    { gives: 1 / shown, words: 'That is the reciprocal: divide the other way round.' },
    ...powersOfTen(shown),
    ...logarithms(shown),
    { gives: shown * 2, words: 'That is twice the figure: a factor of 2 is too much.' },
    { gives: shown / 2, words: 'That is half of the figure: a factor of 2 is missing.' },
  ];
}

/** Several changes may give the same number, such as a mass in mg and a volume in L. */
function fromOtherWays(ways: readonly OtherWay[]): readonly Slip[] {
  return ways.map(({ value }) => {
    const changes = ways.filter((way) => isSame(way.value, value)).map(({ change }) => change);
    const named = changes.slice(0, MOST_NAMED).join(', or ');
    return {
      gives: value,
      words: `That comes out with ${named}${changes.length > MOST_NAMED ? ', or the like' : ''}.`,
    };
  });
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.abs(other);
}

function fromOtherFigures(asked: ScaledFigure, figures: readonly ScaledFigure[]): readonly Slip[] {
  return figures.flatMap(({ figure, value, scale }) =>
    figure.field === asked.figure.field
      ? []
      : [{ gives: value * scale, words: `That is another figure of this result: ${figure.label}.` }],
  );
}

function fromInputs(inputs: readonly NumberInput[]): readonly Slip[] {
  return inputs.flatMap(({ label, text, own }) => {
    const typed = readNumber(text);
    const words = `That is a number that was given: ${label}.`;
    return [typed, own].flatMap((gives) => (gives === null || !Number.isFinite(gives) ? [] : [{ gives, words }]));
  });
}

function inOtherUnits({ unit }: Figure, shown: number): readonly Slip[] {
  const [own, ...others] = unitsLike(unit ?? '');
  if (own === undefined) return [];
  return others.map(({ unit: other, times, zero = 0 }) => ({
    gives: shown / times + zero,
    words: `That is the figure in ${other}. It is asked for in ${own.unit}.`,
  }));
}

function sharesAndPercents({ unit }: Figure, shown: number): readonly Slip[] {
  if (unit === '%')
    return [
      { gives: shown / 100, words: 'That is the share of 1. It is asked for in percent, 100 times as much.' },
      { gives: 100 - shown, words: 'That is the rest to 100 %.' },
    ];
  if (unit !== undefined || shown <= 0 || shown >= 1) return [];
  return [
    { gives: shown * 100, words: 'That is the figure in percent. It is asked for as a share of 1.' },
    { gives: 1 - shown, words: 'That is the rest to 1.' },
  ];
}

function powersOfTen(shown: number): readonly Slip[] {
  return Array.from({ length: MOST_ZEROS }, (_, index) => 10 ** (index + 1)).flatMap((by) => {
    const times = by < 1e6 ? String(by) : `1e${Math.round(Math.log10(by))}`;
    const check = 'The digits are right: check the powers of ten and the units.';
    return [
      { gives: shown * by, words: `It is ${times} times too large. ${check}` },
      { gives: shown / by, words: `It is ${times} times too small. ${check}` },
    ];
  });
}

/** The natural and the decimal logarithm differ by the factor 2.303, and so do the exponents that undo them. */
function logarithms(shown: number): readonly Slip[] {
  const words = 'A natural logarithm, or a power of e, was taken in place of a decimal one, or the other way round.';
  const factors = [shown * LN_10, shown / LN_10];
  // Near 1, both powers are the same.
  const powers = shown > 0 && Math.abs(Math.log10(shown)) > 0.3 ? [shown ** LN_10, shown ** (1 / LN_10)] : [];
  return [...factors, ...powers].map((gives) => ({ gives, words }));
}
