import type { CalculatorMeta } from '#src/kit/meta.ts';
import { type BackLinkTarget, CATEGORIES, SUBCATEGORIES } from './taxonomy.ts';

export interface BackLink {
  readonly to: string;
  readonly label: string;
}

/** Returns the target and text of a calculator's back link; null: the page has none. */
export function backLink({ back }: Pick<CalculatorMeta, 'back'>): BackLink | null {
  if (back === null) return null;
  return { to: `/category/${back.to}`, label: back.label ?? `Back to ${nameOf(back.to)} Calculators` };
}

function nameOf(target: BackLinkTarget): string {
  const [categoryId, subcategoryId] = target.split('/');
  const subcategory = SUBCATEGORIES.find(({ category, id }) => category === categoryId && id === subcategoryId);
  return subcategory?.name ?? CATEGORIES.find(({ id }) => id === categoryId)?.name ?? '';
}
