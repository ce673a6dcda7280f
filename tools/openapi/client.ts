/**
 * Generates an API client from the API document, as a third party would, and compiles a program that uses this client.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';

const root = path.resolve(import.meta.dirname, '../..');
const program = path.join(import.meta.dirname, 'client/program.ts');
const tsc = path.join(root, 'node_modules/typescript/bin/tsc');

const compilerOptions = {
  target: 'es2024',
  module: 'nodenext',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  // Check declaration files too, because the generated types are in a `.d.ts` file. Otherwise, invalid types in that
  // file would become `any`.
  skipLibCheck: false,
};

/**
 * Creates a folder below `test-results` with a copy of `client/program.ts` and the types that openapi-typescript
 * generates from the document. Code in that folder can import the packages installed in this repository.
 */
export async function makeClient(document: object): Promise<string> {
  const results = path.join(root, 'test-results');
  fs.mkdirSync(results, { recursive: true });
  const folder = fs.mkdtempSync(path.join(results, 'api-client-'));
  const types = astToString(await openapiTypes(document as OpenAPI3, { silent: true }));
  fs.writeFileSync(path.join(folder, 'schema.d.ts'), types);
  fs.copyFileSync(program, path.join(folder, 'program.ts'));
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  fs.writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['program.ts'] }),
  );
  return folder;
}

/** Compiles the program in a folder. Returns the compiler errors, or an empty string if there are none. */
export function compileClient(folder: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', folder], {
    encoding: 'utf8',
  });
  return status === 0 ? '' : `${stdout}${stderr}` || `tsc ended with ${status}`;
}
