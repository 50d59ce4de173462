/**
 * The lines of the standard input that are messages. Others are answered by the errors of JSON-RPC 2.0 and never end the session, as a line
 * that is too long would in the package of the protocol.
 */
import { ErrorCode, JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';

/** Of one message, in bytes: a chromosome comes as a file. */
export const MOST_BYTES = 64 * 1024 * 1024;

/** The answer to a line that is not a message. */
export interface LineError {
  readonly jsonrpc: '2.0';
  /** Null where the line does not say it. */
  readonly id: string | number | null;
  readonly error: { readonly code: number; readonly message: string };
}

const NEW_LINE = 0x0a;

/**
 * Yields the messages, each with its line break.
 *
 * @param answer gets the error for each other line
 * @param most bytes of a line
 */
export async function* messageLines(
  chunks: AsyncIterable<Buffer>,
  answer: (error: LineError) => void,
  most: number = MOST_BYTES,
): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length; ) {
      const end = chunk.indexOf(NEW_LINE, from);
      const part = chunk.subarray(from, end < 0 ? chunk.length : end);
      from += part.length + 1;
      length += part.length;
      // What is too long is not kept, only counted.
      if (length <= most) parts.push(part);
      if (end < 0) continue;
      const line = Buffer.concat(parts).toString('utf8').trim();
      const isTooLong = length > most;
      [parts, length] = [[], 0];
      if (line === '' && !isTooLong) continue;
      const error = isTooLong
        ? failure(ErrorCode.InvalidRequest, `A message has at most ${most} bytes`)
        : errorOf(line);
      if (error === null) yield Buffer.from(`${line}\n`);
      else answer(error);
    }
  }
}

function errorOf(line: string): LineError | null {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch (error) {
    return failure(ErrorCode.ParseError, `This line is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  const id = idOf(message);
  if (!JSONRPCMessageSchema.safeParse(message).success)
    return failure(ErrorCode.InvalidRequest, 'This is no message of JSON-RPC 2.0', id);
  // The package of the protocol would drop it, and the tool would compute without.
  return hasPrototype(message) ? failure(ErrorCode.InvalidParams, "'__proto__' is no argument of a tool", id) : null;
}

/** An answer to a request of ours keeps its number for itself. */
function idOf(message: unknown): LineError['id'] {
  if (!isObject(message) || typeof message.method !== 'string') return null;
  const { id } = message;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

function hasPrototype(message: unknown): boolean {
  const params = isObject(message) ? message.params : undefined;
  const given = isObject(params) ? params.arguments : undefined;
  return isObject(given) && Object.hasOwn(given, '__proto__');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function failure(code: number, message: string, id: LineError['id'] = null): LineError {
  return { jsonrpc: '2.0', id, error: { code, message } };
}
