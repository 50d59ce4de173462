/** What a text file may be. */
export const FILE_FORMATS = {
  FASTA: { extension: 'fasta', type: 'text/x-fasta' },
  GenBank: { extension: 'gb', type: 'text/plain;charset=utf-8' },
  CSV: { extension: 'csv', type: 'text/csv;charset=utf-8' },
} as const;
