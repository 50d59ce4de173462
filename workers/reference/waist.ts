/** Bands of the waist-to-height ratio and limits of the waist. */

/** `niceNg246`, by their lower limits, lowest first; below 0.4 it has no band, and the name is the site's own. */
export const WAIST_BANDS = [
  { id: 'low', from: 0, name: 'Below the bands' },
  { id: 'healthy', from: 0.4, name: 'No increased risk' },
  { id: 'increased', from: 0.5, name: 'Increased risk' },
  { id: 'high', from: 0.6, name: 'High risk' },
] as const;

export type WaistBandId = (typeof WAIST_BANDS)[number]['id'];

/** cm of waist from which the risk is increased and substantially increased: `whoWaist2008`. */
export const WAIST_LIMITS = {
  male: { increased: 94, substantiallyIncreased: 102 },
  female: { increased: 80, substantiallyIncreased: 88 },
} as const;
