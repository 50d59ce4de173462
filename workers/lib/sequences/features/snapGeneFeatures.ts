/**
 * Reads the features of a SnapGene file, which are XML: a feature has a type, a direction, segments with `range="first-last"` counted from 1,
 * and qualifiers with several values each, whose texts may be HTML.
 */
import type { RawFeature } from './featureTable.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
/** Read from the last letter to the first. */
const BACKWARDS = '2';

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: Readonly<Partial<Record<string, string>>>;
}

/** The features in the order of the file, with locations as GenBank writes them; those without a segment are left out. */
export function snapGeneFeatures(xml: string): readonly RawFeature[] {
  const features: RawFeature[] = [];
  let opened: Tag | undefined;
  let spans: string[] = [];
  let qualifiers: Record<string, string> = {};
  let qualifier: string | undefined;
  for (const tag of tagsOf(xml)) {
    const { name, type, range, text, predef, int } = tag.attributes;
    if (tag.name === 'Feature' && !tag.isEnd) [opened, spans, qualifiers] = [tag, [], {}];
    else if (tag.name === 'Feature' && opened !== undefined && spans.length > 0)
      features.push(featureOf(opened.attributes, spans, qualifiers));
    else if (tag.name === 'Segment' && type !== 'gap' && range !== undefined) spans.push(range.replace('-', '..'));
    else if (tag.name === 'Q') qualifier = tag.isEnd ? undefined : name;
    // The first value of each.
    else if (tag.name === 'V' && qualifier !== undefined)
      qualifiers[qualifier] ??= plainText(text ?? predef ?? int ?? '');
  }
  return features;
}

function featureOf(
  { name = '', type = 'misc_feature', directionality }: Tag['attributes'],
  spans: readonly string[],
  qualifiers: Readonly<Record<string, string>>,
): RawFeature {
  const whole = spans.length === 1 ? (spans[0] ?? '') : `join(${spans.join(',')})`;
  const location = directionality === BACKWARDS ? `complement(${whole})` : whole;
  return { type, location, qualifiers: { label: plainText(name), ...qualifiers } };
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
