import type { CalculatorId } from './taxonomy.ts';

/** Shown on Home, in this order. */
export const POPULAR: readonly { readonly id: CalculatorId; readonly name: string }[] = [
  { id: 'cell-size', name: 'Cell Size' },
  { id: 'dna-sequence', name: 'DNA Sequence' },
  { id: 'molecular-weight', name: 'Molecular Weight' },
];
