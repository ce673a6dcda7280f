import path from 'node:path';
import { expect, test } from 'vitest';
import { FOLDER_FILES, foldersOverLimit, fullFolders, tooFull } from './full-folders.ts';
import { readSources, type SourceFile } from './source.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = 'packages/server/src/features/play';

const filesOf = (count: number, extension = 'ts'): SourceFile[] =>
  Array.from({ length: count }, (_, no) => ({ path: `${folder}/f${no}.${extension}`, text: '' }));

test('a folder with more source files than the maximum is found', () => {
  expect(tooFull(filesOf(FOLDER_FILES))).toEqual([]);
  expect(tooFull(filesOf(FOLDER_FILES + 1))).toEqual([
    { rule: 'full folder', path: folder, what: `${FOLDER_FILES + 1} source files` },
  ]);
});

test.each(['test.ts', 'test.tsx', 'module.css'])('does not count files *.%s', (extension) => {
  expect(tooFull([...filesOf(FOLDER_FILES), ...filesOf(5, extension)])).toEqual([]);
});

test('does not count files of folders below', () => {
  const below = { path: `${folder}/bets/place-bet.ts`, text: '' };
  expect(tooFull([...filesOf(FOLDER_FILES), below])).toEqual([]);
});

test('uses each exception, with a reason', () => {
  const full = foldersOverLimit(readSources(root));
  expect(Object.keys(fullFolders).filter((name) => !full.has(name))).toEqual([]);
  expect(Object.values(fullFolders).every((reason) => reason.length > 15)).toBe(true);
});
