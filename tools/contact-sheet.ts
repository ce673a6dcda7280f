/// <reference lib="dom" />
/**
 * `npm run contact-sheet`: starts a casino with its own data and opens every page as a visitor, a member or a clerk.
 * Writes a screenshot of each page in windows 390, 768 and 1440 px wide, and one sheet per width, into
 * `contact-sheets/`. Exits with 1 if a page has horizontal overflow, low contrast, small text or small targets.
 *
 * - `-- --language tr` selects the language.
 * - `-- --only wallet,floor` selects the pages whose names contain one of these words.
 * - `-- --width 390` selects one width.
 * - `-- --at 3700` uses the casino that is already running on this port.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArgs, requireChromium } from './chromium.ts';
import { pagesToShow, type Viewer } from './contact-sheet/pages.ts';
import { composeSheet } from './contact-sheet/sheet.ts';
import { casinoAt, startCasino } from './contact-sheet/casino.ts';
import { fakeCamera, startDealer } from './contact-sheet/dealt-table.ts';
import { furnishOffice } from './contact-sheet/office-data.ts';
import { furnishLobby } from './contact-sheet/lobby-data.ts';
import { furnishService } from './contact-sheet/service-data.ts';
import { servicePages } from './contact-sheet/service-pages.ts';
import { signInClerk, signInMember } from './contact-sheet/viewers.ts';
import { axeFindings } from './lib/axe.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'contact-sheets');
const argument = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const language = argument('language') ?? 'en';
const words = argument('only')?.split(',') ?? [''];
const at = argument('at');
const sizes = [390, 768, 1440].filter((width) => width === Number(argument('width') ?? width));
const wanted = pagesToShow.filter(({ name }) => words.some((word) => name.includes(word)));

interface Shot {
  name: string;
  file: string;
  faults: string[];
}

/** Minimum font size, and minimum size of touch targets on phones, in px (look.md). */
const LEAST_TEXT = 12;
const LEAST_TARGET = 44;

/**
 * Returns a description of each text that is too small to read and, on phones, of each target that is too small to tap.
 * Allows small text in small game windows, which the player can enlarge.
 */
const tooSmall = (page: Page, isPhone: boolean): Promise<string[]> =>
  page.evaluate(
    ([leastText, leastTarget]) => {
      const found = new Set<string>();
      const named = (element: Element, text: string | null) =>
        `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} “${(text ?? '').trim().slice(0, 24)}”`;
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('[aria-hidden="true"], .sr-only, [inert]');
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        if (!element || !node.textContent?.trim() || !isShown(element)) continue;
        const size = parseFloat(getComputedStyle(element).fontSize);
        // Skip SVG text, which has its own scale, and text that is replaced by a picture (font size 0).
        const isPrinted = element instanceof HTMLElement && element.offsetWidth > 1 && size > 0;
        if (isPrinted && size < leastText - 0.1)
          found.add(`text of ${size.toFixed(1)} px: ${named(element, node.textContent)}`);
      }
      if (leastTarget > 0) {
        const pressable = 'button, select, input, [role="button"], [role="tab"], a[href]';
        for (const element of document.querySelectorAll(pressable)) {
          // Ignore inline links, because their size depends on the line height, and betting spots, because their size
          // depends on the table layout.
          if (!isShown(element) || getComputedStyle(element).display === 'inline') continue;
          if (element.matches('[data-spot]')) continue;
          // Ignore links whose `::after` extends the clickable area to the whole card.
          if (getComputedStyle(element, '::after').position === 'absolute') continue;
          const { width, height } =
            element.closest('label')?.getBoundingClientRect() ?? element.getBoundingClientRect();
          if (width > 1 && Math.min(width, height) < leastTarget - 0.5)
            found.add(
              `target of ${width.toFixed(0)} × ${height.toFixed(0)} px: ${named(element, element.getAttribute('aria-label') ?? element.textContent)}`,
            );
        }
      }
      return [...found];
    },
    [LEAST_TEXT, isPhone ? LEAST_TARGET : 0] as const,
  );

/**
 * Returns the findings for one page: horizontal overflow, text and touch targets that are too small, and low contrast.
 */
async function judge(page: Page, isPhone: boolean): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const contrast = await axeFindings(page, { type: 'rule', values: ['color-contrast'] });
  return [
    ...(overflow > 0 ? [`${String(overflow)} px wider than the window`] : []),
    ...(await tooSmall(page, isPhone)),
    ...contrast,
  ];
}

async function contextOf(browser: Browser, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 844 : 900 },
    isMobile: width < 700,
    hasTouch: width < 700,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem('ibp-language', chosen);
  }, language);
  return context;
}

async function shootAll(browser: Browser, base: string, width: number): Promise<Shot[]> {
  const shots: Shot[] = [];
  const shown = wanted.filter((one) => width >= (one.fromWidth ?? 0));
  // The dealer's page stays open, because other pages show the dealer's video.
  const dealing = shown.some(({ isDealt }) => isDealt)
    ? await contextOf(browser, width)
    : undefined;
  const dealer = dealing && (await startDealer(await dealing.newPage(), base));
  for (const viewer of ['visitor', 'member', 'clerk', 'dealer'] as Viewer[]) {
    const pages = shown.filter((one) => one.viewer === viewer);
    if (pages.length === 0) continue;
    const context = await contextOf(browser, width);
    const page = viewer === 'dealer' && dealer ? dealer.page : await context.newPage();
    if (viewer === 'member') await signInMember(page, base);
    if (viewer === 'clerk') await signInClerk(page, base);
    for (const one of pages) {
      // Loading the dealer's page again would switch the camera off.
      if (viewer !== 'dealer') await page.goto(base + one.path);
      if (one.isDealt) await dealer?.openBets();
      // A page that shows a live video never becomes idle.
      if (!one.isDealt) await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await one.prepare?.(page);
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      const file = path.join(folder, `${one.name}-${String(width)}.png`);
      // Capture the full page from the top. If a dialog is open, capture only the viewport, because the dialog fills
      // it.
      const fullPage = (await page.getByRole('dialog').count()) === 0;
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      await page.screenshot({ path: file, fullPage });
      shots.push({ name: one.name, file, faults: await judge(page, width < 700) });
      // Remove the mocked responses so that they do not affect the next page.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      process.stdout.write('.');
    }
    await context.close();
  }
  await dealing?.close();
  return shots;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const casino = at === undefined ? await startCasino(root) : casinoAt(Number(at));
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: [...chromiumArgs, ...fakeCamera],
});
let faults = 0;
try {
  // Do not add back-office data to a casino that was already running, because other people may be using that casino.
  if (at === undefined && wanted.some(({ viewer }) => viewer === 'clerk'))
    await furnishOffice(casino.port, casino.data);
  if (wanted.some(({ viewer }) => viewer === 'member')) await furnishLobby(casino.port);
  if (at === undefined && wanted.some((one) => servicePages.includes(one)))
    await furnishService(casino.port);
  for (const width of sizes) {
    const shots = await shootAll(browser, casino.url, width);
    const sheet = path.join(folder, `sheet-${String(width)}.png`);
    await composeSheet(shots, sheet, width);
    console.log(
      ` ${String(shots.length)} pages at ${String(width)} px: ${path.relative(root, sheet)}`,
    );
    for (const shot of shots) {
      for (const fault of shot.faults) {
        faults += 1;
        console.error(`${shot.name} at ${String(width)} px: ${fault}`);
      }
    }
  }
} finally {
  await browser.close();
  await casino.stop();
}
console.log(faults === 0 ? 'No overflow, no weak contrast.' : `${String(faults)} faults.`);
process.exit(faults === 0 ? 0 : 1);
