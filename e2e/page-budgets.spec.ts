import { devices, expect, test } from '@playwright/test';
import { recordShifts } from './support/shifts.ts';
import { signInTraveller } from './support/traveller.ts';
import { bytesOf, weigh, type Weight } from './support/weigh.ts';

/**
 * Size limits, in bytes, for the pages that members open after the home page. The sizes are measured on a phone with an
 * empty cache (look.md, Budgets).
 */
const LOBBY_SCRIPTS_MAX = 180_000;
const LOBBY_TILES_MAX = 240_000;
const PLAY_SCRIPTS_MAX = 250_000;
const PLAY_ATLAS_MAX = 120_000;

test.use({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });

const inKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
function print(name: string, weight: Weight, pictures: number) {
  console.log(
    `${name}: JavaScript ${inKb(weight.scripts)} gzip, pictures ${inKb(pictures)}, layout shift ${weight.shift.toFixed(3)}`,
  );
}

test('the casino floor fits its budget and does not shift its layout', async ({
  page,
  request,
}) => {
  await recordShifts(page);
  await signInTraveller(page, request);
  const weight = await weigh(page, '/casino-floor', () =>
    expect(page.locator('a[href^="/video/"]').first()).toBeVisible(),
  );
  const tiles = bytesOf(weight, /\/art\/games\/.*\/tile/);
  print('Casino floor', weight, tiles);
  expect(tiles).toBeGreaterThan(10_000);
  expect(weight.scripts).toBeLessThanOrEqual(LOBBY_SCRIPTS_MAX);
  expect(tiles).toBeLessThanOrEqual(LOBBY_TILES_MAX);
  expect(weight.shift).toBeLessThanOrEqual(0.03);
  expect(weight.complaints).toEqual([]);
});

test('a game is ready to spin within its budget', async ({ page }) => {
  await recordShifts(page);
  const weight = await weigh(page, '/play/video/neon-shibuya', () =>
    expect(page.getByTestId('spin')).toBeEnabled(),
  );
  const atlas = bytesOf(weight, /neon-shibuya/);
  print('Neon Shibuya', weight, atlas);
  expect(atlas).toBeGreaterThan(5_000);
  expect(weight.scripts).toBeLessThanOrEqual(PLAY_SCRIPTS_MAX);
  expect(atlas).toBeLessThanOrEqual(PLAY_ATLAS_MAX);
  expect(weight.shift).toBeLessThanOrEqual(0.005);
  expect(weight.complaints).toEqual([]);
});
