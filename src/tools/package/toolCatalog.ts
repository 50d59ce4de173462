/** What the MCP server knows of a calculator or section, as the build writes it, so that starting it runs no calculation. */
import type { JsonSchema } from '#src/tools/schema/jsonSchema.ts';

export interface ToolEntry {
  /** The id of the calculator, or the name of the section's function in hyphens. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  /** Inputs that are long texts: each may be given as the path of a file instead, as `<name>_file`. */
  readonly texts: readonly string[];
  /** What a person has to confirm before anything is computed, by input. */
  readonly confirmations: readonly Confirmation[];
  /** The page's permanent warning; empty where it has none. */
  readonly warning: readonly string[];
}

export interface Confirmation {
  readonly name: string;
  readonly label: string;
  /** What is confirmed, where the label does not say it all. */
  readonly items: readonly string[];
}

/** A tool as a client lists it. */
export type ListedTool = Pick<ToolEntry, 'name' | 'title' | 'description' | 'inputSchema'>;

/** The property that names a day, of tools whose result says what it means on it. */
export const TODAY = 'today';

/** Suffix of the property that names a file in the place of a long text. */
export const FILE = '_file';
