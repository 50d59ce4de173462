/** Letters of proteins that the calculator refuses and a further calculation takes. */
import { expect, test } from 'vitest';
import { task } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/protein-synthesis.ts';

test.each([
  ['MKTB', 'Line 1, column 4: “B”. B means Asx, asparagine or aspartic acid: two masses.'],
  ['MKUX', 'Line 1, column 3: “U”. U means selenocysteine, a residue for which these methods have no values.'],
])('%s is refused, and one press opens the calculation that takes it', async (text, place) => {
  expect(
    await formula.validate(
      { inputType: 'PROTEIN', sequence: text, readAsFasta: false, recognize: false, geneticCode: '1', record: null },
      task,
    ),
  ).toEqual({
    ok: false,
    issues: [
      {
        message: 'Invalid PROTEIN sequence',
        path: 'sequence',
        place,
        remedies: [
          {
            label: 'Weigh it with these letters, below',
            field: 'sequence',
            value: text,
            analysis: { id: 'unusual-residues', settings: { letters: text } },
          },
        ],
      },
    ],
  });
});
