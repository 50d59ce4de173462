/** What a command line names: a calculator, or with `--ask` a section of its page. */

import { analysesOn } from '#src/site/catalog/analyses.ts';
import { catalog } from '#src/site/catalog/catalog.ts';
import { isGuide } from '#src/site/catalog/isGuide.ts';
import { searchWidely } from '#src/site/catalog/wideSearch.ts';
import { askedSection, type CalledDefinition } from './askedSection.ts';
import { bareName, closestName } from './closestName.ts';
import { CommandMistake } from './commandMistake.ts';
import { CALCULATOR_IDS, loadedAnalysis, loadedDefinition } from './everyCalculator.ts';

/** Calculators that are named where none has the name that was given. */
const MOST_MEANT = 3;

/**
 * Loads the calculator with this id, or the section of its page with the id `ask`.
 *
 * @throws CommandMistake if neither exists, with the id that may have been meant
 */
export async function definitionNamed(id: string, ask?: string): Promise<CalledDefinition> {
  const definition = await loadedDefinition(id);
  if (definition !== undefined && ask === undefined) return definition;
  if (definition !== undefined && ask !== undefined) {
    const entry = analysesOn(id).find((each) => each.id === ask);
    const analysis = entry === undefined ? undefined : await loadedAnalysis(entry.id);
    if (entry !== undefined && analysis !== undefined) return askedSection(entry, analysis, id, definition);
    throw new CommandMistake(noSection(id, ask));
  }
  if (isGuide(id)) throw new CommandMistake(`'${id}' is a page of the site that calculates nothing`);
  throw new CommandMistake(`There is no calculator '${id}'${meantBy(id)}`);
}

function noSection(id: string, ask: string): string {
  const names = analysesOn(id).map((each) => each.id);
  if (names.length === 0) return `The page of '${id}' has no sections to ask`;
  const close = closestName(ask, names);
  const help = close === null ? `its sections are ${names.join(', ')}` : `did you mean '${close}'?`;
  return `'${id}' has no section '${ask}': ${help}`;
}

/** Letters from which on a name with one mistake is taken for that name alone. */
const SHORTEST_SLIP = 5;

/** A name with a typing error in it, else what the search of the site finds. */
function meantBy(id: string): string {
  const isName = !/\s/.test(id);
  const close = isName ? closestName(id, CALCULATOR_IDS) : null;
  // In a very short word, one other letter makes another word.
  const isSlip = close !== null && id.length >= SHORTEST_SLIP && !bareName(close).startsWith(bareName(id));
  const { results, rest } = searchWidely(catalog, id.replace(/[-_]/g, ' '));
  const found = isSlip || rest === 'doors' ? [] : results.map((result) => result.id);
  const names = [...new Set(close === null ? found : [close, ...found])];
  const offered = names.filter((name) => CALCULATOR_IDS.includes(name) || isGuide(name)).slice(0, MOST_MEANT);
  const last = offered.pop();
  if (last === undefined) return '';
  const others = offered.length === 0 ? '' : `${offered.map((name) => `'${name}'`).join(', ')} or `;
  return `; did you mean ${others}'${last}'?`;
}
