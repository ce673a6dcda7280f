import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PlantedFault } from './catalogue.ts';

/** Copy of the checkout in which faults are planted. */
export interface Tree {
  root: string;
  /**
   * Applies a fault's patch to the copy.
   * @returns a function that reverts the patch
   */
  plant(fault: PlantedFault): () => void;
  remove(): void;
}

/** Build outputs that are also copied, so that the build in the copy does not have to render every picture. */
const BUILT = ['packages/web/public/art', 'packages/web/dist', 'packages/office/dist'];
/**
 * Folders of installed packages. The API document tools have their own folder, because they need a different TypeScript
 * version.
 */
const INSTALLED = ['node_modules', 'tools/openapi/node_modules'];
/**
 * Entries of `node_modules` that are copied although their names begin with a dot. All other dot entries are caches.
 */
const KEPT_DOTS = new Set(['.bin', '.package-lock.json', '.wl-lock']);

function git(cwd: string, args: string[]): string {
  const result = spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // Git must not treat the copy as part of a repository in a parent folder.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(cwd) },
  });
  if (result.status !== 0) throw new Error(`git ${args.join(' ')}: ${result.stderr}`);
  return result.stdout;
}

/** Creates a hard link to a file, or copies the file if it is on another file system. */
function link(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    fs.copyFileSync(from, to);
  }
}

/**
 * Creates hard links to the selected files in a folder. Copies symbolic links unchanged: those in `node_modules/@wl`
 * are relative, so the copied links point to the packages in the copy.
 */
function linkFolder(from: string, to: string, isWanted: (name: string) => boolean): void {
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    if (!isWanted(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else if (entry.isDirectory()) linkFolder(source, target, () => true);
    else link(source, target);
  }
}

/** Copies the checkout, including uncommitted changes, into a temporary folder. */
export function createTree(checkout: string): Tree {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-planted-faults-'));
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of git(checkout, listed).split('\0')) {
    const source = path.join(checkout, file);
    if (file === '' || !fs.existsSync(source)) continue;
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.copyFileSync(source, path.join(root, file));
  }
  for (const folder of BUILT) {
    const source = path.join(checkout, folder);
    if (fs.existsSync(source))
      fs.cpSync(source, path.join(root, folder), { recursive: true, preserveTimestamps: true });
  }
  for (const folder of INSTALLED)
    linkFolder(
      path.join(checkout, folder),
      path.join(root, folder),
      (name) => !name.startsWith('.') || KEPT_DOTS.has(name),
    );
  return {
    root,
    plant({ name, file }) {
      const target = path.join(root, file);
      const before = fs.readFileSync(target);
      git(root, ['apply', path.join(checkout, 'tools/planted-faults', `${name}.patch`)]);
      return () => fs.writeFileSync(target, before);
    },
    remove: () => fs.rmSync(root, { recursive: true, force: true, maxRetries: 3 }),
  };
}
