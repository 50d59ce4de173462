/** ± gives the same wherever it is given, by discovery: below a result, in a table, on the command line and in what is saved. */
import { describe, expect, test } from 'vitest';
import { takesMany } from '#src/engine/batch/takesMany.ts';
import { changeableInputs, isExplorable } from '#src/engine/exploring/exploredResult.ts';
import { propagate } from '#src/engine/exploring/propagate.ts';
import { uncertaintyData, uncertaintyTables } from '#src/engine/exploring/uncertaintyInExports.ts';
import { withTyped } from '#src/engine/form/onDemand/numberInputs.ts';
import { uncertainAnswer } from '#src/tools/cli/uncertainAnswer.ts';
import { runTable } from '#tests/support/batchRuns.ts';
import { exampleDraft, host } from '#tests/support/calculatorRuns.ts';
import { directClient } from '#tests/support/directClient.ts';
import { everyCalculator, everyFormula } from '#tests/support/everyCalculator.ts';
import { IS_SAMPLED, isSampled } from '#tests/support/sample.ts';
import { exploredExample, SLOW_CALCULATORS } from '#tests/support/solvedPairs.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
/** Its draws take as long as those of all others together. */
const SLOW = new Set([...SLOW_CALCULATORS, 'predator-prey']);
const CALCULATORS = (await everyCalculator()).filter(({ id }) => !SLOW.has(id));
const { signal } = new AbortController();
/** So small that most formulas are straight: draws take long. */
const SPREAD = 1e-4;
const withFigures = { byTable: new Set<string>(), byCommand: new Set<string>() };

describe.each(CALCULATORS.filter(({ id, definition }) => isSampled(id) && isExplorable(definition)))(
  '$id',
  ({ id, definition }) => {
    test('the first number of the example with an uncertainty of 0.01 %', async () => {
      const subject = await exploredExample(definition);
      const input = changeableInputs(subject).find(({ own }) => own !== 0);
      if (input === undefined) return;
      // Without a percent sign, which may be the unit of the box.
      const typedSpread = String(Math.abs(Number(input.text)) * SPREAD);
      const page = await propagate(subject, { [input.path]: typedSpread }, directClient, signal, () => {});
      if (page.kind !== 'computed') throw new Error(`the page says ${page.kind}`);
      const typed = withTyped(subject.draft, input.path, `${input.text} ± ${typedSpread}`);

      const answer = await uncertainAnswer(host, definition, typed, {});
      if ('issues' in answer) throw new Error(JSON.stringify(answer.issues));
      expect(answer.uncertainty).toEqual(page);
      withFigures.byCommand.add(id);

      const saved = JSON.parse(JSON.stringify([uncertaintyData(page), uncertaintyTables(page)]));
      expect(saved[0]).toEqual(uncertaintyData(page));
      for (const { text, label } of page.figures)
        expect(saved[1].at(-1).rows.find(([name]: readonly string[]) => name === label)).toContain(text);

      if (!takesMany(definition) || page.figures.length === 0) return;
      const table = { columns: [input.path], rows: [[`${input.text} ± ${typedSpread}`], [input.text]] };
      const batch = await runTable({ definition, table, matching: { [input.path]: 0 }, draft: subject.draft });
      // In a table numbers are in the unit of the field.
      if (input.unit !== input.field.unit) return;
      expect(batch.refused).toEqual(new Map());
      for (const { field, spread } of page.figures) {
        const [column] = batch.results.filter((each) => each.field === field && each.header.startsWith('± '));
        expect(column?.textAt(0), field).toBe(spread);
        expect(column?.textAt(1), field).toBe('');
      }
      withFigures.byTable.add(id);
    });
  },
);

// Of a sample the numbers say nothing.
if (!IS_SAMPLED)
  test('most calculators take ± in a table, and more on the command line', () => {
    expect(withFigures.byTable.size).toBeGreaterThan(35);
    expect(withFigures.byCommand.size).toBeGreaterThan(70);
  });

test.each(CALCULATORS.filter(({ definition }) => !isExplorable(definition)))(
  '$id, on toxicity, medicine or birth, calculates no uncertainty',
  async ({ definition }) => {
    const draft = exampleDraft(definition);
    const [name, field] = Object.entries(definition.fields).find(([, { kind }]) => kind === 'number') ?? [];
    if (name === undefined || field === undefined) return;
    const answer = await uncertainAnswer(host, definition, { ...draft, [name]: `${draft[name]} ± 1 %` }, {});
    expect(answer).toHaveProperty('issues');
    const given = await uncertainAnswer(host, definition, draft, { [name]: '1 %' });
    expect(given).not.toHaveProperty('uncertainty');
  },
);
