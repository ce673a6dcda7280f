import type { Finding } from './rules.ts';
import type { SourceFile } from './source.ts';

/** Minimum number of consecutive identical lines that are reported as a copied block. */
export const COPIED_LINES = 12;

const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing[^/]*\.tsx?$/.test(file);

/** Returns a file's lines without indentation, omitting imports and empty lines. */
function linesOf(text: string): string[] {
  return text
    .replace(/^import\s[^;]*;\n/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Returns every block of `COPIED_LINES` consecutive lines of a file, each block joined into one string. */
function blocksOf({ text }: SourceFile): string[] {
  const lines = linesOf(text);
  return lines
    .slice(COPIED_LINES - 1)
    .map((_, no) => lines.slice(no, no + COPIED_LINES).join('\n'));
}

const sourcesOf = (files: readonly SourceFile[], application: string): SourceFile[] =>
  files.filter(
    ({ path: file }) =>
      file.startsWith(`packages/${application}/src/`) && /\.tsx?$/.test(file) && !isTest(file),
  );

/** Reports each back-office file that shares a block of identical lines with a file of the web application. */
export function copiedBlocks(files: readonly SourceFile[]): Finding[] {
  const fileByBlock = new Map(
    sourcesOf(files, 'web').flatMap((file) =>
      blocksOf(file).map((block): [string, string] => [block, file.path]),
    ),
  );
  return sourcesOf(files, 'office').flatMap((file) => {
    const copied = blocksOf(file).find((block) => fileByBlock.has(block));
    if (copied === undefined) return [];
    const what = `${COPIED_LINES} lines as in ${fileByBlock.get(copied)}: ${copied.split('\n')[0]}`;
    return [{ rule: 'copied block', path: file.path, what }];
  });
}
