import { count } from '#src/engine/kit/countAndName.ts';
import { fixed, fixedApart } from '#src/engine/kit/format.ts';
import type { NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import { decimals, numeral } from '#src/engine/kit/writing.ts';
import type {
  ProteinReference,
  ProteinSynthesisInput,
  ProteinSynthesisResult,
} from '#workers/formulas/protein-synthesis.ts';
import { AMINO_ACIDS, type AminoAcid } from '#workers/reference/aminoAcids.ts';
import { PROGRAM_LABELS } from './differences.ts';

const MASS = { kind: 'number', label: 'Molecular weight', unit: 'Da', written: decimals(2) } as const;
const LENGTH = { ...count('Length'), unit: 'aa' };
const OUTSIDE = 'outside 0 to 14';

/** The protein, its physics and the records. */
export const OUTPUTS: Outputs<ProteinSynthesisResult, ProteinSynthesisResult, ProteinSynthesisInput> = {
  sequence: { kind: 'sequence', label: 'Protein sequence' },
  length: LENGTH,
  molecularWeight: { ...MASS, note: 'Average mass of the unmodified chain, cysteines free.' },
  isoelectricPoint: { ...point('Isoelectric point (pI)'), note: 'Bjellqvist pK set.' },
  aminoAcidComposition: {
    kind: 'each',
    label: 'Composition',
    byName: true,
    each: count(({ at }) => nameOf(at)),
  },
  shares: {
    kind: 'each',
    label: 'Shares',
    byName: true,
    each: { kind: 'number', label: ({ at }) => `${nameOf(at)}, share`, unit: '%', written: percent },
  },
  properties: {
    kind: 'group',
    keys: {
      hydrophobic: residues('Hydrophobic', 'A, C, F, G, I, L, M, P, V, W'),
      polar: residues('Polar', 'N, Q, S, T, Y'),
      charged: residues('Charged', 'D, E, H, K, R'),
    },
  },
  firstResidue: { kind: 'words', label: 'First residue' },
  lastResidue: { kind: 'words', label: 'Last residue' },
  reading: { kind: 'inner', label: 'How the strand was read' },
  reference: {
    kind: 'group',
    keys: {
      isoelectricPointBjellqvist: point('Isoelectric point, Bjellqvist'),
      isoelectricPointEmboss: point('Isoelectric point, EMBOSS'),
      netChargePh7Bjellqvist: number('Net charge, Bjellqvist', 2),
      netChargePh7Emboss: number('Net charge, EMBOSS', 2),
      gravy: number('GRAVY', 3, 'Mean hydropathy by Kyte and Doolittle; negative for chains that prefer water.'),
      aliphaticIndex: number('Aliphatic index', 2, 'Relative volume of the side chains of A, V, I and L.'),
      instabilityIndex: number(
        'Instability index',
        2,
        'By neighboring residues; above 40: short-lived in the test tube.',
      ),
      extinction280Reduced: { ...number('ε₂₈₀, cysteines free', 0), unit: 'M⁻¹ cm⁻¹' },
      extinction280Cystines: { ...number('ε₂₈₀, cysteines paired', 0), unit: 'M⁻¹ cm⁻¹' },
      absorbance280Reduced: number('A₂₈₀ of 1 g/L, cysteines free', 3, 'Path of 1 cm.'),
      absorbance280Cystines: number('A₂₈₀ of 1 g/L, cysteines paired', 3, 'Path of 1 cm.'),
      byProgram: {
        kind: 'group',
        keys: {
          expasy: { kind: 'group', keys: documented(PROGRAM_LABELS.expasy) },
          emboss: { kind: 'group', keys: documented(PROGRAM_LABELS.emboss) },
          biopython: { kind: 'group', keys: documented(PROGRAM_LABELS.biopython) },
        },
      },
      massShifts: {
        kind: 'group',
        keys: {
          cystines: shift('Cysteines paired', 'Two hydrogens less for each disulfide bond.'),
          firstMethionine: shift('First methionine removed', 'As cells often do after translation.'),
          monoisotopic: shift('Monoisotopic mass', 'Of the commonest isotopes, as in mass spectra.'),
          withoutWater: shift('Without the water of the ends', 'Residue masses alone: a common slip.'),
          freeAminoAcids: shift('Free amino acids added up', 'No water lost in the bonds: a common slip.'),
        },
      },
    },
  },
  chargeCurve: { kind: 'inner', label: 'Net charge against pH' },
  recordName: { kind: 'words', label: 'Record' },
  recordNumber: count('Number of the record'),
  recordCount: count('Records'),
  records: {
    kind: 'rows',
    label: 'Records',
    row: {
      name: { kind: 'words', label: 'Record' },
      length: LENGTH,
      reason: { kind: 'words', label: 'Why it is left out' },
      molecularWeight: { ...MASS, missing: ({ row }) => row.reason ?? 'no protein' },
      isoelectricPoint: {
        ...point('pI'),
        missing: ({ row }) => (row.molecularWeight === null ? (row.reason ?? 'no protein') : OUTSIDE),
      },
    },
  },
  skipped: { kind: 'inner', label: 'Records that are left out' },
  entryFaults: { kind: 'inner', label: 'Records that are not whole' },
  recognized: { kind: 'inner', label: 'How the text was read' },
};

function number(label: string, places: number, note?: string): NumberOutput<unknown> {
  return { kind: 'number', label, note, missing: 'not defined', written: decimals(places) };
}

function point(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, missing: OUTSIDE, written: decimals(2) };
}

/** A share of the residues, and the letters that count toward it. */
function residues(which: string, members: string): NumberOutput<unknown> {
  return { kind: 'number', label: `${which} residues`, unit: '%', note: members, written: percent };
}

/** By the constants that a program documents. */
function documented(program: string): Outputs<ProteinReference['byProgram']['expasy'], unknown, unknown> {
  return {
    molecularWeight: { ...number(`Molecular weight, ${program}`, 2), columnUnit: 'Da' },
    isoelectricPoint: point(`Isoelectric point, ${program}`),
  };
}

function shift(label: string, note: string): NumberOutput<unknown> {
  const written = (value: number) => numeral(`${value > 0 ? '+' : ''}${fixed(value, 2)}`);
  return { kind: 'number', label, unit: 'Da', note, written };
}

/** One decimal, and as many more as distinguish one residue from none and all but one from all. */
function percent(value: number) {
  return numeral(fixedApart(value, 1, [0, 100]));
}

function nameOf(letter: string): string {
  return AMINO_ACIDS[letter as AminoAcid].name;
}
