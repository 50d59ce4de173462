/** Replays recorded runs: three of the real page, one of every calculator, and hostile logs. */
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { withoutConfirmations } from '#src/engine/form/confirmations.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import type { CalculatorEvent } from '#src/engine/machine/calculatorEvents.ts';
import { calculatorMachine } from '#src/engine/machine/calculatorMachine.ts';
import { eventRecorder } from '#src/engine/machine/eventRecorder.ts';
import { eventLogText } from '#src/engine/machine/onDemand/eventLog.ts';
import { exampleDraft, runExample } from '#tests/support/calculatorRuns.ts';
import { everyCalculator } from '#tests/support/everyCalculator.ts';
import { SAMPLE_EVENTS } from '#tests/support/machineEvents.ts';
import { replay } from '#tests/support/replay.ts';
import { readEventLog, UnreadableLog } from './readEventLog.ts';
import { replayLines, replayLog } from './replayLog.ts';

const LOGS = Object.entries(
  import.meta.glob<string>('./logs/*.json', { query: '?raw', import: 'default', eager: true }),
).map(([path, text]) => ({ name: path.replace(/^.*\/|\.json$/g, ''), text }));
const CALCULATORS = await everyCalculator();

const textOf = (name: string) => LOGS.find((log) => log.name === name)?.text ?? '';
const MEDICINE = textOf('dog-metacam');

describe('runs of the real page', () => {
  test('are three', () => {
    expect(LOGS.map(({ name }) => name).sort()).toEqual(['blood-pressure', 'dna-sequence', 'dog-metacam']);
  });

  test.each(LOGS)('$name replays as recorded', async ({ text }) => {
    const { steps, differing } = replayLog(await readEventLog(text));
    expect(steps.length).toBeGreaterThan(10);
    expect(differing).toEqual([]);
  });

  test('blood pressure: rows are checked one by one, and what Reset took Undo brings back', async () => {
    const log = await readEventLog(textOf('blood-pressure'));
    const types = log.steps.map(({ event }) => event.type);
    expect(types).toEqual(expect.arrayContaining(['append', 'worker.refused', 'reset', 'fill', 'worker.computed']));
  });

  test('medicine: an edit removes the result, and no amount is in the log', async () => {
    const { steps } = await readEventLog(MEDICINE);
    expect(steps.slice(-2).map(({ result }) => result)).toEqual(['current', 'none']);
    expect(MEDICINE).not.toMatch(/volumeMl|doseMg/);
  });

  test('sequence: the file is known by its size and digest', () => {
    expect(textOf('dna-sequence')).toMatch(/"leftOut":\{"length":49270,"sha256":"[0-9a-f]{64}"\}/);
    expect(textOf('dna-sequence')).not.toMatch(/[ACGT]{200}/);
  });
});

describe.each(CALCULATORS)('$id', ({ id, definition }) => {
  test('a run of its example gives a log that replays as recorded', async () => {
    const { input, result } = await runExample(definition);
    const recorder = eventRecorder();
    const { formula } = definition;
    const actor = createActor(calculatorMachine, {
      input: { formula, form: createFormModel(definition) },
      inspect: recorder.inspect,
    });
    actor.start();
    actor.send({ type: 'today', date: '2025-06-01' });
    actor.send({ type: 'fill', draft: exampleDraft(definition) });
    actor.send({ type: 'calculate' });
    actor.send({ type: 'worker.accepted', input });
    actor.send({ type: 'worker.computed', result });
    for (const [field, value] of Object.entries(definition.example)) actor.send({ type: 'edit', field, value });
    actor.send({ type: 'reset' });
    const run = recorder.run();
    if (run === null) throw new Error('Nothing was recorded');
    const withholdsResults = definition.resultAfterEdit === 'removed';
    const options = { calculator: id, copied: new Date(0), withholdsResults, readHeld: async () => null };
    const log = await readEventLog(await eventLogText(run, options));
    const { steps, differing } = replayLog(log);
    expect(differing).toEqual([]);
    expect(steps[4]?.came).toBe('result, result current');
    expect(log.steps.map(({ event }) => event.type)).toEqual(run.steps.map(({ event }) => event.type));
    expect(log.start.context.draft).toEqual(run.start.context.draft);
    expect(log.steps[1]?.event).toEqual(withoutLongTexts(run.steps[1]?.event));
    // The first call that needs the kernel compiles it.
  }, 30_000);
});

test('how numbers were read is in the log, and what is no value of the form is not taken', async () => {
  const definition = CALCULATORS.find(({ id }) => id === 'molarity')?.definition;
  if (definition === undefined) throw new Error('There is no such calculator');
  const recorder = eventRecorder();
  const actor = createActor(calculatorMachine, {
    input: { formula: 'molarity', form: createFormModel(definition) },
    inspect: recorder.inspect,
  });
  actor.start();
  actor.send({ type: 'edit', field: 'volume', value: '250 mL' });
  actor.send({ type: 'calculate' });
  const changes = { volume: '250', volume_unit: 'mL' };
  actor.send({ type: 'worker.refused', issues: [{ message: 'No' }], read: { changes, words: 'Read.' } });
  actor.send({ type: 'undo' });
  const run = recorder.run();
  if (run === null) throw new Error('Nothing was recorded');
  const options = { calculator: 'molarity', copied: new Date(0), withholdsResults: false, readHeld: async () => null };
  const text = await eventLogText(run, options);
  const log = await readEventLog(text);
  expect(log.steps[2]?.event).toMatchObject({ read: { changes, words: 'Read.' } });
  expect(replayLog(log).differing).toEqual([]);
  await expect(readEventLog(text.replace('"volume_unit":"mL"', '"volume_unit":"gal"'))).rejects.toThrow(UnreadableLog);
  await expect(readEventLog(text.replace('"volume_unit":"mL"', '"nothing":"mL"'))).rejects.toThrow(UnreadableLog);
});

describe('the units that the visitor preferred', () => {
  const units = { saltConcentration_unit: 'M' };

  test.each([
    ['as the event that brought them', 10],
    ['in the start once that event fell out', 1],
  ])('are in the log %s: reset starts with them again', async (_, most) => {
    const definition = CALCULATORS.find(({ id }) => id === 'annealing-temperature')?.definition;
    if (definition === undefined) throw new Error('There is no such calculator');
    const recorder = eventRecorder(most);
    const actor = createActor(calculatorMachine, {
      input: { formula: definition.formula, form: createFormModel(definition) },
      inspect: recorder.inspect,
    });
    actor.start();
    actor.send({ type: 'today', date: '2025-06-01', units });
    actor.send({ type: 'edit', field: 'saltConcentration', value: '2' });
    actor.send({ type: 'reset' });
    const run = recorder.run();
    if (run === null) throw new Error('Nothing was recorded');
    const options = { calculator: 'annealing-temperature', copied: new Date(0), withholdsResults: false };
    const log = await readEventLog(await eventLogText(run, { ...options, readHeld: async () => null }));
    const events = log.steps.map(({ event }) => event);
    const { draft } = replay(events, { start: log.start }).context;
    expect(draft).toMatchObject({ saltConcentration: '0.05', ...units });
    expect(draft).toEqual(actor.getSnapshot().context.draft);
  });
});

describe('Undo, links and announcements', () => {
  const long = 'a row '.repeat(100);
  const fill = (reason: 'example' | 'link', draft: Values): CalculatorEvent => ({
    type: 'fill',
    reason,
    draft,
    ...(reason === 'link' && { replaces: true }),
  });

  /** Many kinds of events, in an order with Undo, filled-in units and arrivals pending at many places. */
  function eventsOn({ example, fields }: AnyCalculatorDefinition, blank: Values): readonly CalculatorEvent[] {
    const filling = { ...blank, ...withoutConfirmations(fields, example) };
    const [[field, value] = ['', '']] = Object.entries(example);
    const typed: CalculatorEvent = { type: 'edit', field, value };
    return [
      { type: 'today', date: '2025-06-01', units: {} },
      { type: 'fill', reason: 'draft', draft: filling },
      { type: 'arrive', words: 'Your inputs from before are back.' },
      { type: 'reset' },
      fill('example', filling),
      { type: 'undo' },
      typed,
      fill('link', { ...blank, [field]: value }),
      { type: 'calculate', reason: 'link' },
      { type: 'calculate' },
      { type: 'cancel' },
      fill('link', filling),
      { type: 'undo' },
      { type: 'say', words: long },
      fill('example', filling),
      typed,
      { type: 'reset' },
      { type: 'reset', reason: 'return' },
      typed,
      { type: 'reset' },
    ];
  }

  test.each([
    // Kinds of pages: results stay, a choice clears the others, lists with an entry form, medicine with a unit of its
    // own.
    ...['molarity', 'surface-area-volume', 'blood-pressure', 'dog-metacam'].flatMap((id) =>
      [1, 2, 3, 5, 8, 100].map((most) => ({ id, most })),
    ),
  ])('a log of $id of the last $most steps comes to the same context', async ({ id, most }) => {
    const definition = CALCULATORS.find((each) => each.id === id)?.definition;
    if (definition === undefined) throw new Error('There is no such calculator');
    const recorder = eventRecorder(most);
    const form = createFormModel(definition);
    const actor = createActor(calculatorMachine, {
      input: { formula: definition.formula, form },
      inspect: recorder.inspect,
    });
    actor.start();
    const withholdsResults = definition.resultAfterEdit === 'removed';
    for (const event of eventsOn(definition, form.blank)) {
      actor.send(event);
      const run = recorder.run();
      if (run === null) throw new Error('Nothing was recorded');
      const options = { calculator: id, copied: new Date(0), withholdsResults, readHeld: async () => null };
      const log = await readEventLog(await eventLogText(run, options));
      expect(replayLog(log).differing).toEqual([]);
      const { form: _own, ...context } = replay(
        log.steps.map((step) => step.event),
        { start: log.start },
      ).context;
      const { form: _live, ...live } = actor.getSnapshot().context;
      expect(context).toEqual(withoutLongTexts(live));
    }
    actor.stop();
  });
});

describe('a run that deviates from its recording', () => {
  const changed = MEDICINE.replace('"state":"error"', '"state":"result"');

  test('differs, from the step on where it does', async () => {
    expect(changed).not.toBe(MEDICINE);
    const replayed = replayLog(await readEventLog(changed));
    expect(replayed.differing).toEqual([3]);
    const lines = replayLines(replayed);
    expect(lines[3]).toMatch(/worker\.refused .* error {3}← recorded: result$/);
    expect(lines.at(-1)).toBe('1 of 12 steps differ, the first is step 3.');
  });

  test('differs too where only the status of the result differs', async () => {
    const kept = MEDICINE.replace('"state":"editing","result":"none"}\n', '"state":"editing","result":"stale"}\n');
    expect(replayLog(await readEventLog(kept)).differing).toEqual([12]);
  });
});

describe('logs that cannot be trusted', () => {
  const log = JSON.parse(MEDICINE);
  const withStep = (event: unknown) => ({ ...log, steps: [{ event, state: 'editing', result: 'none' }] });

  test.each([
    ['no JSON', 'steps', 'the log is no JSON'],
    ['another kind', { ...log, log: 'shopping list' }, 'the log: log '],
    ['a later version', { ...log, version: 2 }, 'the log is of version 2; this is a reader of version 1'],
    ['a calculator that is none', { ...log, calculator: '../../etc' }, "there is no calculator '../../etc'"],
    ['no steps', { ...log, steps: undefined }, 'the log: steps'],
    ['an event that is none', withStep({ type: 'explode' }), 'steps.0.event.type'],
    ['an input that is none', withStep({ type: 'edit', field: 'colour', value: '' }), 'is no input'],
    ['a name that all objects have', withStep({ type: 'edit', field: 'constructor', value: '' }), 'is no input'],
    ['a value of another kind', withStep({ type: 'edit', field: 'weight', value: {} }), 'weight must be a number'],
    ['a choice that is none', withStep({ type: 'edit', field: 'weightUnit', value: 'st' }), 'must be one of: kg, lb'],
    ['units that no field has', withStep({ type: 'today', date: '2025-06-01', units: { a: 'g' } }), 'a is no input'],
    ['units at the start that no field has', { ...log, start: { ...log.start, units: { a: 'g' } } }, 'a is no input'],
    ['a filling of other fields', withStep({ type: 'fill', draft: { dose: '1' } }), 'dose is no input'],
    ['a list that is none', withStep({ type: 'append', field: 'weight' }), 'is no list'],
    ['a state that is none', { ...log, start: { ...log.start, state: 'asleep' } }, 'start.state'],
  ])('%s', async (_, content, complaint) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    const reading = readEventLog(text);
    await expect(reading).rejects.toThrow(UnreadableLog);
    await expect(reading).rejects.toThrow(complaint);
  });

  test('every kind of event that the machine knows can be read', async () => {
    const unread = await Promise.all(
      SAMPLE_EVENTS.map(async ({ type }) => {
        const complaint = await readEventLog(JSON.stringify(withStep({ type }))).then(String, String);
        return complaint.includes('event.type') ? [type] : [];
      }),
    );
    expect(unread.flat()).toEqual([]);
  });

  test('a log cannot inject terminal control codes', async () => {
    const hostile = withStep({ type: 'worker.failed', message: '\u001b[2J\u009b31m\u202egone' });
    const lines = replayLines(replayLog(await readEventLog(JSON.stringify(hostile))));
    expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(lines.join('')).toContain('gone');
  });
});

/** As in the log: a placeholder for each long text. */
function withoutLongTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.length > 256 ? '\ufffd' : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutLongTexts);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutLongTexts(inner)]));
}
