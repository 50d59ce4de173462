/**
 * Where a draft holds what was typed after ± (`exploring/spreads.ts`): beside its fields, so that anything that stores, restores,
 * undoes or records a draft includes it. No field has such a name.
 */
export const SPREADS_KEY = '±';
