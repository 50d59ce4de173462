/** A PCR product of which length and GC content are known, as a visitor gives them. */
import type { Issue } from '../../contract.ts';
import { type ProductSolution, productTm, rychlikAnnealing } from '../../lib/sequences/primers/productTm.ts';

/** Both or neither. */
export interface KnownProduct {
  /** Base pairs, 1 to LONGEST_PRODUCT. */
  readonly productLength?: number | undefined;
  /** Percent of G and C. */
  readonly productGc?: number | undefined;
}

/** °C. */
export interface TypedProduct {
  readonly tm: number;
  /** With the less stable of two primers; null where there are no two with a Tm. */
  readonly annealing: number | null;
}

const LONGEST_PRODUCT = 100_000;

/** What is wrong with a product, under the paths `productLength` and `productGc`; null: nothing. */
export function knownProductIssue({ productLength: length, productGc: gc }: KnownProduct): Issue | null {
  if (length === undefined && gc === undefined) return null;
  if (length === undefined) return { message: 'Please enter the length of the product as well', path: 'productLength' };
  if (!Number.isInteger(length) || length < 1 || length > LONGEST_PRODUCT)
    return {
      message: `Please enter the length of the product as a whole number from 1 to ${LONGEST_PRODUCT}`,
      path: 'productLength',
    };
  if (gc === undefined) return { message: 'Please enter the GC content of the product as well', path: 'productGc' };
  if (!(gc >= 0 && gc <= 100))
    return { message: 'Please enter the GC content of the product as a percentage from 0 to 100', path: 'productGc' };
  return null;
}

/**
 * @param primers Tm of the two, °C; undefined for a primer without one
 * @param solution its monovalent salt above 0
 */
export function typedProduct(
  { productLength, productGc }: KnownProduct,
  primers: readonly [number | undefined, number | undefined],
  solution: ProductSolution,
): TypedProduct | null {
  if (productLength === undefined || productGc === undefined) return null;
  const tm = productTm(productLength, productGc, solution);
  const known = primers.filter((each) => each !== undefined);
  return { tm, annealing: known.length < primers.length ? null : rychlikAnnealing(Math.min(...known), tm) };
}
