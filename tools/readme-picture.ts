/**
 * `npm run readme-picture`: takes screenshots of six pages of a new casino and composes `docs/pictures/wanderluck.png`
 * for the README. `-- --from <folder>` composes the picture from the screenshots of an earlier `npm run contact-sheet`
 * instead.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import sharp from 'sharp';

const root = path.resolve(import.meta.dirname, '..');

/** Names of the pages in `tools/contact-sheet`, in the order in which the picture shows them. */
const pages = [
  'home-member',
  'floor',
  'play-slot',
  'play-roulette-chips',
  'office-case',
  'office-floor',
];
const WINDOW_WIDTH = 1440;
const COLUMNS = 2;
/** Size of one page in the picture, in px. */
const CELL = { width: 800, height: 500 };

function takePictures(): string {
  const { error } = spawnSync(
    process.execPath,
    ['tools/contact-sheet.ts', '--width', String(WINDOW_WIDTH), '--only', pages.join(',')],
    { cwd: root, stdio: 'inherit' },
  );
  if (error) throw error;
  return path.join(root, 'contact-sheets');
}

const at = process.argv.indexOf('--from');
const folder = at < 0 ? takePictures() : path.resolve(process.argv[at + 1] ?? 'contact-sheets');
const cells = await Promise.all(
  pages.map(async (name, index) => ({
    input: await sharp(path.join(folder, `${name}-${String(WINDOW_WIDTH)}.png`))
      .resize({ ...CELL, fit: 'cover', position: 'top' })
      .png()
      .toBuffer(),
    left: (index % COLUMNS) * CELL.width,
    top: Math.floor(index / COLUMNS) * CELL.height,
  })),
);
await sharp({
  create: {
    width: COLUMNS * CELL.width,
    height: Math.ceil(pages.length / COLUMNS) * CELL.height,
    channels: 3,
    background: '#000',
  },
})
  .composite(cells)
  .png({ palette: true })
  .toFile(path.join(root, 'docs/pictures/wanderluck.png'));
