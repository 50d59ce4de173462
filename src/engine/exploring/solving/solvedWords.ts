/** What 'Find an input' says of its answer, on the page and to agents. */
import { withUnit } from '../exploredResult.ts';
import { dayInWords, type SolvableFigure, type SolvableInput } from './solvables.ts';
import type { Solved } from './solveJobs.ts';

/** What was asked, in the words of the page. */
interface Asked {
  /** Label of the input. */
  readonly input: string;
  /** Label of the figure. */
  readonly figure: string;
  /** The wanted value with its unit. */
  readonly wanted: string;
  /** The wanted value is a day. */
  readonly isDay: boolean;
}

/**
 * Returns the sentence above the values that were found, or in their place.
 *
 * @param target the wanted value, as typed
 */
export function solvedWords(solved: Solved, input: SolvableInput, wanted: SolvableFigure, target: string): string {
  return sentence(solved, {
    input: input.label,
    figure: wanted.figure.label,
    wanted: withUnit(dayInWords(target.trim()), wanted.figure.unit),
    isDay: wanted.isDay,
  });
}

function sentence(solved: Solved, { input, figure, wanted, isDay }: Asked): string {
  switch (solved.kind) {
    case 'found':
      if (solved.count > solved.values.length && solved.count > 1)
        return `${solved.count} values of ${input} give ${figure} ${wanted}. The nearest:`;
      return solved.values.length === 1 ? `${figure} ${wanted} needs:` : `Several values of ${input} give ${wanted}:`;
    case 'stepped':
      return `${figure} goes in steps, none of which is ${wanted}. The nearest on each side:`;
    case 'none':
      return `No ${input} from ${solved.from} to ${solved.to} gives ${wanted}: ${figure} is ${solved.least} to ${solved.most} there.`;
    case 'independent':
      return `${figure} does not depend on ${input}: it is ${solved.least} from ${solved.from} to ${solved.to}.`;
    case 'unfinished':
      return `Nothing was found from ${solved.from} to ${solved.to}, but the search was not finished: it takes too many calculations.`;
    case 'refused':
      return `No value of ${input} is accepted with the other inputs.`;
    case 'unreadable':
      return isDay ? 'Choose the wanted day.' : 'Enter the wanted value as a number.';
  }
}
