import { shownEquation } from '#src/calculators/families/shownEquation.ts';
import { shownFormula } from '#src/calculators/families/shownFormula.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import type netIonicEquation from '#workers/formulas/net-ionic-equation.ts';

export default defineAnalysis<typeof netIonicEquation>()({
  formula: 'net-ionic-equation',
  action: 'Write the ionic equations',
  fields: {
    equation: {
      kind: 'text',
      label: 'Reaction in water',
      hint: 'States such as (aq) and (s) are used where you write them. Coefficients may be left out.',
      placeholder: 'AgNO3(aq) + NaCl(aq) -> AgCl(s) + NaNO3(aq)',
      monospaced: true,
    },
  },
  example: { equation: 'Pb(NO3)2 + KI -> PbI2 + KNO3' },
  sources: ['openstaxChemistry2e', 'lavoisier'],
  outputs: {
    balancedEquation: { kind: 'words', label: 'Balanced equation', words: shownEquation },
    ionicEquation: { kind: 'words', label: 'Ionic equation', words: shownEquation },
    netEquation: {
      kind: 'words',
      label: 'Net ionic equation',
      words: (equation) => (equation === '' ? 'No reaction' : shownEquation(equation)),
      note: ({ value }) =>
        value === '' ? 'Everything that is dissolved stays so: all ions are on both sides.' : undefined,
    },
    spectators: { kind: 'inner', label: 'Spectator ions' },
    notes: { kind: 'inner', label: 'Taken for granted' },
  },
  present: ({ spectators, notes }, _, figure) => {
    const headline = figure('netEquation');
    return {
      headline,
      status: `${headline.text}.`,
      blocks: [
        { kind: 'facts', figures: [figure('balancedEquation'), figure('ionicEquation')] },
        {
          kind: 'list',
          title: 'Spectator ions',
          items: [spectators.length === 0 ? 'None.' : `${spectators.map(shownFormula).join(', ')}.`],
          isFolded: false,
        },
        ...(notes.length === 0
          ? []
          : [{ kind: 'list', title: 'Taken for granted', items: notes, isFolded: false } as const]),
      ],
      working: [],
    };
  },
});
