import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { counted } from '#src/engine/kit/format.ts';
import type { ChartSpec } from '#src/engine/kit/onDemand/chart.ts';
import { SHAPE } from '#src/engine/kit/onDemand/strandShape.ts';
import type { Block, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type restrictionSites from '#workers/formulas/restriction-sites.ts';
import type { CutterRow, NamedDigest, RestrictionSitesResult } from '#workers/formulas/restriction-sites.ts';
import { LAMBDA_HINDIII } from '#workers/reference/lambdaLadder.ts';

type Key = ResultKey<RestrictionSitesResult>;

const DRAWN_ROWS = 60;
/** Enzymes whose fragments the formula puts together. */
const MOST_DIGESTED = 10;
/** More bands than these cannot be told apart. */
const MOST_BANDS = 60;

export default defineAnalysis<typeof restrictionSites>()({
  formula: 'restriction-sites',
  perRecord: [
    { key: 'cutCount', label: 'Cuts' },
    { key: 'cutterCount', label: 'Enzymes that cut' },
    { key: 'frequentCount', label: 'Enzymes that cut more often' },
  ],
  action: 'Find the sites',
  fields: {
    enzymes: {
      kind: 'text',
      label: 'Enzymes',
      hint: 'Names with commas between them, or all. Up to 10 names are also digested together.',
      initial: 'all',
      placeholder: 'EcoRI, BamHI',
      optional: true,
      maxLength: 3000,
    },
    minimumLetters: {
      kind: 'number',
      label: 'Letters of the site, at least',
      hint: 'Of all enzymes; N does not count. Blank: 6.',
      optional: true,
      isExact: true,
      initial: 6,
      min: 1,
      max: 8,
      visibleWhen: ({ enzymes }) => enzymes.trim() === '' || enzymes.trim().toLowerCase() === 'all',
    },
    most: {
      kind: 'number',
      label: 'Cuts, at most',
      hint: '1 lists the enzymes that cut once. Blank: any number.',
      optional: true,
      isExact: true,
      min: 1,
    },
    shape: SHAPE,
    grouped: {
      kind: 'checkbox',
      label: 'One row for enzymes with the same site and cuts',
      initial: true,
    },
  },
  example: { enzymes: 'EcoRI, HindIII, AluI', minimumLetters: '6', most: '', shape: 'entry', grouped: true },
  sources: ['roberts2015', 'ncIub1984', 'sanger1982', 'htgaaLambda2023'],
  outputs: {
    shape: { kind: 'inner', label: 'Shape of the strand' },
    enzymeCount: count('Enzymes looked for'),
    cutterCount: count(
      ({ input }) => cutterLabel(input.most),
      ({ result }) => `Of ${counted(result.enzymeCount, 'enzyme', 'enzymes')} looked for.`,
    ),
    frequentCount: count('Enzymes that cut more often'),
    cutCount: count('Cuts'),
    length: count('Letters of the strand'),
    cutters: { kind: 'inner', label: 'Enzymes that cut' },
    idle: { kind: 'inner', label: 'Enzymes that do not cut' },
    digest: {
      kind: 'group',
      keys: { total: count('Fragments of all together'), fragments: { kind: 'inner', label: 'Fragments' } },
    },
  },
  present: (result, input, figure) => {
    const { cutterCount, enzymeCount, frequentCount, cutters, idle, digest } = result;
    const blocks: Block<Key>[] = [];
    if (digest !== null) blocks.push({ kind: 'facts', figures: [figure('digest.total')] });
    if (cutters.length > 0) blocks.push(cutterTable(cutters));
    if (frequentCount > 0)
      blocks.push({
        kind: 'notice',
        tone: 'neutral',
        text: `${counted(frequentCount, 'enzyme cuts more often and is', 'enzymes cut more often and are')} not listed.`,
      });
    if (digest !== null) blocks.push(...digestBlocks(digest, result.shape.used === 'circular'));
    else if (input.enzymes !== 'all')
      blocks.push({
        kind: 'notice',
        tone: 'neutral',
        text:
          enzymeCount > MOST_DIGESTED
            ? `Fragments are listed for up to ${MOST_DIGESTED} enzymes.`
            : 'There are more than 200,000 cuts: the fragments are not listed.',
      });
    if (idle.length > 0)
      blocks.push({
        kind: 'list',
        title: `No cut: ${counted(idle.length, 'enzyme', 'enzymes')}`,
        items: [idle.join(', ')],
        isFolded: idle.length > 20,
      });
    blocks.push({
      kind: 'notice',
      tone: 'neutral',
      text: 'Letters do not show methylation, which blocks some enzymes and which others, such as DpnI, need. A site with ambiguity letters counts only where every base that they may be belongs to it.',
    });
    return {
      headline: figure('cutterCount'),
      status: `${cutterCount} of ${counted(enzymeCount, 'enzyme', 'enzymes')} ${frequentCount > 0 ? 'listed' : cutterCount === 1 ? 'cuts' : 'cut'}${digest === null ? '' : `, ${counted(digest.total, 'fragment', 'fragments')}`}.`,
      blocks,
      working: [],
    };
  },
});

function cutterLabel(most: number | undefined): string {
  if (most === undefined) return 'Enzymes that cut';
  return most === 1 ? 'Enzymes that cut once' : `Enzymes that cut 1 to ${most} times`;
}

/** More make a row too tall to be read; the fragments of a digest have them all. */
const SHOWN_POSITIONS = 20;

function cutterTable(cutters: readonly CutterRow[]): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Enzymes that cut',
    columns: [
      { label: 'Enzyme' },
      { label: 'Site, 5′ to 3′' },
      { label: 'Ends' },
      { label: 'Cuts', numeric: true },
      { label: 'Positions' },
      { label: 'Sites', numeric: true },
    ],
    rows: cutters.map(({ names, site, overhangs, sites, cuts, positions }) => [
      names.join(', '),
      site,
      [...new Set(overhangs.map(({ end, letters }) => `${end}\u00a0${letters}`.trim()))].join(' and '),
      String(cuts),
      positions.slice(0, SHOWN_POSITIONS).join(', ') +
        (cuts > SHOWN_POSITIONS ? ` … the first ${SHOWN_POSITIONS} of ${grouped(cuts)}` : ''),
      String(sites),
    ]),
    drawnRows: DRAWN_ROWS,
    isFolded: false,
    note: 'The strand is cut at ^, the other one at _. A position is the first base after ^ on the strand as it stands, counted from 1.',
  };
}

function digestBlocks(digest: NamedDigest, isCircular: boolean): readonly Block<Key>[] {
  const { total, fragments } = digest;
  const end = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : isCircular ? 'not cut' : 'end');
  const table: TableBlock<Key> = {
    kind: 'table',
    title: 'Fragments, the longest first',
    columns: [
      { label: 'Fragment' },
      { label: 'Length (bp)', numeric: true },
      { label: 'From', numeric: true },
      { label: 'To', numeric: true },
      { label: 'First end' },
      { label: 'Last end' },
    ],
    rows: fragments.map((fragment, index) => [
      String(index + 1),
      String(fragment.length),
      String(fragment.from),
      String(fragment.to),
      end(fragment.start),
      end(fragment.end),
    ]),
    drawnRows: DRAWN_ROWS,
    isFolded: false,
    note:
      total > fragments.length
        ? `The longest ${grouped(fragments.length)} of ${grouped(total)} fragments. Lengths are those of the strand as it stands.`
        : 'Lengths are those of the strand as it stands, from cut to cut.',
  };
  if (total > MOST_BANDS || (isCircular && fragments[0]?.start.length === 0)) return [table];
  return [table, { kind: 'chart', chart: bands(fragments.map(({ length }) => length)) }];
}

/** The lengths beside a common standard. The order of a gel, not its distances, which depend on the gel. */
function bands(lengths: readonly number[]): ChartSpec {
  return {
    type: 'rows',
    title: 'Lengths beside a standard',
    summary: 'Lengths of the fragments on a logarithmic axis, above those of phage lambda cut with HindIII.',
    x: { label: 'Length', unit: 'bp', scale: 'logarithmic', decimals: 0 },
    rows: [
      { label: 'This digest', dots: lengths.map((x) => ({ x })) },
      { label: 'λ DNA, HindIII', dots: LAMBDA_HINDIII.map((x) => ({ x })) },
    ],
  };
}
