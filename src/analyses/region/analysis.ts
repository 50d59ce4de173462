import { firstBase, LAST_BASE, SHAPE_OF_REGION } from '#src/families/regionFields.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { grouped } from '#src/kit/displayNumber.ts';
import { counted, fixed, significant } from '#src/kit/format.ts';
import type { Block, ResultKey } from '#src/kit/presentation.ts';
import type region from '#workers/formulas/region.ts';
import type {
  ConvertedAmount,
  RegionAbsorption,
  RegionInput,
  RegionMass,
  RegionResult,
} from '#workers/formulas/region.ts';

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
  present: (result, input) => {
    const length = {
      field: 'length',
      label: 'Length',
      value: result.length,
      text: String(result.length),
      unit: 'nt',
    } as const;
    const { gcContent } = result;
    const gc =
      gcContent === null
        ? ({ field: 'gcContent', label: 'GC content', value: null, text: 'not defined' } as const)
        : ({
            field: 'gcContent',
            label: 'GC content',
            value: gcContent,
            text: fixed(gcContent, 2),
            unit: '%',
          } as const);
    return {
      headline: length,
      status: `${result.length} nt: ${places(result)}, GC content ${gc.text}${gcContent === null ? '' : ' %'}.`,
      blocks: [
        { kind: 'facts', figures: [gc] },
        lettersBlock(result, input),
        result.mass === null ? massUnknown(result) : massFacts(result.mass),
        ...(result.converted === null ? [] : [convertedFacts(result.converted, input)]),
        ...(result.absorption === null
          ? []
          : [
              absorptionFacts(
                'absorption',
                `single strand of ${input.writtenAsRna ? 'RNA' : 'DNA'}`,
                result.absorption,
              ),
            ]),
        ...(result.duplex === null ? [] : [absorptionFacts('duplex', 'double-stranded DNA', result.duplex)]),
      ],
      working: [],
    };
  },
});

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

function massFacts({ single, double, singlePicomoles, doublePicomoles }: RegionMass): Block<Key> {
  return {
    kind: 'facts',
    title: 'Mass as DNA, without 5′ phosphates',
    figures: [
      { field: 'mass.single', label: 'Single strand', value: single, text: fixed(single, 1), unit: 'g/mol' },
      {
        field: 'mass.singlePicomoles',
        label: '1 µg of single strand',
        value: singlePicomoles,
        text: significant(singlePicomoles, 4),
        unit: 'pmol',
      },
      { field: 'mass.double', label: 'Double strand', value: double, text: fixed(double, 1), unit: 'g/mol' },
      {
        field: 'mass.doublePicomoles',
        label: '1 µg of double strand',
        value: doublePicomoles,
        text: significant(doublePicomoles, 4),
        unit: 'pmol',
      },
    ],
  };
}

function convertedFacts(
  { single, double, unit }: ConvertedAmount,
  { amount = 0, amountUnit }: RegionInput,
): Block<Key> {
  return {
    kind: 'facts',
    title: `${significant(amount, 4)} ${amountUnit} of this DNA`,
    figures: [
      { field: 'converted.single', label: 'Single strand', value: single, text: significant(single, 4), unit },
      { field: 'converted.double', label: 'Double strand', value: double, text: significant(double, 4), unit },
    ],
  };
}

const ABSORPTION_NOTES = {
  absorption: 'From neighboring bases. Chemical changes and structure are not considered.',
  duplex: 'Both strands together, less what pairing takes away.',
} as const;

function absorptionFacts(
  key: 'absorption' | 'duplex',
  what: string,
  { coefficient, nanomoles, micrograms }: RegionAbsorption,
): Block<Key> {
  return {
    kind: 'facts',
    title: `Absorbance at 260 nm, ${what}`,
    figures: [
      {
        field: `${key}.coefficient`,
        label: 'ε260',
        value: coefficient,
        text: fixed(coefficient, 0),
        unit: 'L/(mol·cm)',
        note: ABSORPTION_NOTES[key],
      },
      {
        field: `${key}.nanomoles`,
        label: 'In 1 mL with A260 of 1',
        value: nanomoles,
        text: significant(nanomoles, 4),
        unit: 'nmol',
        note: 'Over 1 cm.',
      },
      {
        field: `${key}.micrograms`,
        label: 'The same by mass',
        value: micrograms,
        text: significant(micrograms, 4),
        unit: 'µg',
      },
    ],
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
