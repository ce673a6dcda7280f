import * as z from 'zod/mini';
import type { SchemaNames } from './contract.ts';

export type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

const DEFINITIONS = '#/$defs/';
const COMPONENTS = '#/components/schemas/';
const FORMATS = new Set(['date', 'date-time', 'uuid']);

/**
 * Converts the contract's schemas to JSON Schema. Named schemas become components, and all others are written inline.
 * If defaults make a schema differ between input and output and both versions are used, the input version is called
 * `<Name>Input`.
 */
export class SchemaWriter {
  private readonly names: SchemaNames;
  private readonly found: Record<Direction, Map<string, Json>> = {
    input: new Map(),
    output: new Map(),
  };
  /**
   * All schemas that this writer has returned so far. Their references point into `$defs` until `components()`
   * completes them.
   */
  private readonly written: { json: Json; direction: Direction }[] = [];

  constructor(names: SchemaNames) {
    this.names = names;
  }

  /** Returns the schema as JSON Schema. `components()` completes its references later. */
  write(schema: z.ZodMiniType, direction: Direction): Json {
    const json = this.convert(schema, direction);
    this.written.push({ json, direction });
    return json;
  }

  private convert(schema: z.ZodMiniType, direction: Direction): Json {
    const {
      $schema: _dialect,
      $defs: definitions = {},
      ...json
    } = z.toJSONSchema(schema, {
      io: direction,
      metadata: this.names,
      unrepresentable: 'any',
      override: simplify,
    }) as Json & { $defs?: Record<string, Json> };
    for (const [name, definition] of Object.entries(definitions)) {
      if (name.startsWith('__'))
        throw new Error('A recursive schema has no name: export it from its contract file.');
      this.found[direction].set(name, definition);
    }
    return json;
  }

  /** Returns the properties of an object schema and the names of the required properties, for use as parameters. */
  writeObject(schema: z.ZodMiniType): { properties: Record<string, Json>; required: string[] } {
    const json = this.convert(schema, 'input');
    const name = (json['$ref'] as string | undefined)?.slice(DEFINITIONS.length);
    // The properties become individual parameters, so use the object schema itself instead of a reference to it.
    const object = (name === undefined ? undefined : this.found.input.get(name)) ?? json;
    this.written.push({ json: object, direction: 'input' });
    return {
      properties: (object['properties'] ?? {}) as Record<string, Json>,
      required: (object['required'] ?? []) as string[],
    };
  }

  /** Points every reference to its component, and returns the referenced components by name. */
  components(): Record<string, Json> {
    const { input, output } = this.found;
    const renamed = this.differing();
    const nameOf = (name: string, direction: Direction) =>
      direction === 'input' && renamed.has(name) ? `${name}Input` : name;
    const components = new Map<string, Json>();
    const pending = [...this.written];
    const done = new Set<Json>();
    for (let next = pending.pop(); next; next = pending.pop()) {
      const { json, direction } = next;
      if (done.has(json)) continue;
      done.add(json);
      for (const reference of referencesIn(json)) {
        const name = (reference['$ref'] as string).slice(DEFINITIONS.length);
        const definition = (direction === 'input' ? input : output).get(name);
        if (!definition) continue;
        reference['$ref'] = COMPONENTS + nameOf(name, direction);
        if (components.has(nameOf(name, direction))) continue;
        components.set(nameOf(name, direction), definition);
        pending.push({ json: definition, direction });
      }
    }
    return Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Returns the names of schemas that differ between input and output, directly or through a reference. */
  private differing(): Set<string> {
    const { input, output } = this.found;
    const differing = new Set<string>();
    const isNew = ([name, definition]: [string, Json]) => {
      const other = output.get(name);
      if (!other || differing.has(name)) return false;
      if (JSON.stringify(definition) !== JSON.stringify(other)) return true;
      return [...referencesIn(definition)].some((reference) =>
        differing.has((reference['$ref'] as string).slice(DEFINITIONS.length)),
      );
    };
    for (let found = [...input].find(isNew); found; found = [...input].find(isNew))
      differing.add(found[0]);
    return differing;
  }
}

/** Yields all objects, at any depth, whose `$ref` points into `$defs`. */
function* referencesIn(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return;
  const { $ref: reference } = value as Json;
  if (typeof reference === 'string' && reference.startsWith(DEFINITIONS)) yield value as Json;
  for (const below of Object.values(value)) yield* referencesIn(below);
}

/**
 * Simplifies a JSON Schema for code generators and human readers. The result is equivalent, except that it allows
 * unknown properties.
 */
function simplify({ jsonSchema: json }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  // Allow additional properties, because responses may gain properties without a new API version.
  if (json.additionalProperties === false) delete json.additionalProperties;
  if (json.type === 'integer') {
    if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
    if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
    json.format = 'int64';
  }
  // Remove a pattern that the format already implies.
  if (json.format !== undefined && FORMATS.has(json.format)) delete json.pattern;
  if (JSON.stringify(json.propertyNames) === '{"type":"string"}') delete json.propertyNames;
  // Convert a record with listed keys to an object, because code generators ignore `propertyNames`.
  const keys = (json.propertyNames as Json | undefined)?.['enum'] ?? json.required;
  if (json.type === 'object' && Array.isArray(keys) && json.properties === undefined) {
    const value = json.additionalProperties;
    json.properties = Object.fromEntries(
      keys.map((key) => [String(key), value as z.core.JSONSchema.BaseSchema]),
    );
    delete json.propertyNames;
    delete json.additionalProperties;
  }
}
