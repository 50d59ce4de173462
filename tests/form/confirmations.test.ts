import { expect, test } from 'vitest';
import { isConfirmation, isVisitorOnly } from '#src/engine/form/confirmations.ts';
import { sanitizedDraft } from '#src/engine/form/sanitizedDraft.ts';

test('what a box tells of the body of the visitor is part of no link and no draft, and is no confirmation', () => {
  const pregnant = { kind: 'checkbox', label: 'Pregnant', isPersonal: true } as const;
  expect(isVisitorOnly(pregnant)).toBe(true);
  expect(isConfirmation(pregnant)).toBe(false);
  expect(sanitizedDraft({ pregnant }, { pregnant: true })).toEqual({});
});

test('other boxes are kept; doses that were prescribed and confirmations are not', () => {
  expect(isVisitorOnly({ kind: 'checkbox', label: 'Count the last day' })).toBe(false);
  expect(isVisitorOnly({ kind: 'checkbox', label: 'Prescribed', confirms: [] })).toBe(true);
  expect(isVisitorOnly({ kind: 'number', label: 'Dose', prescribed: true })).toBe(true);
  expect(isVisitorOnly({ kind: 'number', label: 'Weight' })).toBe(false);
  expect(isVisitorOnly(undefined)).toBe(false);
});
