/** The dates of a line that the inputs of a page take, each by the event that its words tell. */
import type { InputWords } from './declarations.ts';
import type { Line, Mark } from './marks.ts';
import { placesOf } from './phrases.ts';
import { isWithin, type Range } from './range.ts';

/** A date for an input. */
interface DateRead {
  readonly name: string;
  /** ISO days, the likelier first. */
  readonly days: readonly string[];
  readonly places: readonly Range[];
}

type DateMark = Extract<Mark, { readonly kind: 'date' }>;

/**
 * Returns the dates in the order of the inputs; none for an input where each is the date of another event.
 *
 * @param names of the inputs of dates that are not filled
 */
export function datesRead(
  { text, marks }: Line,
  names: readonly string[],
  inputs: Readonly<Record<string, InputWords>>,
): readonly DateRead[] {
  const dates = marks.filter((mark): mark is DateMark => mark.kind === 'date');
  const taken = new Set<DateMark>();
  return names.flatMap((name): readonly DateRead[] => {
    const { words, notOf } = inputs[name] ?? {};
    const own = placesOf(words, text, marks);
    const others = placesOf(notOf, text, marks).filter((each) => !own.some((one) => isWithin(each, one)));
    const mark = dates.find((each) => !taken.has(each) && !isOfOther(each, own, others));
    if (mark === undefined) return [];
    taken.add(mark);
    return [{ name, days: mark.days, places: [mark, ...own] }];
  });
}

/** A date belongs to the last event named before it, otherwise to the first one after it. */
function isOfOther(mark: Range, own: readonly Range[], others: readonly Range[]): boolean {
  const before = (places: readonly Range[]): number =>
    Math.max(...places.map(({ end }) => (end <= mark.start ? end : Number.NEGATIVE_INFINITY)));
  const behind = (places: readonly Range[]): number =>
    Math.min(...places.map(({ start }) => (start >= mark.end ? start : Number.POSITIVE_INFINITY)));
  const [last, lastOther] = [before(own), before(others)];
  if (Number.isFinite(last) || Number.isFinite(lastOther)) return lastOther > last;
  return behind(others) < behind(own);
}
