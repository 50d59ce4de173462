import { describe, expect, test } from 'vitest';
import { bySpecificity, readSoldEnzymes, soldEnzymes } from '#workers/lib/sequences/motifs/soldEnzymes.ts';

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

test.each([
  ['Bsp19I, NcoI', ['NcoI', 'Bsp19I']],
  ['Cfr9I, TspMI, XmaI', ['XmaI', 'Cfr9I', 'TspMI']],
  ['BsaI, Bso31I, BspTNI, Eco31I', ['Eco31I', 'Bso31I', 'BsaI', 'BspTNI']],
])('bySpecificity, %s: the prototype first, then what most suppliers sell', (names, order) => {
  const items = soldEnzymes(names, 1).map((enzyme) => ({ enzyme }));
  expect(bySpecificity(items).map((group) => group.map(({ enzyme: { name } }) => name))).toEqual([order]);
});

test('bySpecificity, all: names that everybody knows come first', () => {
  const first = bySpecificity(soldEnzymes('all', 6).map((enzyme) => ({ enzyme }))).map(([item]) => item?.enzyme.name);
  const known =
    'ApaI BamHI BglII ClaI EcoRI EcoRV HindIII KpnI NcoI NdeI NheI NotI NsiI PstI PvuI SacI SacII SalI ScaI';
  expect(first).toEqual(expect.arrayContaining(`${known} SmaI SpeI SphI StuI XbaI XhoI XmaI`.split(' ')));
});
