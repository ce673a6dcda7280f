/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { signInClerk } from './viewers.ts';

/** Slug and name of the dealt table whose pages are captured. */
const TABLE = { slug: 'ramblas-baccarat', name: 'Ramblas Baccarat' };
export const DEALT_PATH = `/live/${TABLE.slug}`;
export const CONSOLE_PATH = `/office/dealing?table=${TABLE.slug}`;

/** Chromium flags that replace the camera with a moving test picture, and allow pages to use it. */
export const fakeCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Hand in which the player has 8 points and the banker 7. */
const HAND = '5skc3h7d';
const CARDS = HAND.length / 2;
/** Delay in ms between two typed keys. Faster typing would count as input from a card scanner. */
const TYPING_MS = 60;
/** Time in ms that must be left for bets, so that the screenshot is taken before they close. */
const LEFT_MS = 6_000;
const LOOK_MS = 300;
const LONGEST_MS = 180_000;

/** Signed-in dealer whose console is open, with the camera on. */
export interface Dealer {
  page: Page;
  /** Deals until a round accepts bets for more than `LEFT_MS`. */
  openBets: () => Promise<void>;
}

/** Opens the table for members if it is closed. */
async function openTable(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/office/tables`);
  await page.getByRole('row').filter({ hasText: TABLE.name }).click();
  const form = page.locator('form:has(option[value="open"])');
  const status = form.locator('select:has(option[value="open"])');
  if ((await status.inputValue()) === 'open') return;
  await status.selectOption('open');
  await form.locator('textarea').fill('Contact sheet');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await form.locator('button[type="submit"]').click();
  await saved;
}

/** Starts a shift if none is open, and switches on the camera. */
async function openConsole(page: Page, base: string): Promise<void> {
  await page.goto(base + CONSOLE_PATH);
  await page.locator('[aria-labelledby="record"], #record').first().waitFor();
  const start = page.locator('section[aria-labelledby="start-shift"]');
  if (await start.count()) {
    await start.locator('input').fill('Marisol');
    await start.locator('button[type="submit"]').click();
    await start.waitFor({ state: 'detached' });
  }
  // The section of the camera is the only nested section with a device selector.
  await page.locator('section section:has(select) button').first().click();
}

interface Round {
  phase: string;
  closes_at: string;
}

/** Returns the round of the table as members see it, and the server's time in ms. */
async function roundOf(page: Page, base: string): Promise<{ round: Round | null; nowMs: number }> {
  const answer = await page.request.get(`${base}/api/tables/${TABLE.slug}`);
  const { data } = (await answer.json()) as {
    data: { table: { round: Round | null }; server_now: string };
  };
  return { round: data.table.round, nowMs: Date.parse(data.server_now) };
}

/** Enters the hand twice with the keyboard, and confirms it. */
async function deal(page: Page): Promise<void> {
  // Below each card, a note states whether it was entered once or twice.
  for (const entered of ['li > :nth-child(2)', 'li > [data-tone="ok"]']) {
    await page.keyboard.type(HAND, { delay: TYPING_MS });
    await page.waitForFunction(
      ([selector, count]) => document.querySelectorAll(selector).length === count,
      [`[data-side] ${entered}`, CARDS] as const,
    );
  }
  await page.keyboard.press('Enter');
}

/** Signs in a clerk who deals at the table while its pages are captured. */
export async function startDealer(page: Page, base: string): Promise<Dealer> {
  await signInClerk(page, base);
  await openTable(page, base);
  await openConsole(page, base);
  return {
    page,
    async openBets() {
      const until = performance.now() + LONGEST_MS;
      while (performance.now() < until) {
        const { round, nowMs } = await roundOf(page, base);
        const isOpen = round?.phase === 'open' && Date.parse(round.closes_at) - nowMs > LEFT_MS;
        if (isOpen) return;
        const keys = page.locator(
          '[role="group"] button[aria-pressed]:not([aria-disabled="true"])',
        );
        if (round?.phase === 'closed' && (await keys.count()) > 0) await deal(page);
        await page.waitForTimeout(LOOK_MS);
      }
      throw new Error(`no round opens at ${TABLE.name}`);
    },
  };
}
