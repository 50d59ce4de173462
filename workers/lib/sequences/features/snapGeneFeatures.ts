/**
 * Reads the features and primers of a SnapGene file, which are XML. A feature has a type, a direction, segments with `range="first-last"` counted
 * from 1, and qualifiers with several values each, whose texts may be HTML. A primer has the places where it binds, which are counted from 0,
 * and listed a second time in simplified form.
 */
import type { FileAnnotation } from '../../../contract.ts';
import type { Qualifiers, RawFeature } from './featureTable.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
/** Read from the last letter to the first. */
const BACKWARDS = '2';
const OTHER_STRAND = '1';

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: Readonly<Partial<Record<string, string>>>;
}

/**
 * The features in the order of the file, then the primers, with locations as GenBank writes them; those without a place are left out.
 *
 * @param length letters of the strand
 */
export function snapGeneFeatures({ features, primers }: FileAnnotation, length: number): readonly RawFeature[] {
  return [...featuresIn(features, length), ...primersIn(primers, length)];
}

function featuresIn(xml: string, length: number): readonly RawFeature[] {
  const features: RawFeature[] = [];
  let opened: Tag | undefined;
  let spans: string[] = [];
  let color: string | undefined;
  let values = new Map<string, string[]>();
  let qualifier: string | undefined;
  for (const tag of tagsOf(xml)) {
    const { name, type, range, text, predef, int } = tag.attributes;
    if (tag.name === 'Feature' && !tag.isEnd)
      [opened, spans, color, values] = [tag, [], undefined, new Map<string, string[]>()];
    else if (tag.name === 'Feature' && opened !== undefined && spans.length > 0)
      features.push(featureOf(opened.attributes, spans, qualifiersOf(opened.attributes, values, color)));
    else if (tag.name === 'Segment' && type !== 'gap' && range !== undefined) {
      spans.push(...partsOf(range, 0, length));
      color ??= tag.attributes.color;
    } else if (tag.name === 'Q') qualifier = tag.isEnd ? undefined : name;
    else if (tag.name === 'V' && qualifier !== undefined) {
      const value = plainText(text ?? predef ?? int ?? '');
      values.set(qualifier, [...(values.get(qualifier) ?? []), value]);
    }
  }
  return features;
}

function featureOf(
  { type = 'misc_feature', directionality }: Tag['attributes'],
  spans: readonly string[],
  qualifiers: Qualifiers,
): RawFeature {
  return { type, location: located(spans, directionality === BACKWARDS), qualifiers };
}

/** The name is the label, unless the feature has another one. Colors are kept as ApE writes them, which other programs read. */
function qualifiersOf(
  { name = '' }: Tag['attributes'],
  values: ReadonlyMap<string, readonly string[]>,
  color: string | undefined,
): Qualifiers {
  const ownName = plainText(name);
  const [label = ownName] = values.get('label') ?? [];
  return Object.fromEntries([
    ['label', [label]],
    ...values,
    ...(label === ownName || ownName === '' ? [] : [['name', [ownName]]]),
    ...(color === undefined ? [] : [['ApEinfo_fwdcolor', [color]]]),
  ]);
}

function primersIn(xml: string, length: number): readonly RawFeature[] {
  const sites: RawFeature[] = [];
  let primer: Tag['attributes'] = {};
  for (const { name, isEnd, attributes } of tagsOf(xml)) {
    if (isEnd) continue;
    if (name === 'Primer') primer = attributes;
    const { location, boundStrand, simplified } = attributes;
    if (name !== 'BindingSite' || location === undefined || simplified === '1') continue;
    sites.push({
      type: 'primer_bind',
      location: located(partsOf(location, 1, length), boundStrand === OTHER_STRAND),
      qualifiers: {
        label: [plainText(primer.name ?? '')],
        note: [`sequence: ${plainText(primer.sequence ?? '')}`],
      },
    });
  }
  return sites;
}

/**
 * 'first-last' as GenBank writes it; over the origin of a circle, its two parts.
 *
 * @param added to both ends, so that they are counted from 1
 */
function partsOf(range: string, added: number, length: number): readonly string[] {
  const [from = Number.NaN, to = Number.NaN] = range.split('-').map((end) => Number(end) + added);
  return from > to ? [`${from}..${length}`, `1..${to}`] : [`${from}..${to}`];
}

function located(spans: readonly string[], isBackwards: boolean): string {
  const whole = spans.length === 1 ? (spans[0] ?? '') : `join(${spans.join(',')})`;
  return isBackwards ? `complement(${whole})` : whole;
}

/** Read letter by letter: expressions that find tags take quadratic time for some texts. */
function* tagsOf(xml: string): Generator<Tag> {
  for (let open = xml.indexOf('<'); open >= 0; ) {
    const close = endOfTag(xml, open);
    if (close < 0) return;
    yield tagIn(xml.slice(open + 1, close));
    open = xml.indexOf('<', close);
  }
}

/** A '>' within quotation marks belongs to a value. */
function endOfTag(xml: string, open: number): number {
  let isQuoted = false;
  for (let at = open; at < xml.length; at += 1) {
    if (xml[at] === '"') isQuoted = !isQuoted;
    else if (xml[at] === '>' && !isQuoted) return at;
  }
  return -1;
}

/** @param written between '<' and '>': 'Segment range="1-9" type="standard"/' */
function tagIn(written: string): Tag {
  const parts = written.split('"');
  const attributes = parts.flatMap((value, index): readonly (readonly [string, string])[] => {
    const before = parts[index - 1];
    if (index % 2 === 0 || before === undefined) return [];
    return [[before.slice(0, -1).split(/\s/).at(-1) ?? '', decoded(value)]];
  });
  const isEnd = written.startsWith('/');
  const name = /^\w*/.exec(isEnd ? written.slice(1) : written)?.[0] ?? '';
  return { name, isEnd, attributes: Object.fromEntries(attributes) };
}

/** HTML as text. */
function plainText(html: string): string {
  const [first = '', ...others] = html.split('<');
  return decoded([first, ...others.map((part) => part.slice(part.indexOf('>') + 1))].join('')).trim();
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,5}));/gi, (entity, decimal, hexadecimal, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? entity;
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
  });
}
