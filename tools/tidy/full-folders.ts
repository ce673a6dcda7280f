/**
 * Checks that no folder contains more than {@link FOLDER_FILES} source files. Larger folders must be divided into
 * subfolders by subject.
 */
import path from 'node:path';
import type { Finding } from './rules.ts';
import type { SourceFile } from './source.ts';

/**
 * Maximum number of source files directly in a folder. Tests and style sheets are not counted, because each of them
 * belongs to a source file in the same folder.
 */
export const FOLDER_FILES = 25;

/** Folders that may have more than `FOLDER_FILES` source files, each with the reason. */
export const fullFolders: Readonly<Record<string, string>> = {
  'packages/contract/src':
    'One file for each feature, whose name the file has, beside the parts of calls and events.',
  'packages/contract/src/office':
    'One file for each feature of the back office, whose name the file has.',
};

const isCounted = (file: string) =>
  /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\/testing[^/]*\.tsx?$|\.d\.ts$/.test(file);

/** Returns the folders with more source files than the maximum, each with its number of source files. */
export function foldersOverLimit(files: readonly SourceFile[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path: file } of files.filter((one) => isCounted(one.path))) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return new Map([...counts].filter(([, count]) => count > FOLDER_FILES));
}

/** Reports each folder that has too many files and is not listed as an exception. */
export function tooFull(files: readonly SourceFile[]): Finding[] {
  return [...foldersOverLimit(files)]
    .filter(([folder]) => !Object.hasOwn(fullFolders, folder))
    .map(([folder, count]) => ({
      rule: 'full folder',
      path: folder,
      what: `${String(count)} source files`,
    }));
}
