/** Golden cases as they are recorded under `tests/vectors`, whose README describes their form. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** Numbers agree when they differ by no more than `abs`, or `rel` times the expected one, whichever is greater. */
export interface Tolerance {
  readonly rel: number;
  readonly abs: number;
}
