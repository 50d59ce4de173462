/** What a veterinarian is told on the phone: of pages on poison. */

/** What a veterinarian asks for on the phone. */
export interface VetCard {
  /** Known facts: 'Animal', 'Dog, 20 lb'. */
  readonly rows: readonly { readonly label: string; readonly text: string }[];
  /** Notes that the visitor may write in; they are not stored anywhere. */
  readonly asks: readonly VetQuestion[];
}

export interface VetQuestion {
  readonly key: string;
  readonly label: string;
  /** 'time': an hour of today or last night. */
  readonly kind: 'time' | 'text';
  readonly hint?: string;
}
