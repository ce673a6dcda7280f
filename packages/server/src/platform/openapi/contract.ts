import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { AnyCall } from '../http/http.ts';

const folder = path.resolve(import.meta.dirname, '../../../../contract/src');

/** Returns the paths of the contract files that define calls. The back-office files are in the folder `office`. */
const filesWithCalls = (): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /^(?:office\/)?[\w-]+\.ts$/.test(file))
    .sort();

/** Registry of the contract's schemas. `id` is a schema's name in the API document. */
export type SchemaNames = z.core.$ZodRegistry<{ id: string }>;

export interface ContractNames {
  schemas: SchemaNames;
  /**
   * Location of each call: its file, as a path relative to the contract's `src` and without extension, and its export
   * name.
   */
  calls: Map<AnyCall, { file: string; name: string }>;
}

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'reply' in value;

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/**
 * Reads the names of calls and schemas from the contract's exports. For example, `export const Wallet` is named
 * `Wallet` in the API document. The contract does not register the names itself, because browsers would then have to
 * load them.
 * @throws Error if two files export different schemas under the same name
 */
export async function contractNames(): Promise<ContractNames> {
  const schemas: SchemaNames = z.registry();
  const calls: ContractNames['calls'] = new Map();
  const taken = new Map<string, string>();
  for (const file of filesWithCalls()) {
    const url = pathToFileURL(path.join(folder, file)).href;
    const exported = (await import(/* @vite-ignore */ url)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      if (isCall(value)) calls.set(value, { file: file.slice(0, -'.ts'.length), name });
      if (!isSchema(value) || schemas.has(value)) continue;
      const other = taken.get(name);
      if (other) throw new Error(`${other} and ${file} both export a schema named ${name}.`);
      taken.set(name, file);
      schemas.add(value, { id: name });
    }
  }
  return { schemas, calls };
}
