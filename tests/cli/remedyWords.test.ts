import { expect, test } from 'vitest';
import { remedyWords } from '#src/engine/kit/onDemand/remedyWords.ts';

test('an edit is a flag, with its label behind it', () => {
  expect(remedyWords([])).toBe('');
  expect(remedyWords([{ label: 'Read as FASTA', field: 'readAsFasta', value: true }])).toBe(
    'Try --readAsFasta (Read as FASTA).',
  );
  expect(
    remedyWords([
      { label: 'Choose RNA', field: 'inputType', value: 'RNA' },
      { label: 'Open in Protein Synthesis', field: 'inputType', value: 'PROTEIN', calculator: 'protein-synthesis' },
    ]),
  ).toBe('Try --inputType RNA (Choose RNA) or protein-synthesis with --inputType PROTEIN (Open in Protein Synthesis).');
});

test('a value is quoted where a shell would take it apart', () => {
  expect(remedyWords([{ label: 'x', field: 'formula', value: "Na2(SO4)·10 H2O'" }])).toBe(
    "Try --formula 'Na2(SO4)·10 H2O'\\''' (x).",
  );
});
