/** Forbidden words in visible texts. Every such text is a string literal in the source, so the literals are checked. */
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { sourceFiles } from '#tests/support/sourceFiles.ts';

const SOURCES = sourceFiles(['src', 'workers']);

/** Words reserved for code and documentation: methods are called by their own names. */
const NOT_FOR_VISITORS = /\bspecif(?:ied|ication|ications)\b/i;
/** Title of a publication. */
const CITED = 'incompletely specified bases';

/** Answers that are shown alone or before their explanation, and are capitalized like all results. */
const ANSWERED_SMALL = /^(?:yes|no)(?:$|[,:])/;
/** Words that may be written into table cells and read from them, that people type into the search, and values of choices. */
const READ =
  /^(?:src\/engine\/tables\/cellValue|src\/engine\/batch\/sampleFile|src\/site\/catalog\/birthQuestion|src\/calculators\/which-test\/(?:calculator|fields|words)|workers\/formulas\/which-test\/(?:decision|tableAnswers)|workers\/reference\/testChoices)\.ts$/;

/** Names of substances are IUPAC’s, aluminium and caesium among them. */
const BRITISH =
  /\b(?:\w*(?:litre|metre)s?|recognis\w*|minimis\w*|ionis\w*|stabilis\w*|neutralis\w*|linearis\w*|synchronis\w*|organis(?:e|ing|ation)\w*|labell\w*|modelled|colours?|behaviour|neighbour\w*|haem|haematology|vapour|fertilisers?|counsellors?|burnt|analysers?|towards|outwards|inwards|upwards|downwards|onwards)\b/i;
/** Titles of publications, messages that golden cases fix, and what people type. */
const AS_WRITTEN_ELSEWHERE =
  /^(?:workers\/reference\/|workers\/formulas\/chemical-name|workers\/lib\/|src\/site\/catalog\/|src\/site\/asking\/words\/|src\/engine\/form\/onDemand\/unitSpellings)/;

const TEXTS = Object.entries(SOURCES).flatMap(([file, source]) =>
  textsIn(parseSync(file, source).program).map((text) => ({ file, text })),
);

/** Texts, parts of templates, and text between tags. */
function textsIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, name } = node as { readonly type?: string; readonly value?: unknown; readonly name?: unknown };
  if (type === 'ImportDeclaration' || (type === 'JSXAttribute' && isForScripts(name))) return [];
  if (type === 'TemplateElement') return [(value as { readonly cooked: string }).cooked];
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return [value];
  return Object.values(node).flatMap(textsIn);
}

function isForScripts(attribute: unknown): boolean {
  return (attribute as { readonly name: unknown }).name?.toString().startsWith('data-') === true;
}

test('texts of all kinds are found', () => {
  const texts = TEXTS.map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(5000);
  expect(texts).toContain('Valence electrons');
  expect(texts).toContain('The lower number.');
});

test('no text says “specified”', () => {
  expect(TEXTS.filter(({ text }) => NOT_FOR_VISITORS.test(text.replace(CITED, '')))).toEqual([]);
});

test('Yes and No begin with a capital letter', () => {
  expect(TEXTS.filter(({ file, text }) => ANSWERED_SMALL.test(text) && !READ.test(file))).toEqual([]);
});

test('spelling is American', () => {
  const ours = TEXTS.filter(({ file, text }) => !AS_WRITTEN_ELSEWHERE.test(file) && text.includes(' '));
  expect(ours.filter(({ text }) => BRITISH.test(text))).toEqual([]);
});
