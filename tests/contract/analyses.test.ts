/** Contract of every analysis, by discovery: what its section asks, and what it shows. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnalysisSubject } from '#src/engine/kit/defineCalculator.ts';
import { withDisplayNumbers } from '#src/engine/kit/displayNumber.ts';
import { asText, figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { ANALYSES } from '#src/site/catalog/analyses.ts';
import { arbitraryDraft } from '#tests/support/arbitraryDraft.ts';
import { leavesOf } from '#tests/support/calculatorRuns.ts';
import { cutSource, everyCut } from '#tests/support/cutSource.ts';
import {
  ANALYSIS_FILES,
  ask,
  askedCalculators,
  computeCut,
  everyAnalysis,
  givenFor,
} from '#tests/support/everyAnalysis.ts';
import { everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';
import { isTestedWhole } from '#tests/support/sample.ts';
import type { LongText } from '#workers/contract.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const FOUND = await everyAnalysis();
const CALCULATORS = await askedCalculators();
/** The subjects of the calculators under test: all of them, unless only some are checked. */
const SUBJECTS = new Set(CALCULATORS.map(({ subject }) => subject));
const PAGES = await everyCalculator();
const TESTED = new Set<string>(PAGES.map(({ id }) => id));
/** Toxicity and medicine. */
const SAFETY_PAGES = new Set<string>(
  PAGES.filter(({ definition }) => definition.resultAfterEdit === 'removed').map(({ id }) => id),
);
const ANALYZED = FOUND.filter(
  ({ subject, pages }) => (subject !== undefined && SUBJECTS.has(subject)) || pages?.some((id) => TESTED.has(id)),
);

/** What each is asked about; what is given nothing is asked once. */
const TEXTS: Readonly<Record<AnalysisSubject | 'nothing', readonly LongText[]>> = {
  nothing: [''],
  dna: ['ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAGGAATTCGGATCC', 'A', 'GGGGCCCC'],
  protein: ['MALWMRLLPLLALLALWGPDPAAAFVNQHLCGSHLVEALYLVCGERGFFYTPKT', 'M'],
};
const BROKEN = /undefined|\bNaN\b|Infinity|\[object/;

test('each file has a row in the list, each row a file, and both a formula of the same name', async () => {
  expect(ANALYSES.map(({ id }) => id).toSorted()).toEqual(ANALYSIS_FILES.toSorted());
  for (const { id, definition } of FOUND) expect(definition.formula).toBe(id);
  for (const { subject, pages } of ANALYSES) expect(subject !== undefined || (pages ?? []).length > 0).toBe(true);
  expect(new Set(ANALYSES.map(({ title }) => title)).size).toBe(ANALYSES.length);
});

test('toxicity and medicine pages offer none', () => {
  expect(ANALYSES.flatMap(({ pages }) => pages ?? []).filter((id) => SAFETY_PAGES.has(id))).toEqual([]);
});

describe.each(ANALYZED)('$id', ({ subject, definition }) => {
  test.each(TEXTS[subject ?? 'nothing'])('answers its example about %s, or says why not', async (text) => {
    const asked = await ask(definition, definition.example, await givenFor(subject, text, {}, CALCULATORS));
    if (asked.outcome === 'refused') {
      for (const { message } of asked.issues) expect(message).toMatch(/^\p{Lu}.{10,}$/u);
      return;
    }
    expect(asTextOf(asked)).not.toMatch(BROKEN);
  });

  test('answers its example about the first text, with the headline in what is announced', async () => {
    const [text = ''] = TEXTS[subject ?? 'nothing'];
    const asked = await ask(definition, definition.example, await givenFor(subject, text, {}, CALCULATORS));
    if (asked.outcome === 'refused') throw new Error(JSON.stringify(asked.issues));
    const { presentation, result } = asked;
    expect(withDisplayNumbers(presentation.status)).toContain(withDisplayNumbers(presentation.headline.text));
    const leaves = new Map(leavesOf(result).map(({ path, leaf }) => [path, leaf]));
    for (const { field, value } of figuresOf(presentation)) expect([field, leaves.get(field)]).toEqual([field, value]);
    // What goes to the page survives the way between worker and page.
    expect(structuredClone(result)).toEqual(result);
  });

  test('gives the same answer however the text is cut', async () => {
    const [text = ''] = TEXTS[subject ?? 'nothing'];
    const asked = await ask(definition, definition.example, await givenFor(subject, text, {}, CALCULATORS));
    if (asked.outcome === 'refused') throw new Error(JSON.stringify(asked.issues));
    for (const size of [1, 3, 7]) {
      const cut = await computeCut(definition.formula, asked.input, (long) =>
        cutSource(String(long), everyCut(String(long), size)),
      );
      expect(cut).toEqual(asked.result);
    }
  });

  test('survives whatever a visitor may enter', async () => {
    const [text = ''] = TEXTS[subject ?? 'nothing'];
    const given = await givenFor(subject, text, {}, CALCULATORS);
    await fc.assert(
      fc.asyncProperty(arbitraryDraft(definition.fields, definition.example), async (draft) => {
        const asked = await ask(definition, draft, given);
        if (asked.outcome === 'answered') expect(asTextOf(asked)).not.toMatch(BROKEN);
        else for (const { message } of asked.issues) expect(message).not.toMatch(BROKEN);
      }),
      isTestedWhole(`src/calculators/analyses/${definition.formula}/`) ||
        isTestedWhole(`workers/formulas/${definition.formula}.ts`)
        ? {}
        : { numRuns: 12 },
    );
  });
});

function asTextOf({
  presentation,
}: Extract<Awaited<ReturnType<typeof ask>>, { readonly outcome: 'answered' }>): string {
  return [presentation.status, asText(presentation)].join('\n');
}
