/** Parses a command line: the calculator, the command's options, and the inputs given as flags. */
import { CommandMistake } from './commandMistake.ts';

export interface Call {
  readonly id: string | undefined;
  readonly options: Readonly<Partial<Record<ValueOption, string>>>;
  /** What '--uncertainty' says, in command-line order: 'mass=0.2'. */
  readonly uncertainties: readonly string[];
  readonly help: boolean;
  readonly example: boolean;
  readonly schema: boolean;
  /** In command-line order; not yet checked against the calculator's inputs. */
  readonly flags: readonly FlagWord[];
}

/** An input given as a flag. */
export interface FlagWord {
  /** As written, with its hyphens: '--molar-mass'. */
  readonly written: string;
  /** Null for a flag without a value, which means yes. */
  readonly value: string | null;
}

const VALUE_OPTIONS = ['ask', 'input', 'sequence', 'record', 'text', 'format', 'check', 'today', 'verify'] as const;
type ValueOption = (typeof VALUE_OPTIONS)[number];

/** What `--format` may be. */
const FORMATS: readonly string[] = ['json', 'csv', 'tables', 'text'];

/** The one option that may be given several times. */
const UNCERTAINTY = 'uncertainty';

/** Options without a value. */
const ALONE: readonly string[] = ['help', 'example', 'schema'];

/**
 * The command's own options; no input of a calculator has such a name, except 'sequence' and 'record', which mean the
 * same there.
 */
export const OPTIONS: readonly string[] = [...VALUE_OPTIONS, UNCERTAINTY, ...ALONE];

/**
 * Parses the arguments.
 *
 * @throws CommandMistake
 */
export function readCall(args: readonly string[]): Call {
  const names: string[] = [];
  const options: Partial<Record<ValueOption, string>> = {};
  const flags: FlagWord[] = [];
  const alone = new Set<string>();
  const uncertainties: string[] = [];
  const words = [...args];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '-h') alone.add('help');
    else if (!word.startsWith('--')) names.push(word);
    else {
      const { written, inline } = parts(word);
      const name = written.slice(2);
      if (ALONE.includes(name)) alone.add(name);
      else {
        const value = inline ?? (words[0]?.startsWith('--') ? undefined : words.shift());
        if (name === UNCERTAINTY) {
          if (value === undefined) throw new CommandMistake(`'${written}' needs a value, such as mass=0.2`);
          uncertainties.push(value);
        } else if (isValueOption(name)) {
          if (value === undefined) throw new CommandMistake(`'${written}' needs a value`);
          if (options[name] !== undefined) throw new CommandMistake(`'${written}' is given twice`);
          options[name] = value;
        } else flags.push({ written, value: value ?? null });
      }
    }
  }
  const [id, other] = names;
  if (other !== undefined) {
    throw new CommandMistake(
      `Name one calculator; '${id}' and '${other}' are two, or '${other}' stands without its flag`,
    );
  }
  if (options.format !== undefined && !FORMATS.includes(options.format))
    throw new CommandMistake(`The format is ${quotedNames(FORMATS)}`);
  return {
    id,
    options,
    uncertainties,
    help: alone.has('help'),
    example: alone.has('example'),
    schema: alone.has('schema'),
    flags,
  };
}

/** Splits '--mass=9' into flag and value. */
function parts(word: string): { readonly written: string; readonly inline: string | undefined } {
  const equals = word.indexOf('=');
  return equals < 0
    ? { written: word, inline: undefined }
    : { written: word.slice(0, equals), inline: word.slice(equals + 1) };
}

/** 'json', 'csv' or 'text'. */
function quotedNames(names: readonly string[]): string {
  const quoted = names.map((name) => `'${name}'`);
  return `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

function isValueOption(name: string): name is ValueOption {
  return VALUE_OPTIONS.some((option) => option === name);
}
