/** Presents the pH of an acid or a base in water. */
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import type { PkaInput, PkaResult, SolutionResult } from '#workers/formulas/pka.ts';
import { compoundNotices } from './compounds.ts';
import { solutionSteps } from './working.ts';

type Key = ResultKey<PkaResult>;

/** From here on activities differ visibly from concentrations, in mol/L. */
const CONCENTRATED = 0.1;
/** Concentration of commercial concentrated sulfuric acid, in mol/L. */
const OIL_OF_VITRIOL = 18;

const FACTS = ['pK', 'degreeOfDissociation', 'hydrogenConcentration', 'hydroxideConcentration'] as const;

export function ofSolution(result: SolutionResult, input: PkaInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('pH');
  return {
    headline,
    status: `pH ${headline.text}.`,
    blocks: [
      ...compoundNotices(input),
      ...strengthNotices(result, input),
      { kind: 'facts', figures: FACTS.map((key) => figure(key)) },
      { kind: 'facts', title: 'By the shortcut', figures: [figure('reference.approximatePH')] },
    ],
    working: solutionSteps(result, input, figure),
  };
}

function strengthNotices(
  { mode, pK, isAfterStrongStep }: SolutionResult,
  { concentration = 0 }: PkaInput,
): readonly NoticeBlock[] {
  const found: NoticeBlock[] = [];
  if (isAfterStrongStep && concentration > OIL_OF_VITRIOL)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'No solution in water',
      text: `Concentrated sulfuric acid of 96 % is about ${OIL_OF_VITRIOL} mol/L. Beyond it there is hardly any water left to ionize in, and this pH means nothing.`,
    });
  if (pK < 0)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'Not weak',
      text: `With a pK below 0 ${mode === 'weak-acid' ? 'the acid is not weak: in dilute solution practically all of it gives off' : 'the base is not weak: in dilute solution practically all of it takes up'} a hydrogen ion, in a concentrated one less.`,
    });
  if (concentration > CONCENTRATED)
    found.push({
      kind: 'notice',
      tone: 'neutral',
      title: 'Concentrated solution',
      text: `Above ${CONCENTRATED} mol/L ions hinder each other; a meter may read some tenths away from this pH.`,
    });
  return found;
}
