/**
 * Import rules. A layer is a folder of one of the four rooms of `src` (all pages of calculators are one), a folder of `workers`, a
 * file directly in `workers`, or 'entry': the files that start the site. Every layer may import from itself unless it declares `apart`.
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
  /** Its folders may not import one another. A file belongs to the folder of its name: `dot-plot.ts` to `dot-plot/`. */
  readonly apart?: 'folders';
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
    apart: 'folders',
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
    // What reads lines in words is made of the words of the site.
    globs: ['workers/formulas', 'src/site/asking'],
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

  'src/engine/kit': {
    // What the card for the vet says of the hour.
    values: ['workers/reference/eatenAgo.ts'],
    types: [
      'workers/contract',
      'workers/columns',
      'workers/questions',
      'workers/reference',
      // What every answer about a strand says of its shape.
      ...['records/declaredShape', 'strand/strandShape'].map((file) => `workers/lib/sequences/${file}.ts`),
    ],
    packages: [],
  },
  'src/engine/ui': { values: ['src/engine/kit/brand.ts', 'src/engine/kit/siteAddress.ts'], types: [], packages: VIEW },
  'src/engine/form': {
    values: ['src/engine/kit', 'src/engine/ui', 'workers/streams/seenFormat.ts', 'workers/streams/wrapping.ts'],
    types: ['workers/contract'],
    packages: VIEW,
  },
  'src/engine/calendar': {
    values: ['src/engine/kit', 'src/engine/ui'],
    types: ['workers/contract'],
    packages: ['styled-components'],
  },
  'src/engine/results': {
    values: ['src/engine/kit', 'src/engine/ui', 'src/engine/calendar', 'src/engine/tables', 'workers/reference'],
    types: ['workers/contract'],
    packages: [...VIEW, 'd3-scale', 'd3-shape', 'uqr'],
  },
  // A result asked further: its figures that are numbers, and ± carried from its inputs to them. For pages, tables and the command line.
  'src/engine/exploring': {
    values: ['src/engine/kit', 'src/engine/form'],
    types: ['workers/contract', 'workers/questions', 'workers/client'],
    packages: [],
  },
  'src/engine/tables': {
    values: ['src/engine/kit', 'src/engine/form'],
    types: ['workers/contract'],
    packages: ['papaparse'],
  },
  'src/engine/handover': {
    values: ['src/engine/kit', 'src/engine/form'],
    types: [],
    packages: ['valibot'],
  },
  'src/engine/batch': {
    values: [
      'src/engine/kit',
      'src/engine/ui',
      'src/engine/form',
      'src/engine/exploring',
      'src/engine/tables',
      'src/engine/results',
      'src/engine/calendar',
    ],
    types: ['workers/contract', 'workers/client'],
    packages: VIEW,
  },
  'src/engine/worksheet': {
    values: [
      'src/engine/kit',
      'src/engine/form',
      'src/engine/tables/csv.ts',
      // The stream and the rule of seeds that formulas use.
      'workers/lib/mathematics/mulberry32.ts',
      'workers/lib/inputs/wholeNumbers.ts',
    ],
    types: [],
    packages: [],
  },
  'src/site/help': { values: ['src/engine/kit', 'src/engine/ui', 'workers/reference'], types: [], packages: VIEW },
  // The animals that a visitor keeps on the device.
  'src/site/animals': {
    values: ['src/engine/kit', 'workers/reference/gestation.ts'],
    types: ['workers/contract'],
    packages: ['react', 'valibot'],
  },
  'src/site/share': { values: ['src/engine/ui', 'src/engine/kit/onDemand/wellFormed.ts'], types: [], packages: VIEW },
  'src/engine/machine': {
    values: [
      'src/engine/kit/validateCache.ts',
      'src/engine/kit/liveRegionText.ts',
      'src/engine/kit/spreadsKey.ts',
      'src/engine/handover/notebook.ts',
    ],
    types: ['src/engine/kit', 'src/engine/form', 'workers/contract', 'workers/client'],
    packages: ['xstate'],
  },
  'src/site/offline': { values: ['workers/ownScripts', 'workers/takeOver'], types: [], packages: [] },
  'src/site/catalog': {
    values: [
      'src/engine/kit/siteAddress.ts',
      'src/engine/kit/taxonomy.ts',
      'workers/reference/animalEmergencies.ts',
      'workers/reference/farmEmergencies.ts',
      'workers/reference/helplines.ts',
      'workers/reference/petEmergencies.ts',
      'workers/reference/poisoning.ts',
      // The day from which an unborn animal is an emergency.
      'workers/reference/gestation.ts',
    ],
    types: ['src/engine/kit'],
    packages: ['lucide-react'],
    globs: ['src/calculators'],
  },
  // Reads a line in words: for the search, the command line and the package.
  'src/site/asking': {
    values: [
      'src/engine/kit',
      'src/engine/form',
      'src/site/catalog',
      'workers/reference/commonCompounds.ts',
      'workers/reference/elements.ts',
      'workers/reference/petEmergencies.ts',
      'workers/reference/radionuclides.ts',
    ],
    types: ['workers/contract', 'workers/client'],
    packages: [],
    globs: ['src/calculators', 'src/calculators/analyses'],
  },
  // JSON Schemas of inputs and results: for the command line and the package, not part of any page.
  'src/tools/schema': {
    values: ['src/engine/kit', 'src/engine/form/onDemand/agentWords.ts'],
    types: [],
    packages: [],
  },
  // Whether a saved result agrees with what its inputs give now: for the command line and, on demand, for pages.
  'src/engine/proof': {
    values: ['src/engine/kit', 'src/engine/form', 'src/engine/exploring'],
    types: [],
    packages: [],
  },
  'src/calculators/families': {
    values: ['src/engine/kit', 'workers/reference'],
    types: ['workers/formulas', 'workers/lib'],
    packages: [],
  },
  'src/calculators': {
    values: ['src/engine/kit', 'src/calculators/families', 'workers/reference'],
    types: ['workers/formulas', 'workers/lib'],
    packages: [],
    apart: 'folders',
  },
  'src/calculators/analyses': {
    values: ['src/engine/kit', 'src/calculators/families', 'workers/reference'],
    types: ['workers/formulas', 'workers/lib'],
    packages: [],
    apart: 'folders',
  },
  'src/site/pages': {
    values: [
      'src/engine/kit',
      'src/engine/ui',
      'src/engine/form',
      'src/engine/exploring',
      'src/engine/calendar',
      'src/engine/results',
      'src/engine/batch',
      'src/engine/handover',
      'src/engine/worksheet',
      'src/engine/proof',
      'src/site/share',
      'src/site/help',
      'src/site/animals',
      'src/engine/machine',
      'src/site/offline',
      'src/site/asking',
      'src/site/catalog',
      // The columns of an opened table, compared with the inputs of calculators.
      'src/engine/tables',
      'workers/answering',
      'workers/client',
      'workers/heldTexts',
      'workers/sharedItems',
      // What was opened or pasted on Home, by its beginning.
      'workers/streams/seenFormat.ts',
      // The only page rendered from tables, without a formula.
      ...[
        'animalEmergencies',
        'animalEmergencyAdvice',
        'benadryl',
        'carriedWords',
        'eatenAgo',
        'farmEmergencies',
        'helplines',
        'notVomited',
        'petEmergencies',
        'petEmergencyAdvice',
        'poisoning',
        'safetyNotes',
      ].map((file) => `workers/reference/${file}.ts`),
    ],
    types: ['workers/contract', 'workers/questions', 'workers/reference'],
    packages: [...VIEW, 'react-router-dom', 'xstate', '@xstate/react'],
    globs: ['src/calculators/analyses'],
  },
  'src/site/app': {
    values: ['src/engine/kit', 'src/engine/ui', 'src/site/offline', 'src/site/catalog', 'src/site/pages'],
    types: [],
    packages: [...VIEW, 'react-router-dom'],
    globs: ['src/calculators'],
  },
  // The command line: the only part of src that runs formulas, and not part of any page.
  'src/tools/cli': {
    values: [
      'src/engine/kit',
      'src/site/asking',
      // Names calculators by the words of a question.
      'src/site/catalog',
      'src/engine/form',
      'src/engine/exploring',
      'src/engine/tables',
      'src/tools/schema',
      'workers/answering',
      'src/engine/proof',
      'src/engine/results/sequence/fasta.ts',
      'src/engine/results/sequence/savedFile.ts',
      'src/engine/results/preciseFigure.ts',
      // The sentences of the pages on how a text was read.
      'src/calculators/families/entryNotices.ts',
      'src/calculators/families/readingNotices.ts',
      'workers/host',
      // Opens a text and splits records in the same way as the formulas.
      ...['protein/chainReading', 'records/sequenceReading', 'records/sequenceRecords'].map(
        (file) => `workers/lib/sequences/${file}.ts`,
      ),
      'workers/streams',
    ],
    types: ['workers/contract', 'workers/questions', 'workers/lib'],
    packages: ['node', 'valibot'],
    globs: ['src/calculators/analyses', 'src/calculators', 'workers/formulas'],
  },
  // The calculators as functions and as tools of an MCP server: bundled by `build:package`, not part of any page.
  'src/tools/package': {
    values: [
      'src/engine/kit',
      'src/site/catalog',
      'src/engine/form',
      'src/engine/exploring',
      'src/engine/proof',
      'src/engine/batch/takesMany.ts',
      'src/tools/schema',
      'src/tools/cli',
      // Links that open a page with a section.
      'src/engine/form/onDemand/questionLink.ts',
      'workers/host',
    ],
    types: ['workers/contract', 'workers/questions', 'workers/reference'],
    packages: ['node', 'valibot', '@modelcontextprotocol/sdk'],
  },
  // Computes and draws the examples when the site is built: not part of any page.
  'src/tools/examples': {
    values: [
      'src/site/asking',
      'src/engine/kit',
      'src/engine/ui',
      'src/engine/form',
      'src/engine/results',
      'src/engine/exploring/exploredResult.ts',
      // What an example is, in the words of the line of a folded form.
      'src/site/pages/calculator/outcome/foldedValues.ts',
      'src/tools/cli/calculation.ts',
      'src/tools/cli/everyCalculator.ts',
      'workers/host',
    ],
    types: ['workers/contract', 'workers/questions'],
    packages: ['react', 'react-dom'],
    globs: ['src/calculators', 'src/calculators/analyses', 'workers/formulas'],
  },
  // Compares the calculators and sections with recorded answers of other programs when the site is built: not part of any page.
  'src/tools/agreement': {
    values: [
      'src/engine/kit',
      'src/engine/form',
      'src/site/catalog',
      'src/tools/cli/calculation.ts',
      'src/tools/cli/askedSection.ts',
      'src/tools/cli/heldFiles.ts',
      'src/tools/cli/everyCalculator.ts',
      'workers/host',
      // A pasted text is recognized as on the page.
      'workers/streams/seenFormat.ts',
    ],
    types: ['workers/contract', 'workers/questions'],
    packages: [],
    globs: ['src/calculators/analyses', 'src/calculators', 'workers/formulas', 'tests/data', 'tests/vectors'],
  },
  // Writes the files of a new calculator: a developer command, not part of the site.
  'src/tools/scaffold': {
    values: ['src/engine/kit/contentCounts.ts', 'src/engine/kit/taxonomy.ts'],
    types: ['src/engine/kit'],
    packages: ['node'],
  },
  'src/tools/build': {
    values: [],
    types: ['entry', 'src/engine/kit'],
    packages: ['node', 'vite', '@resvg/resvg-js'],
  },
  entry: {
    values: ['src/site/app', 'src/site/offline', 'src/tools/examples', 'src/tools/agreement'],
    types: [],
    packages: ['react', 'react-dom', 'react-router-dom', 'styled-components'],
  },
};
