import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import type { DogLifeInput, DogLifeResult } from '#workers/formulas/dog-life-expectancy.ts';
import { factors, recommendations } from './blocks.ts';
import { soleWorkingOf } from './working.ts';

type Key = ResultKey<DogLifeResult>;

const NO_SUCH_FIGURE =
  'These answers together give a figure that no published life table shows. Effects of weight, activity and illness overlap and must not be added up. Ask your veterinarian what would help your dog most.';

/**
 * Presents a result whose estimate is below every published life span: shows the published figures, and the sum only in
 * the working.
 */
export function presentBelowFloor(
  result: DogLifeResult,
  input: DogLifeInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const breed = figure('reference.breedMedian');
  const allDogs = figure('reference.allDogsMedian');
  const none = figure('belowFloor');
  const isBreedKnown = breed.value !== null;
  return {
    headline: isBreedKnown
      ? figure('reference.breedMedian', {
          label: 'Median of the breed in the United Kingdom',
          note: 'Of all dogs of the breed, whatever their life.',
        })
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
      recommendations(result, figure),
      ...factors(result, figure),
    ],
    working: soleWorkingOf(result, input, figure),
  };
}
