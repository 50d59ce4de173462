/** Notices beside the figures of the energy pages. */
import type { NoticeBlock } from '#src/engine/kit/presentation.ts';
import type { DailyEnergyInput, DailyEnergyResult } from '#workers/formulas/daily-energy.ts';
import { IDEAL_SCORES, PLANNED_SCORES } from '#workers/reference/bodyCondition.ts';

const NURSING: Readonly<Record<DailyEnergyInput['species'], string>> = {
  dog: 'A nursing bitch needs 4 to 8 times the resting energy; the figure takes 4. Feed to need and keep her weight.',
  cat: 'A nursing queen needs 2 to 6 times the resting energy; the figure takes 4. Feed to need and keep her weight.',
};

/** For a score at which no owner should plan alone. */
export const PLAN = 'Have a veterinarian plan this.';

export function isPlanned({ bcs }: DailyEnergyInput): boolean {
  return bcs !== undefined && (bcs <= PLANNED_SCORES.thin || bcs >= PLANNED_SCORES.fat);
}

/**
 * Returns the notice against a diet for an animal that is not overweight by its score; null where no diet was chosen.
 */
export function thinOnDiet({ species, lifeStage, bcs }: DailyEnergyInput): string | null {
  if (lifeStage !== 'weightLoss' || bcs === undefined || bcs >= IDEAL_SCORES.to) return null;
  return `A score below ${IDEAL_SCORES.to} is not overweight: a thin ${species} must not be put on a diet without a veterinarian.`;
}

/** Returns the notices before the figures: fasting first for cats, then the score, then the life stage. */
export function firstNotices(result: DailyEnergyResult, input: DailyEnergyInput): readonly NoticeBlock[] {
  const thin = thinOnDiet(input);
  return [
    ...(thin === null ? [] : [caution('Not for weight loss', thin)]),
    ...(input.species === 'cat'
      ? [
          caution(
            'A cat that does not eat',
            `A cat that refuses food for a day needs a veterinarian, an overweight one above all: its liver can turn fatty. Never feed it less than ${result.floorKcal} kcal per day without one.`,
          ),
        ]
      : []),
    ...(isPlanned(input) ? [caution(`Body condition score ${input.bcs}`, PLAN)] : []),
    ...stageNotices(result, input),
  ];
}

/** Returns the notices of this life stage. */
function stageNotices(
  { idealWeight }: DailyEnergyResult,
  { species, lifeStage }: DailyEnergyInput,
): readonly NoticeBlock[] {
  if (lifeStage === 'nursing') return [caution('Nursing', NURSING[species])];
  if (lifeStage !== 'weightLoss') return [];
  const weight =
    idealWeight === null
      ? 'The weight entered has to be the ideal weight, which your veterinarian can name, together with the pace.'
      : 'The ideal weight is worked out from the score, so the weight entered has to be today’s: if it was the ideal one, leave the score blank. Your veterinarian sets target and pace.';
  return [caution('Weight loss with a veterinarian', `${weight} No fasting days and no crash diet.`)];
}

/** Returns the notice of every result. */
export function startingPoint({ species }: DailyEnergyInput): NoticeBlock {
  return caution(
    'A starting point only',
    `Weigh your ${species} again every two weeks and adjust the food to the weight. A sick ${species} is fed as its veterinarian says, not by this figure.`,
  );
}

function caution(title: string, text: string): NoticeBlock {
  return { kind: 'notice', tone: 'caution', title, text };
}
