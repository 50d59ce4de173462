/**
 * Ratios of phenotypes that crosses give, with what each means. The F2 of two genes is 9:3:3:1; where genes interact, some of its
 * four classes look alike. Source: `mendel1866`, `phillips2008` (epistasis), `castleLittle1910` (2:1, a lethal allele).
 */

export interface MendelianRatio {
  /** In the order of the classes. */
  readonly parts: readonly number[];
  readonly classes: readonly string[];
  /** What gives this ratio. */
  readonly cause: string;
}

const TWO_GENES = ['A_B_', 'A_bb', 'aaB_', 'aabb'] as const;

export const MENDELIAN_RATIOS = {
  '3:1': { parts: [3, 1], classes: ['A_', 'aa'], cause: 'one gene, dominance, F2' },
  '1:2:1': {
    parts: [1, 2, 1],
    classes: ['AA', 'Aa', 'aa'],
    cause: 'one gene, incomplete dominance or codominance, F2',
  },
  '1:1': { parts: [1, 1], classes: ['Aa', 'aa'], cause: 'one gene, test cross' },
  '2:1': { parts: [2, 1], classes: ['Aa', 'aa'], cause: 'one gene, AA dies before it is counted, F2' },
  '9:3:3:1': { parts: [9, 3, 3, 1], classes: TWO_GENES, cause: 'two genes, dominance, F2' },
  '1:1:1:1': { parts: [1, 1, 1, 1], classes: ['AaBb', 'Aabb', 'aaBb', 'aabb'], cause: 'two genes, test cross' },
  '6:2:3:1': { parts: [6, 2, 3, 1], classes: TWO_GENES, cause: 'two genes, AA dies before it is counted, F2' },
  '9:3:4': { parts: [9, 3, 4], classes: ['A_B_', 'A_bb', 'aa__'], cause: 'two genes, recessive epistasis, F2' },
  '12:3:1': { parts: [12, 3, 1], classes: ['A___', 'aaB_', 'aabb'], cause: 'two genes, dominant epistasis, F2' },
  '9:6:1': {
    parts: [9, 6, 1],
    classes: ['A_B_', 'A_bb or aaB_', 'aabb'],
    cause: 'two genes that add to each other, F2',
  },
  '9:7': { parts: [9, 7], classes: ['A_B_', 'all others'], cause: 'two genes, both needed (complementary), F2' },
  '15:1': { parts: [15, 1], classes: ['all others', 'aabb'], cause: 'two genes, one of them enough (duplicate), F2' },
  '13:3': {
    parts: [13, 3],
    classes: ['all others', 'aaB_'],
    cause: 'two genes, A suppresses B (dominant suppression), F2',
  },
} as const satisfies Readonly<Record<string, MendelianRatio>>;

export type MendelianRatioId = keyof typeof MENDELIAN_RATIOS;

export const MENDELIAN_RATIO_IDS = Object.keys(MENDELIAN_RATIOS) as readonly MendelianRatioId[];
