import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FieldList } from '#src/form/FieldList.tsx';
import { FormEnvironmentProvider } from '#src/form/FormEnvironment.ts';
import type { FieldOfKind } from '#src/kit/fields.ts';

function markup(field: FieldOfKind<'number'>): string {
  const environment = {
    fault: null,
    holdText() {
      throw new Error('There is no long text here');
    },
    append() {},
    announce() {},
  };
  return renderToStaticMarkup(
    <FormEnvironmentProvider value={environment}>
      <FieldList fields={{ score: field }} values={{ score: '' }} onEdit={() => {}} />
    </FormEnvironmentProvider>,
  );
}

const score: FieldOfKind<'number'> = { kind: 'number', label: 'Score' };

test('what the scores mean is listed from 1 on, folded away below the box', () => {
  const scores = { title: 'What they mean', meanings: ['Thin', 'Fat'] };
  expect(markup({ ...score, scores })).toMatch(
    /<input[^>]*>.*<details(?![^>]* open)[^>]*><summary>What they mean<\/summary><ol><li>Thin<\/li><li>Fat<\/li><\/ol><\/details>/,
  );
});

test('a number without scores has nothing to unfold', () => {
  expect(markup(score)).not.toContain('<details');
});
