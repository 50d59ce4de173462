/** The keywords of JSON Schema 2020-12 that our schemas use. */

export const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

export type JsonType = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';

export interface JsonSchema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: JsonType | readonly JsonType[];
  readonly enum?: readonly (string | number | null)[];
  readonly const?: string | number | boolean;
  readonly default?: string | number | boolean;
  readonly examples?: readonly unknown[];
  readonly format?: 'date';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
}
