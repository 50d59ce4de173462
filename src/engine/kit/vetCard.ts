/** What a veterinarian is told: of pages on poison. */

export interface VetCard {
  /** How urgent it is. */
  readonly line: string;
  /** What is known: 'Animal', 'Dog, ______ (name), …'. */
  readonly known: readonly VetRow[];
  /** What only the visitor knows. */
  readonly asked: readonly VetRow[];
}

export interface VetRow {
  readonly label: string;
  /** With lines for what is not known. */
  readonly text: string;
  /** Boxes whose notes take the place of the lines, from the first on; they are not stored anywhere. */
  readonly asks?: readonly VetQuestion[];
}

export interface VetQuestion {
  readonly key: string;
  readonly label: string;
  /** 'time': an hour of today or last night. */
  readonly kind: 'time' | 'text';
  readonly hint?: string;
}
