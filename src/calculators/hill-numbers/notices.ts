import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import type { NoticeBlock } from '#src/engine/kit/presentation.ts';
import type { HillNumbersInput, HillNumbersResult } from '#workers/formulas/hill-numbers.ts';

const LOW_COVERAGE = 0.5;
const MOST_DRAWN = 100_000;
const FARTHEST = 10;

/** Returns what to be careful about with these samples. */
export function adviceNotices(
  { samples, comparison, repeatedNames }: HillNumbersResult,
  { endpoint, bootstraps }: HillNumbersInput,
): readonly NoticeBlock[] {
  const namesOf = (holds: (sample: HillNumbersResult['samples'][number]) => boolean) =>
    samples
      .filter(holds)
      .map(({ name }) => name)
      .join(', ');
  const poor = namesOf(({ coverage }) => coverage < LOW_COVERAGE);
  const single = namesOf(({ singletons, individuals }) => singletons === individuals);
  const far = namesOf(({ individuals }) => (endpoint ?? 0) > 2 * individuals);
  const cut = namesOf(({ individuals }) => (endpoint ?? 0) > FARTHEST * individuals);
  const large = namesOf(({ individuals }) => individuals > MOST_DRAWN);
  const beyond = comparison.samples.filter(({ size }, at) => (size ?? 0) > 2.000001 * (samples[at]?.individuals ?? 0));
  return cautionNotices([
    [poor !== '', `Coverage below 50 %: estimates for ${poor} are not reliable.`],
    [
      single !== '',
      `Every individual of ${single} is of another species: coverage and the estimates for the whole community rest on nothing, and order 2 has no value.`,
    ],
    [
      far !== '',
      `The curve goes beyond twice the size of ${far}: there the number of species (order 0) is biased low.`,
    ],
    [cut !== '', `The curve of ${cut} ends at ten times the sample.`],
    [
      beyond.length > 0,
      `Compared beyond twice the sample: ${beyond.map(({ name }) => name).join(', ')}. Choose a lower coverage.`,
    ],
    [
      large !== '' && bootstraps > 0,
      `No intervals for ${large}: the sample has more than 100,000 individuals.`,
      'neutral',
    ],
    [bootstraps === 1, 'One replicate gives no interval: take 2 or more, or 0.', 'neutral'],
    [
      repeatedNames.length > 0,
      `In the table more than once: ${repeatedNames.join(', ')}. Each counts for itself; add them together if they are the same.`,
    ],
  ]);
}
