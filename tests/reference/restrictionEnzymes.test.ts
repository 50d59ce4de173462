/** The table of restriction enzymes against two other editions of REBASE. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { restrictionEnzyme, specificityOf } from '#workers/lib/sequences/motifs/restrictionEnzyme.ts';
import {
  RESTRICTION_ENZYMES,
  RESTRICTION_PROTOTYPES,
  RESTRICTION_SUPPLIERS,
} from '#workers/reference/restrictionEnzymes.ts';

const TABLE = Object.entries(RESTRICTION_ENZYMES);

/**
 * REBASE version 201 for EMBOSS, December 27, 2021: name, site and cuts of the enzymes in capitals, which are sold. Its places
 * have no 0: -1 is before the first letter.
 */
function version201(): readonly (readonly [string, string])[] {
  const lines = readFileSync(new URL('../data/rebase-emboss-201.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [name = '', site = '', ...places] = line.split('\t');
    const cuts = places.map(Number).map((place) => (place < 0 ? place + 1 : place));
    return [name, [site, ...cuts].join(' ')];
  });
}

/** What Biopython has; null where it is not installed. */
function biopythons(): Readonly<Record<string, string>> | null {
  const script = `
import json
from Bio.Restriction.Restriction_Dictionary import rest_dict
rows = {}
for name, row in rest_dict.items():
    top, bottom, top2, bottom2, site = row['charac']
    cuts = [top, len(site) + bottom] + ([] if top2 is None else [top2, len(site) + bottom2])
    if row['suppl']:
        rows[name.replace('_', '-')] = ' '.join(map(str, [site] + cuts))
print(json.dumps(rows))`;
  for (const python of ['python3', '/usr/bin/python3']) {
    const { status, stdout } = spawnSync(python, ['-c', script], { encoding: 'utf8' });
    if (status === 0) return JSON.parse(stdout);
  }
  return null;
}

test('is that of version 201, entry by entry', () => {
  expect(Object.fromEntries(TABLE)).toEqual(Object.fromEntries(version201()));
});

test('is that of Biopython where it is installed', () => {
  expect(Object.fromEntries(TABLE)).toEqual(biopythons() ?? Object.fromEntries(version201()));
});

test('is written in one way: site, then pairs of cuts; by name', () => {
  for (const [name, entry] of TABLE) {
    expect(entry).toMatch(/^[ACGTRYSWKMBDHVN]{1,16}(?: -?\d+ -?\d+){1,2}$/);
    expect(specificityOf(restrictionEnzyme(name, entry))).toBe(entry);
  }
  const names = TABLE.map(([name]) => name.toLowerCase());
  expect(names).toEqual([...names].sort());
});

test('prototypes and suppliers are of enzymes of the table, by name; few sites with the same cuts have two prototypes', () => {
  const names = TABLE.map(([name]) => name);
  for (const some of [RESTRICTION_PROTOTYPES, Object.keys(RESTRICTION_SUPPLIERS)])
    expect(some).toEqual(names.filter((name) => some.includes(name)));
  expect(Math.min(...Object.values(RESTRICTION_SUPPLIERS))).toBe(2);
  const sites = RESTRICTION_PROTOTYPES.map((name) => RESTRICTION_ENZYMES[name]);
  expect(sites.filter((site, index) => sites.indexOf(site) !== index)).toEqual(['GCNGC 2 3']);
});
