/// <reference lib="dom" />
/**
 * `npm run contact-sheet`: starts the casino on data of its own, opens every page as visitor, member and clerk at 390, 768 and
 * 1440 px, writes a picture of each and one sheet per size into `contact-sheets/`, and checks each page by machine for
 * horizontal overflow and contrast. Look at the sheets: the machine does not see beauty. Ends with 1 when a check fails.
 * `-- --language tr` shows another language, `-- --only wallet` only pages whose name contains the word.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumArgs, requireChromium } from './chromium.ts';
import { pagesToShow, type Viewer } from './contact-sheet/pages.ts';
import { composeSheet } from './contact-sheet/sheet.ts';
import { startCasino } from './contact-sheet/casino.ts';
import { furnishDesk } from './contact-sheet/desk-data.ts';
import { signInClerk, signInMember } from './contact-sheet/viewers.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'contact-sheets');
const argument = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const language = argument('language') ?? 'en';
const only = argument('only');
const sizes = [390, 768, 1440] as const;

interface Shot {
  name: string;
  file: string;
  faults: string[];
}

/** Width of the page beyond the window, and what the contrast rule finds. */
async function judge(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  const contrast = violations.flatMap((violation) =>
    violation.nodes.map((node) => `contrast: ${node.target.join(' ')}`),
  );
  return overflow > 0 ? [`${String(overflow)} px wider than the window`, ...contrast] : contrast;
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
  for (const viewer of ['visitor', 'member', 'clerk'] as Viewer[]) {
    const pages = pagesToShow.filter(
      (one) => one.viewer === viewer && (!only || one.name.includes(only)),
    );
    if (pages.length === 0) continue;
    const context = await contextOf(browser, width);
    const page = await context.newPage();
    if (viewer === 'member') await signInMember(page, base);
    if (viewer === 'clerk') await signInClerk(page, base);
    for (const one of pages) {
      await page.goto(base + one.path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await one.prepare?.(page);
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
      const file = path.join(folder, `${one.name}-${String(width)}.png`);
      await page.screenshot({ path: file, fullPage: true });
      shots.push({ name: one.name, file, faults: await judge(page) });
      process.stdout.write('.');
    }
    await context.close();
  }
  return shots;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const casino = await startCasino(root);
const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArgs });
let faults = 0;
try {
  if (pagesToShow.some(({ viewer, name }) => viewer === 'clerk' && (!only || name.includes(only))))
    await furnishDesk(casino.port, casino.data);
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
