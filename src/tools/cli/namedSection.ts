/** The section of a calculator's page that a command line names with `--ask`. */

import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { analysesOn } from '#src/site/catalog/analyses.ts';
import { type AskedSection, askedSection } from './askedSection.ts';
import { closestName } from './closestName.ts';
import { CommandMistake } from './commandMistake.ts';
import { loadedAnalysis } from './everyCalculator.ts';

/**
 * Loads the section with this id.
 *
 * @throws CommandMistake where the page has none, with what may have been meant
 */
export async function sectionNamed(
  name: string,
  id: string,
  calculator: AnyCalculatorDefinition,
): Promise<AskedSection> {
  const sections = analysesOn(id);
  const entry = sections.find((each) => each.id === name);
  const analysis = entry === undefined ? undefined : await loadedAnalysis(entry.id);
  if (entry !== undefined && analysis !== undefined) return askedSection(entry, analysis, id, calculator);
  if (sections.length === 0) throw new CommandMistake(`The page of '${id}' has no sections to ask`);
  const names = sections.map((each) => each.id);
  const close = closestName(name, names);
  const help = close === null ? `its sections are ${names.join(', ')}` : `did you mean '${close}'?`;
  throw new CommandMistake(`'${id}' has no section '${name}': ${help}`);
}
