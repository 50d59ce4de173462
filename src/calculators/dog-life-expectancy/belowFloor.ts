import type { Figure, Presentation } from '#src/kit/presentation.ts';
import type { DogLifeInput, DogLifeResult } from '#workers/formulas/dog-life-expectancy.ts';
import {
  baseFigure,
  estimateFigure,
  factors,
  medianFigures,
  rangeFigures,
  recommendations,
  yearsAfter,
} from './blocks.ts';
import { upToOneDecimal } from './numbers.ts';
import { workingOf } from './working.ts';

const NO_SUCH_FIGURE =
  'These answers together give a figure that no published life table shows. Effects of weight, activity and illness overlap and must not be added up. Ask your veterinarian what would help your dog most.';

/** A result whose estimate is no length of life that has been published: what is published comes first, the sum last. */
export function presentBelowFloor(result: DogLifeResult, input: DogLifeInput): Presentation {
  const [breed, allDogs] = medianFigures(result);
  const isBreedKnown = breed.value !== null;
  const none: Figure = {
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
      {
        kind: 'facts',
        title: 'What the rule of points adds up to, for checking only',
        figures: [baseFigure(result, input), estimateFigure(result), yearsFigure(result), ...rangeFigures(result)],
      },
    ],
    working: workingOf(result, input),
  };
}

function yearsFigure({ years }: DogLifeResult): Figure {
  return {
    field: 'years',
    label: 'Estimate, or the dog’s age where that is more',
    value: years,
    text: upToOneDecimal(years),
    unit: yearsAfter(years),
  };
}
