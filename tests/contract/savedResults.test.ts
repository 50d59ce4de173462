/** A result that was saved can be proved: its inputs fill the form, and the form computes the same again. */
import { describe, expect, test } from 'vitest';
import { isVisitorOnly } from '#src/engine/form/confirmations.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { MOST_CHARACTERS_IN_BOX } from '#src/engine/form/longText.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { draftOfInput } from '#src/engine/proof/draftOfInput.ts';
import { savedResults } from '#src/engine/proof/savedResult.ts';
import { toldOf } from '#src/engine/proof/toldOf.ts';
import { verdictOnSaved } from '#src/engine/proof/verdictOnSaved.ts';
import { referenceMapping } from '#src/tools/agreement/caseInputs.ts';
import { exampleDraft, run } from '#tests/support/calculatorRuns.ts';
import { sampledCalculators } from '#tests/support/everyCalculator.ts';
import { caseTask } from '#tests/vectorRunner/caseTask.ts';
import { variedCases } from '#tests/vectorRunner/variedCases.ts';
import { readVectorFiles, vectorFolder } from '#tests/vectorRunner/vectorFiles.ts';

const FILES = readVectorFiles(vectorFolder(process.cwd()));

describe.each(await sampledCalculators())('$id', ({ id, content, definition }) => {
  /** A text that is too long for a box is not in a saved result. */
  const isSaved = (draft: Values) =>
    Object.values(draft).every((value) => typeof value !== 'string' || value.length <= MOST_CHARACTERS_IN_BOX);
  const cases = FILES.filter(({ calculator }) => calculator === id).flatMap(({ isReference, cases: all }) =>
    variedCases(definition, all)
      .filter(({ expect: expected, input }) => expected !== undefined && input.action !== 'add')
      .map(({ name, input }) => ({
        name,
        draft: caseTask(definition, isReference ? referenceMapping(id).input(input) : input).draft,
      })),
  );

  test.each([{ name: 'the example', draft: exampleDraft(definition) }, ...cases.filter(({ draft }) => isSaved(draft))])(
    '$name',
    async ({ draft }) => {
      const computed = await run(definition, draft);
      if (computed.outcome !== 'computed') throw new Error('it is not computed');
      const { input, result } = computed;
      const file = { calculator: id, input, result, ...toldNow(computed.presentation) };
      const [saved] = savedResults(JSON.parse(JSON.stringify({ ...file, site: { ...file.site, version: '1' } }))) ?? [];
      if (saved === undefined) throw new Error('it is no saved result');
      const filled = { ...draftOfInput(definition.fields, saved.input), ...visitorsPart(draft) };
      const again = await run(definition, filled);
      if (again.outcome !== 'computed') throw new Error(JSON.stringify(again));
      expect(verdictOnSaved(saved, { ...again, told: toldNow(again.presentation) }, '1').words).toBe(
        'The saved result agrees with what version 1 computes from its inputs.',
      );
    },
  );

  function toldNow(presentation: Presentation) {
    const { formula, warning } = definition;
    return toldOf({ title: content.name, formula, warning, presentation });
  }

  /** What no file fills in. */
  function visitorsPart(draft: Values): Values {
    const blank = createFormModel(definition).blank;
    return Object.fromEntries(
      Object.entries(definition.fields).flatMap(([name, field]) =>
        isVisitorOnly(field) ? [[name, draft[name] ?? blank[name] ?? '']] : [],
      ),
    );
  }
});
