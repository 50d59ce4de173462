/**
 * Reads the features of a SnapGene file, which are XML: a feature has a type, a direction, segments with `range="first-last"` counted from 1,
 * and qualifiers with several values each, whose texts may be HTML.
 */
import type { RawFeature } from './featureTable.ts';

const ATTRIBUTES = '((?:[^<>"]|"[^"]*")*)';
const FEATURE = new RegExp(`<Feature\\b${ATTRIBUTES}(?:/>|>([^]*?)</Feature>)`, 'g');
const SEGMENT = new RegExp(`<Segment\\b${ATTRIBUTES}/?>`, 'g');
const QUALIFIER = new RegExp(`<Q\\b${ATTRIBUTES}>([^]*?)</Q>`, 'g');
const VALUE = new RegExp(`<V\\b${ATTRIBUTES}/?>`, 'g');
const ATTRIBUTE = /(\w+)="([^"]*)"/g;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
/** Read from the last letter to the first. */
const BACKWARDS = '2';

/** The features in the order of the file, with locations as GenBank writes them; those without a segment are left out. */
export function snapGeneFeatures(xml: string): readonly RawFeature[] {
  return [...xml.matchAll(FEATURE)].flatMap(([, written = '', inside = '']): readonly RawFeature[] => {
    const { name = '', type = 'misc_feature', directionality } = attributesOf(written);
    const spans = [...inside.matchAll(SEGMENT)]
      .map(([, segment = '']) => attributesOf(segment))
      .filter((segment) => segment.type !== 'gap' && segment.range !== undefined)
      .map(({ range = '' }) => range.replace('-', '..'));
    if (spans.length === 0) return [];
    const whole = spans.length === 1 ? (spans[0] ?? '') : `join(${spans.join(',')})`;
    const location = directionality === BACKWARDS ? `complement(${whole})` : whole;
    return [{ type, location, qualifiers: { label: plainText(name), ...qualifiersOf(inside) } }];
  });
}

/** The first value of each. */
function qualifiersOf(inside: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...inside.matchAll(QUALIFIER)].flatMap(([, written = '', values = '']) => {
      const { name } = attributesOf(written);
      const [[, first = ''] = []] = [...values.matchAll(VALUE)];
      const { text, predef, int } = attributesOf(first);
      return name === undefined ? [] : [[name, plainText(text ?? predef ?? int ?? '')]];
    }),
  );
}

function attributesOf(written: string): Readonly<Partial<Record<string, string>>> {
  return Object.fromEntries(
    [...written.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decoded(value)]),
  );
}

/** HTML as text. */
function plainText(html: string): string {
  return decoded(html.replace(/<[^>]*>/g, '')).trim();
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,5}));/gi, (entity, decimal, hexadecimal, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? entity;
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
  });
}
