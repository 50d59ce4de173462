import { expect, test } from 'vitest';
import { addressElsewhere } from '#src/pages/calculator/onDemand/openElsewhere.ts';

const REMEDY = { label: 'Open', field: 'inputType', value: 'PROTEIN', calculator: 'protein-synthesis' };

test.each([
  ['MK T', '/calculator/protein-synthesis#inputType=PROTEIN&sequence=MK%20T'],
  ['>a\nMKT', '/calculator/protein-synthesis#inputType=PROTEIN&sequence=%3Ea%0AMKT&recognize=true'],
  ['M'.repeat(7001), '/calculator/protein-synthesis#inputType=PROTEIN'],
  [undefined, '/calculator/protein-synthesis#inputType=PROTEIN'],
])('%#: the text goes along where it fits', (text, address) => {
  expect(addressElsewhere(REMEDY, text)).toBe(address);
});
