/**
 * Relative expression of genes from threshold cycles, with errors.
 *
 * Sources: `livakSchmittgen2001`, `pfaffl2001`, `vandesompele2002` (several references), `hellemans2007` (errors).
 */

/** The wells of a gene in a sample. */
export interface GeneReading {
  readonly meanCt: number;
  /** Standard error of the mean; null for a single well. */
  readonly standardError: number | null;
}

export interface Amplification {
  /** Factor by which a cycle multiplies the product, above 1: 2 is an efficiency of 100 %. */
  readonly factor: number;
  /** Of the factor, 0 or more. */
  readonly standardError: number;
}

/** A natural logarithm with its variance; null where a single well has no error. */
export interface LogRatio {
  readonly value: number;
  readonly variance: number | null;
}

/**
 * The logarithm of the quantity of a gene in a sample, relative to the control: ln E·(Ct of the control − Ct).
 *
 * @param hasControlError adds the error of the control's wells; without, the control is a constant
 */
export function relativeQuantity(
  sample: GeneReading,
  control: GeneReading,
  { factor, standardError }: Amplification,
  hasControlError: boolean,
): LogRatio {
  const rise = Math.log(factor);
  const difference = control.meanCt - sample.meanCt;
  const errors = hasControlError ? [sample.standardError, control.standardError] : [sample.standardError];
  const variance = errors.reduce<number | null>(
    (sum, error) => (sum === null || error === null ? null : sum + (rise * error) ** 2),
    ((difference * standardError) / factor) ** 2,
  );
  return { value: rise * difference, variance };
}

/** The logarithm of a target's quantity over the geometric mean of those of the references. */
export function normalized(target: LogRatio, references: readonly LogRatio[]): LogRatio {
  const count = references.length;
  const value = references.reduce((rest, reference) => rest - reference.value / count, target.value);
  const variance = references.reduce<number | null>(
    (sum, reference) => (sum === null || reference.variance === null ? null : sum + reference.variance / count ** 2),
    target.variance,
  );
  return { value, variance };
}
