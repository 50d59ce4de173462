/** One unit of a quantity that is converted by factors. */
export interface LinearUnit {
  /** As it heads a row: 'Feet'. */
  readonly name: string;
  readonly symbol: string;
  /** In the base unit of its quantity. */
  readonly factor: number;
  /** The factor is measured. Absent: it is exact by definition. */
  readonly isMeasured?: true;
  /** Id of the unit into which a value in this one is shown first. */
  readonly into: string;
}
