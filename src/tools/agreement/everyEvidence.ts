import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { EvidenceKind } from '#src/engine/kit/evidence.ts';

const DEFINITIONS = import.meta.glob<AnyCalculatorDefinition>('../../calculators/*/calculator.ts', {
  import: 'default',
});

/** How sure each calculator is, by its id: read from the definitions when the site is built, for lists that load none of them. */
export async function everyEvidence(): Promise<Readonly<Record<string, EvidenceKind>>> {
  const declared = Object.entries(DEFINITIONS).map(
    async ([file, load]) => [file.split('/').at(-2) ?? '', (await load()).evidence] as const,
  );
  return Object.fromEntries(await Promise.all(declared));
}
