/**
 * The mass and the isoelectric point of one chain with the constants that other programs document, and the effect of
 * other conventions on the mass.
 *
 * A program may deviate from its documentation, and newer releases may differ: these are documented constants, not
 * outputs of those programs. Sources: `emboss`, `biopython`, `wang2021`, those of the pK sets.
 */

import { type ChargedChain, isoelectricPoint, netCharge } from '../../lib/sequences/protein/isoelectricPoint.ts';
import { chainLength, chainMass, residuesOf, sumOfResidues } from '../../lib/sequences/protein/proteinProperties.ts';
import { WATER_MASS } from '../../reference/aminoAcids.ts';
import { BJELLQVIST, EMBOSS, EXPASY } from '../../reference/dissociationConstants.ts';
import { HYDROGEN_MASS, OTHER_MASSES, WATER_BIOPYTHON, WATER_MONOISOTOPIC } from '../../reference/otherMasses.ts';

export interface MassAndPoint {
  /** Average mass, Da. */
  readonly molecularWeight: number;
  /** pH, 0 to 14; null where the chain keeps its charge over the whole scale. */
  readonly isoelectricPoint: number | null;
}

export interface ProteinByProgram {
  /** Average residue masses; Bjellqvist's pK values with one carboxyl end for all. */
  readonly expasy: MassAndPoint;
  /** Average residue masses; EMBOSS's pK values. */
  readonly emboss: MassAndPoint;
  /**
   * Average masses of its own; Bjellqvist's pK values with the carboxyl ends of D and E, searched in a part of the
   * scale.
   */
  readonly biopython: MassAndPoint;
}

/** Change of the mass, Da; null where it does not apply. */
export interface MassShifts {
  /** As many pairs of cysteines as there are joined, two hydrogens lost for each; null for fewer than two. */
  readonly cystines: number | null;
  /** The first residue removed; null unless it is a methionine followed by another residue. */
  readonly firstMethionine: number | null;
  /** Most abundant isotopes instead of the average. */
  readonly monoisotopic: number;
  /** The residues without the water of the ends. */
  readonly withoutWater: number;
  /** Sum of free amino acids, without the loss of water in the bonds; null for a single one. */
  readonly freeAminoAcids: number | null;
}

/** The chain has at least one residue. */
export function proteinByProgram(chain: ChargedChain): ProteinByProgram {
  const molecularWeight = chainMass(chain.composition);
  return {
    expasy: { molecularWeight, isoelectricPoint: isoelectricPoint(chain, EXPASY) },
    emboss: { molecularWeight, isoelectricPoint: isoelectricPoint(chain, EMBOSS) },
    biopython: { molecularWeight: biopythonMass(chain), isoelectricPoint: biopythonPoint(chain) },
  };
}

/** The chain has at least one residue. */
export function massShifts({ composition, first }: ChargedChain): MassShifts {
  const length = chainLength(composition);
  const pairs = Math.floor(residuesOf(composition, 'C') / 2);
  const monoisotopic =
    sumOfResidues(composition, (aminoAcid) => OTHER_MASSES[aminoAcid].monoisotopicResidue) + WATER_MONOISOTOPIC;
  return {
    cystines: pairs === 0 ? null : -2 * HYDROGEN_MASS * pairs,
    firstMethionine: first === 'M' && length > 1 ? WATER_MASS - chainMass({ M: 1 }) : null,
    monoisotopic: monoisotopic - chainMass(composition),
    withoutWater: -WATER_MASS,
    freeAminoAcids: length === 1 ? null : (length - 1) * WATER_MASS,
  };
}

/** Range in which Biopython searches the isoelectric point, and the width at which it stops. */
const BIOPYTHON_SEARCH = { low: 4.05, high: 12, width: 0.0001 } as const;

/** The pH of net charge 0, found as Biopython finds it: a chain whose point lies outside that range gets its end. */
function biopythonPoint(chain: ChargedChain): number {
  let { low, high }: { low: number; high: number } = BIOPYTHON_SEARCH;
  // Its first guess is 7.775, although the middle of 4.05 and 12 is 8.025.
  let pH = 7.775;
  while (high - low > BIOPYTHON_SEARCH.width) {
    if (netCharge(chain, pH, BJELLQVIST) > 0) low = pH;
    else high = pH;
    pH = (low + high) / 2;
  }
  return pH;
}

function biopythonMass({ composition }: ChargedChain): number {
  const free = sumOfResidues(composition, (aminoAcid) => OTHER_MASSES[aminoAcid].biopythonFree);
  return free - (chainLength(composition) - 1) * WATER_BIOPYTHON;
}
