import sharp from 'sharp';

interface Shot {
  name: string;
  file: string;
}

const LABEL_HEIGHT = 28;
const GAP = 12;

/**
 * Size of a cell in px, and number of cells per row. Phone pages get portrait cells. Desktop pages get landscape cells,
 * which show the top of a page at full width.
 */
export interface Cells {
  width: number;
  height: number;
  columns: number;
}
const portrait: Cells = { width: 300, height: 560, columns: 7 };
const lying: Cells = { width: 600, height: 420, columns: 4 };
/** Minimum window width at which landscape cells are used. */
const LYING_FROM_PX = 1024;

const label = (text: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(LABEL_HEIGHT)}"><text x="4" y="19" font-family="sans-serif" font-size="15" fill="#fff">${text}</text></svg>`,
  );

/**
 * Composes the sheet for one window width. Each cell contains the page name and, below it, the top of the screenshot.
 */
export async function composeSheet(
  shots: readonly Shot[],
  file: string,
  windowWidth: number,
  cell: Cells = windowWidth >= LYING_FROM_PX ? lying : portrait,
): Promise<void> {
  const rows = Math.max(1, Math.ceil(shots.length / cell.columns));
  const parts = await Promise.all(
    shots.map(async (shot, index) => {
      const left = GAP + (index % cell.columns) * (cell.width + GAP);
      const top = GAP + Math.floor(index / cell.columns) * (cell.height + LABEL_HEIGHT + GAP);
      const picture = await sharp(shot.file)
        .resize({ width: cell.width, height: cell.height, fit: 'cover', position: 'top' })
        .png()
        .toBuffer();
      return [
        { input: label(shot.name, cell.width), left, top },
        { input: picture, left, top: top + LABEL_HEIGHT },
      ];
    }),
  );
  await sharp({
    create: {
      width: GAP + cell.columns * (cell.width + GAP),
      height: GAP + rows * (cell.height + LABEL_HEIGHT + GAP),
      channels: 3,
      background: '#333',
    },
  })
    .composite(parts.flat())
    .png()
    .toFile(file);
}
