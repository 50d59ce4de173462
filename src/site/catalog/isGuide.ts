import { GUIDES, type GuideId } from '#src/engine/kit/taxonomy.ts';

/** Returns whether the page with this id is a guide, which calculates nothing. */
export function isGuide(id: string): id is GuideId {
  return GUIDES.some((each) => each === id);
}
