/** Reads the letters `from` (inclusive) to `to` (exclusive) of the text result named `field`. */
export type ReadText = (field: string, from: number, to: number, signal: AbortSignal) => Promise<string>;
