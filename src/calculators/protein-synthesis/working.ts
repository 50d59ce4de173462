import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { ProteinSynthesisInput, ProteinSynthesisResult } from '#workers/formulas/protein-synthesis.ts';
import {
  ABSORPTION_280,
  AMINO_ACID_LETTERS,
  AMINO_ACIDS,
  type AminoAcid,
  type AminoAcidClass,
  WATER_MASS,
} from '#workers/reference/aminoAcids.ts';
import {
  ACIDIC_SIDE_CHAINS,
  BASIC_SIDE_CHAINS,
  BJELLQVIST,
  type ChargedSideChain,
  type PkSet,
} from '#workers/reference/dissociationConstants.ts';
import { STANDARD_CODE_ID } from '#workers/reference/geneticCodes.ts';

type Key = ResultKey<ProteinSynthesisResult>;

/** Returns the steps from the codons, where there are any, to mass, isoelectric point, classes and absorbance. */
export function workingOf(
  result: ProteinSynthesisResult,
  input: ProteinSynthesisInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  return [
    ...codons(result, input),
    mass(result, figure),
    isoelectricPoint(result, figure),
    ...classes(result, figure),
    absorption(result, figure),
  ];
}

function codons(
  { reading, length }: ProteinSynthesisResult,
  { geneticCode }: ProteinSynthesisInput,
): readonly WorkingStep[] {
  if (reading === null) return [];
  const { firstCodons, stopCodon } = reading;
  const more = length + (stopCodon === null ? 0 : 1) > firstCodons.length ? ' …' : '';
  return [
    {
      label: 'Translation',
      formula: `from the first AUG, three bases at a time, to ${geneticCode === STANDARD_CODE_ID ? 'UAA, UAG or UGA' : `a stop of genetic code ${geneticCode}`} (*)`,
      substituted: firstCodons.map(({ codon }) => codon).join(' ') + more,
      value: firstCodons.map(({ aminoAcid }) => aminoAcid).join(' ') + more,
    },
  ];
}

function mass({ aminoAcidComposition }: ProteinSynthesisResult, figure: FigureOf<Key>): WorkingStep {
  const terms = present(aminoAcidComposition).map(
    (letter) => `${aminoAcidComposition[letter]}·${AMINO_ACIDS[letter].residueMass}`,
  );
  return {
    label: 'Molecular weight',
    formula: 'Σ residues × residue mass + one water',
    substituted: `${terms.join(' + ')} + ${WATER_MASS}`,
    value: `${figure('molecularWeight').text} Da`,
  };
}

function isoelectricPoint(result: ProteinSynthesisResult, figure: FigureOf<Key>): WorkingStep {
  const { aminoAcidComposition, isoelectricPoint: pI, firstResidue, lastResidue } = result;
  const set: PkSet = BJELLQVIST;
  const groups = (sideChains: readonly ChargedSideChain[]) =>
    sideChains.flatMap((letter) => {
      const count = aminoAcidComposition[letter];
      return count === undefined ? [] : [`${count} ${letter} (${set.sideChains[letter]})`];
    });
  const basic = [`amino end (${set.aminoEndOf[firstResidue] ?? set.aminoEnd})`, ...groups(BASIC_SIDE_CHAINS)];
  const acidic = [`carboxyl end (${set.carboxylEndOf[lastResidue] ?? set.carboxylEnd})`, ...groups(ACIDIC_SIDE_CHAINS)];
  return {
    label: 'Isoelectric point, Bjellqvist',
    formula:
      'the pH at which Σ n ÷ (1 + 10^(pH − pK)) of the basic groups = Σ n ÷ (1 + 10^(pK − pH)) of the acidic ones',
    substituted: `${basic.join(', ')} against ${acidic.join(', ')}; pK in brackets`,
    value: pI === null ? 'none from pH 0 to 14' : `pH ${figure('isoelectricPoint').text}`,
  };
}

function classes(
  { aminoAcidComposition, length }: ProteinSynthesisResult,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  return CLASSES.map(({ type, label }) => {
    const members = present(aminoAcidComposition).filter((letter) => AMINO_ACIDS[letter].type === type);
    const terms = members.map((letter) => `${aminoAcidComposition[letter]} ${letter}`);
    return {
      label: `${label} residues`,
      formula: `residues of the class ÷ length × 100`,
      substituted: `(${terms.length === 0 ? '0' : terms.join(' + ')}) ÷ ${length} × 100`,
      value: `${figure(`properties.${type}`).text} %`,
    };
  });
}

const CLASSES = [
  { type: 'hydrophobic', label: 'Hydrophobic' },
  { type: 'polar', label: 'Polar' },
  { type: 'charged', label: 'Charged' },
] as const satisfies readonly { readonly type: AminoAcidClass; readonly label: string }[];

function absorption({ aminoAcidComposition }: ProteinSynthesisResult, figure: FigureOf<Key>): WorkingStep {
  const { W = 0, Y = 0, C = 0 } = aminoAcidComposition;
  const pairs = Math.floor(C / 2);
  return {
    label: 'ε₂₈₀, cysteines paired',
    formula: `${ABSORPTION_280.W}·W + ${ABSORPTION_280.Y}·Y + ${ABSORPTION_280.cystine}·cystines`,
    substituted: `${ABSORPTION_280.W}·${W} + ${ABSORPTION_280.Y}·${Y} + ${ABSORPTION_280.cystine}·${pairs}`,
    value: `${figure('reference.extinction280Cystines').text} M⁻¹ cm⁻¹`,
  };
}

function present(composition: ProteinSynthesisResult['aminoAcidComposition']): readonly AminoAcid[] {
  return AMINO_ACID_LETTERS.filter((letter) => composition[letter] !== undefined);
}
