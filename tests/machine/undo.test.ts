/** Undo, arrivals and units that came with filled-in values, by the pure machine. */
import { describe, expect, test } from 'vitest';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import type { AnyFields } from '#src/engine/kit/fields.ts';
import type { CalculatorContext, CalculatorEvent } from '#src/engine/machine/calculatorEvents.ts';
import {
  append,
  arrive,
  calculate,
  calculateLinked,
  cancel,
  chooseSphere,
  clearSize,
  confirmSize,
  editSize,
  enterReading,
  fillExample,
  openLink,
  openLinkOverBlank,
  pressExample,
  reset,
  say,
  startAnew,
  today,
  undo,
} from '#tests/support/machineEvents.ts';
import { replay } from '#tests/support/replay.ts';
import { sampleForm, strictSampleForm } from '#tests/support/sampleForm.ts';

const contextAfter = (...events: readonly CalculatorEvent[]) => replay(events, { form: sampleForm }).context;
const contextOnStrictPage = (...events: readonly CalculatorEvent[]) =>
  replay(events, { form: strictSampleForm }).context;

/** A form with a date has a model of its own. */
const withoutForm = ({ form: _, ...context }: CalculatorContext) => context;

/** The value entered by `editSize`. */
const OWN = { ...sampleForm.blank, size: '2' };

describe('Undo', () => {
  test.each([
    ['Reset', reset, 'Form cleared.'],
    ['an example', pressExample, 'Example filled in.'],
    ['a choice that empties the others', chooseSphere, 'The other fields were cleared.'],
    ['a link', openLink, 'Opened from a link.'],
  ])('restores what %s replaced, once', (_, event, words) => {
    expect(contextAfter(editSize, event).undo).toEqual({ draft: OWN, filled: [], words });
    const { draft, undo: offered, arrival, remark } = contextAfter(editSize, event, undo);
    expect({ draft, offered, arrival, remark }).toEqual({
      draft: OWN,
      offered: null,
      arrival: null,
      remark: 'Your inputs are back.',
    });
    expect(contextAfter(editSize, event, undo, undo)).toEqual(contextAfter(editSize, event, undo));
  });

  test('restores the visitor’s own inputs after several presses, with the wording of the last', () => {
    expect(contextAfter(editSize, reset, pressExample, reset, pressExample).undo).toEqual({
      draft: OWN,
      filled: [],
      words: 'Example filled in.',
    });
    expect(contextAfter(editSize, reset, chooseSphere, pressExample, undo).draft).toEqual(OWN);
  });

  test('restores the values of a link that a press replaced, because they are a person’s own', () => {
    expect(contextAfter(editSize, openLink, reset, undo).draft).toEqual(openLink.draft);
  });

  test.each([
    ['a form that nobody has touched', [pressExample]],
    ['the same after a day has begun', [today, reset]],
    ['a blank form that a link filled', [openLinkOverBlank]],
    ['a filling of a log of an earlier version, or of a kept draft', [editSize, fillExample]],
    ['what was edited since', [editSize, reset, clearSize]],
    ['what was calculated since', [editSize, pressExample, calculate]],
    ['a filling to which a row was added since', [editSize, reset, append]],
  ])('is not offered after %s', (_, events) => {
    expect(contextAfter(...events).undo).toBeNull();
    expect(withoutForm(contextAfter(...events, undo))).toEqual(withoutForm(contextAfter(...events)));
  });

  test.each([
    ['a choice that empties the others, where they are blank', [editSize, reset, chooseSphere]],
    ['what is said', [editSize, reset, say]],
    ['what arrives', [editSize, reset, arrive]],
    ['the day', [editSize, reset, today]],
    ['a cancelled calculation of a link', [editSize, openLink, calculateLinked, cancel]],
    ['the calculation of a link', [editSize, openLink, calculateLinked]],
  ])('survives %s', (_, events) => {
    expect(contextAfter(...events, undo).draft).toEqual(OWN);
  });

  test('is cleared by Calculate or Add while the values of a link are computed, as in any other run', () => {
    const busy = [editSize, openLink, calculateLinked];
    for (const again of [calculate, append]) {
      expect(contextAfter(...busy, again)).toMatchObject({ undo: null, arrival: null, remark: '' });
      expect(replay([...busy, again], { form: sampleForm }).state).toBe('validating');
    }
  });

  test('does not count a confirmation that an edit clears as an emptied field', () => {
    expect(contextAfter(editSize, confirmSize, clearSize).undo).toBeNull();
  });
});

describe('on pages on toxicity and medicine', () => {
  const filledIn = [enterReading, editSize, confirmSize];

  test.each([
    ['Reset', reset],
    ['an example', pressExample],
    ['a choice that empties the others', chooseSphere],
  ])('nothing restores what %s replaced', (_, event) => {
    expect(contextOnStrictPage(...filledIn, event).undo).toBeNull();
    expect(contextOnStrictPage(...filledIn, event, undo)).toEqual(contextOnStrictPage(...filledIn, event));
  });

  test('what a link replaced is restored without its confirmations', () => {
    const before = contextOnStrictPage(...filledIn);
    expect(before.draft.measured).toBe(true);
    const { draft } = contextOnStrictPage(...filledIn, openLink, undo);
    expect(draft).toEqual({ ...before.draft, measured: false });
  });

  test('elsewhere with them', () => {
    expect(contextAfter(...filledIn, openLink, undo).draft.measured).toBe(true);
  });

  test('a page restored by the browser is cleared, without an announcement', () => {
    const {
      undo: offered,
      arrival,
      remark,
      draft,
      filled,
    } = contextOnStrictPage(...filledIn, openLink, say, startAnew);
    expect({ offered, arrival, remark, filled }).toEqual({
      offered: null,
      arrival: null,
      remark: say.words,
      filled: [],
    });
    expect(draft).toBe(strictSampleForm.start);
  });
});

describe('what arrived', () => {
  test.each([
    ['a kept draft', [fillExample, arrive], arrive.words],
    ['a link', [openLinkOverBlank], 'Opened from a link.'],
    ['the values of a link while they are computed', [openLinkOverBlank, calculateLinked], 'Opened from a link.'],
  ])('is there: %s', (_, events, words) => {
    expect(contextAfter(...events)).toMatchObject({ arrival: words, remark: words });
    expect(contextAfter(...events, today, say)).toMatchObject({ arrival: words, remark: say.words });
  });

  test.each([editSize, chooseSphere, pressExample, append, calculate, reset, startAnew])(
    'is gone after the next $type',
    (event) => expect(contextAfter(fillExample, arrive, event).arrival).toBeNull(),
  );

  test('is gone with what a link replaced', () => {
    expect(contextAfter(editSize, openLink, undo).arrival).toBeNull();
  });
});

describe('units that came with a filling', () => {
  const fields: AnyFields = {
    weight: { kind: 'number', label: 'Weight', unitIn: 'weightUnit' },
    weightUnit: {
      kind: 'choice',
      label: 'Unit of the weight',
      look: 'radios',
      options: [
        { value: 'kg', label: 'kg' },
        { value: 'lb', label: 'lb' },
      ],
    },
    age: { kind: 'number', label: 'Age' },
  };
  const strict = createFormModel({ fields, fixed: {}, resultAfterEdit: 'removed' });
  const draft = { weight: '10', weightUnit: 'kg', age: '3' };
  const example = { type: 'fill', reason: 'example', draft } satisfies CalculatorEvent;
  const link = { type: 'fill', reason: 'link', replaces: true, draft } satisfies CalculatorEvent;
  const edit = (field: string, value: string) => ({ type: 'edit', field, value }) satisfies CalculatorEvent;
  const afterward = (events: readonly CalculatorEvent[], form = strict) => replay(events, { form }).context;

  test.each([
    ['an example', example],
    ['a link', link],
  ])('of %s: a number over a filled-in one does not inherit its unit, which is asked for once', (_, filling) => {
    expect(afterward([filling, edit('age', '4')]).draft).toMatchObject({ weight: '10', weightUnit: 'kg' });
    const typed = afterward([filling, edit('weight', '2')]);
    expect(typed).toMatchObject({ draft: { weight: '2', weightUnit: '' }, remark: 'Choose its unit as well.' });
    const chosen = afterward([filling, edit('weight', '2'), edit('weightUnit', 'lb'), edit('weight', '22')]);
    expect(chosen).toMatchObject({ draft: { weight: '22', weightUnit: 'lb' }, remark: '' });
  });

  test.each([
    ['a unit that was chosen since is the visitor’s own', [example, edit('weightUnit', 'kg')]],
    ['so is the unit of a form that starts anew', [example, reset, edit('weightUnit', 'kg')]],
    ['and what is put back by a draft, or by a log of an earlier version', [{ type: 'fill', draft } as const]],
    ['and what the visitor had typed before a link', [edit('weightUnit', 'kg'), link, undo]],
  ])('%s', (_, events) => {
    expect(afterward([...events, edit('weight', '22')]).draft.weightUnit).toBe('kg');
  });

  test('values of an example still count as the example’s after Undo', () => {
    expect(afterward([example, link, undo, edit('weight', '22')]).draft.weightUnit).toBe('');
  });

  test('where results stay, a unit that was filled in stays', () => {
    const usual = createFormModel({ fields, fixed: {} });
    expect(afterward([example, edit('weight', '22')], usual).draft.weightUnit).toBe('kg');
  });
});

describe('the day and the units that the visitor prefers', () => {
  test('are kept as received; units are empty where none were received', () => {
    const units = { size_unit: 'nm' };
    expect(contextAfter({ ...today, units })).toMatchObject({ today: today.date, units });
    expect(contextAfter({ ...today, units }, today)).toMatchObject({ today: today.date, units: {} });
  });
});
