interface MatrixOutput<Cell> {
  readonly kind: 'each';
  readonly label: string;
  readonly each: { readonly kind: 'each'; readonly label: string; readonly each: Cell };
}

/** A matrix, with what all its cells are declared as. */
export function matrixOutput<const Cell>(label: string, each: Cell): MatrixOutput<Cell> {
  return { kind: 'each', label, each: { kind: 'each', label, each } };
}
