import { expect, test } from 'vitest';
import { loadLazyWidgets } from '#src/engine/form/lazyWidgets.ts';
import type { FieldOfKind } from '#src/engine/kit/fields.ts';
import { formMarkup } from '#tests/support/formMarkup.tsx';

const score: FieldOfKind<'number'> = { kind: 'number', label: 'Score' };

test('what the scores mean is listed from 1 on, folded away below the box', async () => {
  const fields = { score: { ...score, scores: { title: 'What they mean', meanings: ['Thin', 'Fat'] } } };
  await loadLazyWidgets(fields);
  expect(formMarkup(fields)).toMatch(
    /<input[^>]*>.*<details(?![^>]* open)[^>]*><summary>What they mean<\/summary><ol><li>Thin<\/li><li>Fat<\/li><\/ol><\/details>/,
  );
});

test('a number without scores has nothing to unfold', () => {
  expect(formMarkup({ score })).not.toContain('<details');
});
