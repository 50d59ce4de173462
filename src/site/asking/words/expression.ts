/** Threshold cycles of genes in samples: 'control GAPDH 18.1 MYC 25.0 treated GAPDH 18.3 MYC 22.9'. */
import { isSmallWord } from '#src/site/catalog/petQuestion.ts';
import type { OwnReader } from '../declarations.ts';
import type { Line, Mark } from '../marks.ts';
import type { Explained } from '../phrases.ts';
import type { Range } from '../range.ts';

/** A gene in a sample, with the cycles of its wells. */
interface Cycles {
  readonly sample: string;
  readonly gene: string;
  readonly wells: readonly string[];
}

/** The reference genes that were compared in `vandesompele2002`. */
const REFERENCES = new Set('ACTB B2M GAPDH HMBS HPRT1 RPL13A SDHA TBP UBC YWHAZ'.split(' '));
const CONTROLS = /^(?:control|ctrl|untreated|vehicle|mock|calibrator)$/i;
const BETWEEN = /^[\s,;:=/]*$/;
/** Written before a cycle: it names nothing. */
const CYCLE = /^(?:ct|cq|cp)$/i;

/** A line for each gene in each sample. */
export const cyclesIn: OwnReader = (line, explained) => {
  const found = read(line, explained);
  return found === null
    ? null
    : {
        text: found.rows.map(({ sample, gene, wells }) => [sample, gene, ...wells].join('\t')).join('\n'),
        places: found.places,
      };
};

/** Genes that are known as references and were measured in every sample. */
export const referencesIn: OwnReader = (line, explained) => {
  const { rows = [] } = read(line, explained) ?? {};
  const samples = new Set(rows.map(({ sample }) => sample));
  const genes = [...new Set(rows.map(({ gene }) => gene))].filter((gene) => REFERENCES.has(gene.toUpperCase()));
  const measured = genes.filter((gene) => rows.filter((row) => row.gene === gene).length === samples.size);
  return measured.length === 0 ? null : { text: measured.join(', '), places: [] };
};

/** The one sample that is called so. */
export const controlIn: OwnReader = (line, explained) => {
  const { rows = [] } = read(line, explained) ?? {};
  const [control, ...others] = new Set(rows.flatMap(({ sample }) => (CONTROLS.test(sample) ? [sample] : [])));
  return control === undefined || others.length > 0 ? null : { text: control, places: [] };
};

/** Before a cycle is its gene, and before that the sample where a new one begins; null where the line is not of this form. */
function read(
  line: Line,
  explained: Explained,
): { readonly rows: readonly Cycles[]; readonly places: readonly Range[] } | null {
  const rows: Cycles[] = [];
  const places: Range[] = [];
  let words: string[] = [];
  let sample = '';
  for (const mark of line.marks.filter((each) => isOfTable(each, explained))) {
    const last = places.at(-1);
    if (last !== undefined && !BETWEEN.test(line.text.slice(last.end, mark.start))) return null;
    places.push(mark);
    if (mark.kind === 'word') {
      if (!CYCLE.test(mark.written)) words.push(mark.written);
      continue;
    }
    if (mark.kind !== 'number' || mark.other !== undefined) return null;
    const gene = words.at(-1);
    const row = rows.at(-1);
    if (gene !== undefined) {
      sample = words.slice(0, -1).join(' ') || sample;
      rows.push({ sample, gene, wells: [mark.text] });
    } else if (row === undefined) return null;
    else rows[rows.length - 1] = { ...row, wells: [...row.wells, mark.text] };
    words = [];
  }
  const isWhole = words.length === 0 && rows.every((row) => row.sample !== '');
  return rows.length === 0 || !isWhole ? null : { rows, places };
}

function isOfTable(mark: Mark, explained: Explained): boolean {
  if (mark.kind === 'word') return !isSmallWord(mark.word) && !explained.has(mark);
  return mark.kind === 'number' || mark.kind === 'date' || mark.kind === 'ratio' || mark.kind === 'equation';
}
