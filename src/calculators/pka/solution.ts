/** Presents the pH of an acid or a base in water. */
import { fixed } from '#src/kit/format.ts';
import { withHiddenDigits } from '#src/kit/onDemand/hiddenDigits.ts';
import type { Figure, NoticeBlock, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type { PkaInput, PkaResult, SolutionResult } from '#workers/formulas/pka.ts';
import { compoundNotices } from './compounds.ts';
import { degreeText } from './degree.ts';
import { agreement, molar, plain } from './figures.ts';
import { solutionSteps } from './working.ts';

type Key = ResultKey<PkaResult>;

/** From here on activities differ visibly from concentrations, in mol/L. */
const CONCENTRATED = 0.1;
/** Concentration of commercial concentrated sulfuric acid, in mol/L. */
const OIL_OF_VITRIOL = 18;

export function ofSolution(result: SolutionResult, input: PkaInput): Presentation<Key> {
  const isAcid = result.mode === 'weak-acid';
  const secondStep = result.isAfterStrongStep ? ', second step' : '';
  const pH = plain('pH', 'pH', result.pH);
  return {
    headline: { ...pH, ...solutionName(result) },
    status: `pH ${pH.text}.`,
    blocks: [
      ...compoundNotices(input),
      ...strengthNotices(result, input),
      {
        kind: 'facts',
        figures: [
          plain('pK', pKLabel(result), result.pK),
          withHiddenDigits({
            field: 'degreeOfDissociation',
            label: isAcid ? `Degree of dissociation${secondStep}` : 'Degree of protonation',
            value: result.degreeOfDissociation,
            text: degreeText(result.degreeOfDissociation),
            unit: '%',
          }),
          molar('hydrogenConcentration', 'Hydrogen ions, [H⁺]', result.hydrogenConcentration),
          molar('hydroxideConcentration', 'Hydroxide ions, [OH⁻]', result.hydroxideConcentration),
        ],
      },
      {
        kind: 'facts',
        title: 'By the shortcut',
        figures: [
          {
            ...plain(
              'reference.approximatePH',
              result.isAfterStrongStep ? 'pH from −log C' : 'pH from √(K·C)',
              result.reference.approximatePH,
            ),
            note: agreement(
              [pH.text, fixed(result.reference.approximatePH, 2)],
              result.isAfterStrongStep
                ? 'it counts the first hydrogen ion of each molecule only.'
                : 'it leaves out what has reacted already, and the ions of water.',
            ),
          },
        ],
      },
    ],
    working: solutionSteps(result, input),
  };
}

function solutionName({ mode, isAfterStrongStep }: SolutionResult): Pick<Figure<Key>, 'label' | 'note'> {
  if (!isAfterStrongStep) return { label: `pH of the weak ${mode === 'weak-acid' ? 'acid' : 'base'}` };
  return { label: 'pH of sulfuric acid', note: 'First step complete, second step by its constant.' };
}

function pKLabel({ mode, isAfterStrongStep }: SolutionResult): string {
  if (isAfterStrongStep) return 'pKa of the second step';
  return mode === 'weak-acid' ? 'pKa of the acid' : 'pKb of the base';
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
