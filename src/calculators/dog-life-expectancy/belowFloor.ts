import type { Figure, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type { DogLifeInput, DogLifeResult } from '#workers/formulas/dog-life-expectancy.ts';
import { factors, medianFigures, recommendations } from './blocks.ts';
import { soleWorkingOf } from './working.ts';

type Key = ResultKey<DogLifeResult>;

const NO_SUCH_FIGURE =
  'These answers together give a figure that no published life table shows. Effects of weight, activity and illness overlap and must not be added up. Ask your veterinarian what would help your dog most.';

/**
 * Presents a result whose estimate is below every published life span: shows the published figures, and the sum only in
 * the working.
 */
export function presentBelowFloor(result: DogLifeResult, input: DogLifeInput): Presentation<Key> {
  const [breed, allDogs] = medianFigures(result);
  const isBreedKnown = breed.value !== null;
  const none: Figure<Key> = {
    field: 'belowFloor',
    label: 'Life expectancy for these answers',
    value: result.belowFloor,
    text: 'No figure to show',
  };
  return {
    headline: isBreedKnown
      ? {
          ...breed,
          label: 'Median of the breed in the United Kingdom',
          note: 'Of all dogs of the breed, whatever their life.',
        }
      : none,
    status: isBreedKnown
      ? `${NO_SUCH_FIGURE} Median of the breed in the United Kingdom: ${breed.text} years.`
      : `${none.text}. ${NO_SUCH_FIGURE}`,
    blocks: [
      { kind: 'notice', tone: 'caution', text: NO_SUCH_FIGURE },
      {
        kind: 'facts',
        title: 'What dogs in the United Kingdom reached',
        figures: isBreedKnown ? [allDogs, none] : [breed, allDogs],
      },
      recommendations(result),
      ...factors(result),
    ],
    working: soleWorkingOf(result, input),
  };
}
