/** Restores a backup into a new data folder and verifies the checksum of every file. */
import fs from 'node:fs';
import path from 'node:path';
import { chooseIdentity, nativeFolder } from '@wl/server/platform/database/embedded-identity';
import { copyFile, mustBeEmpty, readManifest, syncFolder, type Manifest } from './manifest.ts';

/**
 * Copies the files of a backup into a new data folder.
 * @param to DATA_DIR of the new casino; the folder must be empty or must not exist
 * @throws Error with a one-sentence message if the backup is damaged or the folder is not empty
 */
export function restoreBackup(from: string, to: string): Manifest {
  const manifest = readManifest(from);
  mustBeEmpty(to);
  fs.mkdirSync(to, { recursive: true });
  for (const folder of manifest.folders)
    fs.mkdirSync(path.join(to, folder), { recursive: true, mode: 0o700 });
  for (const [name, expected] of Object.entries(manifest.files)) {
    let copied: { bytes: number; sha256: string };
    try {
      copied = copyFile(path.join(from, name), path.join(to, name));
    } catch (error) {
      throw new Error(`${name} of the backup cannot be copied: ${(error as Error).message}.`, {
        cause: error,
      });
    }
    if (copied.sha256 !== expected.sha256 || copied.bytes !== expected.bytes)
      throw new Error(`${name} of the backup is damaged; take another backup.`);
  }
  // When this process runs as root, PostgreSQL runs as a different user, which must own the data folder.
  const { user } = chooseIdentity(nativeFolder(), to);
  if (user) own(path.join(to, 'pg'), user);
  syncFolder(to);
  return manifest;
}

function own(folder: string, user: { uid: number; gid: number }): void {
  fs.chownSync(folder, user.uid, user.gid);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const below = path.join(folder, entry.name);
    if (entry.isDirectory()) own(below, user);
    else fs.chownSync(below, user.uid, user.gid);
  }
}
