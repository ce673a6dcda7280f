import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../../tools/lib/axe.ts';
import { fallQuiet } from './quiet.ts';

/**
 * Window sizes that every page must fit (look.md). A test runs at one of these sizes; `expectSound` also checks the
 * test's pages at the other size.
 */
const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
const PHONE_MAX_PX = 700;

/** axe tags of the WCAG 2.2 AA rules and of axe's own recommendations. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until nothing is loading and the page has a heading. */
async function settle(page: Page): Promise<void> {
  await fallQuiet(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeAttached();
}

/**
 * Checks a page in its current state, at the test's own window size and at the other size (phone or desktop):
 * - nothing is wider than the window
 * - no control is hidden under a fixed bar
 * - axe finds no violation
 *
 * To save time, the checks run at the other size only once per test run for each `state` of a page. At the test's own
 * size, axe runs only once for each `reading`. `whatIsShown` defines both keys.
 */
export async function expectSound(page: Page): Promise<void> {
  // Wait until the page's content has replaced the skeleton.
  await settle(page);
  const { place, state, reading } = await whatIsShown(page);
  const { own, other } = sizesOf(page);
  await expectLayout(page);
  note(own, state);
  await once(own, reading, () => expectAccessible(page));
  note(own, place);
  if (isRecorded(other, state)) return;
  await atOtherSize(page, async () => {
    await expectLayout(page);
    await once(other, place, () => expectAccessible(page));
  });
  note(other, state);
}

/** Runs a check, unless it has already passed at this viewport size in this test run. */
async function once(size: Size, shown: string, check: () => Promise<void>): Promise<void> {
  if (isRecorded(size, shown)) return;
  await check();
  note(size, shown);
}

/**
 * Checks the layout and accessibility of a page at the test's own viewport size only. Use it where resizing would move
 * controls, such as those in game windows.
 */
export async function expectSoundHere(page: Page): Promise<void> {
  await settle(page);
  await expectLayout(page);
  await expectAccessible(page);
}

type Size = keyof typeof SIZES;

function sizesOf(page: Page): { own: Size; other: Size } {
  const isPhone = (page.viewportSize()?.width ?? 0) < PHONE_MAX_PX;
  return isPhone ? { own: 'phone', other: 'desktop' } : { own: 'desktop', other: 'phone' };
}

/** Runs a check at the other window size (phone or desktop), then restores the test's own size. */
async function atOtherSize(page: Page, check: () => Promise<void>): Promise<void> {
  const own = page.viewportSize();
  if (!own) return;
  await page.setViewportSize(SIZES[sizesOf(page).other]);
  await fallQuiet(page);
  try {
    await check();
  } finally {
    await page.setViewportSize(own);
    await fallQuiet(page);
  }
}

/**
 * Folder with one empty file for each page state that has passed its check in this test run. The folder's name contains
 * the process id of the workers' common parent, so that all workers share the folder.
 */
const SOUND = path.resolve('test-results', `sound-${process.ppid}`);
const noteOf = (size: Size, shown: string): string =>
  path.join(SOUND, `${size}-${createHash('sha256').update(shown).digest('hex')}`);
const isRecorded = (size: Size, shown: string): boolean => existsSync(noteOf(size, shown));

/**
 * Records that a page state has passed its check at a window size. Call this function only after the check has passed,
 * because a retry of the test skips recorded states.
 */
function note(size: Size, shown: string): void {
  mkdirSync(SOUND, { recursive: true });
  writeFileSync(noteOf(size, shown), '');
}

/**
 * Returns three keys that describe the displayed content:
 *
 * - `place`: the page, with the title of an open dialog
 * - `state`: the place, plus the language, headings and selected tabs
 * - `reading`: the state, plus the kinds of elements
 *
 * The keys ignore ids in the URL and numbers in headings.
 */
async function whatIsShown(page: Page): Promise<Record<'place' | 'state' | 'reading', string>> {
  const { pathname } = new URL(page.url());
  const { dialog, parts, kinds } = await page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const texts = (selector: string) =>
      shown(selector).map((one) => (one.textContent ?? '').replace(/\d[\d.,:]*/g, '0'));
    const kind = (one: Element) =>
      [one.tagName, one.className, ...one.getAttributeNames(), one.getAttribute('role')].join(' ');
    const open = [...document.querySelectorAll('[role="dialog"], dialog[open]')].at(-1);
    return {
      dialog: open?.querySelector('h1, h2, h3')?.textContent ?? open?.getAttribute('aria-label'),
      parts: [
        document.documentElement.lang,
        ...texts('h1, h2'),
        ...texts('[role="tab"][aria-selected="true"]'),
      ],
      kinds: [...new Set(shown('body *').map(kind))].toSorted(),
    };
  });
  const place = `${pathname.replace(/[0-9a-f]{8}-[0-9a-f-]+/g, 'id')} ${dialog ?? ''}`;
  const state = JSON.stringify([place, ...parts]);
  return { place, state, reading: JSON.stringify([state, kinds]) };
}

/**
 * Checks that the page does not overflow horizontally, and that no fixed bar covers a control at the end of the page.
 * Repeats the overflow check for up to five seconds, because the layout may still be adapting to a new window size.
 */
async function expectLayout(page: Page): Promise<void> {
  const where = `${page.url()} at ${page.viewportSize()?.width ?? 0} px`;
  await expect
    .poll(() => tooWide(page), { message: `${where} is wider than the window`, timeout: 5_000 })
    .toEqual([]);
  expect(await hiddenAtTheEnd(page), `${where} ends under a fixed bar`).toEqual([]);
}

/** Returns the elements beyond the window's right edge; none if the page fits. */
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

/** Checks that axe finds no violations. */
async function expectAccessible(page: Page): Promise<void> {
  let read = await readByAxe(page);
  // Check again if the page changed during the check, for example because an earlier click opened the next page. In
  // that case, axe may have seen parts of both pages.
  for (let again = 0; !read.stayed && again < 3; again += 1) {
    await settle(page);
    read = await readByAxe(page);
  }
  expect(read.found, `${page.url()} at ${page.viewportSize()?.width ?? 0} px`).toEqual([]);
}

/** Returns axe's findings. `stayed` is true if the page was the same before and after the check. */
async function readByAxe(page: Page): Promise<{ found: string[]; stayed: boolean }> {
  const address = page.url();
  const heading = await page.locator('h1').first().elementHandle();
  const found = await findings(page).catch((error: unknown) => {
    // These errors mean that the browser left the page during the check, so there are no findings to report.
    if (/context was destroyed|axe is not defined|navigat/i.test(String(error))) return undefined;
    throw error;
  });
  const isSame = await heading?.evaluate((one) => one.isConnected).catch(() => false);
  return {
    found: found ?? [],
    stayed: found !== undefined && isSame === true && page.url() === address,
  };
}

/** Runs axe while fixed bars are moved out of the way, so that they do not cover any controls. */
async function findings(page: Page): Promise<string[]> {
  await unfixBars(page, true);
  const found = await axeFindings(page, { type: 'tag', values: RULES });
  await unfixBars(page, false);
  return found;
}

/**
 * Returns the controls that members cannot reach, because a fixed bar covers them even when the page is scrolled to its
 * end.
 */
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
        // Skip controls that do not scroll with the page, such as those in a covered game window. Members can bring the
        // covered window to the front.
        .filter((one) => isShown(one) && movesWithThePage(one))
        .filter((one) => one.getBoundingClientRect().bottom + window.scrollY > end + 1)
        .map((one) => one.outerHTML.slice(0, 120))
    );
  });
}

/**
 * Makes fixed bars scroll with the page (`away`), or restores them. While bars are fixed, axe reports half-covered
 * controls as obscured in some runs, although members can scroll to them (`hiddenAtTheEnd` checks this).
 */
async function unfixBars(page: Page, away: boolean): Promise<void> {
  await page.evaluate((is) => {
    for (const bar of document.querySelectorAll<HTMLElement>('nav, header')) {
      if (!is) bar.style.removeProperty('position');
      else if (/fixed|sticky/.test(getComputedStyle(bar).position)) bar.style.position = 'relative';
    }
  }, away);
}
