/** How sure each calculator says that it is. */
import { expect, test } from 'vitest';
import { CATEGORIES } from '#src/engine/kit/taxonomy.ts';
import { EVIDENCE_KINDS } from '#src/site/catalog/evidenceWords.ts';
import { everyEvidence } from '#src/tools/agreement/everyEvidence.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import type { SourceKey } from '#workers/reference/sources.ts';

const CALCULATORS = await everyCalculator();

/**
 * Sources that define something, prove it, or describe how to add up what was entered. None is a regression or a table of measured
 * samples. A page that calls itself a definition may rest on these alone: whoever adds a key has read the source.
 */
const DEFINING: ReadonlySet<SourceKey> = new Set<SourceKey>([
  ...(['spec', 'iso8601', 'familyLawReform1969', 'meeus1998', 'iso80000', 'tornqvist1985', 'iso6887'] as const),
  ...(['nistSp811', 'nistHandbook44', 'internationalYardPound1959', 'siBrochure2019', 'siBrochurePrefixes'] as const),
  ...(['iau2012', 'cgpm2022', 'codata2022', 'greenBook', 'iupacDilution', 'redBook2005', 'pubchem2023'] as const),
  ...(['nistAsd', 'iupacPeriodicTable2022', 'meija2016', 'crick1968', 'ncbiGeneticCodes', 'ncIub1984'] as const),
  ...(['solidGeometry', 'euclidElements', 'goldberg1991', 'numericalRecipes', 'durstenfeld1964', 'slas4'] as const),
  ...(['matsumotoNishimura1998', 'mattsLachin1988', 'arrive2020', 'en1276', 'astmE1054'] as const),
  ...(['brayCurtis1957', 'horn1966', 'baselga2010', 'sokalMichener1958'] as const),
  ...([
    'isuAgDecisionMaker',
    'ksuFeedlotBudgets',
    'regulationDD',
    'kellison2009',
    'csuPearson',
    'montanaPearson',
  ] as const),
  ...(['nistUnitPricing', 'directive98of6'] as const),
]);

test.each(CALCULATORS)('$id declares how sure its key figure is', ({ definition: { evidence } }) => {
  expect(EVIDENCE_KINDS).toContain(evidence);
});

test('only what rests on definitions calls itself one', () => {
  const complaints = CALCULATORS.filter(({ definition }) => definition.evidence === 'definition').flatMap(
    ({ id, definition }) =>
      definition.sources
        .filter((key) => !DEFINING.has(key))
        .map((key) => `src/calculators/${id}/calculator.ts: '${key}' is not known to be a definition`),
  );
  expect(complaints).toEqual([]);
});

test('pages on toxicity and medicine promise nothing: a rule of practice', () => {
  const kinds = CALCULATORS.filter(({ definition }) => definition.resultAfterEdit === 'removed').map(
    ({ id, definition }) => `${id}: ${definition.evidence}`,
  );
  expect(kinds.filter((each) => !each.endsWith(': rule'))).toEqual([]);
});

test('lists get the same from the build', async () => {
  const evidence = await everyEvidence();
  for (const { id, definition } of CALCULATORS) expect([id, evidence[id]]).toEqual([id, definition.evidence]);
  expect(Object.keys(evidence).length).toBeGreaterThan(CATEGORIES.length);
});
