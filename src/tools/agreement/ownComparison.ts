import type { ComparedCase, ComparedFigure, ComparedPage } from '#src/engine/kit/comparison.ts';
import { ANALYSES, type AnalysisEntry, PAGE_OF_SUBJECT } from '#src/site/catalog/analyses.ts';
import { findCalculator } from '#src/site/catalog/catalog.ts';
import { caseFigures, listedFigures, refuseUnused } from './caseFigures.ts';
import { largestDifference } from './comparedFigure.ts';
import { inputWords } from './inputWords.ts';
import { type OwnFile, ownAnswer } from './ownAnswer.ts';

/** A file of golden cases compared: the section, or the calculator, that its answers are of. */
export interface OwnComparison extends ComparedPage {
  readonly kind: 'calculator' | 'section';
}

/**
 * Compares a file of golden cases of our own: every figure that the section shows and the file has.
 *
 * @throws Error if a figure differs without a stated reason, if a reason is given for what agrees, or if nothing is compared
 */
export async function ownComparison(file: OwnFile): Promise<OwnComparison> {
  const id = file.formula ?? file.calculator ?? '';
  const { by, tolerance, differs = {}, rounding } = file;
  const used = new Set<string>();
  const cases: ComparedCase[] = [];
  const all: ComparedFigure[] = [];
  for (const each of file.cases) {
    const { expect, name } = each;
    if (expect === undefined) continue;
    const place = `own/${id}, ${name}`;
    const { fields, inputs, answer } = await ownAnswer(file, each);
    if ('issues' in answer) throw new Error(`${place}: refused`);
    const figures = caseFigures(
      { place, ...answer, expect, base: '', keys: 'shown', tolerance: each.tolerance ?? tolerance, differs },
      used,
    );
    if (figures.length > 0) cases.push({ inputs: inputWords(fields, inputs), ...listedFigures(figures) });
    all.push(...figures);
  }
  refuseUnused(`own/${id}`, differs, used);
  if (all.length === 0) throw new Error(`own/${id}: nothing is compared`);
  const isRounded = all.some(({ difference, reason }) => difference !== 'none' && reason === undefined);
  if (isRounded !== (rounding !== undefined))
    throw new Error(
      `own/${id}: ${isRounded ? 'say in `rounding` why figures differ' : 'no figure differs by rounding'}`,
    );
  const program = { by, ...(rounding === undefined ? {} : { rounding }), largest: largestDifference(all), cases };
  return { ...pageOf(id), programs: [program] };
}

function pageOf(id: string): Pick<OwnComparison, 'kind' | 'name' | 'path'> {
  const section = ANALYSES.find((each) => each.id === id);
  const calculator = findCalculator(section === undefined ? id : calculatorOf(section));
  if (calculator === undefined) throw new Error(`There is no page of '${id}'`);
  if (section === undefined) return { kind: 'calculator', name: calculator.name, path: calculator.path };
  return { kind: 'section', name: section.title, path: `${calculator.path}#ask=${id}` };
}

function calculatorOf({ subject, pages }: AnalysisEntry): string {
  return subject === undefined ? (pages?.[0] ?? '') : PAGE_OF_SUBJECT[subject];
}
