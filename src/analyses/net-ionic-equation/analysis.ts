import { shownFormula } from '#src/families/shownFormula.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
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
  present: ({ balancedEquation, ionicEquation, netEquation, spectators, notes }) => {
    const net = netEquation === '' ? 'No reaction' : shown(netEquation);
    return {
      headline: {
        field: 'netEquation',
        label: 'Net ionic equation',
        value: netEquation,
        text: net,
        ...(netEquation === '' ? { note: 'Everything that is dissolved stays so: all ions are on both sides.' } : {}),
      },
      status: `${net}.`,
      blocks: [
        {
          kind: 'facts',
          figures: [
            {
              field: 'balancedEquation',
              label: 'Balanced equation',
              value: balancedEquation,
              text: shown(balancedEquation),
            },
            { field: 'ionicEquation', label: 'Ionic equation', value: ionicEquation, text: shown(ionicEquation) },
          ],
        },
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

/** Formulas set, states as they are. */
function shown(equation: string): string {
  return equation
    .split(' ')
    .map((term) => {
      const state = /\((?:s|l|g|aq)\)$/.exec(term)?.[0] ?? '';
      return shownFormula(term.slice(0, term.length - state.length)) + state;
    })
    .join(' ');
}
