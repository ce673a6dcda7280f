import { expect, type Page, test } from '@playwright/test';
import { intercept } from './support/intercept.ts';
import { openMember } from './support/traveller.ts';
import { expectSound, fallQuiet, leave, type Seen } from './support/watch.ts';

/** The casino floor: filters by keyboard, luggage tags, an address that can be shared, back and forward, and nothing that jumps. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let seen: Seen;

test.beforeAll(async ({ browser, request }, info) => {
  ({ page, seen } = await openMember(browser, request, info));
});
test.afterAll(async () => {
  await leave(page);
});

const MAX_CLS = 0.03;

const games = () => page.getByRole('article');
const sheet = () => page.getByRole('dialog', { name: 'Filters' });
const tags = () => page.getByRole('group', { name: 'Filters that are set' });
const total = () => page.getByText(/^1 to \d+ of \d+$/);
const query = () => new URL(page.url()).searchParams;

/** Presses Tab until the element has the focus; a keyboard needs no better way. */
async function tabTo(name: RegExp, role: 'button' | 'checkbox' | 'tab' | 'slider') {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(name)} was not reached by keyboard`);
}

test('opens calmly: nothing jumps while it loads', async () => {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/casino-floor');
  await expect(total()).toBeVisible();
  await fallQuiet(page);
  const shifted = await page.evaluate(
    () => (window as unknown as { shifts: { sum: number } }).shifts.sum,
  );
  expect(shifted).toBeLessThanOrEqual(MAX_CLS);
  // Not before: it lays the page out at another size.
  await expectSound(page);
  expect(seen.complaints).toEqual([]);
});

test('filters by keyboard alone', async () => {
  const open = page.getByRole('button', { name: /^All filters/ });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(sheet()).toBeVisible();
  await expect(sheet().getByRole('tab', { name: /^Categories/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await tabTo(/^Table games/, 'checkbox');
  await page.keyboard.press('Space');
  await expect(sheet().getByRole('button', { name: /^Show 9 games$/ })).toBeVisible();
  await expectSound(page);
  // The tabs are one stop; arrows walk through them.
  await sheet()
    .getByRole('tab', { name: /^Categories/ })
    .focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(sheet().getByRole('tab', { name: 'Figures' })).toBeFocused();
  await tabTo(/^Volatility, at most/, 'slider');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectSound(page);
  await tabTo(/^Show \d+ games?$/, 'button');
  await page.keyboard.press('Enter');
  await expect(sheet()).toHaveCount(0);
  await expect.poll(() => query().get('category')).toBe('table');
  expect(query().get('volatility')).toBe('1-3');
  await expect(tags().getByRole('button', { name: 'Take off: Table games' })).toBeVisible();
  await expect(tags().getByRole('button', { name: /^Take off: Volatility/ })).toBeVisible();
  await expect(games().first()).toBeVisible();
  await expectSound(page);
  expect(seen.complaints).toEqual([]);
});

test('back and forward walk through the searches, and the address can be shared', async () => {
  const address = page.url();
  await page.goBack();
  await expect(tags()).toHaveCount(0);
  await expect(total()).toHaveText(/of 27$/);
  await page.goForward();
  await expect(page).toHaveURL(address);
  await expect(tags().getByRole('button', { name: /^Take off/ })).toHaveCount(2);
  const shown = await total().textContent();
  await page.goto('/');
  await page.goto(address);
  await expect(total()).toHaveText(shown ?? '');
  await expect(tags().getByRole('button', { name: /^Take off/ })).toHaveCount(2);
});

test('a luggage tag takes off its own filter, Clear takes off all', async () => {
  await tags().getByRole('button', { name: 'Take off: Table games' }).click();
  await expect.poll(() => query().has('category')).toBe(false);
  await expect(tags().getByRole('button', { name: /^Take off/ })).toHaveCount(1);
  await tags().getByRole('button', { name: 'Clear filters' }).click();
  await expect(tags()).toHaveCount(0);
  await expect(total()).toHaveText(/of 27$/);
});

test('what is typed is searched half a second later, once', async () => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const body = request.postData();
    if (request.url().includes('/game/get-games') && body?.includes('"limit":16')) asked.push(body);
  });
  const field = page.getByRole('searchbox', { name: 'Search games' });
  // Typed by the page's own clock: from outside, keys may come half a second apart on a busy machine.
  await field.evaluate(async (input: HTMLInputElement, word) => {
    const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const letter of word) {
      put?.call(input, input.value + letter);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }, 'roulette');
  await expect.poll(() => query().get('q')).toBe('roulette');
  await expect(games()).toHaveCount(1);
  expect(asked).toHaveLength(1);
  await page.goBack();
  await expect(field).toHaveValue('');
  await expect(total()).toHaveText(/of 27$/);
});

test('a search that finds nothing says so and leads back', async () => {
  await page.goto('/casino-floor?q=zzz&category=table');
  await expect(page.getByText('No game by that name on our map')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Show all games' }).click();
  await expect(total()).toHaveText(/of 27$/);
});

test('further pages are appended, and a failure says what to do', async () => {
  await page.getByRole('button', { name: 'More games' }).click();
  await expect(total()).toHaveText('1 to 27 of 27');
  await intercept(page, '**/api/game/get-games**', (route) => route.abort());
  await page.goto('/casino-floor?features=side_bets');
  await expect(page.getByText('The games did not arrive')).toBeVisible();
  await page.unroute('**/api/game/get-games**');
  await page.getByRole('button', { name: 'Load them again' }).click();
  await expect(games().first()).toBeVisible();
});

/** Each change of the search, in one language each, when the search it leads to fails; the words are those of specification §8. */
const failures: readonly {
  language: string;
  from?: string;
  act: () => Promise<void>;
  words: string;
}[] = [
  {
    language: 'en',
    act: () => page.getByRole('searchbox').fill('roulette'),
    words: 'Failed to update filter state',
  },
  {
    language: 'es',
    act: () =>
      page.getByRole('button', { name: 'Juegos de mesa' }).filter({ visible: true }).click(),
    words: 'No se ha podido aplicar el filtro',
  },
  {
    language: 'fr',
    act: () =>
      page
        .getByRole('group', { name: 'Options' })
        .getByRole('button', { name: 'Achat de bonus' })
        .click(),
    words: 'Le filtre n’a pas pu être ajouté',
  },
  {
    language: 'pt',
    from: '?category=table&features=side_bets',
    act: () => page.getByRole('button', { name: 'Tirar: Jogos de mesa' }).click(),
    words: 'Não foi possível remover o filtro',
  },
  {
    language: 'tr',
    // What was typed stays: the floor without any search is known already, and would not be asked for.
    from: '?category=table&q=roulette',
    act: () => page.getByRole('button', { name: 'Filtreleri temizle' }).click(),
    words: 'Filtreler temizlenemedi',
  },
];

test(
  'a change that fails says which one it was, in every language',
  { tag: '@desktop' },
  async () => {
    for (const { language, from = '', act, words } of failures) {
      await page.evaluate((chosen) => localStorage.setItem('ibp-language', chosen), language);
      await page.goto(`/casino-floor${from}`);
      await expect(games().first()).toBeVisible();
      await intercept(page, '**/api/game/get-games**', (route) => route.abort());
      await act();
      await expect(page.getByRole('alert').getByRole('heading', { name: words })).toBeVisible();
      await page.unroute('**/api/game/get-games**');
      // Loaded again by its one button, and nothing is left of the failure.
      await page.getByRole('alert').getByRole('button').click();
      await expect(games().first()).toBeVisible();
      await expect(page.getByText(words)).toHaveCount(0);
    }
    await page.evaluate(() => localStorage.setItem('ibp-language', 'en'));
  },
);
