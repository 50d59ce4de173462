/**
 * Lengths in bp of the fragments of the DNA of phage lambda that HindIII makes, a common standard beside a digest.
 *
 * Computed from the sequence (`sanger1982`, NCBI Nucleotide NC_001416.1) with the four mutations of the DNA that is sold
 * (`htgaaLambda2023`), of which one makes a site more; sites: `roberts2015`.
 */
export const LAMBDA_HINDIII: readonly number[] = [23130, 9416, 6557, 4361, 2322, 2027, 564, 125];
