/** Counts cases and prints what failed, then the one line that says how many. */
export interface Tally {
  pass(): void;
  fail(where: string, reasons: readonly string[]): void;
  /** Something to know that is neither. */
  note(text: string): void;
  /** Prints the closing line and gives the exit code. A run without a single case has failed. */
  close(): number;
}

export function createTally(print: (line: string) => void): Tally {
  let passed = 0;
  let failed = 0;
  return {
    pass() {
      passed += 1;
    },
    fail(where, reasons) {
      failed += 1;
      print(`FAIL ${where}`);
      for (const reason of reasons) print(`     ${reason}`);
    },
    note: print,
    close() {
      print(`${passed} passed, ${failed} failed`);
      return failed === 0 && passed > 0 ? 0 : 1;
    },
  };
}
