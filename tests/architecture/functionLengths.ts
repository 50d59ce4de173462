/** Measures the length of functions, with the parser that builds the site. */
import { parseSync } from 'vite';

/** A named function: its own name, or that of the variable, property or method it is assigned to. */
export interface NamedFunction {
  readonly name: string;
  /** From its first line to its last, both counted. */
  readonly lines: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/**
 * @param path its extension tells the parser the language
 * @throws where the source cannot be parsed
 */
export function functionLengths(path: string, source: string): readonly NamedFunction[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: NamedFunction[] = [];

  function visit(value: unknown, given: string): void {
    if (Array.isArray(value)) for (const each of value) visit(each, given);
    if (!isNode(value)) return;
    const name = nameOf(value.id) ?? nameOf(value.key) ?? given;
    if (FUNCTIONS.has(value.type) && name !== '') {
      found.push({ name, lines: source.slice(value.start, value.end).split('\n').length });
    }
    // `const useThis = memo(() => …)` names the function it wraps; functions within a body have names of their own.
    for (const [key, inner] of Object.entries(value)) visit(inner, key === 'body' ? '' : name);
  }

  visit(program, '');
  return found;
}

function nameOf(value: unknown): string | undefined {
  return isNode(value) && value.type === 'Identifier' ? String(value.name) : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
