import type { EvidenceKind } from '#src/engine/kit/evidence.ts';
import { CALCULATOR_IDS, loadedDefinition } from '#src/tools/cli/everyCalculator.ts';

/** How sure each calculator is, by its id: read from the definitions when the site is built, for lists that load none of them. */
export async function everyEvidence(): Promise<Readonly<Record<string, EvidenceKind>>> {
  const declared = CALCULATOR_IDS.map(async (id): Promise<readonly (readonly [string, EvidenceKind])[]> => {
    const definition = await loadedDefinition(id);
    return definition === undefined ? [] : [[id, definition.evidence]];
  });
  return Object.fromEntries((await Promise.all(declared)).flat());
}
