import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { blockText } from '#src/engine/kit/onDemand/presentationText.ts';
import type { TextFileBlock } from '#src/engine/kit/presentation.ts';
import { savedFile } from '#src/engine/results/sequence/savedFile.ts';
import { TextFileBlock as Drawn } from '#src/engine/results/TextFileBlock.tsx';

describe('a text that becomes a file', () => {
  const file = (text: TextFileBlock['text']): TextFileBlock => ({
    kind: 'text-file',
    field: 'fasta',
    title: 'Records',
    text,
    format: 'FASTA',
  });

  const drawn = (text: string) => renderToStaticMarkup(<Drawn block={file(text)} readText={async () => ''} />);

  test('shows its beginning and says how much the file has', () => {
    const markup = drawn('>one\nACGT\n') + drawn(`>two\n${'ACGT'.repeat(1000)}`);
    expect(markup).toContain('data-length="10"');
    expect(markup).toContain('&gt;one\nACGT\n</pre>');
    expect(markup).toContain('The first 2000 of 4005 characters are shown; the file has all of them.');
    expect(markup).toContain('Download FASTA');
  });

  test('is copied with the result while it is short', () => {
    expect(blockText(file('>one\nAC\n'))).toEqual(['Records: \n>one\nAC\n']);
    expect(blockText(file({ length: 12345 }))).toEqual(['Records: 12345 characters, saved as a file only']);
  });

  test('is written to the file as it is, where a sequence gets a header and lines', () => {
    const { extension, head, body } = savedFile(file({ length: 9 }));
    expect([extension, head, body('>a\nA')]).toEqual(['fasta', '', '>a\nA']);
    const strand = {
      kind: 'sequence',
      field: 'rna',
      title: 'RNA',
      text: 'ACGU',
      ends: ['5′', '3′'],
      unit: 'nt',
    } as const;
    const saved = savedFile(strand);
    expect(saved.head + saved.body('ACGU')).toBe('>sequence RNA 4 nt\nACGU\n');
  });
});
