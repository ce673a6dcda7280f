import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../../tools/lib/axe.ts';
import { fallQuiet } from './quiet.ts';

/** Both sizes that every page has to fit (look.md). A test runs at one of them; its pages are also laid out at the other. */
const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
const PHONE_MAX_PX = 700;

/** Rules of WCAG 2.2 AA, and axe's own advice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until nothing is loading and the page has its heading. */
async function settle(page: Page): Promise<void> {
  await fallQuiet(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeAttached();
}

/**
 * Checks a page where it is: at the size of this test what axe finds, and at both sizes that nothing is wider than the window or
 * stays under a fixed bar. A page that a test reaches for the first time is read by axe at the other size too.
 */
export async function expectSound(page: Page): Promise<void> {
  // A skeleton is judged when it has become a page.
  await settle(page);
  await expectLayout(page);
  await expectAccessible(page);
  await atOtherSize(page, async () => {
    await expectLayout(page);
    if (await isNew(page)) await expectAccessible(page);
  });
}

/** Checks a page at the size of this test only: one whose controls a resize would move, such as games in windows. */
export async function expectSoundHere(page: Page): Promise<void> {
  await settle(page);
  await expectLayout(page);
  await expectAccessible(page);
}

/** Runs a check at the size that this test does not have, and goes back. */
async function atOtherSize(page: Page, check: () => Promise<void>): Promise<void> {
  const own = page.viewportSize();
  if (!own) return;
  await page.setViewportSize(own.width < PHONE_MAX_PX ? SIZES.desktop : SIZES.phone);
  await fallQuiet(page);
  try {
    await check();
  } finally {
    await page.setViewportSize(own);
    await fallQuiet(page);
  }
}

/** Pages and dialogs that this worker has read at the other size. */
const known = new Set<string>();

/** Whether a page, or the dialog open on it, is not yet known. Ids in its address do not make it another page. */
async function isNew(page: Page): Promise<boolean> {
  const { pathname } = new URL(page.url());
  const dialog = await page.evaluate(() => {
    const open = [...document.querySelectorAll('[role="dialog"], dialog[open]')].at(-1);
    return open?.querySelector('h1, h2, h3')?.textContent ?? open?.getAttribute('aria-label') ?? '';
  });
  const name = `${pathname.replace(/[0-9a-f]{8}-[0-9a-f-]+/g, 'id')} ${dialog}`;
  if (known.has(name)) return false;
  known.add(name);
  return true;
}

/** No horizontal overflow, and no control that stays under a fixed bar. A page that was just resized may still be laying itself out. */
async function expectLayout(page: Page): Promise<void> {
  const where = `${page.url()} at ${page.viewportSize()?.width ?? 0} px`;
  await expect
    .poll(() => tooWide(page), { message: `${where} is wider than the window`, timeout: 5_000 })
    .toEqual([]);
  expect(await hiddenAtTheEnd(page), `${where} ends under a fixed bar`).toEqual([]);
}

/** Returns the elements that reach beyond the window of a page that is wider than it; none of a page that fits. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 0.5 && !one.firstElementChild,
    );
    return [`${scrollWidth - clientWidth} px`, ...beyond.map((one) => one.outerHTML.slice(0, 120))];
  });
}

/** Nothing that axe finds. */
async function expectAccessible(page: Page): Promise<void> {
  let read = await readByAxe(page);
  // A press just before may have led to the next page meanwhile: half of each would have been read.
  for (let again = 0; !read.stayed && again < 3; again += 1) {
    await settle(page);
    read = await readByAxe(page);
  }
  expect(read.found, `${page.url()} at ${page.viewportSize()?.width ?? 0} px`).toEqual([]);
}

/** Findings of axe, and whether the page remained the same while it read. */
async function readByAxe(page: Page): Promise<{ found: string[]; stayed: boolean }> {
  const address = page.url();
  const heading = await page.locator('h1').first().elementHandle();
  const found = await findings(page).catch((error: unknown) => {
    // The next page has taken this one's place, and axe went with it.
    if (/context was destroyed|axe is not defined|navigat/i.test(String(error))) return undefined;
    throw error;
  });
  const isSame = await heading?.evaluate((one) => one.isConnected).catch(() => false);
  return {
    found: found ?? [],
    stayed: found !== undefined && isSame === true && page.url() === address,
  };
}

/** Runs axe with fixed bars out of the way. */
async function findings(page: Page): Promise<string[]> {
  await unfixBars(page, true);
  const found = await axeFindings(page, { type: 'tag', values: RULES });
  await unfixBars(page, false);
  return found;
}

/** Returns the controls that stay under a fixed bar even when the page is scrolled to its end: nobody can reach them. */
function hiddenAtTheEnd(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('nav')].filter(
      (nav) => getComputedStyle(nav).position === 'fixed',
    );
    const end =
      document.documentElement.scrollHeight - Math.max(0, ...bars.map((bar) => bar.offsetHeight));
    const isShown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !one.closest('[inert], [aria-hidden="true"]');
    const movesWithThePage = (one: Element) => {
      for (let at: Element | null = one; at && at !== document.body; at = at.parentElement) {
        const { position, overflowY } = getComputedStyle(at);
        if (position === 'fixed' || position === 'sticky' || /auto|scroll/.test(overflowY))
          return false;
      }
      return true;
    };
    return (
      [...document.querySelectorAll('main button, main a, main input, main select')]
        // What is behind another window is reached by bringing its window to the front.
        .filter((one) => isShown(one) && movesWithThePage(one))
        .filter((one) => one.getBoundingClientRect().bottom + window.scrollY > end + 1)
        .map((one) => one.outerHTML.slice(0, 120))
    );
  });
}

/**
 * Takes fixed bars out of the way while axe measures. A control half under one is reached by scrolling (`hiddenAtTheEnd` checks that),
 * but axe would call it obscured, on some runs only.
 */
async function unfixBars(page: Page, away: boolean): Promise<void> {
  await page.evaluate((is) => {
    for (const bar of document.querySelectorAll<HTMLElement>('nav, header')) {
      if (!is) bar.style.removeProperty('position');
      else if (/fixed|sticky/.test(getComputedStyle(bar).position)) bar.style.position = 'relative';
    }
  }, away);
}
