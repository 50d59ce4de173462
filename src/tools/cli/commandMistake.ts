/** Thrown for a command line that cannot be followed; the message says what to do instead. */
export class CommandMistake extends Error {
  override readonly name = 'CommandMistake';
}
