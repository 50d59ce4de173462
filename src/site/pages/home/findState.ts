/** What a link to Home carries in the history, so that the page opens with a search done. */
export interface FindState {
  readonly find: string;
}

export function finding(find: string): FindState {
  return { find };
}

/** @returns '' where the state is not a FindState */
export function wantedBy(state: unknown): string {
  const find: unknown = typeof state === 'object' && state !== null && 'find' in state ? state.find : '';
  return typeof find === 'string' ? find : '';
}
