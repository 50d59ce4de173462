/** Replays recorded runs of the further questions to a text. */
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { calculatorMachine } from '#src/engine/machine/calculatorMachine.ts';
import { eventRecorder } from '#src/engine/machine/eventRecorder.ts';
import { eventLogText } from '#src/engine/machine/onDemand/eventLog.ts';
import { ASKED_TEXTS, pageOf } from '#tests/support/analysisPage.ts';
import { ask, everyAnalysis, givenFor } from '#tests/support/everyAnalysis.ts';
import { everyFormula } from '#tests/support/everyCalculator.ts';
import DNA_LOG from './logs/dna-sequence.json?raw';
import { readEventLog } from './readEventLog.ts';
import { replayLog } from './replayLog.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();

describe.each(await everyAnalysis())('the question $id', (analysis) => {
  const { id, subject, definition } = analysis;
  test('a run of its example gives a log that replays as recorded, without what it was given', async () => {
    const given = await givenFor(subject, ASKED_TEXTS[subject ?? 'dna']);
    const asked = await ask(definition, definition.example, given);
    if (asked.outcome === 'refused') throw new Error(JSON.stringify(asked.issues));
    const recorder = eventRecorder();
    const { formula, fields } = definition;
    const form = createFormModel({ fields, fixed: {} });
    const actor = createActor(calculatorMachine, { input: { formula, form }, inspect: recorder.inspect });
    actor.start();
    actor.send({ type: 'fill', draft: { ...form.blank, ...definition.example } });
    actor.send({ type: 'calculate' });
    actor.send({ type: 'worker.accepted', input: asked.input });
    actor.send({ type: 'worker.computed', result: asked.result });
    actor.send({ type: 'reset' });
    const run = recorder.run();
    if (run === null) throw new Error('Nothing was recorded');
    const { calculator } = pageOf(analysis);
    const options = {
      calculator,
      analysis: id,
      copied: new Date(0),
      withholdsResults: false,
      readHeld: async () => null,
    };
    const text = await eventLogText(run, options);
    expect(text).not.toContain('"given"');
    const log = await readEventLog(text);
    expect(log.analysis).toBe(id);
    const { steps, differing } = replayLog(log);
    expect(differing).toEqual([]);
    expect(steps[3]?.came).toBe('result, result current');
  });
});

test('a log of a question that does not exist is refused', async () => {
  const text = DNA_LOG.replace('"calculator":', '"analysis": "horoscope", "calculator":');
  await expect(readEventLog(text)).rejects.toThrow("there is no analysis 'horoscope'");
});
