import { expect, type Locator, type Page, test } from '@playwright/test';
import { intercept } from './support/intercept.ts';
import { openTraveller } from './support/traveller.ts';
import { expectSoundHere, leave, type Seen } from './support/watch.ts';

/** Tests game windows on desktops and phones. Also checks that the balance is exact while four games are open. */
test.describe.configure({ mode: 'serial' });

const TOP_UP_CENTS = 100_00;
const GAMES = [
  { slug: 'neon-shibuya', name: 'Neon Shibuya' },
  { slug: 'lotus-tower', name: 'Lotus Tower' },
  { slug: 'westminster-roulette', name: 'Westminster Roulette' },
  { slug: 'minuit-boulevard', name: 'Minuit Boulevard' },
] as const;

interface Settled {
  round: { id: string; game: string; stake_cents: number; payout_cents: number };
  wallet: { cash: number };
}

let page: Page;
let seen: Seen;
/** Rounds that the server has settled, in the order in which the responses arrived. */
const settled: Settled[] = [];
let isPhone = false;

test.beforeAll(async ({ browser, request }, info) => {
  test.setTimeout(240_000);
  isPhone = info.project.name === 'phone';
  settled.length = 0;
  ({ page, seen } = await openTraveller(browser, request, info, TOP_UP_CENTS / 100));
  page.on('response', (response) => {
    if (!response.url().endsWith('/play/rounds') || response.request().method() !== 'POST') return;
    void response.json().then(({ data }: { data: Settled }) => settled.push(data));
  });
});
test.afterAll(async () => {
  await leave(page);
});
test.afterEach(() => {
  expect(seen.complaints).toEqual([]);
});

const windowOf = (name: string): Locator => page.getByRole('region', { name, exact: true });
const frontName = () => page.locator('[data-window="front"] > section').getAttribute('aria-label');

async function addGame(name: string): Promise<void> {
  const add = page.getByRole('button', { name: /^(Add a game|Open games)$/ });
  await add.filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Open games' });
  await dialog.getByRole('searchbox').fill(name);
  // Wait until the game is the only search result. Before that, the result may still move, and a click would miss it.
  await expect(dialog.getByRole('list').last().getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(windowOf(name)).toBeVisible();
}

const isReady = (name: string) =>
  name.endsWith('Roulette')
    ? expect(windowOf(name).getByRole('radio').first()).toBeEnabled()
    : expect(windowOf(name).getByTestId('spin')).not.toHaveAttribute('aria-disabled', 'true');

/** Places a chip on red if the game is roulette; slots need no chip. */
async function place(name: string): Promise<void> {
  if (name.endsWith('Roulette')) await windowOf(name).locator('[data-spot="red"]').click();
}

/** Plays one round in a window and waits for the server's response. */
async function playRound(name: string): Promise<void> {
  const before = settled.length;
  await place(name);
  await windowOf(name).getByTestId('spin').click();
  await expect.poll(() => settled.length).toBe(before + 1);
}

const cashOfRounds = () =>
  settled.reduce((cash, { round }) => cash + round.payout_cents - round.stake_cents, TOP_UP_CENTS);
const money = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/**
 * Checks that the balance on the server is the top-up plus the net results of all rounds, and that the page shows both
 * this balance and the total net result.
 */
async function expectExact(): Promise<void> {
  const { data } = await page.evaluate(async () => {
    const token = localStorage.getItem('auth_token') ?? '';
    const answer = await fetch('/api/wallet', {
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
    });
    return (await answer.json()) as { data: { cash: number } };
  });
  expect(data.cash).toBe(cashOfRounds());
  const strip = page.locator(isPhone ? 'main' : 'main > header');
  const shown = strip.getByText(money(data.cash), { exact: true });
  await expect(shown.filter({ visible: true }).first()).toBeVisible();
  const net = data.cash - TOP_UP_CENTS;
  const shownNet = `${net > 0 ? '+' : net < 0 ? '-' : ''}${money(Math.abs(net))}`;
  await expect(page.locator('main').getByText(shownNet, { exact: true }).first()).toBeAttached();
}

/**
 * Returns the bounding box of a window after it has stopped moving: the box must be the same before and after two
 * animation frames.
 */
const boxOf = async (name: string) => {
  let before = '';
  for (;;) {
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const box = await windowOf(name).boundingBox();
    if (!box) throw new Error(`${name} is not in sight`);
    const now = JSON.stringify(box);
    if (now === before) return box;
    before = now;
  }
};

test('the first game opens alone, and its window has the theme of its city', async () => {
  await page.goto(`/play/video/${GAMES[0].slug}?anim=0`);
  await isReady(GAMES[0].name);
  await expect(page.getByRole('navigation', { name: 'Open games' })).toHaveCount(0);
  await expect(windowOf(GAMES[0].name)).toHaveAttribute('data-city', 'tokyo');
  await playRound(GAMES[0].name);
  await expectExact();
});

test('up to four games can be open at once, and a fifth is not offered', async () => {
  for (const { name } of GAMES.slice(1)) {
    await addGame(name);
    await isReady(name);
    // Wait until the new game is in the front window, because the URL checked below contains the front window's game.
    await expect.poll(frontName).toBe(name);
    // On a phone, the window's title bar must show the game's full name.
    if (isPhone) {
      const title = windowOf(name).getByText(name, { exact: true }).first();
      const cut = await title.evaluate((one) =>
        Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight),
      );
      expect(cut, name).toBeLessThanOrEqual(1);
    }
  }
  await expect(page).toHaveURL(/minuit-boulevard.*anim=0/);
  await expect(page.locator('[data-window]')).toHaveCount(4);
  await expectSoundHere(page);
  // While four games are open, the page offers no way to open a fifth.
  if (isPhone) {
    await page.getByRole('button', { name: 'Open games' }).filter({ visible: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('You can open 4 games at a time.')).toBeVisible();
    await expect(dialog.getByRole('searchbox')).toHaveCount(0);
    await expectSoundHere(page);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  } else await expect(page.getByRole('button', { name: 'Add a game' })).toHaveCount(0);
});

test('four bets sent at the same time keep the balance exact', { tag: '@desktop' }, async () => {
  for (const { name } of GAMES) {
    await isReady(name);
    await place(name);
  }
  const before = settled.length;
  // Hold the requests back until all four bets have been sent, so that they are processed at the same time.
  const held = Promise.withResolvers<undefined>();
  let waiting = 0;
  await intercept(page, '**/api/play/rounds', async (route) => {
    waiting += 1;
    if (waiting === GAMES.length) held.resolve(undefined);
    await held.promise;
    await route.continue();
  });
  for (const { name } of GAMES) await windowOf(name).getByTestId('spin').click();
  await expect.poll(() => settled.length).toBe(before + GAMES.length);
  await page.unroute('**/api/play/rounds');
  const games = settled.slice(before).map(({ round }) => round.game);
  expect(games.sort()).toEqual(GAMES.map(({ slug }) => slug).sort());
  for (const { name } of GAMES) await isReady(name);
  await expectExact();
  expect(new Set(settled.map(({ round }) => round.id)).size).toBe(settled.length);
});

test(
  'a window can be dragged, resized at its corner and snapped to an edge',
  { tag: '@desktop' },
  async () => {
    const { name } = GAMES[3];
    const drag = async (from: [number, number], to: [number, number]) => {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 });
      await page.mouse.move(...to, { steps: 4 });
      await page.mouse.up();
    };
    const start = await boxOf(name);
    const title = (box: typeof start): [number, number] => [box.x + box.width * 0.55, box.y + 22];
    await drag(title(start), [title(start)[0] - 200, title(start)[1] - 120]);
    // A window's position updates once per animation frame, and the last frame can be late on a busy machine, so poll
    // the position.
    await expect.poll(async () => start.x - (await boxOf(name)).x).toBeCloseTo(200, -1);
    const there = await boxOf(name);
    expect(Math.round(start.y - there.y)).toBeCloseTo(120, -1);
    expect(there.width).toBeCloseTo(start.width, 0);
    const corner: [number, number] = [there.x + there.width + 1, there.y + there.height + 1];
    await drag(corner, [corner[0] - 150, corner[1] - 60]);
    await expect.poll(async () => there.width - (await boxOf(name)).width).toBeCloseTo(150, -1);
    const smaller = await boxOf(name);
    expect(smaller.x).toBeCloseTo(there.x, 0);
    // A window released at the left edge fills the left half of the screen.
    await drag(title(smaller), [18, smaller.y + 160]);
    await expect.poll(async () => (await boxOf(name)).x).toBeLessThan(40);
    const half = await boxOf(name);
    expect(half.height).toBeGreaterThan(start.height * 1.6);
  },
);

test(
  'a window can be moved, resized and snapped by keyboard, and Escape undoes the changes',
  { tag: '@desktop' },
  async () => {
    const { name } = GAMES[1];
    const grip = page.getByRole('button', { name: `Move or resize ${name}` });
    await grip.focus();
    await expect.poll(frontName).toBe(name);
    await page.keyboard.press('Enter');
    await expect(
      windowOf(name).getByRole('status').filter({ hasText: 'Move mode' }),
    ).toBeAttached();
    await expectSoundHere(page);
    await page.keyboard.press('1');
    const quarter = await boxOf(name);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await boxOf(name)).x).toBeGreaterThan(quarter.x + 20);
    await expect.poll(async () => (await boxOf(name)).y).toBeGreaterThan(quarter.y + 10);
    const moved = await boxOf(name);
    await expect(windowOf(name).getByText(/^Left 3%, top 3%/)).toBeAttached();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await boxOf(name)).width).toBeGreaterThan(moved.width + 20);
    await page.keyboard.press('Control+ArrowRight');
    await expect.poll(async () => (await boxOf(name)).x).toBeGreaterThan(700);
    const half = await boxOf(name);
    await page.keyboard.press('Enter');
    await expect(grip).toHaveAttribute('aria-pressed', 'false');
    // In move mode, Escape must restore the position and size that the window had before the move.
    await page.keyboard.press('Enter');
    await page.keyboard.press('3');
    await expect.poll(async () => (await boxOf(name)).x).toBeLessThan(100);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await boxOf(name)).x).toBeCloseTo(half.x, 0);
    await expect(grip).toBeFocused();
  },
);

test('the space bar plays the game in the front window', { tag: '@desktop' }, async () => {
  const dock = page.getByRole('navigation', { name: 'Open games' });
  await dock.getByRole('button', { name: GAMES[0].name }).click();
  await expect.poll(frontName).toBe(GAMES[0].name);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const before = settled.length;
  await page.keyboard.press('Space');
  await expect.poll(() => settled.length).toBe(before + 1);
  expect(settled.at(-1)?.round.game).toBe(GAMES[0].slug);
  await isReady(GAMES[0].name);
  await expectExact();
});

test(
  'a minimised window can be restored, and a reload keeps the windows and their positions',
  { tag: '@desktop' },
  async () => {
    const dock = page.getByRole('navigation', { name: 'Open games' });
    await dock.getByRole('button', { name: 'In a grid' }).click();
    await page.getByRole('button', { name: `Minimise ${GAMES[2].name}` }).click();
    await expect(windowOf(GAMES[2].name)).toBeHidden();
    await expect(dock.getByRole('button', { name: `${GAMES[2].name} paused` })).toBeVisible();
    await page.getByRole('button', { name: `Close ${GAMES[3].name}` }).click();
    await expect(page.locator('[data-window]')).toHaveCount(3);
    const kept = [await boxOf(GAMES[0].name), await boxOf(GAMES[1].name)];
    await page.reload();
    await isReady(GAMES[1].name);
    await expect(page.locator('[data-window]')).toHaveCount(3);
    expect([await boxOf(GAMES[0].name), await boxOf(GAMES[1].name)]).toEqual(kept);
    await expect(windowOf(GAMES[2].name)).toBeHidden();
    await dock.getByRole('button', { name: GAMES[2].name }).click();
    await expect(windowOf(GAMES[2].name)).toBeVisible();
    await isReady(GAMES[2].name);
    await playRound(GAMES[2].name);
    await expectExact();
  },
);

test(
  'a phone switches between open games, plays each one, and keeps them after a reload',
  { tag: '@phone' },
  async () => {
    const switcher = page.getByRole('button', { name: 'Open games' }).filter({ visible: true });
    const dialog = page.getByRole('dialog', { name: 'Open games' });
    for (const { name } of [GAMES[0], GAMES[2]]) {
      await switcher.click();
      await dialog.getByRole('button', { name, exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(windowOf(name)).toBeVisible();
      await expect(
        page.getByRole('region').filter({ visible: true }).and(page.locator('section[data-city]')),
      ).toHaveCount(1);
      await isReady(name);
      await playRound(name);
      await isReady(name);
      await expectExact();
    }
    await switcher.click();
    await dialog.getByRole('button', { name: `Close ${GAMES[3].name}` }).click();
    await expect(
      dialog
        .getByRole('listitem')
        .filter({ hasText: GAMES[3].name })
        .getByRole('button', { name: /^Close/ }),
    ).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await page.reload();
    await isReady(GAMES[2].name);
    await expect(page.locator('[data-window]')).toHaveCount(3);
  },
);
