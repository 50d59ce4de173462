/** The command line gives the same results as the page, for every calculator. */
import { describe, expect, test } from 'vitest';
import { sampleFile } from '#src/engine/batch/sampleFile.ts';
import { takesMany } from '#src/engine/batch/takesMany.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { type AnyCalculatorDefinition, warningSentences } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { readNumber } from '#src/engine/kit/readNumber.ts';
import { missingWords } from '#src/engine/kit/ready.ts';
import { EXIT } from '#src/tools/cli/command.ts';
import { type Run, run, runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { answerTo, command, type PrintedAnswer } from '#tests/support/headless.ts';
import { isSampled } from '#tests/support/sample.ts';

const CALCULATORS = await everyCalculator();
const SAMPLED = CALCULATORS.filter(({ id }) => isSampled(id));

describe.each(SAMPLED)('$id', ({ id, definition }) => {
  const { fields, example, warning } = definition;

  test('the example: the same result and the same texts', async () => {
    const page = await runExample(definition);
    const answer = await answerTo(id, example);
    expect(answer.code).toBe(EXIT.calculated);
    expect(answer.result).toEqual(asJson(page.result));
    expect(answer.shown).toEqual(
      asJson(
        figuresOf(page.presentation).map(({ field, label, text, unit, note }) => ({ field, label, text, unit, note })),
      ),
    );
    expect(answer.says?.[0]).toBe(page.presentation.status);
    for (const block of page.presentation.blocks)
      if (block.kind === 'notice') expect(answer.says?.join('\n')).toContain(block.text);
    // The first call that needs the kernel compiles it.
  }, 30_000);

  test('numbers may be numbers', async () => {
    const numbers = withNumbers(example);
    const hasNumber = Object.entries(fields).some(([name, { kind }]) => kind === 'number' && example[name] !== '');
    if (hasNumber) expect(numbers).not.toEqual(example);
    expect((await answerTo(id, numbers)).result).toEqual((await answerTo(id, example)).result);
  });

  test('what the page refuses the command refuses, in the same words', async () => {
    const spoilt = Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'number' || kind === 'text' ? ['-1', '?', ''].map((text) => ({ ...example, [name]: text })) : [],
    );
    for (const draft of [{}, ...spoilt]) {
      const form = createFormModel(definition);
      const filled = { ...form.blank, ...draft };
      const page = await run(definition, filled);
      const read = await form.reread(filled);
      const told =
        page.outcome === 'refused' && read !== null ? { ...page, issues: read.explained(page.issues) } : page;
      expect(outcomeOf(await answerTo(id, draft))).toEqual(outcomeOnPage(told, missingOf(definition, filled)));
    }
  });

  test('its example goes from the command into the command; confirmations are given by hand', async () => {
    const { out } = await command([id, '--example']);
    const confirmations = Object.values(fields).filter((field) => field.kind === 'checkbox' && field.confirms);
    const { code } = await command([id], { '-': out });
    expect(code).toBe(confirmations.length > 0 ? EXIT.refused : EXIT.calculated);
  });

  test('a permanent warning of the page is printed before and in the answer', async () => {
    const answer = await answerTo(id, example);
    if (warning === undefined) {
      expect(answer.err).toBe('');
      expect(answer.warning).toBeUndefined();
      return;
    }
    expect(answer.err).toBe(saidFirst(definition));
    expect(answer.warning).toEqual([warning.title, ...warningSentences(warning)]);
    const manyAnswer = definition.resultAfterEdit === 'removed' ? EXIT.mistake : EXIT.calculated;
    expect((await command([id], { '-': JSON.stringify([example]) })).code).toBe(manyAnswer);
    expect((await command([id, '--format', 'csv'], { '-': JSON.stringify(example) })).code).toBe(manyAnswer);
  });
});

describe.each(SAMPLED.filter(({ definition }) => takesMany(definition)))('$id, a table', ({ id, definition }) => {
  test('the sample file of the page: the result of the example', async () => {
    const { code, out, err } = await command([id], { '-': `\ufeff${sampleFile(definition)}` });
    expect([code, err]).toEqual([EXIT.calculated, saidFirst(definition)]);
    const [answer, ...others] = JSON.parse(out);
    expect(others).toEqual([]);
    expect(answer.kept).toEqual({ Sample: '1' });
    expect(answer.result).toEqual(asJson((await runExample(definition)).result));
  });
});

test('a unit that is an input is a choice of the calculator', () => {
  const units = CALCULATORS.flatMap(({ id, definition: { fields } }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'number' && field.unitIn !== undefined ? [[`${id} ${name}`, fields[field.unitIn]?.kind]] : [],
    ),
  );
  expect(units).toEqual(units.map(([name]) => [name, 'choice']));
  expect(units).toContainEqual(['dog-water-intake weight', 'choice']);
});

function missingOf({ needs }: AnyCalculatorDefinition, draft: Values): string | undefined {
  return needs === undefined ? undefined : missingWords(needs, draft);
}

/** The command's help for a calculator. */
function saidFirst({ warning }: AnyCalculatorDefinition): string {
  return warning === undefined ? '' : `${[warning.title, ...warningSentences(warning)].join('\n')}\n`;
}

function outcomeOf({ issues, result }: PrintedAnswer): unknown {
  return issues === undefined ? { result } : { said: issues.map(({ message }) => message) };
}

function outcomeOnPage(page: Run, missing: string | undefined): unknown {
  switch (page.outcome) {
    case 'disabled':
      return { said: [missing] };
    case 'refused':
      return { said: page.issues.map(({ message }) => message) };
    case 'computed':
      return { result: asJson(page.result) };
  }
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Converts every string that is a plain number to a number, at any depth. */
function withNumbers(values: Values): unknown {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.map(withNumbers)];
      if (typeof value === 'object') return [name, withNumbers(value as Values)];
      const number = typeof value === 'string' ? readNumber(value) : null;
      return [name, number !== null && String(number) === value ? number : value];
    }),
  );
}
