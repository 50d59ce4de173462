import { expect, test } from 'vitest';
import { markText } from '#src/engine/results/map/mapKinds.ts';
import { mark } from './mapSamples.ts';

test.each([
  [mark(3, 1200, { name: 'bla', detail: 'CDS' }), 'bla – feature, bases 3 to 1200, + strand – CDS'],
  [mark(9, 9, { kind: 'site', name: 'EcoRI', strand: '' }), 'EcoRI – restriction site, cut before base 9'],
  [mark(1, 6, { kind: 'primer', name: 'F', strand: '-' }), 'F – primer, bases 1 to 6, − strand'],
])('%#', (one, text) => expect(markText(one)).toBe(text));
