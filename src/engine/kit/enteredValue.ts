/** An input as text, for exports and print: 'Mating date', '2024-02-29'. The unit is part of the label. */
export interface EnteredValue {
  readonly label: string;
  readonly text: string;
}
