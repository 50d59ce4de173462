import * as v from 'valibot';
import { expect, test } from 'vitest';
import { namedValues } from '#src/engine/form/onDemand/permalink.ts';
import { renamedInput } from '#src/engine/kit/onDemand/formerNames.ts';
import { SHAPE } from '#src/engine/kit/onDemand/strandShape.ts';
import { draftSchema } from '#src/tools/cli/draftSchema.ts';
import { flagValues } from '#src/tools/cli/fieldFlags.ts';

const FIELDS = { shape: SHAPE, from: { kind: 'number', label: 'From' } } as const;

test.each([
  ['circular', true, 'shape', 'circular'],
  ['circular', 'false', 'shape', 'entry'],
  ['topology', 'linear', 'shape', 'linear'],
  ['shape', 'linear', 'shape', 'linear'],
  // No value of that time.
  ['circular', 'x', 'circular', 'x'],
  ['constructor', 'entry', 'constructor', 'entry'],
  ['circular', 'constructor', 'circular', 'constructor'],
])('%s=%s', (name, value, now, wanted) => expect(renamedInput(FIELDS, name, value)).toEqual([now, wanted]));

test('links, files and flags of earlier versions are read', () => {
  expect(namedValues(FIELDS, 'circular=true&from=3')).toEqual({ shape: 'circular', from: '3' });
  expect(v.parse(draftSchema(FIELDS), { circular: true })).toEqual({ shape: 'circular', from: '' });
  for (const value of [null, 'true'])
    expect(flagValues('x', FIELDS, [{ written: '--circular', value }])).toEqual({ shape: 'circular' });
});
