import { describe, expect, test } from 'vitest';
import { type Handed, isBehind, MOST_STEPS, type NotebookStep, withoutStep } from '#src/engine/handover/notebook.ts';
import { type Kept, withRecorded, withReplaced } from '#src/engine/handover/recordStep.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { withUnitFields } from '#src/engine/kit/unitFields.ts';

const fields = withUnitFields({
  molarMass: { kind: 'number', label: 'Molar mass', ...measuredIn('molarMass', 'g/mol', 'kDa') },
});
const HANDED: Handed = {
  figure: 'totalMass',
  unit: 'g/mol',
  number: 180.15588,
  calculator: 'molarity',
  input: 'molarMass',
};
const WEIGHT: Kept = {
  calculator: 'molecular-weight',
  fragment: 'formula=C6H12O6',
  inputs: [],
  line: 'Molecular weight: 180.16 g/mol',
  fields: {},
  draft: {},
  numbers: {},
};

function molarity(molarMass: string): Kept {
  const draft = { molarMass, molarMass_unit: 'g/mol' };
  return { ...WEIGHT, calculator: 'molarity', fragment: `molarMass=${molarMass}`, line: 'Molarity', fields, draft };
}

function recorded(steps: readonly NotebookStep[], kept: Kept, handed?: Handed): readonly NotebookStep[] {
  const next = withRecorded(steps, kept, handed);
  if (next === null) throw new Error('full');
  return next;
}

describe('a calculation', () => {
  test('takes from the earlier step whose number it has', () => {
    const steps = recorded(recorded([], WEIGHT, HANDED), molarity('180.15588'));
    expect(steps.map(({ id, takes }) => ({ id, takes }))).toEqual([
      { id: 1, takes: [] },
      { id: 2, takes: [{ step: 1, figure: 'totalMass', unit: 'g/mol', number: 180.15588, input: 'molarMass' }] },
    ]);
  });

  test('that has another number takes nothing', () => {
    expect(recorded(recorded([], WEIGHT, HANDED), molarity('58.44'))[1]?.takes).toEqual([]);
  });

  test('with the same inputs is one step, with all that it hands on', () => {
    const other: Handed = { ...HANDED, calculator: 'amount-converter' };
    const steps = recorded(recorded(recorded([], WEIGHT, HANDED), WEIGHT, other), WEIGHT, HANDED);
    expect(steps).toHaveLength(1);
    expect(steps[0]?.hands).toEqual([other, HANDED]);
  });

  test('is not kept in a full notebook, which stays as it is', () => {
    let steps: readonly NotebookStep[] = [];
    for (let index = 0; index < MOST_STEPS; index += 1) steps = recorded(steps, { ...WEIGHT, fragment: String(index) });
    expect(withRecorded(steps, { ...WEIGHT, fragment: 'more' })).toBeNull();
    expect(withRecorded(steps, { ...WEIGHT, fragment: '7' }, HANDED)).toHaveLength(MOST_STEPS);
  });
});

test('a step that is replaced keeps its place and what it hands on', () => {
  const steps = recorded(recorded([], WEIGHT, HANDED), molarity('180.15588'));
  const salt = { ...WEIGHT, fragment: 'formula=NaCl', line: '58.44', numbers: { 'totalMass g/mol': 58.44 } };
  const next = withReplaced(steps, 1, salt);
  const hands = [{ ...HANDED, number: 58.44 }];
  expect(next[0]).toMatchObject({ id: 1, fragment: 'formula=NaCl', line: '58.44', hands });
  expect(next[1]).toBe(steps[1]);
  const [taken] = steps[1]?.takes ?? [];
  if (taken === undefined) throw new Error('nothing is taken');
  expect([isBehind(steps, taken), isBehind(next, taken)]).toEqual([false, true]);
});

test('without a step, later ones keep its number as typed', () => {
  const steps = recorded(recorded([], WEIGHT, HANDED), molarity('180.15588'));
  expect(withoutStep(steps, 1)).toMatchObject([{ id: 2, fragment: 'molarMass=180.15588', takes: [] }]);
});
