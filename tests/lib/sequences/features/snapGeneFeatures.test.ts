import { expect, test } from 'vitest';
import { snapGeneFeatures } from '#workers/lib/sequences/features/snapGeneFeatures.ts';

const LENGTH = 4000;

function read(features: string, primers = '') {
  return snapGeneFeatures({ features, primers, isCutOff: false }, LENGTH);
}

test('segments, directions, colors and all values of qualifiers', () => {
  const xml = `<?xml version="1.0"?><Features nextValidID="4">
    <Feature name="SP6" directionality="1" type="promoter"><Segment range="3925-2" color="#ff0000" type="standard"/>
      <Q name="note"><V text="&lt;html&gt;&lt;i&gt;E. coli&lt;/i&gt; a &amp;lt; b &amp;#233;&lt;/html&gt;"/><V text="second"/></Q></Feature>
    <Feature name="gene" directionality="2" type="CDS"><Segment range="1-9"/><Segment range="10-12" type="gap"/>
      <Segment range="13-30" name="a > b"/><Q name="codon_start"><V int="1"/></Q><Q name="gene"><V predef="x"/></Q></Feature>
    <Feature name="A"><Segment range="5-5"/><Q name="label"><V text="own"/></Q></Feature>
    <Feature name="nowhere" type="gene"/></Features>`;
  expect(read(xml)).toEqual([
    {
      type: 'promoter',
      location: 'join(3925..4000,1..2)',
      qualifiers: { label: ['SP6'], note: ['E. coli a < b é', 'second'], ApEinfo_fwdcolor: ['#ff0000'] },
    },
    {
      type: 'CDS',
      location: 'complement(join(1..9,13..30))',
      qualifiers: { label: ['gene'], codon_start: ['1'], gene: ['x'] },
    },
    { type: 'misc_feature', location: '5..5', qualifiers: { label: ['own'], name: ['A'] } },
  ]);
});

test('places of primers are counted from 0, and those in simplified form are left out', () => {
  const xml = `<Primers><Primer name="P" sequence="aaGATC"><BindingSite location="0-3" boundStrand="1"/>
    <BindingSite simplified="1" location="0-3" boundStrand="1"/></Primer></Primers>`;
  expect(read('', xml)).toEqual([
    { type: 'primer_bind', location: 'complement(1..4)', qualifiers: { label: ['P'], note: ['sequence: aaGATC'] } },
  ]);
});

test.each(['', '<Features/>', '<Feature name="a', '&#9999999;'])('nothing is read from %j', (xml) =>
  expect(read(xml, xml)).toEqual([]),
);
