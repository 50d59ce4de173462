/** The menu of genetic codes of a question about the strand of the page, whose own code comes first. */
import type { ChoiceField } from '#src/engine/kit/fields.ts';
import { GENETIC_CODE_IDS, GENETIC_CODES, type GeneticCodeId } from '#workers/reference/geneticCodes.ts';

export function codeMenu(): ChoiceField<'page' | GeneticCodeId, unknown> {
  return {
    kind: 'choice',
    label: 'Genetic code',
    look: 'menu',
    options: [
      { value: 'page', label: 'As for the result above' },
      ...GENETIC_CODE_IDS.map((id) => ({ value: id, label: codeName(id) })),
    ],
    initial: 'page',
  };
}

/** '11. Bacterial, Archaeal and Plant Plastid'. */
export function codeName(id: GeneticCodeId): string {
  return `${id}. ${GENETIC_CODES[id].name}`;
}
