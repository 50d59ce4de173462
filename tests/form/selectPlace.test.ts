import { expect, test } from 'vitest';
import { indexOfPlace } from '#src/engine/form/onDemand/SequenceWidget.tsx';
import { cutSource } from '#tests/support/cutSource.ts';
import { characterPlace, placeText } from '#workers/lib/inputs/characterPlace.ts';

test.each(['ACGT\nAC?T', '?', 'é🧬\n\n🧬?A', '\ufeffAC?'])(
  '%j: the place that the worker names is found again',
  async (text) => {
    const offset = new TextEncoder().encode(text.slice(0, text.indexOf('?'))).length;
    const place = placeText(await characterPlace(cutSource(text, []), offset), '?', 1);
    expect(indexOfPlace(text, place)).toBe(text.indexOf('?'));
    expect(indexOfPlace(text, `${place}. This looks like FASTA.`)).toBe(text.indexOf('?'));
  },
);

test.each(['Record 1 has no letters', 'Line 9, column 1: “?”', 'Line 1, column 99: “?”', ''])(
  '%j names none',
  (place) => {
    expect(indexOfPlace('ACGT', place)).toBeNull();
  },
);
