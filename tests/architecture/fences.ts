/**
 * Import rules. A layer is a folder of `src` or of `workers`, a file directly in `workers`, or 'entry': the files that
 * start the site. Every layer may import from itself unless it declares `apart`.
 */

export interface Fence {
  /** Layers or single files whose values and types it may import. */
  readonly values: readonly string[];
  /** Layers or single files from which it may import types only. */
  readonly types: readonly string[];
  readonly packages: readonly string[];
  /** Layers whose files it may load by glob pattern. */
  readonly globs?: readonly string[];
  /** Workers whose scripts it may start. */
  readonly addresses?: readonly string[];
  /** Its files ('files') or its folders ('folders') may not import one another. */
  readonly apart?: 'files' | 'folders';
}

const VIEW = ['react', 'styled-components', 'lucide-react'];
/** What those know who pass questions on. */
const ASKED = ['workers/contract', 'workers/questions'];

export const FENCES: Readonly<Record<string, Fence>> = {
  'workers/contract': { values: [], types: [], packages: [] },
  'workers/questions': { values: [], types: ['workers/contract', 'workers/columns'], packages: [] },
  'workers/answering': { values: [], types: ['workers/questions'], packages: [] },
  'workers/columns': { values: [], types: [], packages: [] },
  'workers/reference': { values: [], types: [], packages: [] },
  'workers/kernel': { values: [], types: [], packages: [] },
  'workers/streams': { values: [], types: ['workers/contract'], packages: [] },
  'workers/lib': {
    values: ['workers/kernel', 'workers/reference', 'workers/streams'],
    types: ['workers/contract', 'workers/columns'],
    packages: [],
  },
  'workers/formulas': {
    values: ['workers/lib', 'workers/streams', 'workers/reference'],
    types: ['workers/contract', 'workers/columns'],
    packages: [],
    apart: 'files',
  },
  'workers/evaluation': {
    values: ['workers/lib'],
    types: ['workers/contract', 'workers/columns', 'workers/questions'],
    packages: [],
  },
  'workers/host': { values: ['workers/streams', 'workers/evaluation'], types: ASKED, packages: [] },
  'workers/computedAhead': { values: ['workers/answering', 'workers/streams'], types: ASKED, packages: [] },
  'workers/transferables': { values: [], types: [], packages: [] },
  'workers/progressMessages': { values: [], types: ['workers/contract', 'workers/questions'], packages: [] },
  'workers/calculator.worker': {
    values: ['workers/host', 'workers/computedAhead', 'workers/transferables', 'workers/progressMessages'],
    types: ['workers/questions'],
    packages: ['comlink'],
    globs: ['workers/formulas'],
  },
  'workers/serviceWorker': {
    values: ['workers/takeOver', 'workers/sharedItems'],
    types: [],
    packages: ['workbox-core', 'workbox-precaching', 'workbox-routing'],
  },
  // What another app shared, between the service worker and Home.
  'workers/sharedItems': { values: [], types: [], packages: [] },
  // The message type by which the page activates a waiting service worker.
  'workers/takeOver': { values: [], types: [], packages: [] },
  'workers/ownScripts': { values: [], types: [], packages: [] },
  // Only declares the type of an imported URL.
  'workers/workerAddresses.d': { values: [], types: [], packages: [] },
  // The long texts of a page, known before its worker is needed.
  'workers/heldTexts': { values: [], types: ['workers/contract'], packages: [] },
  'workers/client': {
    values: ['workers/streams', 'workers/ownScripts', 'workers/heldTexts'],
    types: ['workers/contract', 'workers/progressMessages', 'workers/questions'],
    packages: ['comlink'],
    addresses: ['workers/calculator.worker'],
  },

  'src/kit': {
    values: [],
    types: [
      'workers/contract',
      'workers/columns',
      'workers/questions',
      'workers/reference',
      // What every answer about a strand says of its shape.
      ...['declaredShape', 'strandShape'].map((file) => `workers/lib/sequences/${file}.ts`),
      'src/catalog',
    ],
    packages: [],
  },
  'src/ui': { values: ['src/kit/brand.ts', 'src/kit/siteAddress.ts'], types: [], packages: VIEW },
  'src/form': {
    values: ['src/kit', 'src/ui', 'workers/streams/seenFormat.ts', 'workers/streams/wrapping.ts'],
    types: ['workers/contract', 'src/machine'],
    packages: VIEW,
  },
  'src/calendar': { values: ['src/kit', 'src/ui'], types: ['workers/contract'], packages: ['styled-components'] },
  'src/results': {
    values: ['src/kit', 'src/ui', 'src/calendar', 'src/tables', 'workers/reference'],
    types: ['workers/contract'],
    packages: [...VIEW, 'd3-scale', 'd3-shape', 'uqr'],
  },
  // A result asked further: its figures that are numbers, and ± carried from its inputs to them. For pages, tables and the command line.
  'src/exploring': {
    values: ['src/kit', 'src/form'],
    types: ['workers/contract', 'workers/questions', 'workers/client'],
    packages: [],
  },
  'src/tables': { values: ['src/kit', 'src/form'], types: ['workers/contract'], packages: ['papaparse'] },
  'src/handover': { values: ['src/kit', 'src/form'], types: ['src/catalog'], packages: ['valibot'] },
  'src/batch': {
    values: ['src/kit', 'src/ui', 'src/form', 'src/exploring', 'src/tables', 'src/results', 'src/calendar'],
    types: ['workers/contract', 'workers/client'],
    packages: VIEW,
  },
  'src/worksheet': {
    values: [
      'src/kit',
      'src/form',
      'src/tables/csv.ts',
      // The stream and the rule of seeds that formulas use.
      'workers/lib/mathematics/mulberry32.ts',
      'workers/lib/inputs/wholeNumbers.ts',
    ],
    types: [],
    packages: [],
  },
  'src/help': { values: ['src/kit', 'src/ui', 'workers/reference'], types: [], packages: VIEW },
  'src/share': { values: ['src/ui', 'src/kit/onDemand/wellFormed.ts'], types: [], packages: VIEW },
  'src/machine': {
    values: [
      'src/kit/validateCache.ts',
      'src/kit/liveRegionText.ts',
      'src/kit/spreadsKey.ts',
      'src/handover/notebook.ts',
    ],
    types: ['src/kit', 'workers/contract', 'workers/client'],
    packages: ['xstate'],
  },
  'src/offline': { values: ['workers/ownScripts', 'workers/takeOver'], types: [], packages: [] },
  'src/catalog': {
    values: [
      'src/kit/siteAddress.ts',
      'workers/reference/petEmergencies.ts',
      'workers/reference/poisoning.ts',
      // The day from which an unborn animal is an emergency.
      'workers/reference/gestation.ts',
    ],
    types: ['src/kit'],
    packages: ['lucide-react'],
    globs: ['src/calculators'],
  },
  // JSON Schemas of inputs and results: for the command line and the package, not part of any page.
  'src/schema': { values: ['src/kit'], types: [], packages: [] },
  // Whether a saved result agrees with what its inputs give now: for the command line and, on demand, for pages.
  'src/proof': { values: ['src/kit', 'src/form', 'src/exploring'], types: [], packages: [] },
  'src/families': {
    values: ['src/kit', 'workers/reference'],
    types: ['workers/formulas', 'workers/lib'],
    packages: [],
  },
  'src/calculators': {
    values: ['src/kit', 'src/families', 'workers/reference'],
    types: ['workers/formulas', 'workers/lib'],
    packages: [],
    apart: 'folders',
  },
  'src/analyses': {
    values: ['src/kit', 'src/families', 'workers/reference'],
    types: ['workers/formulas', 'workers/lib'],
    packages: [],
    apart: 'folders',
  },
  'src/pages': {
    values: [
      'src/kit',
      'src/ui',
      'src/form',
      'src/exploring',
      'src/calendar',
      'src/results',
      'src/batch',
      'src/handover',
      'src/worksheet',
      'src/proof',
      'src/share',
      'src/help',
      'src/machine',
      'src/offline',
      'src/catalog',
      // The columns of an opened table, compared with the inputs of calculators.
      'src/tables',
      'workers/answering',
      'workers/client',
      'workers/heldTexts',
      'workers/sharedItems',
      // What was opened or pasted on Home, by its beginning.
      'workers/streams/seenFormat.ts',
      // The only page rendered from tables, without a formula.
      ...['helplines', 'petEmergencies', 'petEmergencyAdvice', 'poisoning', 'safetyNotes'].map(
        (file) => `workers/reference/${file}.ts`,
      ),
    ],
    types: ['workers/contract', 'workers/questions', 'workers/reference'],
    packages: [...VIEW, 'react-router-dom', 'xstate', '@xstate/react'],
    globs: ['src/analyses'],
  },
  'src/app': {
    values: ['src/kit', 'src/ui', 'src/offline', 'src/catalog', 'src/pages'],
    types: [],
    packages: [...VIEW, 'react-router-dom'],
    globs: ['src/calculators'],
  },
  // The command line: the only part of src that runs formulas, and not part of any page.
  'src/headless': {
    values: [
      'src/kit',
      // Names calculators by the words of a question.
      'src/catalog',
      'src/form',
      'src/exploring',
      'src/tables',
      'src/schema',
      'workers/answering',
      'src/proof',
      'src/results/sequence/fasta.ts',
      'src/results/sequence/savedFile.ts',
      // The sentences of the pages on how a text was read.
      'src/families/entryNotices.ts',
      'src/families/readingNotices.ts',
      'workers/host',
      // Opens a text and splits records in the same way as the formulas.
      ...['chainReading', 'sequenceReading', 'sequenceRecords'].map((file) => `workers/lib/sequences/${file}.ts`),
      'workers/streams',
    ],
    types: ['workers/contract', 'workers/questions', 'workers/lib'],
    packages: ['node', 'valibot'],
    globs: ['src/analyses', 'src/calculators', 'workers/formulas'],
  },
  // The calculators as functions and as tools of an MCP server: bundled by `build:package`, not part of any page.
  'src/package': {
    values: [
      'src/kit',
      'src/catalog',
      'src/form',
      'src/exploring',
      'src/schema',
      'src/headless',
      // Links that open a page with a section.
      'src/pages/calculator/onDemand/analysisLink.ts',
      'workers/host',
    ],
    types: ['workers/contract', 'workers/questions', 'workers/reference'],
    packages: ['node', 'valibot', '@modelcontextprotocol/sdk'],
  },
  // Computes and draws the examples when the site is built: not part of any page.
  'src/examples': {
    values: ['src/kit', 'src/ui', 'src/form', 'src/results', 'src/headless/calculation.ts', 'workers/host'],
    types: ['workers/contract', 'workers/questions'],
    packages: ['react', 'react-dom'],
    globs: ['src/calculators', 'workers/formulas'],
  },
  // Compares the calculators and sections with recorded answers of other programs when the site is built: not part of any page.
  'src/agreement': {
    values: [
      'src/kit',
      'src/form',
      'src/catalog',
      'src/headless/calculation.ts',
      'src/headless/askedSection.ts',
      'src/headless/heldFiles.ts',
      'workers/host',
      // A pasted text is recognized as on the page.
      'workers/streams/seenFormat.ts',
    ],
    types: ['workers/contract', 'workers/questions'],
    packages: [],
    globs: ['src/analyses', 'src/calculators', 'workers/formulas', 'tests/data', 'tests/vectors'],
  },
  // Writes the files of a new calculator: a developer command, not part of the site.
  'src/scaffold': {
    values: ['src/kit/contentCounts.ts', 'src/catalog/taxonomy.ts'],
    types: ['src/kit'],
    packages: ['node'],
  },
  'src/build': {
    values: [],
    types: ['entry', 'src/kit'],
    packages: ['node', 'vite', '@resvg/resvg-js'],
  },
  entry: {
    values: ['src/app', 'src/offline', 'src/examples', 'src/agreement'],
    types: [],
    packages: ['react', 'react-dom', 'react-router-dom', 'styled-components'],
  },
};
