import { firstBase, LAST_BASE, SHAPE_OF_REGION } from '#src/calculators/families/regionFields.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { counted, significant } from '#src/engine/kit/format.ts';
import { cellText } from '#src/engine/kit/onDemand/presentationText.ts';
import type { FigureOf, GroupOutput, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals, digits } from '#src/engine/kit/writing.ts';
import type region from '#workers/formulas/region.ts';
import type { RegionAbsorption, RegionInput, RegionResult } from '#workers/formulas/region.ts';

type Key = ResultKey<RegionResult>;

export default defineAnalysis<typeof region>()({
  formula: 'region',
  perRecord: [
    { key: 'gcContent', label: 'GC content (%)', decimals: 2, noneWhere: 'there is no A, C, G or T' },
    { key: 'otherLetters', label: 'Other letters' },
    {
      key: 'mass.single',
      label: 'Mass, one strand (g/mol)',
      decimals: 2,
      noneWhere: 'other letters leave the mass unknown',
    },
    {
      key: 'mass.double',
      label: 'Mass, both strands (g/mol)',
      decimals: 2,
      noneWhere: 'other letters leave the mass unknown',
    },
  ],
  action: 'Show the region',
  fields: {
    from: firstBase(),
    to: LAST_BASE,
    reading: {
      kind: 'choice',
      label: 'Letters',
      look: 'menu',
      options: [
        { value: 'forward', label: 'As entered' },
        { value: 'reverseComplement', label: 'Reverse complement' },
        { value: 'complement', label: 'Complement, base by base' },
        { value: 'reverse', label: 'Reversed, from the last base to the first' },
      ],
      initial: 'forward',
    },
    writtenAsRna: { kind: 'checkbox', label: 'Write U for T' },
    shape: SHAPE_OF_REGION,
    amount: {
      kind: 'number',
      label: 'Amount to convert',
      hint: 'Between µg and pmol, as DNA.',
      optional: true,
      min: 0,
      max: 1e12,
      step: 1,
    },
    amountUnit: {
      kind: 'choice',
      label: 'Unit of the amount',
      look: 'menu',
      options: [
        { value: 'µg', label: 'µg' },
        { value: 'pmol', label: 'pmol' },
      ],
      initial: 'µg',
    },
  },
  example: {
    from: '1',
    to: '12',
    reading: 'reverseComplement',
    writtenAsRna: false,
    shape: 'entry',
    amount: '2',
    amountUnit: 'µg',
  },
  sources: ['prohaska2022', 'cantor1970', 'puglisiTinoco1989', 'tataurov2008'],
  outputs: {
    shape: { kind: 'inner', label: 'Shape of the strand' },
    letters: { kind: 'sequence', label: 'Letters' },
    length: { ...count('Length'), unit: 'nt' },
    gcContent: { kind: 'number', label: 'GC content', unit: '%', written: decimals(2), missing: 'not defined' },
    from: count('First base'),
    to: count('Last base'),
    recordName: { kind: 'words', label: 'Name of the record' },
    otherLetters: count('Letters besides A, C, G and T'),
    mass: {
      kind: 'group',
      keys: {
        single: { kind: 'number', label: 'Single strand', unit: 'g/mol', written: decimals(1) },
        double: { kind: 'number', label: 'Double strand', unit: 'g/mol', written: decimals(1) },
        singlePicomoles: fourDigits('1 µg of single strand', 'pmol'),
        doublePicomoles: fourDigits('1 µg of double strand', 'pmol'),
      },
    },
    converted: {
      kind: 'group',
      keys: {
        single: { kind: 'number', label: 'Single strand', unit: ({ row }) => row.unit, written: digits(4) },
        double: { kind: 'number', label: 'Double strand', unit: ({ row }) => row.unit, written: digits(4) },
        unit: { kind: 'words', label: 'Unit' },
      },
    },
    absorption: absorption('From neighboring bases. Chemical changes and structure are not considered.'),
    duplex: absorption('Both strands together, less what pairing takes away.'),
  },
  present: (result, input, figure) => {
    const gcContent = figure('gcContent');
    return {
      headline: figure('length'),
      status: `${result.length} nt: ${places(result)}, GC content ${cellText(gcContent)}.`,
      blocks: [
        { kind: 'facts', figures: [gcContent] },
        lettersBlock(result, input),
        result.mass === null ? massUnknown(result) : massFacts(figure),
        ...(result.converted === null ? [] : [convertedFacts(input, figure)]),
        ...(result.absorption === null
          ? []
          : [absorptionFacts('absorption', `single strand of ${input.writtenAsRna ? 'RNA' : 'DNA'}`, figure)]),
        ...(result.duplex === null ? [] : [absorptionFacts('duplex', 'double-stranded DNA', figure)]),
      ],
      working: [],
    };
  },
});

function fourDigits(label: string, unit: string, note?: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit, written: digits(4), note };
}

function absorption(note: string): GroupOutput<RegionAbsorption, unknown, unknown, unknown> {
  return {
    kind: 'group',
    keys: {
      coefficient: { kind: 'number', label: 'ε260', unit: 'L/(mol·cm)', written: decimals(0), note },
      nanomoles: fourDigits('In 1 mL with A260 of 1', 'nmol', 'Over 1 cm.'),
      micrograms: fourDigits('The same by mass', 'µg'),
    },
  };
}

function places({ from, to }: RegionResult): string {
  return from <= to
    ? `bases ${grouped(from)} to ${grouped(to)}`
    : `from base ${grouped(from)} across the end of the text to base ${grouped(to)}`;
}

const READ_AS = {
  forward: ['as entered', '5′', '3′'],
  reverseComplement: ['reverse complement', '5′', '3′'],
  complement: ['complement', '3′', '5′'],
  reverse: ['reversed', '3′', '5′'],
} as const;

function lettersBlock(result: RegionResult, { reading, writtenAsRna }: RegionInput): Block<Key> {
  const [words, start, end] = READ_AS[reading];
  return {
    kind: 'sequence',
    field: 'letters',
    title: `${result.from}–${result.to}, ${words}${writtenAsRna ? ', as RNA' : ''}`,
    recordName: result.recordName,
    text: result.letters,
    ends: [start, end],
    unit: 'nt',
  };
}

function massFacts(figure: FigureOf<Key>): Block<Key> {
  return {
    kind: 'facts',
    title: 'Mass as DNA, without 5′ phosphates',
    figures: (['mass.single', 'mass.singlePicomoles', 'mass.double', 'mass.doublePicomoles'] as const).map((key) =>
      figure(key),
    ),
  };
}

function convertedFacts({ amount = 0, amountUnit }: RegionInput, figure: FigureOf<Key>): Block<Key> {
  return {
    kind: 'facts',
    title: `${significant(amount, 4)} ${amountUnit} of this DNA`,
    figures: [figure('converted.single'), figure('converted.double')],
  };
}

function absorptionFacts(key: 'absorption' | 'duplex', what: string, figure: FigureOf<Key>): Block<Key> {
  return {
    kind: 'facts',
    title: `Absorbance at 260 nm, ${what}`,
    figures: [figure(`${key}.coefficient`), figure(`${key}.nanomoles`), figure(`${key}.micrograms`)],
  };
}

function massUnknown({ otherLetters }: RegionResult): Block<Key> {
  const letters = counted(
    otherLetters,
    'letter that may be one of several bases',
    'letters that may be one of several bases',
  );
  return { kind: 'notice', tone: 'neutral', text: `No mass: the region has ${letters}.` };
}
