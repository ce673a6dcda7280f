import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drill } from './drill.ts';
import { copyFile, MANIFEST, type Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-backup-'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

test('a restore from a backup taken during play has every acknowledged operation and play continues', async () => {
  const figures = await drill({ members: 2, workMs: 1500, least: 4, seed: 7 });
  expect(figures).toMatchObject({ missing: 0, audit: 'agrees', went_on: 2 });
  expect(figures.acknowledged_before).toBeGreaterThanOrEqual(4);
}, 300_000);

test('restoring rejects a damaged or incomplete backup and a folder that is not empty', () => {
  const backup = path.join(folder, 'backup');
  expect(() => restoreBackup(backup, path.join(folder, 'a'))).toThrow('holds no backup');
  const source = path.join(folder, 'source');
  fs.writeFileSync(source, 'seeds');
  const manifest: Manifest = {
    format: 1,
    product: 'test',
    postgres: '18',
    started_at: '2026-03-02T12:00:00.000Z',
    ended_at: '2026-03-02T12:00:01.000Z',
    start_lsn: '0/1',
    stop_lsn: '0/2',
    folders: ['pg'],
    files: { 'pg/file': copyFile(source, path.join(backup, 'pg/file')) },
  };
  fs.writeFileSync(path.join(backup, MANIFEST), JSON.stringify(manifest));
  const to = path.join(folder, 'whole');
  restoreBackup(backup, to);
  expect(fs.readFileSync(path.join(to, 'pg/file'), 'utf8')).toBe('seeds');
  expect(() => restoreBackup(backup, to)).toThrow('is not empty');
  fs.writeFileSync(path.join(backup, 'pg/file'), 'seedz');
  expect(() => restoreBackup(backup, path.join(folder, 'b'))).toThrow(
    'pg/file of the backup is damaged',
  );
});
