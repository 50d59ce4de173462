import { shownFormula } from '#src/calculators/families/shownFormula.ts';
import { raisedCharge, withSubscripts } from '#src/engine/kit/onDemand/scriptDigits.ts';
import type { WorkingStep } from '#src/engine/kit/presentation.ts';
import type { ChemicalNameResult } from '#workers/formulas/chemical-name.ts';

type Ions = NonNullable<ChemicalNameResult['ions']>;
type Ion = Ions['cation'];

/**
 * Returns the rule that names the compound, applied to the visitor's ions or atoms, and how water of crystallization is
 * added.
 */
export function workingOf(result: ChemicalNameResult): readonly WorkingStep[] {
  const { ions, words, waters, name, formula } = result;
  const anhydrous = waters === 0 ? name : name.replace(/ \S+$/, '');
  return [
    ...(ions === null ? [] : ionSteps(ions, result.type, anhydrous)),
    ...words.map(({ word, symbol, count }, index) => ({
      label: `Word ${index + 1}`,
      formula: ruleOfWord(result.type, index),
      substituted: `${count} × ${withSubscripts(symbol)}`,
      value: word,
    })),
    ...(result.type === 'common' || result.type === 'ion'
      ? [
          {
            label: 'Name',
            formula: result.type === 'ion' ? 'the name that the ion has in its salts' : 'a name of its own',
            substituted: shownFormula(formula),
            value: anhydrous,
          },
        ]
      : []),
    ...(waters === 0
      ? []
      : [
          {
            label: 'Water',
            formula: 'prefix + hydrate',
            substituted: `${waters} × H₂O`,
            value: name.slice(anhydrous.length + 1),
          },
        ]),
  ];
}

function ruleOfWord(type: ChemicalNameResult['type'], index: number): string {
  if (type === 'complex') return 'prefix + ligand, no prefix for one; ligands in alphabetical order';
  return index === 0 ? 'prefix + element, no prefix for one atom' : 'prefix + element ending in -ide';
}

function ionSteps({ cation, anion }: Ions, type: ChemicalNameResult['type'], name: string): readonly WorkingStep[] {
  const negative = -anion.count * anion.charge;
  return [
    {
      label: 'Negative charges',
      formula: 'count × charge of the anion',
      substituted: `${anion.count} × ${ionText(anion)}`,
      value: `${negative}−`,
    },
    {
      label: 'Charge of each cation',
      formula: 'negative charges ÷ count of cations',
      substituted: `${negative} ÷ ${cation.count}`,
      value: ionText(cation),
    },
    {
      label: 'Balance',
      formula: 'count × charge of both ions, added up',
      substituted: `${cation.count} × (+${cation.charge}) + ${anion.count} × (−${-anion.charge})`,
      value: '0',
    },
    {
      label: 'Name',
      formula:
        type === 'acid' ? 'hydrogen with this anion: the name of the acid' : 'name of the cation, name of the anion',
      substituted: `${cation.name}, ${anion.name}`,
      value: name,
    },
  ];
}

function ionText({ formula, charge }: Ion): string {
  return withSubscripts(formula) + raisedCharge(charge);
}
