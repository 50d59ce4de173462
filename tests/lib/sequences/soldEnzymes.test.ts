import { describe, expect, test } from 'vitest';
import { bySpecificity, readSoldEnzymes, soldEnzymes } from '#workers/lib/sequences/soldEnzymes.ts';

describe('readSoldEnzymes', () => {
  test.each([
    ['', 'all'],
    ['ALL', 'all'],
    ['ecori bamhi', 'EcoRI, BamHI'],
  ])('%j', (typed, read) => expect(readSoldEnzymes(typed, 'enzymes')).toEqual({ typed: read }));

  test('a misspelled name has a remedy, an unknown one has none', () => {
    expect(readSoldEnzymes('BamHI, EcoR1', 'own')).toEqual({
      message: 'REBASE lists no enzyme ‘EcoR1’ that is sold',
      path: 'own',
      remedies: [{ label: 'Read as EcoRI', field: 'own', value: 'BamHI, EcoRI' }],
    });
    expect(readSoldEnzymes('Nonsense', 'own')).not.toHaveProperty('remedies');
  });
});

test('soldEnzymes: by name whatever the site, or all with a long one', () => {
  expect(soldEnzymes('AluI', 8).map(({ name, site }) => [name, site])).toEqual([['AluI', 'AGCT']]);
  const rare = soldEnzymes('all', 8).map(({ name }) => name);
  expect(rare).toContain('NotI');
  expect(rare).not.toContain('EcoRI');
});

test('bySpecificity: same site and same cuts', () => {
  const items = soldEnzymes('KpnI, Acc65I, Asp718I', 1).map((enzyme) => ({ enzyme }));
  expect(bySpecificity(items).map((group) => group.map(({ enzyme: { name } }) => name))).toEqual([
    ['KpnI'],
    ['Acc65I', 'Asp718I'],
  ]);
});
