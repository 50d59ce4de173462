/** The command was called in a way that it cannot follow; the message says what to do otherwise. */
export class CommandMistake extends Error {
  override readonly name = 'CommandMistake';
}
