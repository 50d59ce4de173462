import type { NotebookStep } from '#src/engine/handover/notebook.ts';

/** Two steps to look at and to run: the molecular weight of glucose, which goes into the molarity of a solution. */
export const EXAMPLE_NOTEBOOK: readonly NotebookStep[] = [
  {
    id: 1,
    calculator: 'molecular-weight',
    fragment: 'formula=C6H12O6',
    inputs: [
      { label: 'Chemical formula', text: 'C6H12O6' },
      { label: 'Elements', text: '18 elements, hydrogen to calcium' },
    ],
    line: 'Molecular weight of C₆H₁₂O₆: 180.156 g/mol',
    hands: [{ figure: 'totalMass', unit: 'g/mol', number: 180.156, calculator: 'molarity', input: 'molarMass' }],
    takes: [],
  },
  {
    id: 2,
    calculator: 'molarity',
    fragment: 'mass=9&molarMass=180.156&volume=0.25',
    inputs: [
      { label: 'Find', text: 'Molarity' },
      { label: 'Mass of the solute (g)', text: '9' },
      { label: 'Molar mass (g/mol)', text: '180.156' },
      { label: 'Volume of the solution (L)', text: '0.25' },
    ],
    line: 'Molarity: 0.1998 mol/L',
    hands: [],
    takes: [{ step: 1, figure: 'totalMass', unit: 'g/mol', number: 180.156, input: 'molarMass' }],
  },
];
