import sharp from 'sharp';

interface Shot {
  name: string;
  file: string;
}

const CELL_WIDTH = 360;
const CELL_HEIGHT = 520;
const LABEL_HEIGHT = 28;
const GAP = 12;
const COLUMNS = 5;

const label = (text: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(CELL_WIDTH)}" height="${String(LABEL_HEIGHT)}"><text x="4" y="19" font-family="sans-serif" font-size="15" fill="#fff">${text}</text></svg>`,
  );

/** Puts the tops of all pictures on one sheet, five in a row, each under its name. */
export async function composeSheet(shots: readonly Shot[], file: string): Promise<void> {
  const rows = Math.max(1, Math.ceil(shots.length / COLUMNS));
  const parts = await Promise.all(
    shots.map(async (shot, index) => {
      const left = GAP + (index % COLUMNS) * (CELL_WIDTH + GAP);
      const top = GAP + Math.floor(index / COLUMNS) * (CELL_HEIGHT + LABEL_HEIGHT + GAP);
      const picture = await sharp(shot.file)
        .resize({ width: CELL_WIDTH, height: CELL_HEIGHT, fit: 'cover', position: 'top' })
        .png()
        .toBuffer();
      return [
        { input: label(shot.name), left, top },
        { input: picture, left, top: top + LABEL_HEIGHT },
      ];
    }),
  );
  await sharp({
    create: {
      width: GAP + COLUMNS * (CELL_WIDTH + GAP),
      height: GAP + rows * (CELL_HEIGHT + LABEL_HEIGHT + GAP),
      channels: 3,
      background: '#333',
    },
  })
    .composite(parts.flat())
    .png()
    .toFile(file);
}
